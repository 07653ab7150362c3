#include "generation/mixed.hpp"

#include "generation/cave_cell.hpp"
#include "generation/generators.hpp"
#include "generation/plain_search.hpp"
#include "generation/reach.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

int countOf(const Level& level, RoomKind kind) {
    return static_cast<int>(std::ranges::count(level.rooms, kind, &Room::kind));
}

}  // namespace

TEST_CASE("a cave in a cell is one region, keeps off margin and lane, and is not too small") {
    const Rect area{30, 10, 16, 12};
    int empty = 0;
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        const std::vector<Point> cells = growCaveCell({50, 3}, area, seedOf(seed));
        if (cells.empty()) ++empty;
        if (cells.empty()) continue;
        REQUIRE(cells.size() >= 9);
        REQUIRE(std::ranges::is_sorted(cells, rowMajorLess));
        Grid<Tile> tiles{{60, 30}, Tile::Wall};
        for (const Point at : cells) {
            tiles[at] = Tile::Floor;
            REQUIRE(at.x >= area.x + 1);
            REQUIRE(at.y >= area.y + 1);
            REQUIRE(at.x <= area.right() - 3);
            REQUIRE(at.y <= area.bottom() - 3);
        }
        REQUIRE(std::ranges::max(plainLabels(tiles).cells()) == 0);
    }
    CHECK(empty > 0);
    CHECK(growCaveCell({100, 3}, area, Seed{1}).empty());
    CHECK(growCaveCell({0, 0}, area, Seed{1}).size() == 13 * 9);
}

TEST_CASE("through a cave's mouths one leaves it straight into rock that is clear of it") {
    const Size size{60, 30};
    for (int seed = 0; seed < seedCount(100); ++seed) {
        CAPTURE(seed);
        const std::vector<Point> cells = growCaveCell({45, 3}, {20, 8, 18, 14}, seedOf(seed));
        if (cells.empty()) continue;
        const auto isOpen = [&](Point at) { return std::ranges::count(cells, at) > 0; };
        std::set<Direction> sides;
        for (const Gate& gate : mouthsOf(cells, size)) {
            sides.insert(gate.out);
            REQUIRE(isOpen(gate.at - offset(gate.out)));
            REQUIRE_FALSE(isOpen(gate.at));
            const Point beyond = gate.at + offset(gate.out);
            REQUIRE_FALSE(isOpen(beyond));
            for (const Direction d : allDirections) REQUIRE_FALSE(isOpen(beyond + offset(d)));
        }
        REQUIRE(sides.size() == 4);
    }
}

TEST_CASE("a grid holds rooms, junctions and caves, as many caves as asked for") {
    MixedParams params;
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        params.cavesPercent = 0;
        const Level rooms = generate(params, {60, 42}, seedOf(seed)).level;
        REQUIRE(rooms.rooms.size() == 9);
        REQUIRE(countOf(rooms, RoomKind::Region) == 0);
        params.cavesPercent = 100;
        params.caveFillPercent = 20;
        const Level caves = generate(params, {60, 42}, seedOf(seed)).level;
        REQUIRE(countOf(caves, RoomKind::Region) + countOf(caves, RoomKind::Gone) == 9);
    }
}

TEST_CASE("where a cave would have too little open ground a room is built") {
    MixedParams params;
    params.cavesPercent = 100;
    params.caveFillPercent = 100;
    const Level level = generate(params, {60, 42}, Seed{1}).level;
    CHECK(countOf(level, RoomKind::Region) == 0);
    CHECK(countOf(level, RoomKind::Room) >= 6);
}

TEST_CASE("erosion leaves doors and links as they are, half of each room open, and the level whole") {
    MixedParams params;
    params.cavesPercent = 0;
    int eroded = 0;
    for (int seed = 0; seed < seedCount(40); ++seed) {
        params.erosion = 0;
        const Level whole = generate(params, {80, 54}, seedOf(seed)).level;
        for (int erosion = 1; erosion <= 10; erosion += 3) {
            CAPTURE(seed);
            CAPTURE(erosion);
            params.erosion = erosion;
            const Level level = generate(params, {80, 54}, seedOf(seed)).level;
            REQUIRE(level.rooms == whole.rooms);
            REQUIRE(level.links == whole.links);
            REQUIRE(level.doors == whole.doors);
            REQUIRE(isOnePiece(level.tiles));
            for (const Room& room : level.rooms) {
                if (room.kind == RoomKind::Gone) continue;
                int open = 0;
                for (int y = room.floor.y; y < room.floor.bottom(); ++y)
                    for (int x = room.floor.x; x < room.floor.right(); ++x)
                        open += isSolid(level.tiles[{x, y}]) ? 0 : 1;
                REQUIRE(2 * open >= room.floor.area());
                eroded += open < room.floor.area() ? 1 : 0;
            }
        }
    }
    CHECK(eroded > 0);
}
