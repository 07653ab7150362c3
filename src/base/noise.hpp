#pragma once

#include "base/grid.hpp"
#include "base/seed.hpp"

#include <cstdint>

namespace gone {

/// Perlin's gradient noise in integers: one value from 0 to 255 a cell, 128 in the mean.
/// `scale` 2..64 is the width of the coarsest bumps in cells; each of `octaves` 1..6 halves width and height,
/// down to bumps of two cells. Smooth, and the same bits on every machine.
/// Source: Perlin, "Improving Noise" (2002), with hashed gradients in place of a table.
Grid<std::uint8_t> perlinNoise(Size size, Seed seed, int scale, int octaves);

}  // namespace gone
