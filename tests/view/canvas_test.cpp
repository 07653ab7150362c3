#include "view/canvas.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

constexpr Pixel red = opaque(255, 0, 0);
constexpr Pixel green = opaque(0, 255, 0);
constexpr Pixel black = opaque(0, 0, 0);

Image row(std::initializer_list<Pixel> pixels) {
    Image image{{static_cast<int>(pixels.size()), 1}};
    std::copy(pixels.begin(), pixels.end(), image.cells().begin());
    return image;
}

}  // namespace

TEST_CASE("fill is cut at the clip and at the canvas") {
    Canvas canvas{{4, 1}, black};
    canvas.setClip({1, -5, 2, 100});
    canvas.fill({-10, -10, 100, 100}, red);
    CHECK(canvas.pixels() == row({black, red, red, black}));
    canvas.clearClip();
    canvas.fill({3, 0, 9, 1}, green);
    CHECK(canvas.pixels() == row({black, red, red, green}));
}

TEST_CASE("a blit leaves clear pixels alone and is mirrored to face left") {
    Canvas canvas{{3, 1}, black};
    canvas.blit(row({red, clearPixel, green}), {0, 0});
    CHECK(canvas.pixels() == row({red, black, green}));
    canvas.blit(row({red, clearPixel, green}), {0, 0}, Facing::Left);
    CHECK(canvas.pixels() == row({green, black, red}));
}

TEST_CASE("a blit may hang over every edge") {
    Canvas canvas{{2, 1}, black};
    canvas.blit(row({red, green, red}), {-1, 0});
    CHECK(canvas.pixels() == row({green, red}));
    canvas.blit(row({red, green}), {1, 0});
    CHECK(canvas.pixels() == row({green, red}));
    canvas.blit(row({green}), {0, 7});
    CHECK(canvas.pixels() == row({green, red}));
}

TEST_CASE("a part of an image goes where its top left is told to") {
    Canvas canvas{{3, 1}, black};
    canvas.blitPart(row({red, green, red}), {1, 0, 2, 1}, {0, 0});
    CHECK(canvas.pixels() == row({green, red, black}));
    canvas.blitPart(row({red, green, red}), {1, 0, 9, 9}, {1, 0});
    CHECK(canvas.pixels() == row({green, green, red}));
}

TEST_CASE("mixing rounds to the nearest and keeps both ends") {
    CHECK(mix(black, red, 0) == black);
    CHECK(mix(black, red, 255) == red);
    CHECK(mix(opaque(10, 20, 30), opaque(20, 40, 31), 128) == opaque(15, 30, 31));
    Canvas canvas{{2, 1}, black};
    canvas.blend({1, 0, 1, 1}, opaque(255, 255, 255), 51);
    CHECK(canvas.pixels() == row({black, opaque(51, 51, 51)}));
}

TEST_CASE("an image is enlarged by whole pixels and cut at the far sides") {
    CHECK(enlarged(row({red, green}), 2, {3, 1}) == row({red, red, green}));
}
