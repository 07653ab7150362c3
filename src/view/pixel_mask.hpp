#pragma once

#include "base/geometry.hpp"
#include "base/grid.hpp"

#include <cstdint>

namespace gone {

/// 1 where something is, 0 where not; one a pixel.
using Mask = Grid<std::uint8_t>;

void fillMask(Mask& mask, Rect area);

/// Sums over squares of side 2 * radius + 1, `passes` times one after another; beyond the edge the edge's
/// value counts. A full mask gives (2 * radius + 1) ^ (2 * passes); the caller sees that this fits an int.
Grid<int> boxSums(const Grid<int>& values, int radius, int passes);

/// For each set pixel: where the nearest clear one is, as far as `reach`; pixels beyond the edge count as
/// set.
struct NearestClear {
    Point step;  ///< from the pixel to the clear one; {0,0} if none is near enough
    bool found() const { return step != Point{}; }
};
/// By straight-line distance; of equals the upper, then the left one.
Grid<NearestClear> nearestClear(const Mask& mask, int reach);

/// For each set pixel its distance (the larger of dx and dy) to the nearest clear one and, if one of that
/// distance lies straight that way, the first of below, above, left, right.
enum class Side : std::uint8_t { None, Below, Above, Left, Right, Corner };
struct SquareDistance {
    int distance = 0;  ///< 1..reach, or more if none is near enough
    Side side = Side::None;
};
Grid<SquareDistance> squareDistances(const Mask& mask, int reach);

}  // namespace gone
