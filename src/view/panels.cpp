#include "view/panels.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace gone {

NinePatch::NinePatch(const Atlas& atlas, std::string_view name, int keep)
    : pixels_{&atlas.sprite(name).pixels}, keep_{keep} {
    if (std::min(pixels_->width(), pixels_->height()) <= 2 * keep)
        throw std::runtime_error("the atlas's picture '" + std::string{name} + "' is " +
                                 std::to_string(pixels_->width()) + 'x' + std::to_string(pixels_->height()) +
                                 ", too small for a frame with corners of " + std::to_string(keep) +
                                 ": build the assets again");
}

/// The picture's row or column for one of the `drawn` rows or columns of a frame.
int NinePatch::sourceOf(int offset, int drawn, int length) const {
    if (offset < keep_) return offset;
    if (offset >= drawn - keep_) return length - (drawn - offset);
    return keep_ + (offset - keep_) % (length - 2 * keep_);
}

void NinePatch::draw(Canvas& canvas, Rect area) const {
    const Rect inside = intersection(area, canvas.clip());
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) {
            const Point source{sourceOf(x - area.x, area.width, pixels_->width()),
                               sourceOf(y - area.y, area.height, pixels_->height())};
            const Pixel pixel = (*pixels_)[source];
            if (isOpaquePixel(pixel)) canvas.fill({x, y, 1, 1}, pixel);
        }
}

}  // namespace gone
