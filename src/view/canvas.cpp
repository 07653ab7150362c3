#include "view/canvas.hpp"

#include <algorithm>

namespace gone {
namespace {

int mixChannel(int under, int over, int share) {
    return (under * (255 - share) + over * share + 127) / 255;
}

}  // namespace

Pixel mix(Pixel under, Pixel over, int share) {
    return opaque(mixChannel(redOf(under), redOf(over), share),
                  mixChannel(greenOf(under), greenOf(over), share),
                  mixChannel(blueOf(under), blueOf(over), share));
}

Image enlarged(const Image& image, int scale, Size size) {
    Image large{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) large[{x, y}] = image[{x / scale, y / scale}];
    return large;
}

Rect intersection(Rect a, Rect b) {
    const int left = std::max(a.x, b.x);
    const int top = std::max(a.y, b.y);
    const int right = std::min(a.right(), b.right());
    const int bottom = std::min(a.bottom(), b.bottom());
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

Canvas::Canvas(Size size, Pixel background)
    : pixels_{size, background}, clip_{0, 0, size.width, size.height} {}

void Canvas::setClip(Rect clip) {
    clip_ = intersection(clip, {0, 0, size().width, size().height});
}

void Canvas::clearClip() {
    clip_ = {0, 0, size().width, size().height};
}

void Canvas::fill(Rect area, Pixel colour) {
    const Rect inside = intersection(area, clip_);
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) pixels_[{x, y}] = colour;
}

void Canvas::blend(Rect area, Pixel colour, int share) {
    const Rect inside = intersection(area, clip_);
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) pixels_[{x, y}] = mix(pixels_[{x, y}], colour, share);
}

void Canvas::blit(const Image& image, Point at, Facing facing) {
    const Rect inside = intersection({at.x, at.y, image.width(), image.height()}, clip_);
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) {
            const int column = facing == Facing::Right ? x - at.x : image.width() - 1 - (x - at.x);
            const Pixel pixel = image[{column, y - at.y}];
            if (isOpaquePixel(pixel)) pixels_[{x, y}] = pixel;
        }
}

void Canvas::blitPart(const Image& image, Rect part, Point at) {
    const Rect wanted = intersection(part, {0, 0, image.width(), image.height()});
    const Point shift{at.x - part.x, at.y - part.y};
    const Rect inside =
        intersection({wanted.x + shift.x, wanted.y + shift.y, wanted.width, wanted.height}, clip_);
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) {
            const Pixel pixel = image[{x - shift.x, y - shift.y}];
            if (isOpaquePixel(pixel)) pixels_[{x, y}] = pixel;
        }
}

}  // namespace gone
