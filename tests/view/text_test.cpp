#include "view/text.hpp"

#include "support/printing.hpp"
#include "test_atlas.hpp"
#include "view/panels.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

constexpr Pixel black = opaque(0, 0, 0);
constexpr Pixel white = opaque(255, 252, 240);

const Font& font() {
    static const Font font{testAtlas()};
    return font;
}

long count(const Canvas& canvas, Pixel colour) {
    return std::ranges::count(canvas.pixels().cells(), colour);
}

}  // namespace

TEST_CASE("a line is as wide as its letters with one column between them") {
    CHECK(font().width("") == 0);
    CHECK(font().width("A") == 4);
    CHECK(font().width("AI") == 4 + 1 + 3);
    CHECK(font().width("A I") == 4 + 1 + 3 + 3);
}

TEST_CASE("a line is drawn in its colour with an ink shadow to the right and below") {
    Canvas canvas{{20, 14}, black};
    CHECK(font().draw(canvas, {2, 2}, "I", white) == 2 + 3 + 1);
    CHECK(canvas[{3, 4}] == white);  // the stem
    CHECK(canvas[{4, 5}] == testAtlas().colour("ink"));
    CHECK(canvas[{2, 2}] == white);
    CHECK(canvas[{1, 1}] == black);
    CHECK(canvas[{5, 9}] == testAtlas().colour("ink"));
}

TEST_CASE("an outlined line has ink on all sides") {
    Canvas canvas{{20, 14}, black};
    font().drawOutlined(canvas, {4, 2}, "I", white);
    CHECK(canvas[{5, 5}] == white);
    CHECK(canvas[{4, 5}] == testAtlas().colour("ink"));
    CHECK(canvas[{6, 5}] == testAtlas().colour("ink"));
    CHECK(canvas[{3, 1}] == testAtlas().colour("ink"));
}

TEST_CASE("a letter the font lacks is one question mark, also one of several bytes") {
    CHECK(font().width("\xe2\x82\xac") == font().width("?"));
    CHECK(font().width("\xff") == font().width("?"));
    CHECK(font().width("\xe2") == font().width("?"));
}

TEST_CASE("every sentence the game is written in has its letters") {
    for (char c = '!'; c <= '~'; ++c) {
        if (std::string_view{"$@\\^`{|}~"}.find(c) != std::string_view::npos) continue;
        CAPTURE(c);
        CHECK(testAtlas().has(std::string{"font/u00"} + "0123456789abcdef"[c / 16] +
                              "0123456789abcdef"[c % 16]));
    }
}

TEST_CASE("a frame keeps its corners and repeats what is between") {
    Image pixels{{4, 4}, opaque(9, 9, 9)};
    pixels[{0, 0}] = opaque(1, 0, 0);
    pixels[{3, 3}] = opaque(2, 0, 0);
    pixels[{1, 0}] = opaque(3, 0, 0);
    pixels[{2, 0}] = opaque(4, 0, 0);
    pixels[{3, 0}] = clearPixel;
    const Sprite sprite{pixels, {}};
    Canvas canvas{{10, 10}, black};
    NinePatch{sprite, 1}.draw(canvas, {1, 1, 7, 5});
    CHECK(canvas[{1, 1}] == opaque(1, 0, 0));
    CHECK(canvas[{7, 5}] == opaque(2, 0, 0));
    CHECK(canvas[{2, 1}] == opaque(3, 0, 0));
    CHECK(canvas[{3, 1}] == opaque(4, 0, 0));
    CHECK(canvas[{4, 1}] == opaque(3, 0, 0));
    CHECK(canvas[{7, 1}] == black);
    CHECK(canvas[{8, 3}] == black);
    CHECK(count(canvas, black) == 100 - 7 * 5 + 1);
}
