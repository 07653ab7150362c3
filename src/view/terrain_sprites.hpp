#pragma once

#include "view/atlas.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// Stone laid in courses, or natural rock.
enum class Manner : std::uint8_t { Laid, Grown };

/// The Hollows are grown; everything else, also what mixes rooms and caves, is drawn as laid stone.
constexpr Manner mannerOf(Biome biome) {
    return biome == Biome::Hollows ? Manner::Grown : Manner::Laid;
}

/// Five pictures of 16x16 whose 8x8 quarters join into any outline (art direction, section 5, rule 7).
struct QuarterSet {
    const Sprite* island;
    const Sprite* level;    ///< open above or below only
    const Sprite* upright;  ///< open at the side only
    const Sprite* cross;    ///< open across the corner only
    const Sprite* fill;
};

/// Width and height of the boulder strip of cave faces, in pixels.
inline constexpr Size boulderSize{48, 16};

/// Everything a biome's terrain is drawn with, looked up once. Throws, naming the first sprite or slot that
/// is missing, or the first sprite of a wrong size.
struct TerrainSprites {
    TerrainSprites(const Atlas& atlas, Biome biome);

    Pixel ink;
    std::array<Pixel, 10> slots;
    std::array<const Sprite*, 5> floors;  ///< from the plainest on; laid stone has four
    std::array<const Sprite*, 2> corridors;
    Image junction;
    const Sprite* rug;  ///< nine parts of a cell each
    std::array<const Sprite*, 3> faces;
    const Sprite* faceLeft;       ///< lit quoin
    const Sprite* faceRight;      ///< dark quoin
    Grid<std::uint8_t> boulders;  ///< slot numbers
    QuarterSet hole;
    Pixel night;
    std::array<Pixel, 4> blues;  ///< of water, from the deepest on
    const Sprite* stairsUp;
    const Sprite* stairsDown;
    std::array<const Sprite*, 3> levelDoors;    ///< closed, open, locked
    std::array<const Sprite*, 3> uprightDoors;  ///< closed, open, locked
    std::array<const Sprite*, 4> grass;         ///< by GrassLook
    std::array<const Sprite*, 2> sparks;        ///< in holes
    const Sprite* trap;
    const Sprite* web;
    const Sprite* chest;
    const Sprite* pillar;
    const Sprite* banner;
    const Sprite* mossHanging;
    const Sprite* moss;
    const Sprite* cornerWeb;
    const Sprite* mushroom;
    std::array<const Sprite*, 3> litter;
    std::array<const Sprite*, 2> feet;  ///< water round who stands in it
    const Sprite* sealDark;
    std::array<const Sprite*, 3> sealLit;
    const Sprite* sealSet;
    std::array<const Sprite*, 3> crack;
    const Sprite* crackSpent;
};

}  // namespace gone
