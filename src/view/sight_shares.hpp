#pragma once

#include "base/bit_rows.hpp"
#include "view/wall_shape.hpp"

#include <cstdint>

namespace gone {

/// How much of each quarter of a cell is shown, 0..fullShare: while sight fades in or out it is a part.
/// Quarters are 8x8 pixels; those of one ring of cells round the level are there too, for its outer walls.
struct SightShares {
    Grid<std::uint8_t> inView;
    Grid<std::uint8_t> known;
};
inline constexpr int fullShare = 30;

/// The upper left quarter of a cell, which may be one of the ring.
constexpr Point firstQuarter(Point cell) {
    return {2 * (cell.x + 1), 2 * (cell.y + 1)};
}

/// What shows once nothing fades. A wall shows from the side it is seen from and no farther: each quarter
/// belongs to the open cells it borders on, a face to the one below it. Cells that are no wall show when they
/// are in the set, a door also with the cell before it, and a single cell of plain floor with those round it.
SightShares settledShares(const WallShape& shape, const BitRows& inView, const BitRows& known);

}  // namespace gone
