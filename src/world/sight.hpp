#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/tile.hpp"

#include <vector>

namespace gone {

/// Symmetric shadow casting: of two cells that are not opaque each sees the other or neither does.
/// An opaque cell is seen where any part of its face is. The eye sees its own cell, whatever it is made of.
/// Reach: a cell dx, dy away is in reach while dx * dx + dy * dy <= radius * (radius + 1), the round shape
/// of radius + 1/2 cells. Integers only.
/// Keeps its buffers: a call costs what lies within the radius, whatever the size of the map.
/// Source: Albert Ford, "Symmetric Shadowcasting" (2017).
class Sight {
public:
    /// The cells seen from `eye`, which must lie on the map; radius 0 or more. Valid until the next call.
    const BitRows& from(const Grid<Tile>& tiles, Point eye, int radius);

private:
    /// A fraction with a denominator above 0: columns sideways per row of depth.
    struct Slope {
        int columns;
        int depth;
    };
    /// What is still open between two shadows, from slope to slope.
    struct Beam {
        Slope start;
        Slope end;
    };
    /// One quarter of the view: `forward` away from the eye, `sideways` to its right.
    struct Quarter {
        Point eye;
        Point forward;
        Point sideways;
        Point cell(int depth, int column) const;
    };
    struct Columns {
        int first;
        int last;
    };

    void forget(Size size);
    void castQuarter(const Grid<Tile>& tiles, const Quarter& quarter, int radius);
    void castBeam(const Grid<Tile>& tiles, const Quarter& quarter, Beam beam, int depth, Columns bounds);

    BitRows seen_;
    Rect touched_;  ///< the only place where seen_ may hold bits
    std::vector<Beam> beams_;
    std::vector<Beam> deeper_;  ///< beams that go on to the next row
};

/// The same for a single look.
BitRows cellsInSight(const Grid<Tile>& tiles, Point eye, int radius);

}  // namespace gone
