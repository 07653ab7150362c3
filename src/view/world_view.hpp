#pragma once

#include "view/atlas.hpp"
#include "view/canvas.hpp"
#include "view/light.hpp"
#include "view/terrain_cache.hpp"
#include "view/terrain_motion.hpp"
#include "world/world.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// Draws levels: the game's picture with light and memory, and the lab's without.
/// Keeps the terrain it made until the level changes. The atlas must outlive it; a sprite that is missing
/// there is named by an exception from the constructor.
class WorldView {
public:
    explicit WorldView(const Atlas& atlas);

    /// The game's picture: terrain, light, memory, figures. `cameraTopLeft` in art pixels of the level;
    /// `ms` drives idle frames only.
    void drawWorld(Canvas& canvas, const World& world, Point cameraTopLeft, std::uint32_t ms);

    /// A level without light or fog: any tiles, also of a half-made level.
    /// `regionIds` (may be null, -1 is none) tints the floor by region; stairs stay as they are.
    void drawLevel(Canvas& canvas, const TerrainSource& source, Point cameraTopLeft,
                   const Grid<int>* regionIds);

private:
    struct Frame;

    void clearFloor(Size canvas);
    const TerrainSprites& spritesOf(Biome biome) const { return sprites_[static_cast<std::size_t>(biome)]; }
    void drawHangings(Frame& frame, const BitRows* seen, std::uint32_t ms) const;
    void shine(const Frame& frame, Point hero, const BitRows& seen);
    void drawLight(const Frame& frame, const BitRows& inView, const BitRows& known) const;
    void drawActor(const Frame& frame, const Actor& actor, std::uint32_t ms) const;
    void coverFeet(const Frame& frame, Point at, std::uint32_t ms) const;

    std::array<TerrainSprites, 3> sprites_;  ///< by biome
    std::array<const Sprite*, 2> torch_;
    std::array<const Sprite*, 2> hero_;
    TerrainCache gameTerrain_;
    TerrainCache labTerrain_;
    GrassSway sway_;
    Mask floor_;  ///< of the picture in the making: where no wall covers the floor
    LightField light_;
};

}  // namespace gone
