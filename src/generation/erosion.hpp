#pragma once

#include "base/rng.hpp"
#include "generation/carver.hpp"

#include <vector>

namespace gone {

/// The floor cells of a room that rock takes in so many generations: each scatters some and lets it settle by
/// the cave automaton. The floor before each door and the stairs stay and hang together; rock halts before it
/// would take more than half of the floor.
std::vector<Point> cellsWornFrom(const Level& level, const Room& room, int steps, Rng rng);

/// The stream that wears a room down, numbered `turn`.
Rng wearOf(Seed seed, const Room& room, int turn);

/// Lets rock creep into finished rooms for `steps` generations (pass "erosion", stream "erosion" by room). 0
/// changes nothing.
void erodeRooms(int steps, Seed seed, Carver& carver, const Generation& out);

}  // namespace gone
