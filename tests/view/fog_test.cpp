#include "view/fog.hpp"

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

/// All of these cells and nothing of the others, whatever stands there.
SightShares sharesOf(const BitRows& inView, const BitRows& known) {
    const Grid<Tile> open{inView.size(), Tile::Floor};
    return settledShares(WallShape{open}, inView, known);
}

}  // namespace

TEST_CASE("well inside all is shown and well outside nothing") {
    const BitRows all = allOf({3, 3});
    const BitRows none{{3, 3}};
    CHECK(FogCell{sharesOf(all, all), {1, 1}, FogKind::Flat}.allInView());
    CHECK(FogCell{sharesOf(none, none), {1, 1}, FogKind::Flat}.allUnknown());
    const FogCell remembered{sharesOf(none, all), {1, 1}, FogKind::Flat};
    CHECK(!remembered.allUnknown());
    CHECK(remembered.allRemembered());
    CHECK(remembered.row(8, false)[8].inView == 0);
    CHECK(remembered.row(8, false)[8].known == 4);
}

TEST_CASE("an edge fades over some pixels and never comes back") {
    const BitRows left = cellsOf({3, 3}, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}});
    const FogCell inside{sharesOf(left, allOf({3, 3})), {1, 1}, FogKind::Flat};
    const FogCell outside{sharesOf(left, allOf({3, 3})), {2, 1}, FogKind::Flat};
    CHECK(inside.row(8, false)[0].inView == 4);
    CHECK(outside.row(8, false)[15].inView == 0);
    for (int y = 0; y < 4; ++y) {
        const FogCell::Row row = inside.row(y, false);
        for (std::size_t x = 4; x < 16; ++x) CHECK(row[x].inView <= row[x - 4].inView);
    }
    bool differs = false;
    for (int y = 1; y < 4; ++y)
        differs = differs || inside.row(y, false)[14].inView != inside.row(0, false)[14].inView;
    CHECK(differs);
}

TEST_CASE("no pixel of a cell that is not known shows at all") {
    BitRows around = allOf({3, 3});
    around.set({1, 1}, false);
    around.set({1, 0}, false);  // a single one would be filled
    const FogCell hidden{sharesOf(around, around), {1, 1}, FogKind::Flat};
    for (int y = 0; y < cellPixels; ++y)
        for (const Shown& shown : hidden.row(y, false)) {
            CHECK(shown.inView == 0);
            CHECK(shown.known == 0);
        }
}

TEST_CASE("a lip over an unseen room is shown as far as its wall and no more of the room") {
    // The wall and the room below it are in view, the room above is not.
    const BitRows below = cellsOf({3, 3}, {{0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}});
    const FogCell fog{sharesOf(below, below), {1, 0}, FogKind::Flat, 6};
    for (std::size_t x = 0; x < 16; ++x) {
        CHECK(fog.row(15, true)[x].inView == 4);
        CHECK(fog.row(10, true)[x].inView == 4);
        CHECK(fog.row(10, false)[x].inView == 0);
        CHECK(fog.row(4, true)[x].inView == 0);
    }
}

TEST_CASE("a lip over a seen room is whole though nothing of its wall's face is seen") {
    const BitRows above = cellsOf({3, 3}, {{0, 0}, {1, 0}, {2, 0}});
    const FogCell room{sharesOf(above, above), {1, 0}, FogKind::Flat, 6};
    const FogCell face{sharesOf(above, above), {1, 1}, FogKind::Upright};
    for (std::size_t x = 0; x < 16; ++x) {
        for (int y = 10; y < cellPixels; ++y) CHECK(room.row(y, true)[x].inView == 4);
        for (int y = 0; y < cellPixels; ++y) CHECK(face.row(y, false)[x].known == 0);
    }
}

TEST_CASE("a face has one state from top to bottom") {
    const BitRows left = cellsOf({3, 3}, {{0, 1}, {1, 1}, {0, 2}, {1, 2}});
    const FogCell face{sharesOf(left, left), {1, 1}, FogKind::Upright};
    // The dither comes again every fourth row.
    for (int y = 4; y < cellPixels; ++y)
        for (std::size_t x = 0; x < 16; ++x)
            CHECK(face.row(y, false)[x].inView == face.row(y - 4, false)[x].inView);
}

TEST_CASE("sight passes into memory over the last cells of its reach") {
    const BitRows all = allOf({15, 3});
    const SightShares shares = sharesOf(all, all);
    const SightReach reach{{1, 1}, 9};
    int before = 4 * cellPixels;
    for (int x = 1; x <= 10; ++x) {
        CAPTURE(x);
        const FogCell fog{shares, {x, 1}, FogKind::Flat, 0, reach};
        int quarters = 0;
        for (const Shown& shown : fog.row(8, false)) {
            quarters += shown.inView;
            CHECK(shown.known == 4);
        }
        CHECK(quarters <= before);
        CHECK(fog.allInView() == (x <= 8));
        before = quarters;
    }
    CHECK(before < 2 * cellPixels);
}

TEST_CASE("a share between nothing and all is shown as a dither that grows with it") {
    int before = 0;
    for (int share = 0; share <= fullShare; ++share) {
        CAPTURE(share);
        const Grid<std::uint8_t> shares{{10, 10}, static_cast<std::uint8_t>(share)};
        const FogCell::Row row = FogCell{{shares, shares}, {1, 1}, FogKind::Flat}.row(8, false);
        int quarters = 0;
        for (const Shown& shown : row) quarters += shown.known;
        CHECK(quarters >= before);
        before = quarters;
        if (share == 0) CHECK(quarters == 0);
        if (share == fullShare * 7 / 10) CHECK((quarters > 8 && quarters < 56));
    }
    CHECK(before == 64);
}
