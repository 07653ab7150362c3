#include "view/plan.hpp"

#include "support/world_text.hpp"
#include "test_atlas.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace gone;

namespace {

World hall() {
    return worldFromText(
        "#########\n"
        "#########\n"
        "#.......#\n"
        "#...@...#\n"
        "#.......#\n"
        "####+####\n"
        "#.......#\n"
        "#########\n");
}

}  // namespace

TEST_CASE("the plan has one flat colour a cell, at every size") {
    const World world = hall();
    for (int pixels = 1; pixels <= 8; ++pixels) {
        CAPTURE(pixels);
        Canvas canvas{{90, 80}, opaque(1, 2, 3)};
        drawPlan(canvas, world.level.tiles, Biome::Halls, {3, 2}, pixels, nullptr, testAtlas());
        const auto cell = [&](Point at) { return canvas[{3 + at.x * pixels, 2 + at.y * pixels}]; };
        CHECK(cell({1, 2}) == testAtlas().slot(Biome::Halls, 9));
        CHECK(cell({1, 1}) == testAtlas().slot(Biome::Halls, 2));
        CHECK(cell({4, 5}) == testAtlas().colour("wood3"));
        CHECK(cell({1, 0}) == testAtlas().slot(Biome::Halls, 0));  // rock with nothing open beside it
        CHECK(canvas[{2, 2}] == opaque(1, 2, 3));
        CHECK(canvas[{3 + 9 * pixels, 2}] == opaque(1, 2, 3));
        CHECK(canvas[{3 + 2 * pixels - 1, 2 + 2 * pixels}] == cell({1, 2}));
    }
}

TEST_CASE("a plan moved beyond the clip shows the same cells where it is left") {
    const World world = hall();
    for (int pixels = 1; pixels <= 8; ++pixels) {
        CAPTURE(pixels);
        Canvas whole{{90, 80}};
        drawPlan(whole, world.level.tiles, Biome::Halls, {0, 0}, pixels, nullptr, testAtlas());
        Canvas moved{{90, 80}, opaque(1, 2, 3)};
        moved.setClip({2, 1, 7, 5});
        drawPlan(moved, world.level.tiles, Biome::Halls, {-3, -2}, pixels, nullptr, testAtlas());
        for (int y = 0; y < 7; ++y)
            for (int x = 0; x < 10; ++x) {
                const bool isInside =
                    x >= 2 && x < 9 && y >= 1 && y < 6 && x + 3 < 9 * pixels && y + 2 < 8 * pixels;
                CHECK(moved[{x, y}] == (isInside ? whole[{x + 3, y + 2}] : opaque(1, 2, 3)));
            }
    }
}

TEST_CASE("the plan tints regions, each in its own colour") {
    const World world = hall();
    Grid<int> ids{world.level.tiles.size(), -1};
    ids[{1, 2}] = 0;
    ids[{2, 2}] = 1;
    Canvas canvas{{9, 8}};
    drawPlan(canvas, world.level.tiles, Biome::Halls, {0, 0}, 1, &ids, testAtlas());
    CHECK(std::set<Pixel>{canvas[{1, 2}], canvas[{2, 2}], canvas[{3, 2}]}.size() == 3);
}

TEST_CASE("walls and stairs of the plan keep their colours where regions are tinted") {
    World world = hall();
    world.level.tiles[{1, 2}] = Tile::StairsUp;
    world.level.tiles[{2, 2}] = Tile::StairsDown;
    const Grid<int> ids{world.level.tiles.size(), 0};
    Canvas tinted{{9, 8}};
    drawPlan(tinted, world.level.tiles, Biome::Halls, {0, 0}, 1, &ids, testAtlas());
    Canvas plain{{9, 8}};
    drawPlan(plain, world.level.tiles, Biome::Halls, {0, 0}, 1, nullptr, testAtlas());
    for (const Point at : {Point{1, 2}, Point{2, 2}, Point{0, 2}, Point{0, 0}}) {
        CAPTURE(at.x);
        CHECK(tinted[at] == plain[at]);
    }
    CHECK(tinted[{3, 2}] != plain[{3, 2}]);
}
