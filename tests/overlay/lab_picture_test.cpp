#include "overlay/lab_picture.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace gone {

namespace {

const Atlas& atlas() {
    static const Atlas loaded = loadAtlas(GONEROOMS_ASSETS_DIR);
    return loaded;
}

const LabWish wish{CaveParams{}, {60, 40}, Seed{5}};

}  // namespace

TEST_CASE("the lab's picture is the same each time, and opaque") {
    const Image first = labPicture(atlas(), wish, {1280, 720});
    CHECK(first.size() == Size{1280, 720});
    CHECK(first == labPicture(atlas(), wish, {1280, 720}));
    CHECK(std::ranges::all_of(first.cells(), isOpaquePixel));
}

TEST_CASE("the lab's picture shows panels, map and the step asked for") {
    const Image finished = labPicture(atlas(), wish, {1280, 720});
    CHECK(std::ranges::count(finished.cells(), atlas().colour("night")) > 320 * 720 / 2);
    CHECK(std::ranges::count(finished.cells(), atlas().slot(Biome::Hollows, 9)) > 10000);
    const Image early = labPicture(atlas(), wish, {1280, 720}, 2);
    CHECK(early != finished);
    CHECK(labPicture(atlas(), wish, {1280, 720}, 100000) == finished);
}

TEST_CASE("the lab fits into small and large windows") {
    for (const Size pixels : {Size{320, 200}, Size{640, 360}, Size{2560, 1440}})
        CHECK(labPicture(atlas(), wish, pixels).size() == pixels);
}

}  // namespace gone
