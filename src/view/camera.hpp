#pragma once

#include "base/geometry.hpp"

namespace gone {

/// Side of a cell in art pixels.
inline constexpr int cellPixels = 16;

/// The largest whole number of screen pixels to an art pixel that leaves at least 427x240 art pixels; at
/// least 1.
int screenScale(Size screenPixels);

/// Art pixels that cover a screen at this scale; the last column and row may be cut.
Size canvasSizeFor(Size screenPixels, int scale);

/// The level's art pixel at the canvas's top left when the middle of `cell` is in the middle of `area`.
Point cameraOn(Point cell, Rect area);

/// The cell under a pixel of the canvas; it may lie outside the level.
Point cellUnder(Point canvasPixel, Point cameraTopLeft);

}  // namespace gone
