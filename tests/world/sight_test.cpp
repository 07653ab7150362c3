#include "world/sight.hpp"

#include "base/rng.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

using namespace gone;

namespace {

/// The tiles in sight as letters, '@' the eye, 'x' where nothing is seen.
std::string seenFrom(const World& world, int radius) {
    const Point eye = world.hero().at;
    const BitRows seen = cellsInSight(world.level.tiles, eye, radius);
    std::string text;
    for (int y = 0; y < seen.size().height; ++y) {
        for (int x = 0; x < seen.size().width; ++x) {
            const Point at{x, y};
            text += at == eye ? '@' : seen[at] ? letter(world.level.tiles[at]) : 'x';
        }
        text += '\n';
    }
    return text;
}

// A plain twin: sight as a question about single rays. A ray leaves the eye's middle and crosses the rows (or
// columns, if it is rather flat) between eye and target; in each it is stopped by an opaque cell it crosses
// inside, and by brushing opaque cells on both of its sides anywhere on its way.

struct Ray {
    std::int64_t columns;
    std::int64_t depth;
};

struct View {
    const Grid<Tile>& tiles;
    Point eye;
    Point forward;
    Point sideways;

    bool isOpaqueAt(std::int64_t depth, std::int64_t column) const {
        const int d = static_cast<int>(depth);
        const int c = static_cast<int>(column);
        return isOpaque(tiles.at(
            {eye.x + d * forward.x + c * sideways.x, eye.y + d * forward.y + c * sideways.y}, Tile::Rock));
    }
    bool isOpen(Ray ray, int depth) const {
        bool brushedLeft = false;
        bool brushedRight = false;
        for (int k = 1; k < depth; ++k) {
            const std::int64_t doubled = 2 * ray.columns * k + ray.depth;  // (column + 1/2) * 2 * depth
            const std::int64_t unit = 2 * ray.depth;
            const std::int64_t column = doubled >= 0 ? doubled / unit : -((unit - 1 - doubled) / unit);
            if (doubled != column * unit) {
                if (isOpaqueAt(k, column)) return false;
            } else {
                brushedLeft = brushedLeft || isOpaqueAt(k, column - 1);
                brushedRight = brushedRight || isOpaqueAt(k, column);
            }
        }
        return !(brushedLeft && brushedRight);
    }
    /// Is any part of the cell's face seen? The face is tried between all places where a shadow may end.
    bool seesFace(int depth, int column) const {
        std::vector<Ray> ends{{2 * column - 1, 2 * depth}, {2 * column + 1, 2 * depth}, {-1, 1}, {1, 1}};
        for (int k = 1; k < depth; ++k)
            for (int j = -k; j <= k + 1; ++j) ends.push_back({2 * j - 1, 2 * k});
        const auto less = [](Ray a, Ray b) { return a.columns * b.depth < b.columns * a.depth; };
        std::ranges::sort(ends, less);
        for (std::size_t i = 1; i < ends.size(); ++i) {
            const Ray a = ends[i - 1];
            const Ray b = ends[i];
            const Ray between{a.columns * b.depth + b.columns * a.depth, 2 * a.depth * b.depth};
            const bool onFace =
                !less(a, {2 * column - 1, 2 * depth}) && !less({2 * column + 1, 2 * depth}, b);
            const bool inQuarter = !less(a, {-1, 1}) && !less({1, 1}, b);
            if (less(a, b) && onFace && inQuarter && isOpen(between, depth)) return true;
        }
        return false;
    }
    bool sees(int depth, int column) const {
        if (depth <= 0 || std::abs(column) > depth) return false;
        return isOpaqueAt(depth, column) ? seesFace(depth, column) : isOpen({column, depth}, depth);
    }
};

bool seesPlainly(const Grid<Tile>& tiles, Point eye, Point at) {
    const Point way = at - eye;
    return way == Point{} || View{tiles, eye, {0, -1}, {1, 0}}.sees(-way.y, way.x) ||
           View{tiles, eye, {0, 1}, {1, 0}}.sees(way.y, way.x) ||
           View{tiles, eye, {1, 0}, {0, 1}}.sees(way.x, way.y) ||
           View{tiles, eye, {-1, 0}, {0, 1}}.sees(-way.x, way.y);
}

Point anyCell(Size size, Rng& rng) {
    Point at;
    at.x = rng.below(size.width);
    at.y = rng.below(size.height);
    return at;
}

}  // namespace

TEST_CASE("a room is seen whole, with all its walls and corners and nothing beyond") {
    const World world = worldFromText(
        "          \n"
        " #######..\n"
        " #.....#..\n"
        " #.@...#..\n"
        " #.....#..\n"
        " #######..\n"
        "..........\n");
    CHECK(seenFrom(world, 9) ==
          "xxxxxxxxxx\n"
          "x#######xx\n"
          "x#.....#xx\n"
          "x#.@...#xx\n"
          "x#.....#xx\n"
          "x#######xx\n"
          "xxxxxxxxxx\n");
}

TEST_CASE("a closed door hides what lies behind it and an open one frames it") {
    const std::string closed =
        "##########\n"
        "#...#....#\n"
        "#.@.+....#\n"
        "#...#....#\n"
        "##########\n";
    CHECK(seenFrom(worldFromText(closed), 9) ==
          "#####xxxxx\n"
          "#...#xxxxx\n"
          "#.@.+xxxxx\n"
          "#...#xxxxx\n"
          "#####xxxxx\n");
    std::string open = closed;
    open[open.find('+')] = '\'';
    CHECK(seenFrom(worldFromText(open), 9) ==
          "#####xxxx#\n"
          "#...#x...#\n"
          "#.@.'....#\n"
          "#...#x...#\n"
          "#####xxxx#\n");
}

TEST_CASE("secret and locked doors, tall grass and pillars block sight, water and webs do not") {
    for (const Tile tile : allTiles()) {
        CAPTURE(tile);
        World world = worldFromText("@..");
        world.level.tiles[{1, 0}] = tile;
        CHECK(seenFrom(world, 9)[2] == (isOpaque(tile) ? 'x' : '.'));
    }
}

TEST_CASE("a pillar throws a shadow that widens away from the eye") {
    const World world = worldFromText(
        ".......\n"
        ".......\n"
        "@.0....\n"
        ".......\n"
        ".......\n");
    CHECK(seenFrom(world, 9) ==
          ".......\n"
          ".....xx\n"
          "@.0xxxx\n"
          ".....xx\n"
          ".......\n");
}

TEST_CASE("on open ground one sees a round patch, radius + 1/2 wide") {
    const World world = worldFromText(
        ".........\n"
        ".........\n"
        ".........\n"
        ".........\n"
        "....@....\n"
        ".........\n"
        ".........\n"
        ".........\n"
        ".........\n");
    CHECK(seenFrom(world, 3) ==
          "xxxxxxxxx\n"
          "xxx...xxx\n"
          "xx.....xx\n"
          "x.......x\n"
          "x...@...x\n"
          "x.......x\n"
          "xx.....xx\n"
          "xxx...xxx\n"
          "xxxxxxxxx\n");
    CHECK(seenFrom(world, 1) ==
          "xxxxxxxxx\n"
          "xxxxxxxxx\n"
          "xxxxxxxxx\n"
          "xxx...xxx\n"
          "xxx.@.xxx\n"
          "xxx...xxx\n"
          "xxxxxxxxx\n"
          "xxxxxxxxx\n"
          "xxxxxxxxx\n");
    CHECK(cellsInSight(world.level.tiles, {4, 4}, 0).count() == 1);
}

TEST_CASE("sight ends at the edges of the map, however far it reaches") {
    const Grid<Tile> tiles{Size{70, 3}, Tile::Floor};
    for (const Point eye : {Point{0, 0}, Point{69, 2}, Point{0, 2}, Point{35, 1}}) {
        CAPTURE(eye);
        CHECK(cellsInSight(tiles, eye, 1'000'000'000).count() == 210);
    }
    const Grid<Tile> square{Size{60, 60}, Tile::Floor};
    CHECK(cellsInSight(square, {0, 0}, 1'000'000'000).count() == 3600);
    CHECK(cellsInSight(Grid<Tile>{Size{1, 1}, Tile::Floor}, {0, 0}, 9).count() == 1);
}

TEST_CASE("an eye inside an opaque cell sees its own cell and out of it") {
    const World world = worldFromText(".@.");
    Grid<Tile> tiles = world.level.tiles;
    tiles[{1, 0}] = Tile::TallGrass;
    CHECK(cellsInSight(tiles, {1, 0}, 5).count() == 3);
}

TEST_CASE("of two cells that are not opaque each sees the other or neither does") {
    for (int n = 0; n < seedCount(60); ++n) {
        CAPTURE(n);
        const Size size{13, 11};
        const Grid<Tile> tiles = scatteredWalls(size, 10 + n % 5 * 10, Seed{static_cast<std::uint64_t>(n)});
        Grid<BitRows> views{size};
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) views[{x, y}] = cellsInSight(tiles, {x, y}, 8);
        bool symmetric = true;
        for (int i = 0; i < size.area(); ++i)
            for (int j = 0; j < i; ++j) {
                const Point a{i % size.width, i / size.width};
                const Point b{j % size.width, j / size.width};
                if (isOpaque(tiles[a]) || isOpaque(tiles[b])) continue;
                symmetric = symmetric && views[a][b] == views[b][a];
            }
        CHECK(symmetric);
    }
}

TEST_CASE("shadow casting sees what single rays see") {
    for (int n = 0; n < seedCount(150); ++n) {
        CAPTURE(n);
        const Size size{17, 15};
        const Seed seed{static_cast<std::uint64_t>(n)};
        const Grid<Tile> tiles = n % 2 == 0 ? scatteredWalls(size, n % 60, seed) : anyTiles(size, seed);
        Rng rng{derive(seed, "eye")};
        const Point eye = anyCell(size, rng);
        const int radius = rng.below(13);
        const BitRows seen = cellsInSight(tiles, eye, radius);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const Point at{x, y};
                CAPTURE(at);
                const Point way = at - eye;
                const bool inReach = way.x * way.x + way.y * way.y <= radius * (radius + 1);
                const bool expected = inReach && seesPlainly(tiles, eye, at);
                REQUIRE(seen[at] == expected);
            }
    }
}

TEST_CASE("buffers that are used again leave nothing of the last look") {
    Sight sight;
    Rng rng{Seed{4}};
    for (int n = 0; n < seedCount(100); ++n) {
        CAPTURE(n);
        const Size size{n % 3 == 0 ? 150 : 40, 30};
        const Grid<Tile> tiles = scatteredWalls(size, 20, Seed{static_cast<std::uint64_t>(n)});
        for (int i = 0; i < 5; ++i) {
            const Point eye = anyCell(size, rng);
            const int radius = rng.below(15);
            REQUIRE(sight.from(tiles, eye, radius) == cellsInSight(tiles, eye, radius));
        }
    }
}
