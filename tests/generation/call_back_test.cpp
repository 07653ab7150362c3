#include "generation/call_back.hpp"

#include "base/rng.hpp"
#include "generation/changes.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

const Room& roomAt(const Level& level, int room) {
    return level.rooms[static_cast<std::size_t>(room)];
}

/// What somebody does to a floor before a room is called: doors stand open, grass grows, a corridor is
/// webbed.
void liveIn(Level& level, Seed seed) {
    Rng rng{seed};
    for (Tile& tile : level.tiles.cells()) {
        const int chance = rng.below(100);
        if (tile == Tile::ClosedDoor && chance < 50) tile = Tile::OpenDoor;
        if (tile == Tile::Floor && chance < 20) tile = Tile::TallGrass;
        if (tile == Tile::Corridor && chance < 10) tile = Tile::Web;
    }
}

/// All that a cut may change: the ring and what is in it, the room, its links and the doors behind the old
/// ones.
void requireOnlyRoomChanged(const Level& before, const Level& after, int id) {
    const Rect ring = roomAt(after, id).ring();
    for (const Point at : changedCells(before, after)) REQUIRE(ring.contains(at));
    REQUIRE(after.up == before.up);
    REQUIRE(after.down == before.down);
    REQUIRE(after.rooms.size() == before.rooms.size());
    for (const Room& room : before.rooms)
        if (room.id != id) REQUIRE(roomAt(after, room.id) == room);
    REQUIRE(after.links.size() == before.links.size());
    for (std::size_t i = 0; i < before.links.size(); ++i) {
        const Link& link = before.links[i];
        if (link.from != id && link.to != id) REQUIRE(after.links[i] == link);
    }
    REQUIRE(after.doors.size() >= before.doors.size());
    REQUIRE(std::equal(before.doors.begin(), before.doors.end(), after.doors.begin()));
    for (std::size_t i = before.doors.size(); i < after.doors.size(); ++i) REQUIRE(after.doors[i].room == id);
}

}  // namespace

TEST_CASE("a room called back stands round its junction, and corridors enter by its doors") {
    const Made made = make(withKnobs("rogue", {{"gone_min", 1}}), {60, 42}, Seed{7});
    const int id = roomsOf(made.level, RoomKind::Gone).front();
    const Level called = callBack(made.origin, made.level, id).value();
    const Rect junction = roomAt(made.level, id).floor;
    CHECK(roomAt(called, id).kind == RoomKind::Room);
    CHECK(roomAt(called, id).floor.contains({junction.x, junction.y}));
    CHECK(called.tiles[{junction.x, junction.y}] == Tile::Floor);
    CHECK(called.doors.size() > made.level.doors.size());
}

TEST_CASE("only gone rooms can be called back") {
    const Made made = make(withKnobs("rogue", {}), {60, 42}, Seed{3});
    for (const int id : roomsOf(made.level, RoomKind::Room))
        CHECK_FALSE(callBack(made.origin, made.level, id));
}

TEST_CASE("calling a room back makes no problem and changes nothing outside its walls") {
    for (const Preset& preset : gridPresets())
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            Made made = make(preset.params, preset.size, seedOf(seed));
            liveIn(made.level, seedOf(seed));
            for (const int id : roomsOf(made.level, RoomKind::Gone)) {
                CAPTURE(id);
                const std::optional<Level> called = callBack(made.origin, made.level, id);
                if (!called) continue;
                REQUIRE(problemsText(*called) == "");
                if (!fillsWalkable(made.level, *called)) requireOnlyRoomChanged(made.level, *called, id);
            }
        }
}

TEST_CASE("rooms can be called back one after another, with any knobs") {
    for (const GeneratorParams& standard : allGenerators())
        for (int number = 0; number < seedCount(400); ++number) {
            CAPTURE(generatorName(standard));
            CAPTURE(number);
            Made made = make(anyCase(standard, number));
            for (const int id : roomsOf(made.level, RoomKind::Gone)) {
                if (roomAt(made.level, id).kind != RoomKind::Gone) continue;  // opened with another pocket
                std::optional<Level> called = callBack(made.origin, made.level, id);
                if (!called) continue;
                REQUIRE(problemsText(*called) == "");
                made.level = *std::move(called);
            }
        }
}

TEST_CASE("the same room comes back whenever it is called") {
    const GeneratorParams params = withKnobs("rogue", {{"gone_min", 3}, {"gone_rooms_max", 4}});
    for (int seed = 0; seed < seedCount(100); ++seed) {
        CAPTURE(seed);
        const Made made = make(params, {60, 42}, seedOf(seed));
        std::vector<int> order = roomsOf(made.level, RoomKind::Gone);
        std::vector<Level> results;
        do {
            Level level = made.level;
            for (const int id : order) level = callBack(made.origin, level, id).value();
            results.push_back(std::move(level));
        } while (std::next_permutation(order.begin(), order.end()));
        for (const Level& level : results) {
            REQUIRE(level.tiles == results.front().tiles);
            REQUIRE(level.rooms == results.front().rooms);
        }
    }
}

TEST_CASE("the room that would have stood there comes back where that is legal") {
    const GeneratorParams params = withKnobs("rogue", {{"gone_min", 1}, {"dark_rooms_percent", 50}});
    int asDrawn = 0;
    for (int seed = 0; seed < 100; ++seed) {
        const Made made = make(params, {60, 42}, seedOf(seed));
        const Blueprint blueprint = blueprintOf(made.origin, made.level).value();
        for (const int id : roomsOf(made.level, RoomKind::Gone)) {
            LayoutNode node = blueprint.layout.nodes[static_cast<std::size_t>(id)];
            node.gone = false;
            Room drawn = drawRoom(blueprint.rules, node, made.origin.seed, made.origin.attempt, 0);
            drawn.id = id;
            const std::optional<Level> called = callBack(made.origin, made.level, id);
            REQUIRE(called);
            if (roomAt(*called, id).floor == drawn.floor) {
                ++asDrawn;
                CHECK(roomAt(*called, id) == drawn);
            }
        }
    }
    CHECK(asDrawn > 20);
}

TEST_CASE("rooms that come back differ from seed to seed") {
    std::set<std::pair<int, int>> sizes;
    for (int seed = 0; seed < 50; ++seed) {
        const Made made = make(withKnobs("rogue", {{"gone_min", 1}}), {60, 42}, seedOf(seed));
        const int id = roomsOf(made.level, RoomKind::Gone).front();
        const Level called = callBack(made.origin, made.level, id).value();
        sizes.insert({roomAt(called, id).floor.width, roomAt(called, id).floor.height});
    }
    CHECK(sizes.size() > 20);
}

TEST_CASE("on the sizes of play every gone room can be called back without filling a single cell") {
    for (const Size size : {Size{54, 39}, Size{60, 42}})
        for (int seed = 0; seed < seedCount(200); ++seed) {
            CAPTURE(seed);
            const Made made = make(withKnobs("rogue", {}), size, seedOf(seed));
            for (const int id : roomsOf(made.level, RoomKind::Gone)) {
                const std::optional<Level> called = callBack(made.origin, made.level, id);
                REQUIRE(called);
                REQUIRE_FALSE(fillsWalkable(made.level, *called));
            }
        }
}

TEST_CASE("where no room fits the corridors they are dug anew, from the same far ends") {
    int dug = 0;
    for (int seed = 0; seed < 600; ++seed) {
        CAPTURE(seed);
        const Made made = make(withKnobs("rogue", {{"gone_min", 1}}), {21, 18}, seedOf(seed));
        for (const int id : roomsOf(made.level, RoomKind::Gone)) {
            const std::optional<Level> called = callBack(made.origin, made.level, id);
            REQUIRE(called);
            if (!fillsWalkable(made.level, *called)) continue;
            ++dug;
            REQUIRE(problemsText(*called) == "");
            REQUIRE(std::equal(made.level.doors.begin(), made.level.doors.end(), called->doors.begin()));
            for (std::size_t i = 0; i < made.level.links.size(); ++i) {
                const Link& before = made.level.links[i];
                const Link& after = called->links[i];
                if (before.from != id && before.to != id) REQUIRE(after == before);
                if (before.to == id) REQUIRE(after.path.front() == before.path.front());
                if (before.from == id) REQUIRE(after.path.back() == before.path.back());
            }
        }
    }
    CHECK(dug > 0);
}

TEST_CASE("nobody is ever caught in a wall") {
    for (const Preset& preset : gridPresets())
        for (int seed = 0; seed < seedCount(40); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            const Made made = make(preset.params, preset.size, seedOf(seed));
            std::vector<Point> crowd;  // somebody on every cell
            for (int y = 0; y < preset.size.height; ++y)
                for (int x = 0; x < preset.size.width; ++x)
                    if (isWalkable(made.level.tiles[{x, y}])) crowd.push_back({x, y});
            for (const int id : roomsOf(made.level, RoomKind::Gone)) {
                const std::optional<Level> called = callBack(made.origin, made.level, id, crowd);
                if (!called) continue;
                REQUIRE_FALSE(fillsWalkable(made.level, *called));
                for (std::size_t i = made.level.doors.size(); i < called->doors.size(); ++i)
                    REQUIRE(called->tiles[called->doors[i].at] == Tile::OpenDoor);
            }
        }
}

TEST_CASE("a tunnel that somebody dug through the rock is not walled up") {
    for (int seed = 0; seed < 100; ++seed) {
        CAPTURE(seed);
        Made made = make(withKnobs("rogue", {{"gone_min", 1}}), {60, 42}, seedOf(seed));
        const int id = roomsOf(made.level, RoomKind::Gone).front();
        const Point junction{roomAt(made.level, id).floor.x, roomAt(made.level, id).floor.y};
        for (int x = junction.x; x < junction.x + 4; ++x)
            if (isSolid(made.level.tiles[{x, junction.y}])) made.level.tiles[{x, junction.y}] = Tile::Floor;
        const std::optional<Level> called = callBack(made.origin, made.level, id);
        if (called) REQUIRE_FALSE(fillsWalkable(made.level, *called));
    }
}
