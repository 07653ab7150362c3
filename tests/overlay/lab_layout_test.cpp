#include "overlay/lab_layout.hpp"

#include "view/canvas.hpp"

#include <doctest/doctest.h>

#include <array>

namespace gone {

TEST_CASE("the lab's parts never overlap, fill the window and have no negative size") {
    for (const Size window : {Size{0, 0}, Size{1, 1}, Size{40, 400}, Size{320, 200}, Size{640, 360},
                              Size{1280, 720}, Size{2560, 600}, Size{3840, 2160}}) {
        CAPTURE(window.width);
        CAPTURE(window.height);
        for (const int stripHeight : {0, 60, 5000}) {
            CAPTURE(stripHeight);
            const LabLayout layout = labLayout(overlayScreen(window, window), stripHeight);
            const std::array<Rect, 4> parts{layout.panel, layout.strip, layout.timeline, layout.map};
            int area = 0;
            for (std::size_t a = 0; a < parts.size(); ++a) {
                CHECK(parts[a].width >= 0);
                CHECK(parts[a].height >= 0);
                area += parts[a].area();
                for (std::size_t b = a + 1; b < parts.size(); ++b)
                    CHECK(intersection(parts[a], parts[b]).area() == 0);
            }
            CHECK(area == window.area());
        }
    }
}

TEST_CASE("text grows by whole steps with the window") {
    CHECK(overlayScreen({640, 360}, {640, 360}).times == 1);
    CHECK(overlayScreen({1280, 720}, {1280, 720}).times == 1);
    CHECK(overlayScreen({2560, 1440}, {2560, 1440}).times == 2);
    CHECK(overlayScreen({3840, 2160}, {3840, 2160}).times == 3);
}

TEST_CASE("on a HiDPI screen the map's room is given in pixels") {
    const OverlayScreen screen = overlayScreen({1280, 720}, {2560, 1440});
    CHECK(screen.times == 1);
    CHECK(inPixels({10, 20, 30, 40}, screen) == Rect{20, 40, 60, 80});
}

}  // namespace gone
