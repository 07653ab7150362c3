#pragma once

#include "view/canvas.hpp"
#include "view/fog.hpp"
#include "view/light.hpp"
#include "view/pixel_mask.hpp"
#include "view/terrain_sprites.hpp"

namespace gone {

/// What the light of one picture falls on.
struct LitScene {
    const WallShape& shape;
    Manner manner;
    Pixel ink;
    Point camera;       ///< the level's pixel at the canvas's top left
    Rect cells;         ///< of the level and the ring round it, under the canvas's clip
    const Mask& floor;  ///< of the canvas: where no wall covers the floor
    SightReach reach;
};

/// Turns terrain as it was painted into terrain as it is seen: lit where it is in view, as remembered where
/// it is known, ink elsewhere, with soft edges between. `light` covers the canvas's clip.
void drawLight(Canvas& canvas, const LitScene& scene, const LightField& light, const SightShares& shares);

/// Draws furniture once more where edges of sight would cut it: what is taller than its cell shows as a
/// whole, as much as the cell it stands on.
void drawLitFurniture(Canvas& canvas, const LitScene& scene, const TerrainSprites& sprites,
                      const LightField& light, const SightShares& shares);

}  // namespace gone
