#pragma once

#include "view/terrain_sprites.hpp"
#include "view/wall_shape.hpp"

#include <cstdint>

namespace gone {

/// What a level's terrain is drawn from. Borrows the tiles.
struct TerrainSource {
    const Grid<Tile>& tiles;
    Biome biome = Biome::Halls;
    std::uint64_t decorationSeed = 0;
};

/// The picture of a rectangle of cells by the rules of the art direction: floors, walls, doors, furniture and
/// decoration, without light. Pictures of neighbouring rectangles join without a seam, whatever their sizes.
/// Cells outside the level are ink.
Image paintTerrain(const TerrainSprites& sprites, const TerrainSource& source, Rect cells);

}  // namespace gone
