#pragma once

#include "game/bot_game.hpp"

#include <array>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace gone {

/// Many games: game i plays the run of seed `first` + i.
struct BotBatch {
    Seed first;
    int games = 1;
    BotTask task;
    int jobs = 1;  ///< threads; the result is the same for any number
};

/// Plays one of the games; called from several threads at once, with each index once.
using BotPlayer = std::function<BotGame(int index, Seed seed)>;

/// All games in their order.
std::vector<BotGame> playAll(const BotBatch& batch, const BotPlayer& player);

/// What came of many games.
struct BotSummary {
    int games = 0;
    std::array<int, lastFloor> left{};  ///< how many left floor 1, 2, … alive
    int wins = 0;
    std::map<std::string, int> causes;  ///< of death
    int medianTurns = 0;
    int manyTurns = 0;  ///< of 95 in 100 games no more than these
    int stuck = 0;
    int crashed = 0;
    friend bool operator==(const BotSummary&, const BotSummary&) = default;
};
BotSummary summaryOf(std::span<const BotGame> games);

}  // namespace gone
