#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/tile.hpp"

#include <optional>
#include <vector>

namespace gone {

/// The walkable cells that somebody on foot can reach from `from`, by the walking rule of world/level.hpp.
BitRows reachableFrom(const Grid<Tile>& tiles, Point from);

/// The first walkable cell, row by row.
std::optional<Point> firstWalkable(const Grid<Tile>& tiles);

int countWalkable(const Grid<Tile>& tiles);

/// True if every walkable cell can be reached from every other; true if there is none.
bool isOnePiece(const Grid<Tile>& tiles);

/// Can the walkable cells beside `cells`, in eight directions, still reach each other near by? If so, nothing
/// that was done to `cells` cuts the level. If not, a way round may be farther off: ask isOnePiece.
bool isMendedAround(const Grid<Tile>& tiles, const std::vector<Point>& cells);

}  // namespace gone
