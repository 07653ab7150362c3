#pragma once

#include "base/grid.hpp"
#include "world/tile.hpp"

namespace gone {

class StepMap;

/// How many cells cut the level in two when somebody blocks them (articulation points of the walking graph).
/// Source: Hopcroft, Tarjan, "Efficient algorithms for graph manipulation" (1973).
int countChokes(const Grid<Tile>& tiles, const StepMap& map);

}  // namespace gone
