#include "view/text.hpp"

#include <array>
#include <cstdio>
#include <string>

namespace gone {

namespace {

constexpr int letterGap = 1;
constexpr int spaceWidth = 3;

/// The sprite of a character; null for a space.
const Sprite* glyph(const Atlas& atlas, char letter) {
    if (letter == ' ') return nullptr;
    std::array<char, 16> name{};
    std::snprintf(name.data(), name.size(), "font/u%04x", static_cast<unsigned>(static_cast<unsigned char>(letter)));
    return &atlas.sprite(atlas.has(name.data()) ? name.data() : "font/u003f");
}

int advance(const Sprite* sprite) {
    return (sprite != nullptr ? sprite->pixels.width() : spaceWidth) + letterGap;
}

void stamp(Canvas& canvas, const Image& shape, Point at, Pixel colour) {
    for (int y = 0; y < shape.height(); ++y) {
        for (int x = 0; x < shape.width(); ++x) {
            if (isOpaquePixel(shape[{x, y}])) canvas.fill({at.x + x, at.y + y, 1, 1}, colour);
        }
    }
}

}  // namespace

int textWidth(const Atlas& atlas, std::string_view text) {
    int width = 0;
    for (const char letter : text) width += advance(glyph(atlas, letter));
    return width > 0 ? width - letterGap : 0;
}

void drawText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour) {
    const Pixel shadow = atlas.colour("ink");
    for (const Point shift : {Point{1, 1}, Point{0, 0}}) {
        Point pen = at + shift;
        for (const char letter : text) {
            const Sprite* sprite = glyph(atlas, letter);
            if (sprite != nullptr) stamp(canvas, sprite->pixels, pen + sprite->offset, shift == Point{} ? colour : shadow);
            pen.x += advance(sprite);
        }
    }
}

}  // namespace gone
