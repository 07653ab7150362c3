#include "view/text.hpp"

#include <string>

namespace gone {
namespace {

constexpr int spaceWidth = 3;
constexpr int gap = 1;

/// Takes one code point off the front of `utf8`; a broken byte counts as a letter nobody has.
char32_t nextLetter(std::string_view& utf8) {
    const auto first = static_cast<unsigned char>(utf8.front());
    utf8.remove_prefix(1);
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    char32_t letter = more == 0 ? first : first & (0x3fU >> more);
    for (int i = 0; i < more && !utf8.empty(); ++i) {
        letter = letter << 6 | (static_cast<unsigned char>(utf8.front()) & 0x3fU);
        utf8.remove_prefix(1);
    }
    return letter;
}

/// The sprite's name for a code point, "font/u0041".
std::string glyphName(char32_t letter) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string name = "font/u";
    for (int shift = 12; shift >= 0; shift -= 4) name += digits[(letter >> shift) & 15U];
    return name;
}

}  // namespace

Font::Font(const Atlas& atlas) : ink_{atlas.colour("ink")} {
    // Printable ASCII and Latin-1: what the font draws; the rest falls back to the question mark.
    for (char32_t letter = U'!'; letter <= U'\u00ff'; ++letter)
        if (const std::string name = glyphName(letter); atlas.has(name))
            glyphs_[letter] = &atlas.sprite(name);
    glyphs_[U'?'] = &atlas.sprite(glyphName(U'?'));
}

int Font::width(std::string_view utf8) const {
    Canvas nowhere{{0, 0}};
    const int end = put(nowhere, {0, 0}, utf8, ink_);
    return end == 0 ? 0 : end - gap;
}

int Font::draw(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const {
    put(canvas, at + Point{1, 1}, utf8, ink_);
    return put(canvas, at, utf8, colour);
}

void Font::drawOutlined(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const {
    for (const Direction direction : allDirections) put(canvas, at + offset(direction), utf8, ink_);
    put(canvas, at, utf8, colour);
}

int Font::put(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const {
    while (!utf8.empty()) {
        const char32_t letter = nextLetter(utf8);
        if (letter == U' ') {
            at.x += spaceWidth;
            continue;
        }
        const auto found = glyphs_.find(letter);
        const Image& glyph = (found != glyphs_.end() ? found->second : glyphs_.at(U'?'))->pixels;
        for (int y = 0; y < glyph.height(); ++y)
            for (int x = 0; x < glyph.width(); ++x)
                if (isOpaquePixel(glyph[{x, y}])) canvas.fill({at.x + x, at.y + y, 1, 1}, colour);
        at.x += glyph.width() + gap;
    }
    return at.x;
}

}  // namespace gone
