#include "view/text.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace gone {

namespace {

const Atlas& atlas() {
    static const Atlas loaded = loadAtlas(GONEROOMS_ASSETS_DIR);
    return loaded;
}

constexpr Pixel paper = opaque(10, 20, 30);

Canvas written(std::string_view text) {
    Canvas canvas{{120, 16}, paper};
    drawText(canvas, atlas(), {4, 3}, text, opaque(255, 255, 255));
    return canvas;
}

}  // namespace

TEST_CASE("text is drawn in its colour over an ink shadow") {
    const Canvas canvas = written("Go");
    CHECK(std::ranges::count(canvas.pixels().cells(), opaque(255, 255, 255)) > 10);
    CHECK(std::ranges::count(canvas.pixels().cells(), atlas().colour("ink")) > 5);
}

TEST_CASE("text stays within its width and height, the shadow one pixel more") {
    const std::string_view words = "A floor, 12.";
    const Canvas canvas = written(words);
    const Rect area{4, 3, textWidth(atlas(), words) + 1, textHeight + 1};
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 120; ++x) {
            if (!area.contains({x, y})) CHECK(canvas[{x, y}] == paper);
        }
    }
}

TEST_CASE("a character the font does not have is a question mark, and nothing is as wide as nothing") {
    CHECK(written("\x01").pixels() == written("?").pixels());
    CHECK(textWidth(atlas(), "") == 0);
}

}  // namespace gone
