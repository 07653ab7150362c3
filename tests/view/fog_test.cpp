#include "view/fog.hpp"

#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

BitRows cellsOf(Size size, std::initializer_list<Point> cells) {
    BitRows mask{size};
    for (const Point cell : cells) mask.set(cell);
    return mask;
}

BitRows allOf(Size size) {
    BitRows mask{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) mask.set({x, y});
    return mask;
}

}  // namespace

TEST_CASE("an open cell in view shows the walls round it and what lies over a face") {
    const Level level = levelFromText(
        "#####\n"
        "#####\n"
        "#...#\n"
        "#####\n");
    const BitRows shown = shownCells(WallShape{level.tiles}, cellsOf({5, 4}, {{1, 2}}));
    CHECK(shown ==
          cellsOf({5, 4},
                  {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}}));
}

TEST_CASE("a room behind a wall of one cell is not shown") {
    const Level level = levelFromText(
        "...\n"
        "###\n"
        "...\n");
    const BitRows shown = shownCells(WallShape{level.tiles}, cellsOf({3, 3}, {{1, 2}}));
    CHECK(!shown[{1, 0}]);
    CHECK(shown[{1, 1}]);
}

TEST_CASE("a wall seen from afar shows nothing by itself") {
    const Level level = levelFromText("#..\n");
    CHECK(shownCells(WallShape{level.tiles}, cellsOf({3, 1}, {{0, 0}})).count() == 0);
}

TEST_CASE("well inside all is shown and well outside nothing") {
    const BitRows all = allOf({3, 3});
    const BitRows none{{3, 3}};
    CHECK(FogCell{all, all, {1, 1}}.allInView());
    CHECK(FogCell{none, none, {1, 1}}.allUnknown());
    const FogCell remembered{none, all, {1, 1}};
    CHECK(!remembered.allUnknown());
    CHECK(remembered.at({8, 8}).inView == 0);
    CHECK(remembered.at({8, 8}).known == 4);
}

TEST_CASE("an edge fades over some pixels, dithered, and never comes back") {
    const BitRows left = cellsOf({3, 3}, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}});
    const FogCell inside{left, left, {1, 1}};
    const FogCell outside{left, left, {2, 1}};
    CHECK(inside.at({0, 8}).inView == 4);
    CHECK(outside.at({15, 8}).inView == 0);
    for (int y = 0; y < 4; ++y)
        for (int x = 4; x < 16; ++x) CHECK(inside.at({x, y}).inView <= inside.at({x - 4, y}).inView);
    bool differs = false;
    for (int y = 1; y < 4; ++y) differs = differs || inside.at({14, y}).inView != inside.at({14, 0}).inView;
    CHECK(differs);
}

TEST_CASE("a lip over an unseen room is shown as far as its wall, and no more of the room") {
    // The wall and the room below it are in view, the room above is not.
    const BitRows view = cellsOf({3, 3}, {{0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}});
    const BitRows known{{3, 3}};
    const FogCell fog = FogCell::withLip(view, known, {1, 0}, 6);
    for (int x = 0; x < 16; ++x) {
        CHECK(fog.at({x, 15}).inView == 4);
        CHECK(fog.at({x, 10}).inView == 4);
        CHECK(fog.at({x, 4}).inView == 0);
    }
}
