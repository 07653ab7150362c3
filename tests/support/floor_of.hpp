#pragma once

#include "game/game.hpp"

namespace gone {

/// A floor of a run by the game's own recipes, as one finds it on arriving from above.
World worldOfFloor(Seed run, int floor);

/// A run that begins on that floor, as its hero would find it if he had come from above with nothing new.
Game gameOnFloor(Seed run, int floor);

}  // namespace gone
