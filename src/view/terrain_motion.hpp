#pragma once

#include "view/grass.hpp"
#include "view/terrain.hpp"

namespace gone {

/// What the moving parts of one picture are drawn on and from.
struct MotionScene {
    const TerrainSprites& sprites;
    const TerrainSource& source;
    Point camera;           ///< the level's pixel at the canvas's top left
    Rect cells;             ///< of the level, under the canvas's clip
    const Mask& floor;      ///< of the canvas: where no wall covers the floor
    const BitRows* inView;  ///< what is out of view holds still; null: all does
    std::uint32_t ms = 0;
};

/// Draws what moves of the terrain over its painted pieces: strokes on water, sparks in holes, grass. Nothing
/// of it lies on walls or furniture.
void drawMotion(Canvas& canvas, const MotionScene& scene, const GrassSway& sway);

}  // namespace gone
