#include "generation/pocket.hpp"

#include "generation/call_back.hpp"
#include "generation/changes.hpp"
#include "generation/drawn_level.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

}  // namespace

TEST_CASE("an opened pocket is a region, joined by a tunnel that starts in it") {
    const Level hollows = soundHollows();
    const Level opened = openPocket({CaveParams{}, Seed{5}, 0, {}}, hollows, 2).value();
    CHECK(problemsText(opened) == "");
    CHECK(opened.rooms[2].kind == RoomKind::Region);
    CHECK(opened.rooms[2].cells.empty());
    for (const Point at : hollows.rooms[2].cells) CHECK(opened.tiles[at] == Tile::Floor);
    REQUIRE(opened.links.size() == 2);
    CHECK(opened.links[0] == hollows.links[0]);
    CHECK(opened.links[1].from == 2);
    CHECK(opened.links[1].to == 1);
    CHECK(std::ranges::count(hollows.rooms[2].cells, opened.links[1].path.front()) == 1);
}

TEST_CASE("pockets open in any order, without a problem and without filling anything") {
    for (const Preset& preset : cavePresets())
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(seed);
            const Made made = make(preset.params, preset.size, seedOf(seed));
            std::vector<int> pockets = roomsOf(made.level, RoomKind::Gone);
            for (const bool backwards : {false, true}) {
                if (backwards) std::ranges::reverse(pockets);
                Level level = made.level;
                for (const int id : pockets) {
                    if (level.rooms[static_cast<std::size_t>(id)].kind != RoomKind::Gone) continue;
                    const Level opened = callBack(made.origin, level, id).value();
                    REQUIRE(problemsText(opened) == "");
                    for (const Point at : changedCells(level, opened)) {
                        REQUIRE(!isWalkable(level.tiles[at]));
                        REQUIRE(opened.tiles[at] == Tile::Floor);
                    }
                    level = opened;
                }
                REQUIRE(roomsOf(level, RoomKind::Gone).empty());
            }
        }
}

TEST_CASE("pockets beside lakes can be walked to when they open") {
    const GeneratorParams wet =
        withKnobs("cave", {{"min_region", 16}, {"join", 2}, {"water_percent", 30}, {"pillars_percent", 20}});
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        const Made made = make(wet, {54, 39}, seedOf(seed));
        for (const int id : roomsOf(made.level, RoomKind::Gone)) {
            CAPTURE(id);
            REQUIRE(problemsText(callBack(made.origin, made.level, id).value()) == "");
        }
    }
}

TEST_CASE("a tunnel to a pocket goes round a chest") {
    const Origin origin{CaveParams{}, Seed{5}, 0, {}};
    Level hollows = soundHollows();
    const std::vector<Point> way = openPocket(origin, hollows, 2).value().links.back().path;
    const auto wall = std::ranges::find(way, Tile::Floor, [&](Point at) { return hollows.tiles[at]; });
    REQUIRE(wall != way.end());
    hollows.tiles[*wall] = Tile::Chest;
    const std::optional<Level> opened = openPocket(origin, hollows, 2);
    REQUIRE(opened);
    CHECK(opened->tiles[*wall] == Tile::Chest);
    CHECK(std::ranges::count(opened->links.back().path, *wall) == 0);
}

TEST_CASE("the tunnel opens no cell but the pocket and its path") {
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        const Preset preset = cavePresets().front();
        const Made made = make(preset.params, preset.size, seedOf(seed));
        for (const int id : roomsOf(made.level, RoomKind::Gone)) {
            const Level opened = callBack(made.origin, made.level, id).value();
            const auto pockets = roomsOf(made.level, RoomKind::Gone).size();
            if (roomsOf(opened, RoomKind::Gone).size() + 1 != pockets) continue;  // it met another
            const std::vector<Point>& cells = made.level.rooms[static_cast<std::size_t>(id)].cells;
            const std::vector<Point>& path = opened.links.back().path;
            for (const Point at : changedCells(made.level, opened))
                REQUIRE(std::ranges::count(cells, at) + std::ranges::count(path, at) > 0);
        }
    }
}

TEST_CASE("a tunnel goes round other pockets where it can") {
    Level level = drawnLevel(
        "################\n"
        "################\n"
        "################\n"
        "##########<...>#\n"
        "################\n"
        "################\n"
        "################\n",
        {drawnRoom(RoomKind::Region, {10, 3, 5, 1}), drawnRoom(RoomKind::Gone, {2, 3, 1, 1}),
         drawnRoom(RoomKind::Gone, {5, 3, 2, 1})},
        {});
    level.rooms[1].cells = {{2, 3}};
    level.rooms[2].cells = {{5, 3}, {6, 3}};
    const Level opened = openPocket({CaveParams{}, Seed{5}, 0, {}}, level, 1).value();
    CHECK(problemsText(opened) == "");
    CHECK(opened.rooms[2] == level.rooms[2]);
}

TEST_CASE("a pocket inside another opens the other with it") {
    Level level = drawnLevel(
        "###############\n"
        "###############\n"
        "###############\n"
        "###############\n"
        "#########<.>..#\n"
        "#########.....#\n"
        "###############\n",
        {drawnRoom(RoomKind::Region, {9, 4, 5, 2}), drawnRoom(RoomKind::Gone, {3, 3, 1, 1}),
         drawnRoom(RoomKind::Gone, {1, 1, 5, 5})},
        {});
    level.rooms[1].cells = {{3, 3}};
    for (int y = 1; y < 6; ++y)
        for (int x = 1; x < 6; ++x)
            if (x == 1 || x == 5 || y == 1 || y == 5) level.rooms[2].cells.push_back({x, y});
    REQUIRE(problemsText(level) == "");
    const Level opened = openPocket({CaveParams{}, Seed{5}, 0, {}}, level, 1).value();
    CHECK(problemsText(opened) == "");
    CHECK(opened.rooms[1].kind == RoomKind::Region);
    CHECK(opened.rooms[2].kind == RoomKind::Region);
}
