#pragma once

#include "view/terrain_sprites.hpp"

#include <cstdint>

namespace gone {

/// What a run adds to a floor's terrain (art direction, section 14). A seal lies on a junction, a crack is in
/// a cave's face.
enum class TerrainMarkKind : std::uint8_t {
    SealDark,  ///< no room fits here
    SealLit,   ///< a room waits to be called
    SealSet,   ///< while it grows
    Crack,
    CrackSpent
};

struct TerrainMark {
    TerrainMarkKind kind;
    Point cell;
};

/// Draws a mark on its cell, whose top left is given in the canvas's pixels; lit ones pulse with the
/// milliseconds.
void drawTerrainMark(Canvas& canvas, const TerrainSprites& sprites, TerrainMarkKind kind, Point cellTopLeft,
                     std::uint32_t ms);

}  // namespace gone
