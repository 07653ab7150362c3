#include "generation/corridors.hpp"
#include "generation/drawn_level.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace gone;

namespace {

Room room(Rect floor) {
    return drawnRoom(RoomKind::Room, floor);
}
Room junction(Point at) {
    return drawnRoom(RoomKind::Gone, {at.x, at.y, 1, 1});
}

}  // namespace

TEST_CASE("a room has gates on all four walls, off the corners and off the edge of the map") {
    const std::vector<Gate> gates = gatesOf(room({2, 2, 4, 3}), {}, {20, 20});
    CHECK(gates.size() == 14);
    for (const Gate& gate : gates) {
        CHECK_FALSE(Rect{1, 1, 6, 5}.isCorner(gate.at));
        CHECK(Rect{2, 2, 4, 3}.contains(gate.at - offset(gate.out)));
        CHECK(gate.listed);
    }
    CHECK(gatesOf(room({1, 1, 4, 3}), {}, {20, 20}).size() == 7);  // top and left walls are the map's edge
    CHECK(gatesOf(room({1, 1, 4, 3}), {}, {6, 5}).empty());
}

TEST_CASE("a junction is its own gate on all four sides") {
    const std::vector<Gate> gates = gatesOf(junction({5, 6}), {}, {20, 20});
    REQUIRE(gates.size() == 4);
    for (const Gate& gate : gates) CHECK(gate.at == Point{5, 6});
}

TEST_CASE("a gate is a door the room has already, or stands beside none") {
    Door door;
    door.at = {4, 1};
    const std::vector<Gate> gates = gatesOf(room({2, 2, 5, 3}), std::vector{door}, {20, 20});
    std::vector<Point> top;
    for (const Gate& gate : gates)
        if (gate.out == Direction::North) top.push_back(gate.at);
    CHECK(top == std::vector{Point{2, 1}, Point{4, 1}, Point{6, 1}});
}

TEST_CASE("of a wall longer than 32 cells 32 places are listed, evenly, the others are for straight ways") {
    const std::vector<Gate> gates = gatesOf(room({2, 2, 100, 3}), {}, {120, 20});
    std::vector<int> listed;
    int top = 0;
    for (const Gate& gate : gates) {
        if (gate.out != Direction::North) continue;
        ++top;
        if (gate.listed) listed.push_back(gate.at.x);
    }
    CHECK(top == 100);
    REQUIRE(listed.size() == 32);
    for (std::size_t i = 1; i < listed.size(); ++i) {
        CHECK(listed[i] - listed[i - 1] >= 3);
        CHECK(listed[i] - listed[i - 1] <= 4);
    }
    CHECK(listed.front() - 2 == 101 - listed.back());  // as far from either end
}

TEST_CASE("a corridor map knows what is closed, on and beside") {
    CorridorMap map{{20, 12}, {room({2, 2, 4, 3}), junction({12, 6})}};
    CHECK(map.isClosed({1, 1}));
    CHECK(map.isClosed({6, 5}));
    CHECK_FALSE(map.isClosed({7, 5}));
    CHECK(map.isClosed({12, 6}));
    CHECK_FALSE(map.isClosed({12, 7}));
    CHECK(map.isClosed({0, 9}));
    CHECK(map.isClosed({19, 3}));
    CHECK(map.isClosed({-1, 5}));
    CHECK(map.isClosed({4, 12}));
    map.add(cellsAlong({{6, 3}, {12, 3}, {12, 6}}));
    CHECK_FALSE(map.isOn({6, 3}));
    CHECK_FALSE(map.isOn({12, 6}));
    CHECK(map.isOn({9, 3}));
    CHECK(map.isBeside({9, 4}));
    CHECK_FALSE(map.isBeside({9, 5}));
    CHECK(map.isTaken({12, 5}));
}
