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
    CHECK(FogCell{settledShares(all, all), {1, 1}}.allInView());
    CHECK(FogCell{settledShares(none, none), {1, 1}}.allUnknown());
    const FogCell remembered{settledShares(none, all), {1, 1}};
    CHECK(!remembered.allUnknown());
    CHECK(remembered.allRemembered());
    CHECK(remembered.row(8)[8].inView == 0);
    CHECK(remembered.row(8)[8].known == 4);
}

TEST_CASE("an edge fades over some pixels, dithered, and never comes back") {
    const BitRows left = cellsOf({3, 3}, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}});
    const SightShares shares = settledShares(left, left);
    const FogCell inside{shares, {1, 1}};
    const FogCell outside{shares, {2, 1}};
    CHECK(inside.row(8)[0].inView == 4);
    CHECK(outside.row(8)[15].inView == 0);
    for (int y = 0; y < 4; ++y) {
        const FogCell::Row row = inside.row(y);
        for (std::size_t x = 4; x < 16; ++x) CHECK(row[x].inView <= row[x - 4].inView);
    }
    bool differs = false;
    for (int y = 1; y < 4; ++y) differs = differs || inside.row(y)[14].inView != inside.row(0)[14].inView;
    CHECK(differs);
}

TEST_CASE("a lip over an unseen room is shown as far as its wall, and no more of the room") {
    // The wall and the room below it are in view, the room above is not.
    const BitRows view = cellsOf({3, 3}, {{0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}});
    const BitRows known{{3, 3}};
    const FogCell fog = FogCell::withLip(settledShares(view, known), {1, 0}, 6);
    for (std::size_t x = 0; x < 16; ++x) {
        CHECK(fog.row(15)[x].inView == 4);
        CHECK(fog.row(10)[x].inView == 4);
        CHECK(fog.row(4)[x].inView == 0);
    }
}

TEST_CASE("a share between nothing and all is shown as a dither that grows with it") {
    int before = 0;
    for (int share = 0; share <= fullShare; ++share) {
        CAPTURE(share);
        const Grid<std::uint8_t> shares{{3, 3}, static_cast<std::uint8_t>(share)};
        const FogCell::Row row = FogCell{{shares, shares}, {1, 1}}.row(8);
        int quarters = 0;
        for (const Shown& shown : row) quarters += shown.inView;
        CHECK(quarters >= before);
        before = quarters;
        if (share == 0) CHECK(quarters == 0);
        if (share == fullShare / 2) CHECK((quarters > 8 && quarters < 56));
    }
    CHECK(before == 64);
}
