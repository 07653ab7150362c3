#include "view/panels.hpp"

#include "test_atlas.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

using namespace gone;

TEST_CASE("a frame keeps its corners and repeats what is between") {
    constexpr Pixel black = opaque(0, 0, 0);
    Image pixels{{4, 4}, opaque(9, 9, 9)};
    pixels[{0, 0}] = opaque(1, 0, 0);
    pixels[{3, 3}] = opaque(2, 0, 0);
    pixels[{1, 0}] = opaque(3, 0, 0);
    pixels[{2, 0}] = opaque(4, 0, 0);
    pixels[{3, 0}] = clearPixel;
    const Atlas atlas{"sprite frame 0 0 4 4 0 0\n", pixels, "atlas.txt"};
    Canvas canvas{{10, 10}, black};
    NinePatch{atlas, "frame", 1}.draw(canvas, {1, 1, 7, 5});
    CHECK(canvas[{1, 1}] == opaque(1, 0, 0));
    CHECK(canvas[{7, 5}] == opaque(2, 0, 0));
    CHECK(canvas[{2, 1}] == opaque(3, 0, 0));
    CHECK(canvas[{3, 1}] == opaque(4, 0, 0));
    CHECK(canvas[{4, 1}] == opaque(3, 0, 0));
    CHECK(canvas[{7, 1}] == black);
    CHECK(canvas[{8, 3}] == black);
    CHECK(std::ranges::count(canvas.pixels().cells(), black) == 100 - 7 * 5 + 1);
}

TEST_CASE("the game's panel has gold studs in its corners and night inside") {
    Canvas canvas{{60, 40}, opaque(0, 0, 0)};
    NinePatch{testAtlas(), "ui/panel", panelCorner}.draw(canvas, {2, 2, 50, 30});
    CHECK(canvas[{3, 3}] == testAtlas().colour("gold2"));
    CHECK(canvas[{49, 29}] != testAtlas().colour("steel1"));
    CHECK(canvas[{20, 15}] == testAtlas().colour("night"));
    CHECK(canvas[{2, 2}] == opaque(0, 0, 0));
}

TEST_CASE("a frame whose corners leave nothing between them is refused by name and size") {
    const Atlas atlas{"sprite frame 0 0 4 3 0 0\n", Image{{4, 4}}, "atlas.txt"};
    CHECK_NOTHROW(NinePatch{atlas, "frame", 1});
    CHECK_THROWS_WITH_AS((NinePatch{atlas, "frame", 2}),
                         "the atlas's picture 'frame' is 4x3, too small for a frame with corners of 2: "
                         "build the assets again",
                         std::runtime_error);
}
