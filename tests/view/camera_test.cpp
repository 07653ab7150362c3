#include "view/camera.hpp"

#include "support/printing.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("the scale is the largest whole number that leaves 427 by 240") {
    CHECK(screenScale({1280, 720}) == 3);
    CHECK(screenScale({1920, 1080}) == 4);
    CHECK(screenScale({640, 360}) == 1);
    CHECK(screenScale({100, 50}) == 1);
    CHECK(screenScale({3840, 2160}) == 9);
    CHECK(canvasSizeFor({1280, 720}, 3) == Size{427, 240});
    CHECK(canvasSizeFor({1281, 721}, 3) == Size{427, 241});
}

TEST_CASE("the camera puts the middle of a cell in the middle of an area") {
    CHECK(cameraOn({0, 0}, {0, 0, 16, 16}) == Point{0, 0});
    CHECK(cameraOn({10, 5}, {100, 20, 200, 100}) == Point{168 - 200, 88 - 70});
}

TEST_CASE("a pixel left of or above the level is in no cell of it") {
    CHECK(cellUnder({0, 0}, {0, 0}) == Point{0, 0});
    CHECK(cellUnder({15, 16}, {0, 0}) == Point{0, 1});
    CHECK(cellUnder({0, 0}, {-1, -16}) == Point{-1, -1});
    CHECK(cellUnder({0, 0}, {-17, 0}) == Point{-2, 0});
}
