#include "generation/bsp.hpp"

#include "generation/generators.hpp"
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

int realRooms(const Level& level) {
    return static_cast<int>(std::ranges::count(level.rooms, RoomKind::Room, &Room::kind));
}

}  // namespace

TEST_CASE("without a cut there is one room, and each depth at most doubles them") {
    BspParams params;
    params.leafWidthMin = params.leafHeightMin = 5;
    for (int depth = 0; depth <= 6; ++depth) {
        CAPTURE(depth);
        params.depth = depth;
        int most = 0;
        for (int seed = 0; seed < 20; ++seed)
            most = std::max(most, realRooms(generate(params, {120, 90}, seedOf(seed)).level));
        CHECK(most <= 1 << depth);
        CHECK(most * 10 >= (1 << depth) * 9);
    }
}

TEST_CASE("every cut gives one link, so that all rooms hang together") {
    BspParams params;
    params.extraLinksMax = 0;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Level level = generate(params, {80, 45}, seedOf(seed)).level;
        REQUIRE(level.links.size() + 1 == level.rooms.size());
    }
}

TEST_CASE("cut in the middle, all parts of a square map are alike") {
    BspParams params;
    params.balancePercent = 50;
    params.depth = 4;
    params.leafWidthMin = params.leafHeightMin = 5;
    const Level level = generate(params, {96, 96}, Seed{1}).level;
    CHECK(level.rooms.size() == 16);
    for (const Room& room : level.rooms) CHECK(room.floor.area() <= (96 - 3) * (6 * 4 - 3));
}

TEST_CASE("no leaf is cut smaller than the knobs say") {
    BspParams params;
    params.depth = 6;
    params.balancePercent = 0;
    params.leafWidthMin = 5;
    params.leafHeightMin = 5;
    params.roomWidthMin = 6;
    params.roomHeightMin = 4;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Generation made = generate(params, {70, 50}, seedOf(seed));
        for (const Room& room : made.level.rooms) {
            REQUIRE(room.floor.width >= 6);
            REQUIRE(room.floor.height >= 4);
        }
        REQUIRE(problemsIn(GeneratorParams{params}, made).empty());
    }
}

TEST_CASE("a deeper partition leaves what it does not cut further as it was") {
    BspParams shallow;
    shallow.depth = 2;
    shallow.leafWidthMin = 22;
    shallow.leafHeightMin = 18;
    BspParams deep = shallow;
    deep.depth = 6;
    int kept = 0;
    int cut = 0;
    for (int seed = 0; seed < seedCount(100); ++seed) {
        const Level few = generate(shallow, {80, 60}, seedOf(seed)).level;
        const Level many = generate(deep, {80, 60}, seedOf(seed)).level;
        // The last part comes after all that the deeper partition cuts further.
        if (many.rooms.size() == few.rooms.size()) continue;
        const bool same = few.rooms.back().floor == many.rooms.back().floor;
        (same ? kept : cut) += 1;
    }
    CHECK(kept > 0);
    CHECK(cut > 0);
    CHECK(kept * 3 > cut);
}
