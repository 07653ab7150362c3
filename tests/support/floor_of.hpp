#pragma once

#include "base/seed.hpp"
#include "world/world.hpp"

namespace gone {

/// A floor of a run by the game's own recipes, as one finds it on arriving from above.
World worldOfFloor(Seed run, int floor);

}  // namespace gone
