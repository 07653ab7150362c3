#include "view/light.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

LightField lanternAt(Point at) {
    LightField light;
    light.reset({0, 0, 400, 300});
    light.add(Lamp{at, 150, 1000});
    return light;
}

}  // namespace

TEST_CASE("a lantern is full in its middle, falls off in ninths and ends at its radius") {
    const LightField light = lanternAt({200, 150});
    CHECK(light.ninths({200, 150}) == 9);
    CHECK(light.ninths({200 + 150, 150}) == 0);
    CHECK(light.ninths({200, 299}) == 0);
    for (int x = 201; x < 350; ++x) CHECK(light.ninths({x, 150}) <= light.ninths({x - 1, 150}));
    // Smooth step at half the radius is one half, that is 4.5 ninths.
    CHECK(light.ninths({200 + 74, 150}) == 5);
    CHECK(light.ninths({200 + 76, 150}) == 4);
}

TEST_CASE("light counts from the level's pixels, whatever part is drawn") {
    LightField moved;
    moved.reset({-50, 20, 400, 300});
    moved.add(Lamp{{200, 150}, 150, 1000});
    const LightField light = lanternAt({200, 150});
    for (int x = 0; x < 350; x += 7) CHECK(moved.ninths({x + 50, 100}) == light.ninths({x, 120}));
}

TEST_CASE("two lamps add a quarter of the weaker and never pass eleven tenths") {
    LightField light = lanternAt({200, 150});
    light.add(Lamp{{200, 150}, 70, 850});
    CHECK(light.ninths({200, 150}) == 10);
    light.add(Lamp{{200, 150}, 150, 1000});
    light.add(Lamp{{200, 150}, 150, 1000});
    CHECK(light.ninths({200, 150}) == 10);
}

TEST_CASE("near is warm and far is cool") {
    const LightField light = lanternAt({200, 150});
    const Pixel grey = opaque(100, 100, 100);
    CHECK(light.lit(grey, {200, 150}) == opaque(140, 129, 112));
    CHECK(light.lit(grey, {0, 0}) == opaque(58, 62, 80));
    CHECK(light.lit(opaque(255, 255, 255), {200, 150}) == opaque(255, 255, 255));
}

TEST_CASE("a glow adds its colour near it, less on dark surfaces") {
    LightField light;
    light.reset({0, 0, 100, 100});
    light.add(Glow{{50, 50}, 34, opaque(0, 44, 60)});
    const Pixel grey = opaque(110, 110, 110);
    // 44 * (1 + 0.15) and 60 * (1 + 0.15) on top of the far light
    CHECK(light.lit(grey, {50, 50}) == opaque(63, 118, 157));
    CHECK(light.lit(grey, {85, 50}) == opaque(63, 68, 88));
    CHECK(light.lit(opaque(0, 0, 0), {50, 50}) == opaque(0, 6, 9));
}

TEST_CASE("what is remembered is darker and bluer") {
    CHECK(rememberedLook(opaque(100, 100, 100)) == opaque(42, 46, 66));
    const Pixel red = rememberedLook(opaque(200, 0, 0));
    CHECK(redOf(red) == (70 + 39) * 42 / 100);
    CHECK(blueOf(red) == 39 * 66 / 100);
}

TEST_CASE("a figure keeps at least 85 percent of its light") {
    CHECK(figureLook(opaque(200, 200, 200), 9) == opaque(200, 196, 190));
    const Pixel dark = figureLook(opaque(200, 200, 200), 0);
    CHECK(greenOf(dark) == 200 * 95 * 85 / 10000);
}
