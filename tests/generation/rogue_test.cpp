#include "generation/rogue.hpp"

#include "generation/generators.hpp"
#include "generation/rogue_layout.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

int countOf(const Level& level, RoomKind kind) {
    return static_cast<int>(std::ranges::count(level.rooms, kind, &Room::kind));
}

int extraLinks(const Level& level) {
    return static_cast<int>(std::ranges::count(level.links, LinkKind::Extra, &Link::kind));
}

/// Is there a square of two by two cells that are all corridor?
bool hasBlob(const Grid<Tile>& tiles) {
    for (int y = 1; y < tiles.height(); ++y)
        for (int x = 1; x < tiles.width(); ++x) {
            const bool blob = tiles[{x, y}] == Tile::Corridor && tiles[{x - 1, y}] == Tile::Corridor &&
                              tiles[{x, y - 1}] == Tile::Corridor && tiles[{x - 1, y - 1}] == Tile::Corridor;
            if (blob) return true;
        }
    return false;
}

std::vector<std::string> faultsOf(const GeneratorParams& params, const Generation& generation) {
    std::vector<std::string> faults;
    for (const Problem& p : problemsIn(params, generation)) faults.emplace_back(p.fault);
    return faults;
}

}  // namespace

TEST_CASE("a level has nine cells, six to nine rooms, up to three junctions and a tree that reaches all") {
    for (int seed = 0; seed < seedCount(400); ++seed) {
        CAPTURE(seed);
        const Level level = generate(RogueParams{}, {80, 45}, seedOf(seed)).level;
        REQUIRE(level.rooms.size() == 9);
        const int gone = countOf(level, RoomKind::Gone);
        REQUIRE(gone <= 3);
        REQUIRE(countOf(level, RoomKind::Room) == 9 - gone);
        REQUIRE(static_cast<int>(level.links.size()) == 8 + extraLinks(level));
        REQUIRE(extraLinks(level) <= 3);
    }
}

TEST_CASE("rooms lie where the description says, in row-major order, each with its margin") {
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        const Level level = generate(RogueParams{}, {80, 45}, seedOf(seed)).level;
        for (const Room& room : level.rooms) {
            const Rect cell = cellArea(RogueParams{}, {80, 45}, room.id % 3, room.id / 3);
            if (room.kind == RoomKind::Gone) {
                REQUIRE(room.floor == Rect{cell.x + cell.width / 2, cell.y + cell.height / 2, 1, 1});
                REQUIRE(level.tiles[{room.floor.x, room.floor.y}] == Tile::Junction);
                continue;
            }
            REQUIRE(room.floor.width >= 4);
            REQUIRE(room.floor.height >= 3);
            REQUIRE(room.floor.x >= cell.x + 1);
            REQUIRE(room.floor.y >= cell.y + 1);
            REQUIRE(room.floor.right() <= cell.right() - 2);
            REQUIRE(room.floor.bottom() <= cell.bottom() - 2);
        }
    }
}

TEST_CASE("a level is its own seed's however often the attempt, the trace or other knobs' streams") {
    // The room of a cell draws from its own stream: a level with other links has the same rooms.
    RogueParams params;
    const Level first = generate(params, {80, 45}, Seed{7}).level;
    params.tree = 2;
    params.corridor = 1;
    params.extraLinksMax = 9;
    const Level second = generate(params, {80, 45}, Seed{7}).level;
    CHECK(first.rooms == second.rooms);
    CHECK(first.links != second.links);
}

TEST_CASE("gone_min and gone_rooms_max are held to, and two rooms always stay") {
    RogueParams params;
    params.goneMin = params.goneRoomsMax = 9;
    params.columns = 2;
    params.rows = 3;
    for (int seed = 0; seed < 50; ++seed) {
        const Level level = generate(params, {40, 36}, seedOf(seed)).level;
        REQUIRE(countOf(level, RoomKind::Gone) == 4);
        REQUIRE(countOf(level, RoomKind::Room) == 2);
    }
}

TEST_CASE("a grid of one cell is one room with two stairs") {
    RogueParams params;
    params.columns = params.rows = 1;
    params.roomWidthMin = params.roomHeightMin = 2;
    const Generation made = generate(params, {5, 5}, Seed{1});
    CHECK(made.level.rooms.size() == 1);
    CHECK(made.level.links.empty());
    CHECK(made.attempt == 0);
    CHECK(faultsOf(params, made).empty());
}

TEST_CASE(
    "between a fifth and a quarter of the described levels have a crossing, hardly one a blob of corridor") {
    const int seeds = seedCount(3000);
    int crossed = 0;
    int blobs = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const Generation made = generate(RogueParams{}, {80, 45}, seedOf(seed));
        crossed += made.level.crossings.empty() ? 0 : 1;
        blobs += hasBlob(made.level.tiles) ? 1 : 0;
        REQUIRE(std::ranges::count(made.level.links, LinkShape::Free, &Link::shape) == 0);
    }
    CHECK(crossed * 1000 / seeds >= (underSanitizers ? 170 : 200));
    CHECK(crossed * 1000 / seeds <= (underSanitizers ? 280 : 260));
    CHECK(blobs * 1000 <= seeds);
}

TEST_CASE("corridor z makes mostly jogs, corridor l mostly straight ways and bends") {
    RogueParams params;
    std::vector<int> shapes(4, 0);
    std::vector<int> jogged(4, 0);
    for (int seed = 0; seed < seedCount(200); ++seed) {
        params.corridor = 0;
        for (const Link& link : generate(params, {80, 45}, seedOf(seed)).level.links)
            ++shapes[static_cast<std::size_t>(link.shape)];
        params.corridor = 1;
        for (const Link& link : generate(params, {80, 45}, seedOf(seed)).level.links)
            ++jogged[static_cast<std::size_t>(link.shape)];
    }
    const auto z = static_cast<std::size_t>(LinkShape::Z);
    const auto l = static_cast<std::size_t>(LinkShape::L);
    CHECK(shapes[z] * 10 < shapes[l]);
    CHECK(jogged[z] > 9 * (jogged[0] + jogged[l]));
}

TEST_CASE("links with neither the first nor the second shape are counted") {
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        const Generation made = generate(RogueParams{}, {40, 24}, seedOf(seed));
        // In the l style only a z is a fall-back.
        REQUIRE(made.tally.fallbackLinks == std::ranges::count(made.level.links, LinkShape::Z, &Link::shape));
    }
}

TEST_CASE("missing extra links are counted, none when they are exact and neighbours are left") {
    RogueParams params;
    int missing = 0;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        params.exactExtras = 0;
        missing += generate(params, {48, 36}, seedOf(seed)).tally.missingExtras;
        params.exactExtras = 1;
        REQUIRE(generate(params, {48, 36}, seedOf(seed)).tally.missingExtras == 0);
    }
    CHECK(missing > 0);
}

TEST_CASE("the great hall runs through the middle and is linked from its real walls") {
    RogueParams params;
    params.hall = 1;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Generation made = generate(params, {80, 45}, seedOf(seed));
        REQUIRE(made.level.rooms.size() == 7);
        const Room& hall = made.level.rooms[3];
        REQUIRE(hall.kind == RoomKind::Wide);
        REQUIRE(hall.floor.width >= 2 * 26);
        for (const Door& door : made.level.doors) {
            if (door.room != hall.id) continue;
            REQUIRE(hall.ring().contains(door.at));
            REQUIRE_FALSE(hall.floor.contains(door.at));
        }
    }
}

TEST_CASE("a wide room has no link inside") {
    RogueParams params;
    params.wideRoomsPercent = 100;
    params.extraLinksMax = 20;
    params.columns = params.rows = 4;
    int wide = 0;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Level level = generate(params, {60, 50}, seedOf(seed)).level;
        wide += countOf(level, RoomKind::Wide);
        for (const Link& link : level.links) REQUIRE(link.from != link.to);
    }
    CHECK(wide > 4 * seedCount(200));
}

TEST_CASE("spread cells reach the right and bottom where divided ones leave a strip of rock") {
    RogueParams params;
    params.columns = 6;
    params.rows = 6;
    int divided = 0;
    int spread = 0;
    for (int seed = 0; seed < 60; ++seed) {
        for (const int on : {0, 1}) {
            params.spreadRemainder = on;
            const Level level = generate(params, {47, 41}, seedOf(seed)).level;
            for (const Room& room : level.rooms) {
                int& most = on == 1 ? spread : divided;
                most = std::max(most, room.floor.right());
            }
        }
    }
    CHECK(divided == 6 * 7 - 2);
    CHECK(spread == 47 - 2);
}

TEST_CASE("dark rooms and secret doors come independently of each other") {
    RogueParams params;
    params.darkRoomsPercent = 50;
    params.secretDoorsPercent = 50;
    params.extraLinksMax = 9;
    int both = 0;
    int onlyDark = 0;
    int onlySecret = 0;
    for (int seed = 0; seed < seedCount(100); ++seed) {
        const Level level = generate(params, {60, 45}, seedOf(seed)).level;
        for (const Door& door : level.doors) {
            const bool dark = level.rooms[static_cast<std::size_t>(door.room)].dark;
            const bool secret = door.kind == DoorKind::Secret;
            both += dark && secret ? 1 : 0;
            onlyDark += dark && !secret ? 1 : 0;
            onlySecret += !dark && secret ? 1 : 0;
        }
    }
    CHECK(both > 0);
    CHECK(onlyDark > 0);
    CHECK(onlySecret > 0);
}

TEST_CASE("a rogue level checks its rooms against its grid") {
    const RogueParams params;
    const Generation sound = generate(params, {80, 45}, Seed{1});
    REQUIRE(faultsOf(params, sound).empty());
    const auto isRoom = [](const Room& room) { return room.kind == RoomKind::Room; };
    const auto room = std::ranges::find_if(sound.level.rooms, isRoom);
    REQUIRE(room != sound.level.rooms.end());
    const auto index = static_cast<std::size_t>(room->id);

    Generation small = sound;
    small.level.rooms[index].floor.width = 3;
    CHECK(std::ranges::count(faultsOf(params, small), "F13") >= 1);
    Generation moved = sound;
    moved.level.rooms[index].floor.x += 26;
    moved.level.rooms[index].floor.y += 7;
    CHECK(std::ranges::count(faultsOf(params, moved), "F11") >= 1);
    Generation strip = sound;  // into the two columns that the division leaves over
    strip.level.rooms.back().kind = RoomKind::Room;
    strip.level.rooms.back().floor = {72, 32, 7, 4};
    CHECK(std::ranges::count(faultsOf(params, strip), "F11") >= 1);
}
