#pragma once

#include "generation/tunnels.hpp"

#include <limits>
#include <optional>
#include <vector>

namespace gone {

// Twins of the generators' searches, written the plain way: slow, obvious, and sharing no code with them.

inline constexpr int unreached = std::numeric_limits<int>::max();

/// Regions of the open cells by a queue, in the order of their first cells; -1 where solid.
Grid<int> plainLabels(const Grid<Tile>& tiles);

/// The cheapest sum of cells entered from `start` to each cell off the edge.
Grid<int> plainCosts(const Grid<Tile>& tiles, const DigCosts& costs, Point start);

/// The canonical way: back from the goal to the first of north, west, east, south on a cheapest way.
std::vector<Point> plainPath(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& reached,
                             Point start, Point goal);

/// How many cells have a cost so far plus a least cost to go no higher than the way's cost.
int plainExpansions(const DigCosts& costs, const Grid<int>& reached, Point goal);

}  // namespace gone
