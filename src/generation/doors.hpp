#pragma once

#include "base/seed.hpp"
#include "generation/carver.hpp"
#include "world/level.hpp"

#include <vector>

namespace gone {

/// The id of the door at `at` in the ring of `room`; made if there is none yet.
int doorAt(Level& level, int room, Point at, Axis axis);

/// Puts a door tile on every recorded door. Each is secret by `secretPercent` in 100 (stream "doors"), unless
/// that would leave a walkable cell that can only be reached through secrets.
void placeDoors(Level& level, int secretPercent, Seed seed, int attempt, Carver& carver);

/// Cells, no doors or junctions, on the paths of two or more links, row by row.
std::vector<Point> crossingsOf(const Level& level);

/// Both cells of every 4-adjacent pair that belongs to two links which share no cell, row by row; the ends of
/// paths do not count.
std::vector<Point> touchesOf(const Level& level);

}  // namespace gone
