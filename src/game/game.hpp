#pragma once

#include "base/rng.hpp"
#include "base/seed.hpp"
#include "game/floors.hpp"
#include "game/ledger.hpp"
#include "generation/origin.hpp"
#include "rules/turn.hpp"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace gone {

using Command = std::variant<Action>;

/// What the run knows of a floor besides what is on it.
struct FloorNotes {
    Origin origin;               ///< what its level was made from
    std::vector<int> whispered;  ///< gone rooms that told what they are, by id
    int remakings = 0;           ///< how often it was generated anew
    friend bool operator==(const FloorNotes&, const FloorNotes&) = default;
};

/// A floor as it stands.
struct Floor {
    World world;
    FloorNotes notes;
    friend bool operator==(const Floor&, const Floor&) = default;
};

/// A whole run: a regular value. A snapshot is a copy.
struct Game {
    Recipes recipes;
    Seed seed;
    int floor = 1;                   ///< 1..lastFloor
    int ticks = 0;                   ///< the hero spent on all floors together
    Rng play{Seed{}};                ///< all that happens after arrival draws from here
    World world;                     ///< the floor the hero is on
    FloorNotes notes;                ///< of that floor
    std::map<int, Floor> left;       ///< floors left behind, as they were, the hero on the stairs he took
    std::vector<LedgerLine> ledger;  ///< of the last turns
    std::optional<Ending> ending;    ///< once the hero is dead; every command is refused then
    friend bool operator==(const Game&, const Game&) = default;
};

/// Whole turns the hero has spent.
inline int turnOf(const Game& game) {
    return game.ticks / ticksPerTurn;
}

/// A level that is to be floor 1, free of problems.
struct GivenFloor {
    Level level;
    Origin origin;
};

/// A new run on floor 1, the hero on its stairs up.
Game newGame(Recipes recipes, Seed seed, std::optional<GivenFloor> firstFloor = std::nullopt);

/// A run's floor as the hero of a new run would find it, arriving from above.
Floor arriveOn(const Recipes& recipes, Seed run, int number);

/// Carries out one command and answers what the rules asked for (stairs). Changes `game` only, and nothing
/// at all if the command is refused. Wrap an Action held in a variable as Command{action}: bare, it is a
/// std::variant, and the compiler would take std::advance.
Report advance(Game& game, const Command& command);

}  // namespace gone
