#pragma once

#include "base/geometry.hpp"

namespace gone {

/// How the picture lies in a window: art pixels are blocks of scale x scale screen pixels from the top left,
/// cut at the right and bottom edge.
struct ScreenFit {
    int scale = 1;
    Size canvas;  ///< art pixels, just enough to cover the window
    friend bool operator==(const ScreenFit&, const ScreenFit&) = default;
};

/// The fewest art pixels a window shows before its scale drops below 2.
inline constexpr Size leastCanvas{427, 240};

/// The largest whole scale that still leaves leastCanvas, at least 1. Sizes below 1 pixel count as 1.
ScreenFit fitScreen(Size output);

/// The art pixels that cover `output` screen pixels at a given scale (1 or more).
Size canvasAtScale(Size output, int scale);

/// Where a point of the window (in the units of mouse events) lies on its pixels; the two differ on HiDPI
/// screens. Points outside the window stay outside.
Point windowToPixel(Point at, Size window, Size output);

/// The cell under a screen pixel, for cells of `cellSize` art pixels and a camera whose top left corner shows
/// art pixel `camera`. Answers cells outside the map too: the caller asks the map what it contains.
Point pixelToCell(Point pixel, int scale, Point camera, int cellSize);

}  // namespace gone
