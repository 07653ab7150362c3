#pragma once

#include "base/geometry.hpp"
#include "base/grid.hpp"

#include <cstdint>

namespace gone {

/// One standard deviation of smoothNoise.
inline constexpr int noiseUnit = 256;

/// White noise blurred three times with this box radius: features of about twice the radius, mean 0, in units
/// of 1/256 of its standard deviation. Radius 1 to 10. A pure function of seed and pixel: any two areas agree
/// where they overlap.
Grid<int> smoothNoise(std::uint64_t seed, Rect pixels, int radius);

}  // namespace gone
