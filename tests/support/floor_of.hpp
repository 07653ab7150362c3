#pragma once

#include "base/seed.hpp"
#include "game/game.hpp"

namespace gone {

/// A floor of a run by the game's own recipes, as one finds it on arriving from above.
World worldOfFloor(Seed run, int floor);

/// A run that has just come to a floor from above, and knows no other.
Game gameOnFloor(Seed run, int floor);

}  // namespace gone
