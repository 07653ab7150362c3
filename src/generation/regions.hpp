#pragma once

#include "base/grid.hpp"
#include "world/tile.hpp"

#include <vector>

namespace gone {

inline constexpr int noRegion = -1;

/// An open area whose cells hang together in four directions.
struct Region {
    Point first;   ///< its first cell, row by row
    int area = 0;  ///< cells
    Rect box;      ///< its bounding box
};

/// The regions of a level in the order of their first cells; a cell's id is its region's index.
struct Regions {
    Grid<int> ids;
    std::vector<Region> list;
};

/// Labels the open cells (all that are not solid) by flood fill. Four directions without corner cutting are
/// exactly what can be walked in eight where walls are all that stands in the way.
Regions labelRegions(const Grid<Tile>& tiles);

/// The smallest rectangle round cells that run row by row; there must be at least one.
Rect boundingBox(const std::vector<Point>& cells);

/// The cells of region `id`, row by row.
std::vector<Point> cellsOf(const Regions& regions, int id);

}  // namespace gone
