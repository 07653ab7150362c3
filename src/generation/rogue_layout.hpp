#pragma once

#include "base/geometry.hpp"
#include "base/seed.hpp"
#include "generation/layout.hpp"
#include "generation/rogue.hpp"

#include <vector>

namespace gone {

/// The rectangle of a grid cell.
Rect cellArea(const RogueParams& params, Size size, int column, int row);

/// Divides the map into the grid's cells and chooses gone rooms and merges (streams "gone" and "wide").
/// Nodes come in row-major order of their first cells, whose numbers are their keys; neighbours are left,
/// right, up and down of each cell.
Layout makeLayout(const RogueParams& params, Size size, Seed seed, int attempt);

/// Adds a fault for every room whose ring leaves its cell or, if it is merged, the grid.
void checkCells(const RogueParams& params, const Level& level, std::vector<Problem>& problems);

}  // namespace gone
