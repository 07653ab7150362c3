#pragma once

#include "view/pixel_mask.hpp"
#include "view/terrain_sprites.hpp"
#include "view/wall_shape.hpp"

#include <cstdint>
#include <span>

namespace gone {

/// What a level's terrain is drawn from. Borrows the tiles and the rugs.
struct TerrainSource {
    const Grid<Tile>& tiles;
    Biome biome = Biome::Halls;
    std::uint64_t decorationSeed = 0;
    std::span<const Rect> rugs = {};

    /// A cell that a rug covers; what is no floor any more has lost its part of it.
    bool hasRug(Point cell) const;
};

/// A rectangle of cells as drawn.
struct TerrainPicture {
    Image pixels;
    Mask floor;  ///< where no wall covers the floor
};

/// The picture of a rectangle of cells by the rules of the art direction: floors, walls, doors, furniture and
/// decoration, without light. Pictures of neighbouring rectangles join without a seam, whatever their sizes.
/// Cells outside the level are ink, but for a ring of rock round it.
TerrainPicture paintTerrain(const TerrainSprites& sprites, const TerrainSource& source, Rect cells);

}  // namespace gone
