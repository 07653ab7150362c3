#include "game/bot_batch.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

BotGame ended(BotEnd end, int deepest, int turns, std::string cause = {}) {
    BotGame game;
    game.end = end;
    game.deepest = deepest;
    game.turns = turns;
    game.cause = std::move(cause);
    return game;
}

}  // namespace

TEST_CASE("each game of a batch has the next seed whatever the number of threads") {
    BotBatch batch;
    batch.first = Seed{10};
    batch.games = 50;
    const auto player = [](int index, Seed seed) {
        BotGame game = ended(BotEnd::Left, 2, index);
        game.seed = seed;
        return game;
    };
    const std::vector<BotGame> alone = playAll(batch, player);
    CHECK(alone.front().seed == Seed{10});
    CHECK(alone.back().seed == Seed{59});
    batch.jobs = 4;
    CHECK(playAll(batch, player) == alone);
}

TEST_CASE("a summary counts how far games came and what ended them") {
    const std::vector<BotGame> games{ended(BotEnd::Died, 1, 100, "rat"), ended(BotEnd::Died, 3, 300, "rat"),
                                     ended(BotEnd::Stuck, 2, 200), ended(BotEnd::Crashed, 1, 10),
                                     ended(BotEnd::Left, 4, 400)};
    const BotSummary summary = summaryOf(games);
    CHECK(summary.games == 5);
    CHECK(summary.left[0] == 3);
    CHECK(summary.left[1] == 2);
    CHECK(summary.left[2] == 1);
    CHECK(summary.left[3] == 0);
    CHECK(summary.causes == std::map<std::string, int>{{"rat", 2}});
    CHECK(summary.stuck == 1);
    CHECK(summary.crashed == 1);
    CHECK(summary.medianTurns == 200);
    CHECK(summary.manyTurns == 400);
}

TEST_CASE("who comes to the end of the last floor has left it") {
    const std::vector<BotGame> games{ended(BotEnd::Left, lastFloor, 1),
                                     ended(BotEnd::Died, lastFloor, 1, "orc")};
    CHECK(summaryOf(games).left.back() == 1);
}
