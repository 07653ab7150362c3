#pragma once

#include "base/rng.hpp"
#include "base/seed.hpp"
#include "game/floors.hpp"
#include "generation/generators.hpp"
#include "rules/turn.hpp"

#include <map>
#include <optional>
#include <variant>

namespace gone {

using Command = std::variant<Action>;

/// A whole run: a regular value. A snapshot is a copy.
struct Game {
    Seed seed;
    int floor = 1;              ///< 1..lastFloor
    Rng play{Seed{}};           ///< all that happens after arrival draws from here
    World world;                ///< the floor the hero is on
    std::map<int, World> left;  ///< floors left behind, as they were, the hero on the stairs he took
    friend bool operator==(const Game&, const Game&) = default;
};

/// A new run on floor 1, the hero on its stairs up. With `firstFloor` given, that level is floor 1 (it must
/// be free of problems).
Game newGame(Seed seed, std::optional<Generation> firstFloor = std::nullopt);

/// Carries out one command and answers what the rules asked for (stairs). Changes `game` only, and nothing
/// at all if the command is refused. Wrap an Action held in a variable as Command{action}: bare, it is a
/// std::variant, and the compiler would take std::advance.
Report advance(Game& game, const Command& command);

}  // namespace gone
