#pragma once

#include "base/bit_rows.hpp"
#include "view/wall_shape.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// The cells to show when these are in view: a seen open cell also shows the solid cells round it and those
/// above a face, where its lip lies.
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
    /// For an open cell with the lip of the wall below it in its lowest rows: they show as much as that wall.
    static FogCell withLip(const BitRows& inView, const BitRows& known, Point cell, int lipRows);

    bool allInView() const { return view_.isFull(); }
    bool allUnknown() const {
        return view_.isEmpty() && known_.isEmpty() && faceView_.isEmpty() && faceKnown_.isEmpty();
    }
    /// `pixel` counts from the cell's top left, 0..15.
    Shown at(Point pixel) const;

private:
    /// Which of a cell and its eight neighbours are in a mask, as sums ready for blurring along a row.
    class Neighbourhood {
    public:
        Neighbourhood() = default;
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
    Neighbourhood faceView_;  ///< of the cell below, if its lip lies here
    Neighbourhood faceKnown_;
    int lipRows_ = 0;
};

}  // namespace gone
