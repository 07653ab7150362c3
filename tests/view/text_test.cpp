#include "view/text.hpp"

#include "test_atlas.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

constexpr Pixel paper = opaque(10, 20, 30);
constexpr Pixel white = opaque(255, 255, 255);

Canvas written(std::string_view text) {
    Canvas canvas{{120, 16}, paper};
    drawText(canvas, testAtlas(), {4, 3}, text, white);
    return canvas;
}

}  // namespace

TEST_CASE("a line is as wide as its letters with one column between them, a space three more") {
    CHECK(textWidth(testAtlas(), "") == 0);
    CHECK(textWidth(testAtlas(), "A") == 4);
    CHECK(textWidth(testAtlas(), "AI") == 4 + 1 + 3);
    CHECK(textWidth(testAtlas(), "A I") == 4 + 1 + 3 + 3);
}

TEST_CASE("text is drawn in its colour over an ink shadow to the right and below") {
    const Canvas canvas = written("I");
    const Pixel ink = testAtlas().colour("ink");
    CHECK(canvas[{4, 3}] == white);
    CHECK(canvas[{5, 6}] == white);  // the stem
    CHECK(canvas[{6, 6}] == ink);
    CHECK(canvas[{7, 10}] == ink);
    CHECK(canvas[{3, 2}] == paper);
}

TEST_CASE("text stays within its width and height, the shadow one pixel more") {
    const std::string_view words = "A floor, 12.";
    const Canvas canvas = written(words);
    const Rect area{4, 3, textWidth(testAtlas(), words) + 1, textHeight + 1};
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 120; ++x)
            if (!area.contains({x, y})) CHECK(canvas[{x, y}] == paper);
}

TEST_CASE("a line in two colours goes on where the first piece ended") {
    Canvas canvas{{120, 16}, paper};
    const int next = drawText(canvas, testAtlas(), {4, 3}, "Go ", white);
    drawText(canvas, testAtlas(), {next, 3}, "on", white);
    CHECK(canvas.pixels() == written("Go on").pixels());
}

TEST_CASE("an outlined line has ink on all sides") {
    Canvas canvas{{20, 16}, paper};
    drawOutlinedText(canvas, testAtlas(), {4, 3}, "I", white);
    const Pixel ink = testAtlas().colour("ink");
    CHECK(canvas[{5, 6}] == white);
    CHECK(canvas[{4, 6}] == ink);
    CHECK(canvas[{6, 6}] == ink);
    CHECK(canvas[{3, 2}] == ink);
}

TEST_CASE("a letter the font lacks is one question mark, also one of several bytes") {
    CHECK(written("\x01").pixels() == written("?").pixels());
    CHECK(written("\xe2\x82\xac").pixels() == written("?").pixels());
    CHECK(written("\xff").pixels() == written("?").pixels());
    CHECK(written("\xe2").pixels() == written("?").pixels());
}

TEST_CASE("every letter the game's sentences use is in the font") {
    for (char c = '!'; c <= 'z'; ++c) {
        if (std::string_view{"$@\\^`"}.find(c) != std::string_view::npos) continue;
        CAPTURE(c);
        CHECK((c == '?' || written(std::string(1, c)).pixels() != written("?").pixels()));
    }
}
