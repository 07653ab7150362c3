#include "generation/room_tries.hpp"

#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <set>
#include <tuple>

using namespace gone;

namespace {

using Key = std::tuple<int, int, int, int>;

Key keyOf(Rect floor) {
    return {floor.x, floor.y, floor.width, floor.height};
}

const RoomRules rules{4, 3, 0};

LayoutNode nodeOf(Rect area) {
    LayoutNode node;
    node.key = 5;
    node.area = area;
    return node;
}

std::set<Key> all(const LayoutNode& node, const RoomBounds& bounds, int drawn) {
    std::set<Key> floors;
    RoomTries tries{rules, node, bounds, Rng{Seed{1}}, drawn};
    while (const auto wanted = tries.next()) floors.insert(keyOf(wanted->floor));
    return floors;
}

}  // namespace

TEST_CASE("the walk meets exactly the floors that the generator can draw") {
    for (const Rect area : {Rect{0, 0, 7, 6}, Rect{3, 2, 11, 9}, Rect{10, 0, 14, 8}}) {
        const LayoutNode node = nodeOf(area);
        std::set<Key> drawn;
        Rng rng{Seed{2}};
        for (int i = 0; i < 100000; ++i) drawn.insert(keyOf(nextRoom(rules, node, rng).floor));
        CHECK(all(node, boundsOf(rules, node), 0) == drawn);
    }
}

TEST_CASE("only floors that hold a cell are tried") {
    const LayoutNode node = nodeOf({0, 0, 14, 10});
    RoomBounds bounds = boundsOf(rules, node);
    bounds.hold({7, 5});
    std::set<Key> holding;
    for (const Key& key : all(node, boundsOf(rules, node), 0)) {
        const auto [x, y, width, height] = key;
        if (Rect{x, y, width, height}.contains({7, 5})) holding.insert(key);
    }
    CHECK(all(node, bounds, 0) == holding);
    CHECK(all(node, bounds, 50) == holding);
}

TEST_CASE("the first floor is the one the generator draws") {
    const LayoutNode node = nodeOf({5, 5, 20, 14});
    const Room room = drawRoom(rules, node, Seed{77}, 2, 1);
    const Rng rng{derive(Seed{77}, "room", node.key, (1U << 8) | 2U)};
    RoomTries tries{rules, node, boundsOf(rules, node), rng, 1};
    CHECK(tries.next()->floor == room.floor);
}

TEST_CASE("tries come to an end on the largest maps") {
    const LayoutNode node = nodeOf({0, 0, 4096, 4096});
    RoomTries tries{rules, node, boundsOf(rules, node), Rng{Seed{1}}, 100};
    int count = 0;
    while (tries.next()) ++count;
    CHECK(count > 100);
    CHECK(count <= 20100);
}
