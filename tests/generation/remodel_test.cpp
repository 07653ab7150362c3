#include "generation/remodel.hpp"

#include "generation/drawn_level.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace gone;

TEST_CASE("the shape of a path is told by its bends") {
    CHECK(shapeOf(cellsAlong({{0, 0}, {5, 0}})) == LinkShape::Straight);
    CHECK(shapeOf(cellsAlong({{0, 0}, {5, 0}, {5, 3}})) == LinkShape::L);
    CHECK(shapeOf(cellsAlong({{0, 0}, {5, 0}, {5, 3}, {9, 3}})) == LinkShape::Z);
    CHECK(shapeOf(cellsAlong({{0, 0}, {5, 0}, {5, 3}, {2, 3}})) == LinkShape::Free);
    CHECK(shapeOf(cellsAlong({{0, 0}, {5, 0}, {5, 3}, {9, 3}, {9, 8}})) == LinkShape::Free);
}

TEST_CASE("a door that lost its last link leaves its number to the next one") {
    Level level = soundHalls();
    const Door old = level.doors.front();
    const int link = old.links.front();
    REQUIRE(old.links.size() == 1);
    SpareDoors spare;
    spare.release(level, link, old.room);
    CHECK(level.tiles[old.at] == Tile::Wall);
    const int id = spare.hang(level, old.room, old.at, link);
    CHECK(id == old.id);
    CHECK(level.doors.front() == old);
    CHECK(level.tiles[old.at] == Tile::ClosedDoor);
}

TEST_CASE("doors above one that is struck out move down, and links follow") {
    Level level = soundHalls();
    const std::vector<Door> before = level.doors;
    const Door gone = before.front();
    SpareDoors spare;
    spare.release(level, gone.links.front(), gone.room);
    spare.strikeOut(level);
    REQUIRE(level.doors.size() == before.size() - 1);
    for (std::size_t i = 0; i < level.doors.size(); ++i) {
        CHECK(level.doors[i].id == static_cast<int>(i));
        CHECK(level.doors[i].at == before[i + 1].at);
        for (const int link : level.doors[i].links) {
            const std::vector<int>& doors = level.links[static_cast<std::size_t>(link)].doors;
            CHECK(std::ranges::count(doors, static_cast<int>(i)) == 1);
        }
    }
}

TEST_CASE("corridors are dug through untouched rock and across corridors, not through what somebody dug") {
    Level level = levelFromText(
        "        \n"
        " .:  +  \n"
        "        \n"
        "        \n");
    level.links.push_back({0, 1, LinkKind::Tree, LinkShape::Straight, {}, {{2, 0}, {2, 1}, {2, 2}}});
    const CorridorMap map = diggableGround(level, Tile::Rock, {});
    CHECK_FALSE(map.isClosed({3, 2}));
    CHECK_FALSE(map.isClosed({2, 1}));
    CHECK(map.isOn({2, 1}));
    CHECK(map.isClosed({1, 1}));
    CHECK(map.isClosed({5, 1}));
    const std::vector<int> without{0};
    CHECK(diggableGround(level, Tile::Rock, without).isClosed({2, 1}));
}

TEST_CASE("ground is free only off other corridors, and walls only where nothing is open") {
    const Level level = levelFromText(
        "..............\n"
        "              \n"
        "      .       \n"
        "              \n"
        "              \n"
        "              \n");
    Level crossed = level;
    crossed.links.push_back({0, 1, LinkKind::Tree, LinkShape::Straight, {}, cellsAlong({{0, 0}, {13, 0}})});
    const Ground ground{crossed, {0, 0, 14, 6}, {}, {}};
    CHECK(ground.isFree({5, 2, 3, 2}));        // the open cell is on the floor
    CHECK_FALSE(ground.isFree({5, 3, 3, 2}));  // in the wall
    CHECK_FALSE(ground.isFree({9, 1, 3, 2}));  // the corridor is in the wall
    const std::vector<int> own{0};
    CHECK(Ground{crossed, {0, 0, 14, 6}, own, {}}.isFree({9, 1, 3, 2}));
}
