#pragma once

#include "base/geometry.hpp"
#include "base/grid.hpp"

#include <cstdint>

namespace gone {

/// 0xAARRGGBB. A pixel is clear (alpha 0) or opaque.
using Pixel = std::uint32_t;
using Image = Grid<Pixel>;

inline constexpr Pixel clearPixel = 0;

constexpr bool isOpaquePixel(Pixel pixel) {
    return (pixel >> 31) != 0;
}
constexpr int redOf(Pixel pixel) {
    return static_cast<int>((pixel >> 16) & 0xffU);
}
constexpr int greenOf(Pixel pixel) {
    return static_cast<int>((pixel >> 8) & 0xffU);
}
constexpr int blueOf(Pixel pixel) {
    return static_cast<int>(pixel & 0xffU);
}
/// Channels 0..255.
constexpr Pixel opaque(int red, int green, int blue) {
    return 0xff000000U | static_cast<Pixel>(red) << 16 | static_cast<Pixel>(green) << 8 |
           static_cast<Pixel>(blue);
}
/// `share` of 255 parts of `over`, the rest of `under`, rounded to the nearest.
Pixel mix(Pixel under, Pixel over, int share);

enum class Facing : std::uint8_t { Right, Left };

/// The art pixels of one frame, opaque throughout; or, on a clear background, a layer to lay over others.
/// Everything drawn is cut at the clip rectangle.
class Canvas {
public:
    explicit Canvas(Size size, Pixel background = opaque(0, 0, 0));

    Size size() const { return pixels_.size(); }
    const Image& pixels() const { return pixels_; }
    Image& pixels() { return pixels_; }
    Pixel operator[](Point at) const { return pixels_[at]; }

    Rect clip() const { return clip_; }
    /// Held to the canvas; the whole canvas to begin with.
    void setClip(Rect clip);
    void clearClip();

    void fill(Rect area, Pixel colour);
    /// Lays `share` of 255 parts of a colour over an area, which becomes opaque.
    void blend(Rect area, Pixel colour, int share);
    /// Puts an image's opaque pixels with its top left at `at`; facing left mirrors it.
    void blit(const Image& image, Point at, Facing facing = Facing::Right);
    /// Only the pixels of `part`, whose top left goes to `at`.
    void blitPart(const Image& image, Rect part, Point at);

private:
    Image pixels_;
    Rect clip_;
};

/// Every pixel `scale` times as wide and high, then cut to `size` at the right and at the bottom.
/// The image must cover `size` at this scale.
Image enlarged(const Image& image, int scale, Size size);

/// What two rectangles share; empty (width or height 0) if nothing.
Rect intersection(Rect a, Rect b);

}  // namespace gone
