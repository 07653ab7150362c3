#include "view/text.hpp"

#include <array>
#include <cstdio>

namespace gone {
namespace {

constexpr int letterGap = 1;
constexpr int spaceWidth = 3;  // the gap after the letter before it is part of it

/// Takes one code point off the front of `utf8`; a broken byte counts as a letter nobody has.
unsigned nextLetter(std::string_view& utf8) {
    const auto first = static_cast<unsigned char>(utf8.front());
    utf8.remove_prefix(1);
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    unsigned letter = more == 0 ? first : first & (0x3fU >> more);
    for (int i = 0; i < more && !utf8.empty(); ++i) {
        letter = letter << 6 | (static_cast<unsigned char>(utf8.front()) & 0x3fU);
        utf8.remove_prefix(1);
    }
    return letter;
}

const Sprite& glyph(const Atlas& atlas, unsigned letter) {
    std::array<char, 20> name{};
    std::snprintf(name.data(), name.size(), "font/u%04x", letter);
    return atlas.sprite(atlas.has(name.data()) ? name.data() : "font/u003f");
}

void stamp(Canvas& canvas, const Image& shape, Point at, Pixel colour) {
    for (int y = 0; y < shape.height(); ++y)
        for (int x = 0; x < shape.width(); ++x)
            if (isOpaquePixel(shape[{x, y}])) canvas.fill({at.x + x, at.y + y, 1, 1}, colour);
}

/// Writes without shadow; returns the x where the next letter goes.
int write(Canvas& canvas, const Atlas& atlas, Point pen, std::string_view text, Pixel colour) {
    while (!text.empty()) {
        const unsigned letter = nextLetter(text);
        if (letter == ' ') {
            pen.x += spaceWidth;
            continue;
        }
        const Sprite& sprite = glyph(atlas, letter);
        stamp(canvas, sprite.pixels, pen + sprite.offset, colour);
        pen.x += sprite.pixels.width() + letterGap;
    }
    return pen.x;
}

}  // namespace

int textWidth(const Atlas& atlas, std::string_view text) {
    int width = 0;
    bool endsInLetter = false;
    while (!text.empty()) {
        const unsigned letter = nextLetter(text);
        endsInLetter = letter != ' ';
        width += endsInLetter ? glyph(atlas, letter).pixels.width() + letterGap : spaceWidth;
    }
    return endsInLetter ? width - letterGap : width;
}

int drawText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour) {
    write(canvas, atlas, at + Point{1, 1}, text, atlas.colour("ink"));
    return write(canvas, atlas, at, text, colour);
}

void drawOutlinedText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour) {
    for (const Direction direction : allDirections)
        write(canvas, atlas, at + offset(direction), text, atlas.colour("ink"));
    write(canvas, atlas, at, text, colour);
}

}  // namespace gone
