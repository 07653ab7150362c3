#pragma once

#include "view/atlas.hpp"
#include "view/canvas.hpp"
#include "world/level.hpp"

namespace gone {

/// The level from far: flat colours, `pixelsPerCell` 1..8, its top left cell at `topLeft`.
/// `regionIds` (may be null, -1 is none) tints by region the cells that take a tint.
void drawPlan(Canvas& canvas, const Grid<Tile>& tiles, Biome biome, Point topLeft, int pixelsPerCell,
              const Grid<int>* regionIds, const Atlas& atlas);

/// Open cells take a region's tint, but stairs: those must be found at a glance.
bool takesTint(Tile tile);

/// The flat colour of a tile on the plan.
Pixel planColour(Tile tile, Biome biome, const Atlas& atlas);

/// A colour for a region's id: neighbours in number differ plainly, also in lightness.
Pixel regionColour(int id);

}  // namespace gone
