#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/tile.hpp"

namespace gone {

/// The cells seen from `eye` within `radius` cells (Euclidean, radius + 1/2), by symmetric shadow casting:
/// of two open cells each sees the other or neither does. Opaque cells in line of sight are included.
/// Source: Albert Ford, "Symmetric Shadowcasting" (2017).
BitRows cellsInSight(const Grid<Tile>& tiles, Point eye, int radius);

}  // namespace gone
