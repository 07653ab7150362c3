#pragma once

#include "base/seed.hpp"
#include "generation/carver.hpp"

namespace gone {

/// Lets rock creep into finished rooms: scattered walls settle for `steps` generations of the cave automaton
/// (pass "erosion", stream "erosion" by room). The floor before each door stays, what would be cut off is
/// filled, and a room that would lose more than half of its floor is left as it was. 0 steps change nothing.
void erodeRooms(int steps, Seed seed, Carver& carver, const Generation& out);

}  // namespace gone
