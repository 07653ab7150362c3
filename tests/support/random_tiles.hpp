#pragma once

#include "base/grid.hpp"
#include "base/seed.hpp"
#include "world/tile.hpp"

namespace gone {

/// Every cell any tile, walls and floor more often than the rest: nothing a generator would make.
Grid<Tile> anyTiles(Size size, Seed seed);

/// Floor with `wallPercent` of 100 cells wall.
Grid<Tile> scatteredWalls(Size size, int wallPercent, Seed seed);

}  // namespace gone
