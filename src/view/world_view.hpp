#pragma once

#include "view/atlas.hpp"
#include "view/canvas.hpp"
#include "view/figures.hpp"
#include "view/ground.hpp"
#include "view/light_sources.hpp"
#include "view/sight_fade.hpp"
#include "view/terrain_cache.hpp"
#include "view/terrain_marks.hpp"
#include "view/terrain_motion.hpp"
#include "world/sight.hpp"
#include "world/world.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace gone {

/// What a picture hangs on besides the world: the same moment gives the same picture.
struct Moment {
    std::uint32_t ms = 0;  ///< the clock of all that moves by itself
    ViewOptions options;
    const SightFade* sight = nullptr;         ///< null: nothing fades
    std::span<const GlowSource> glows = {};   ///< beside those of the terrain
    std::span<const TerrainMark> marks = {};  ///< seals and cracks; those that are lit glow
    std::span<const ActorId> alerted = {};    ///< who has just noticed the hero
};

/// Draws levels: the game's picture with light and memory, and the lab's without.
/// Keeps the terrain it made until the level changes. The atlas must outlive it; a sprite that is missing
/// there is named by an exception from the constructor.
class WorldView {
public:
    explicit WorldView(const Atlas& atlas);

    /// The game's picture: terrain, light, memory, figures. `cameraTopLeft` in art pixels of the level.
    void drawWorld(Canvas& canvas, const World& world, Point cameraTopLeft, const Moment& moment);
    void drawWorld(Canvas& canvas, const World& world, Point cameraTopLeft, std::uint32_t ms) {
        drawWorld(canvas, world, cameraTopLeft, Moment{ms, {}, nullptr, {}, {}, {}});
    }

    /// A level without light or fog: any tiles, also of a half-made level.
    /// `regionIds` (may be null, -1 is none) tints the floor by region; stairs stay as they are.
    void drawLevel(Canvas& canvas, const TerrainSource& source, Point cameraTopLeft,
                   const Grid<int>* regionIds);

private:
    struct Frame;

    void clearFloor(Size canvas);
    const TerrainSprites& spritesOf(Biome biome) const { return sprites_[static_cast<std::size_t>(biome)]; }
    void drawMarks(const Frame& frame, const World& world, const Moment& moment) const;
    void drawHangings(const Frame& frame, const World* world, const Moment& moment);
    void drawBurning(const Frame& frame, const Moment& moment);
    int burning(const Frame& frame, Point torch);
    void shine(const Frame& frame, const World& world, const Moment& moment);
    void shineFrom(const Frame& frame, Point cell, const Moment& moment);
    int ninthsAt(const Frame& frame, Point pixel) const;
    void drawActors(const Frame& frame, const World& world, const Moment& moment) const;
    FigureMoment figureMoment(const Frame& frame, const Actor& actor, const Moment& moment) const;
    void coverFeet(const Frame& frame, Point at, const Moment& moment) const;

    std::array<TerrainSprites, 3> sprites_;  ///< by biome
    std::array<const Sprite*, 2> torch_;
    Figures figures_;
    Ground ground_;
    TerrainCache gameTerrain_;
    TerrainCache labTerrain_;
    GrassSway sway_;
    Sight torchlight_;
    Mask floor_;  ///< of the picture in the making: where no wall covers the floor
    LightField light_;
};

}  // namespace gone
