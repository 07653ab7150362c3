#pragma once

#include "base/bit_rows.hpp"
#include "view/wall_shape.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// The cells to show when these are in view: a seen open cell also shows the solid cells round it and the lip
/// above a face.
BitRows shownCells(const WallShape& shape, const BitRows& inView);

/// How much of a pixel is shown, in quarters: 4 is all of it.
struct Shown {
    int inView = 0;
    int known = 0;
};

/// Softens the edges of what is shown: both masks blurred by 5 pixels twice and cut into four steps through a
/// 4x4 ordered dither. Made for one cell at a time.
class FogCell {
public:
    FogCell(const BitRows& inView, const BitRows& known, Point cell);

    bool allInView() const { return view_.isFull(); }
    bool allUnknown() const { return view_.isEmpty() && known_.isEmpty(); }
    /// `pixel` counts from the cell's top left, 0..15.
    Shown at(Point pixel) const;

private:
    /// Which of a cell and its eight neighbours are in a mask, as sums ready for blurring along a row.
    class Neighbourhood {
    public:
        Neighbourhood(const BitRows& mask, Point cell);
        bool isFull() const { return count_ == 9; }
        bool isEmpty() const { return count_ == 0; }
        /// The blurred mask, 0..121 * 121.
        int blurred(Point pixel) const;

    private:
        std::array<std::array<int, 16>, 3> rows_{};
        int count_ = 0;
    };

    Neighbourhood view_;
    Neighbourhood known_;
};

}  // namespace gone
