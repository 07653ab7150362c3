#include "generation/regions.hpp"

#include "base/rng.hpp"
#include "generation/plain_search.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace gone;

TEST_CASE("region labels equal a queue flood on any map, edges open or not") {
    Rng rng{derive(Seed{1}, "regions test")};
    for (int seed = 0; seed < seedCount(1000); ++seed) {
        CAPTURE(seed);
        const int width = 1 + rng.below(50);
        const int height = 1 + rng.below(30);
        const int percent = rng.below(101);
        const Grid<Tile> tiles =
            scatteredWalls({width, height}, percent, Seed{static_cast<std::uint64_t>(seed)});
        const Regions regions = labelRegions(tiles);
        REQUIRE(regions.ids == plainLabels(tiles));
        for (std::size_t id = 0; id < regions.list.size(); ++id) {
            const Region& region = regions.list[id];
            const std::vector<Point> cells = cellsOf(regions, static_cast<int>(id));
            REQUIRE(static_cast<int>(cells.size()) == region.area);
            REQUIRE(cells.front() == region.first);
            REQUIRE(std::ranges::is_sorted(cells, rowMajorLess));
            const auto [left, right] = std::ranges::minmax(cells, {}, &Point::x);
            const Rect box{left.x, cells.front().y, right.x - left.x + 1,
                           cells.back().y - cells.front().y + 1};
            REQUIRE(region.box == box);
            for (const Point at : cells) REQUIRE(regions.ids[at] == static_cast<int>(id));
        }
    }
}

TEST_CASE("regions that touch only diagonally are two") {
    const Regions regions = labelRegions(levelFromText("..##\n"
                                                       "..##\n"
                                                       "##..\n"
                                                       "##..\n")
                                             .tiles);
    REQUIRE(regions.list.size() == 2);
    CHECK(regions.list[0].box == Rect{0, 0, 2, 2});
    CHECK(regions.list[1].box == Rect{2, 2, 2, 2});
    CHECK(regions.list[1].area == 4);
}

TEST_CASE("a region holds whatever is not solid") {
    const Regions regions = labelRegions(levelFromText("#.:o+'<>-~#?.# #\n").tiles);
    REQUIRE(regions.list.size() == 2);
    CHECK(regions.list[0].area == 9);
    CHECK(regions.list[1].area == 1);
}

TEST_CASE("a checkerboard has a region for every second cell") {
    Grid<Tile> tiles{{301, 200}, Tile::Wall};
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = y % 2; x < tiles.width(); x += 2) tiles[{x, y}] = Tile::Floor;
    const Regions regions = labelRegions(tiles);
    REQUIRE(regions.list.size() == 30100);
    for (const Region& region : regions.list) REQUIRE(region.area == 1);
    CHECK(regions.list.back().first == Point{299, 199});
}

TEST_CASE("a million cells of floor are one region") {
    const Regions regions = labelRegions(Grid<Tile>{{1024, 1024}, Tile::Floor});
    REQUIRE(regions.list.size() == 1);
    CHECK(regions.list[0].area == 1024 * 1024);
}

TEST_CASE("a map without floor has no region") {
    const Regions regions = labelRegions(Grid<Tile>{{7, 5}, Tile::Wall});
    CHECK(regions.list.empty());
    CHECK(std::ranges::count(regions.ids.cells(), noRegion) == 35);
}
