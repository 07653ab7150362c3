#pragma once

#include "view/wall_shape.hpp"
#include "world/level.hpp"

#include <cstdint>
#include <vector>

namespace gone {

/// What hangs on a wall's face; ThickMoss also grows at the wall's foot.
enum class WallDecor : std::uint8_t { Nothing, Torch, Banner, Moss, ThickMoss };
/// What lies or grows on an open cell, at most one thing.
enum class FloorDecor : std::uint8_t { Nothing, WebLeft, WebRight, BonesA, BonesB, Rubble, Mushroom };

/// Decoration by the rules of the art direction, section 7: a pure function of seed, tiles and cell.
/// `at` must be a face, or a floor or corridor cell; anything else carries nothing.
WallDecor wallDecor(const WallShape& shape, Biome biome, std::uint64_t seed, Point at);
FloorDecor floorDecor(const WallShape& shape, Biome biome, std::uint64_t seed, Point at);

/// The cells of the rugs: at most one in a large room of laid stone.
std::vector<Rect> rugsOf(const Level& level);

/// The seed of a level's decoration: a hash of the parts of a level that no play changes. The whole level's
/// hash would not do, for it changes with every door that opens and every room that is called back.
std::uint64_t decorationSeed(const Level& level);

}  // namespace gone
