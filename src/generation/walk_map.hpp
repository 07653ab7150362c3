#pragma once

#include "base/grid.hpp"
#include "world/tile.hpp"

#include <cstdint>
#include <vector>

namespace gone {

/// The steps that every cell allows, worked out once so that several searches can share them.
struct WalkMap {
    Grid<std::uint8_t> steps;  ///< bit d is set where a walker may step in Direction d
    Grid<std::uint8_t> open;   ///< 1 where somebody can stand
};

WalkMap walkMapOf(const Grid<Tile>& tiles);

/// Steps from `start` to every cell, -1 where no way leads; all -1 if nobody can stand at `start`.
Grid<int> stepsFrom(const WalkMap& map, Point start);

/// How many cells cut the level in two when somebody blocks them (articulation points).
/// Source: Hopcroft, Tarjan, "Efficient algorithms for graph manipulation" (1973).
int countChokes(const WalkMap& map);

}  // namespace gone
