#include "view/window.hpp"

#include "view/camera.hpp"

#include <SDL.h>
#include <doctest/doctest.h>

#include <stdexcept>

namespace gone {

namespace {

/// A window nobody sees, drawn in software.
Window hiddenWindow(Size size) {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_RENDER_DRIVER", "software", 1);
    return Window("gonerooms test", size);
}

Image shownIn(const Window& window) {
    Image shown(window.pixels());
    REQUIRE(SDL_RenderReadPixels(window.renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, shown.cells().data(),
                                 shown.width() * static_cast<int>(sizeof(Pixel))) == 0);
    return shown;
}

}  // namespace

TEST_CASE("mouse positions become pixels where the two differ, and stay outside when they are outside") {
    CHECK(windowToPixel({10, 20}, {640, 360}, {1280, 720}) == Point{20, 40});
    CHECK(windowToPixel({10, 20}, {640, 360}, {640, 360}) == Point{10, 20});
    CHECK(windowToPixel({-1, -1}, {640, 360}, {1280, 720}) == Point{-2, -2});
    CHECK(windowToPixel({5, 5}, {0, 0}, {1280, 720}) == Point{6400, 3600});
}

TEST_CASE("a window fits its screen together with a title bar") {
    CHECK(windowSizeFor({1280, 720}, Size{1920, 1080}) == Size{1280, 720});
    const Size small = windowSizeFor({1280, 720}, Size{1280, 720});
    CHECK(small.width <= 1280);
    CHECK(small.height < 720 - 30);
    CHECK(small.height > 640);
    CHECK(windowSizeFor({1600, 900}, Size{1366, 768}).width <= 1366);
    CHECK(windowSizeFor({1600, 900}, std::nullopt) == Size{1280, 640});
    CHECK(windowSizeFor({1280, 720}, Size{0, 0}) == Size{1, 1});
}

TEST_CASE("each screen pixel belongs to the art pixel whose block covers it, at each scale") {
    for (int scale = 1; scale <= 9; ++scale) {
        for (int x = -50; x < 200; ++x) {
            CAPTURE(scale);
            CAPTURE(x);
            const int art = pixelToArt({x, 0}, scale).x;
            REQUIRE(art * scale <= x);
            REQUIRE(x < (art + 1) * scale);
        }
    }
}

TEST_CASE("the canvas fills the whole window with solid blocks, cut right and bottom") {
    Window window = hiddenWindow({1000, 600});
    const int scale = screenScale(window.pixels());
    Canvas canvas(canvasSizeFor(window.pixels(), scale));
    for (int y = 0; y < canvas.size().height; ++y) {
        for (int x = 0; x < canvas.size().width; ++x)
            canvas.pixels()[{x, y}] = opaque(x % 256, y % 256, (x * 7 + y) % 256);
    }
    window.drawCanvas(canvas, scale, true);
    const Image shown = shownIn(window);
    int wrong = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            if (shown[{x, y}] != canvas[pixelToArt({x, y}, scale)]) ++wrong;
    }
    CHECK(wrong == 0);
}

TEST_CASE("a canvas no renderer can keep is refused and software has nothing to fall back to") {
    Window window = hiddenWindow({640, 360});
    const Canvas none({0, 0});
    CHECK(!window.drawCanvas(none, 1, true));
    CHECK_THROWS_WITH_AS(window.drawInSoftware(), doctest::Contains("cannot draw in the window: "),
                         std::runtime_error);
}

TEST_CASE("lost textures are made anew, and an unchanged canvas is shown again after that") {
    Window window = hiddenWindow({640, 360});
    const Canvas canvas({640, 360}, opaque(1, 2, 3));
    window.drawCanvas(canvas, 1, true);
    SDL_Event event{};
    event.type = SDL_RENDER_DEVICE_RESET;
    REQUIRE(window.losesTextures(event));
    window.forgetTextures();
    REQUIRE(window.drawCanvas(canvas, 1, false));
    CHECK(shownIn(window)[{0, 0}] == opaque(1, 2, 3));
}

}  // namespace gone
