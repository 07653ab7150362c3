#pragma once

#include "view/camera.hpp"
#include "view/sight_shares.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// How much of a pixel is shown, in quarters: 4 is all of it. No more is in view than is known.
struct Shown {
    std::uint8_t inView = 0;
    std::uint8_t known = 0;
};

/// How far sight reaches: over its last cells what is in view passes into what is remembered, so that it does
/// not end in a line.
class SightReach {
public:
    /// Without an end.
    SightReach() = default;
    /// From the middle of a cell, as far as rules let it reach.
    SightReach(Point eye, int radiusCells);

    /// How much is left of a pixel of the level that is in view, 0..256.
    int share(Point pixel) const;
    /// Is it 256 in all of a cell?
    bool isWhole(Point cell) const;

private:
    static constexpr int endless = 1 << 30;
    Point eye_;
    int softFrom_ = endless;  ///< squares of pixels
    int end_ = endless + 1;
};

/// Where a cell's edges are soft. What stands upright, a face or a door between faces, has one state from top
/// to bottom, so that no strip of it shows over or under a wall's lip.
enum class FogKind : std::uint8_t { Flat, Upright };

/// Softens the edges of what is shown: both shares blurred by 5 pixels twice and cut into four steps through
/// a 4x4 ordered dither. What is not known at all stays hidden to the pixel. Made for one cell at a time.
class FogCell {
public:
    using Row = std::array<Shown, cellPixels>;

    /// `lipRows` lowest rows bear the lip of the upright cell below: wall there shows with either of both.
    FogCell(const SightShares& shares, Point cell, FogKind kind, int lipRows = 0,
            const SightReach& reach = {});

    bool allInView() const { return view_.isFull() && isNear_; }
    /// Known all over, and nothing of it in view.
    bool allRemembered() const { return known_.isFull() && view_.isEmpty(); }
    bool allUnknown() const { return known_.isEmpty(); }
    bool isLipRow(int y) const { return y >= cellPixels - lipRows_; }
    /// The pixels of one row of the cell, 0..15 from its top; of the lip in it, or of all else.
    Row row(int y, bool ofLip) const;

private:
    using Sums = std::array<int, cellPixels>;
    /// A cell is two quarters wide and high; a blur reaches two more on either side.
    static constexpr std::size_t reached = 6;

    /// What a cell's quarters and those round it show, as sums ready for blurring along a row.
    class Neighbourhood {
    public:
        Neighbourhood(const Grid<std::uint8_t>& shares, Point cell);
        bool isFull() const { return total_ == static_cast<int>(reached * reached) * fullShare; }
        bool isEmpty() const { return total_ == 0; }
        bool isOwnEmpty() const { return own_ == 0; }
        /// The blurred shares of a row of the cell, 0..121 * 121 * fullShare.
        Sums blurred(int y) const;
        /// The same with a row of quarters, two of which are the cell's own, as if all others were like it.
        Sums level(std::size_t quarterRow) const;

    private:
        std::array<Sums, reached> rows_{};
        int total_ = 0;
        int own_ = 0;
    };

    Sums sumsOf(const Neighbourhood& shares, int y, bool ofLip) const;

    Neighbourhood view_;
    Neighbourhood known_;
    SightReach reach_;
    Point corner_;  ///< the cell's own in the level, in pixels
    FogKind kind_;
    int lipRows_;
    bool isNear_;  ///< wholly in reach
};

}  // namespace gone
