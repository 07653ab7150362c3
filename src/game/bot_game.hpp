#pragma once

#include "game/bot.hpp"
#include "game/game.hpp"

#include <functional>
#include <string>

namespace gone {

/// How a bot's run ended.
enum class BotEnd : std::uint8_t {
    Left,  ///< the last floor asked for
    Won,   ///< the run
    Died,
    Stuck,    ///< 3000 turns, or 100 commands, without progress
    Crashed,  ///< a law of the rules was broken, see `fault`
    Stopped   ///< the listener had enough
};

struct BotGame {
    Seed seed;
    BotEnd end = BotEnd::Died;
    std::string cause;  ///< of death: a foe's name, or what else it was
    std::string fault;
    int turns = 0;
    int deepest = 1;  ///< floor
    friend bool operator==(const BotGame&, const BotGame&) = default;
};

struct BotTask {
    Skill skill = Skill::Careful;
    int lastFloor = gone::lastFloor;  ///< the run ends as the hero leaves it
    bool checksAll = true;            ///< every law of the rules after every turn
};

/// Told of each command that was carried out; false ends the run.
using BotListener = std::function<bool(const Command&, const Report&, const Game&)>;

/// Plays one run by itself.
BotGame playBot(const Recipes& recipes, Seed seed, const BotTask& task, const BotListener& listener = {});

}  // namespace gone
