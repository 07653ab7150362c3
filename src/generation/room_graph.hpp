#pragma once

#include "generation/generation.hpp"

namespace gone {

/// Independent ways round in the graph of rooms and links (edges - nodes + parts).
/// Where corridors cross or touch, a walker can change from one to the other: each 4-connected group of such
/// cells is a node of its own, and a stretch that two links share counts once.
int countLoops(const Generation& generation);

/// How many links meet at a room, on average, per mille. Junctions count as rooms, a cave's filled pockets
/// do not.
int meanDegreePermille(const Level& level);

}  // namespace gone
