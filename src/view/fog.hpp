#pragma once

#include "base/bit_rows.hpp"
#include "view/camera.hpp"
#include "view/wall_shape.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// The cells to show when these are in view: a seen open cell also shows the solid cells round it and those
/// above a face, where its lip lies.
BitRows shownCells(const WallShape& shape, const BitRows& inView);

/// How much of each cell is shown, 0..fullShare: while sight fades in or out it is a part.
struct SightShares {
    Grid<std::uint8_t> inView;
    Grid<std::uint8_t> known;
};
inline constexpr int fullShare = 30;

/// All of these cells and nothing of the others.
SightShares settledShares(const BitRows& inView, const BitRows& known);

/// How much of a pixel is shown, in quarters: 4 is all of it.
struct Shown {
    std::uint8_t inView = 0;
    std::uint8_t known = 0;
};

/// Softens the edges of what is shown: both shares blurred by 5 pixels twice and cut into four steps through
/// a 4x4 ordered dither. Made for one cell at a time.
class FogCell {
public:
    using Row = std::array<Shown, cellPixels>;

    FogCell(const SightShares& shares, Point cell);
    /// For an open cell with the lip of the wall below it in its lowest rows: they show as much as that wall.
    static FogCell withLip(const SightShares& shares, Point cell, int lipRows);

    bool allInView() const { return view_.isFull(); }
    /// Known all over, and nothing of it in view.
    bool allRemembered() const { return known_.isFull() && view_.isEmpty() && faceView_.isEmpty(); }
    bool allUnknown() const {
        return view_.isEmpty() && known_.isEmpty() && faceView_.isEmpty() && faceKnown_.isEmpty();
    }
    /// Is this one of the rows that show as much as the wall below?
    bool isLipRow(int y) const { return y >= cellPixels - lipRows_; }
    /// The pixels of one row of the cell, 0..15 from its top.
    Row row(int y) const;

private:
    using Sums = std::array<int, cellPixels>;

    /// What a cell and its eight neighbours show, as sums ready for blurring along a row.
    class Neighbourhood {
    public:
        Neighbourhood() = default;
        Neighbourhood(const Grid<std::uint8_t>& shares, Point cell);
        bool isFull() const { return total_ == 9 * fullShare; }
        bool isEmpty() const { return total_ == 0; }
        /// The blurred shares of a row, 0..121 * 121 * fullShare.
        Sums blurred(int y) const;

    private:
        std::array<Sums, 3> rows_{};
        int total_ = 0;
    };

    Sums sumsOf(const Neighbourhood& own, const Neighbourhood& face, int y) const;

    Neighbourhood view_;
    Neighbourhood known_;
    Neighbourhood faceView_;  ///< of the cell below, if its lip lies here
    Neighbourhood faceKnown_;
    int lipRows_ = 0;
};

}  // namespace gone
