#include "game/bot_batch.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace gone {
namespace {

/// Of `percent` in 100 of the sorted numbers none is greater.
int percentile(const std::vector<int>& sorted, int percent) {
    if (sorted.empty()) return 0;
    const std::size_t rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
    return sorted[std::max<std::size_t>(rank, 1) - 1];
}

}  // namespace

std::vector<BotGame> playAll(const BotBatch& batch, const BotPlayer& player) {
    std::vector<BotGame> games(static_cast<std::size_t>(batch.games));
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int i = next++; i < batch.games; i = next++) {
            const Seed seed{batch.first.value + static_cast<std::uint64_t>(i)};
            games[static_cast<std::size_t>(i)] = player(i, seed);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(batch.jobs, batch.games); ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
    return games;
}

BotSummary summaryOf(std::span<const BotGame> games) {
    BotSummary summary;
    summary.games = static_cast<int>(games.size());
    std::vector<int> turns;
    for (const BotGame& game : games) {
        const bool leftLast = game.end == BotEnd::Left || game.end == BotEnd::Won;
        const int left = game.deepest - (leftLast && game.deepest == lastFloor ? 0 : 1);
        for (int floor = 0; floor < left; ++floor) ++summary.left[static_cast<std::size_t>(floor)];
        turns.push_back(game.turns);
        switch (game.end) {
            case BotEnd::Left:
            case BotEnd::Stopped: break;
            case BotEnd::Won: ++summary.wins; break;
            case BotEnd::Died: ++summary.causes[game.cause]; break;
            case BotEnd::Stuck: ++summary.stuck; break;
            case BotEnd::Crashed: ++summary.crashed; break;
        }
    }
    std::ranges::sort(turns);
    summary.medianTurns = percentile(turns, 50);
    summary.manyTurns = percentile(turns, 95);
    return summary;
}

}  // namespace gone
