#include "view/screen_fit.hpp"

#include <doctest/doctest.h>

namespace gone {

namespace {

bool leavesEnough(Size output, int scale) {
    const Size canvas = canvasAtScale(output, scale);
    return canvas.width >= leastCanvas.width && canvas.height >= leastCanvas.height;
}

}  // namespace

TEST_CASE("common windows get the scale the design names") {
    CHECK(fitScreen({640, 360}) == ScreenFit{1, {640, 360}});
    CHECK(fitScreen({1280, 720}) == ScreenFit{3, {427, 240}});
    CHECK(fitScreen({1920, 1080}) == ScreenFit{4, {480, 270}});
    CHECK(fitScreen({3840, 2160}) == ScreenFit{9, {427, 240}});
}

TEST_CASE("the scale is the largest whole one that leaves the least canvas, and the canvas covers the window") {
    for (int width = 1; width <= 4000; width += 37) {
        for (int height = 1; height <= 2300; height += 29) {
            CAPTURE(width);
            CAPTURE(height);
            const ScreenFit fit = fitScreen({width, height});
            REQUIRE(fit.scale >= 1);
            REQUIRE((fit.scale == 1 || leavesEnough({width, height}, fit.scale)));
            REQUIRE(!(fit.scale >= 1 && leavesEnough({width, height}, fit.scale + 1)));
            REQUIRE(fit.canvas.width * fit.scale >= width);
            REQUIRE((fit.canvas.width - 1) * fit.scale < width);
            REQUIRE(fit.canvas.height * fit.scale >= height);
            REQUIRE((fit.canvas.height - 1) * fit.scale < height);
        }
    }
}

TEST_CASE("a window without any size counts as one pixel") {
    CHECK(fitScreen({0, 0}) == ScreenFit{1, {1, 1}});
}

TEST_CASE("mouse positions become pixels where the two differ, and stay outside when they are outside") {
    CHECK(windowToPixel({10, 20}, {640, 360}, {1280, 720}) == Point{20, 40});
    CHECK(windowToPixel({10, 20}, {640, 360}, {640, 360}) == Point{10, 20});
    CHECK(windowToPixel({-1, -1}, {640, 360}, {1280, 720}) == Point{-2, -2});
    CHECK(windowToPixel({5, 5}, {0, 0}, {1280, 720}) == Point{6400, 3600});
}

TEST_CASE("each screen pixel of a cell names that cell, at each scale and camera") {
    for (int scale = 1; scale <= 5; ++scale) {
        for (const Point camera : {Point{0, 0}, Point{-37, 5}, Point{100, -3}}) {
            for (int x = 0; x < 200; ++x) {
                CAPTURE(scale);
                CAPTURE(x);
                const Point cell = pixelToCell({x, 0}, scale, camera, 16);
                const int left = (cell.x * 16 - camera.x) * scale;
                REQUIRE(left <= x);
                REQUIRE(x < left + 16 * scale);
            }
        }
    }
    CHECK(pixelToCell({-1, -1}, 3, {0, 0}, 16) == Point{-1, -1});
}

}  // namespace gone
