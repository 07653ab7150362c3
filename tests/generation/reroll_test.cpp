#include "generation/reroll.hpp"

#include "generation/changes.hpp"
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

bool isOn(const Link& link, Point at) {
    return std::ranges::find(link.path, at) != link.path.end();
}

/// Every changed cell lies in the room's old or new walls, or on an old or new corridor of its own.
void requireOnlyRoomAndLinksChanged(const Level& before, const Level& after, int room) {
    const auto at = static_cast<std::size_t>(room);
    for (const Point cell : changedCells(before, after)) {
        bool own = before.rooms[at].ring().contains(cell) || after.rooms[at].ring().contains(cell);
        for (std::size_t i = 0; i < before.links.size(); ++i)
            if (before.links[i].from == room || before.links[i].to == room)
                own = own || isOn(before.links[i], cell) || isOn(after.links[i], cell);
        REQUIRE(own);
    }
    for (const Room& other : before.rooms)
        if (other.id != room) REQUIRE(after.rooms[static_cast<std::size_t>(other.id)] == other);
    for (std::size_t i = 0; i < before.links.size(); ++i)
        if (before.links[i].from != room && before.links[i].to != room)
            REQUIRE(after.links[i].path == before.links[i].path);
}

bool hasWallsInside(const Level& level, int room) {
    const Rect floor = level.rooms[static_cast<std::size_t>(room)].floor;
    for (int y = floor.y; y < floor.bottom(); ++y)
        for (int x = floor.x; x < floor.right(); ++x)
            if (level.tiles[{x, y}] == Tile::Wall) return true;
    return false;
}

}  // namespace

TEST_CASE("a thousand rerolls of one room leave everything but it and its corridors as it was") {
    const Made made = make(withKnobs("rogue", {}), {60, 42}, Seed{4});
    const int room = roomsOf(made.level, RoomKind::Room)[1];
    Level level = made.level;
    std::set<std::pair<int, int>> sizes;
    for (int i = 0; i < 1000; ++i) {
        CAPTURE(i);
        const Level after = rerollRoom(made.origin, level, room).value();
        requireOnlyRoomAndLinksChanged(level, after, room);
        REQUIRE(after.rooms[static_cast<std::size_t>(room)].rerolls == i + 1);
        if (i % 20 == 0) REQUIRE(problemsText(after) == "");
        level = after;
        const Rect floor = level.rooms[static_cast<std::size_t>(room)].floor;
        sizes.insert({floor.width, floor.height});
    }
    CHECK(problemsText(level) == "");
    CHECK(sizes.size() > 30);
}

TEST_CASE("a reroll is the same whatever was rerolled before it elsewhere") {
    const Made made = make(withKnobs("rogue", {{"extra_links_max", 0}}), {80, 45}, Seed{9});
    const std::vector<int> rooms = roomsOf(made.level, RoomKind::Room);
    const Level first = rerollRoom(made.origin, made.level, rooms.front()).value();
    const Level other = rerollRoom(made.origin, made.level, rooms.back()).value();
    const Level both = rerollRoom(made.origin, other, rooms.front()).value();
    const auto at = static_cast<std::size_t>(rooms.front());
    CHECK(both.rooms[at] == first.rooms[at]);
}

TEST_CASE("where rock wears rooms down it wears rerolled ones as well") {
    int worn = 0;
    int rerolled = 0;
    for (int seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        const Made made =
            make(withKnobs("mixed", {{"erosion", 4}, {"caves_percent", 0}}), {80, 45}, seedOf(seed));
        for (const int room : roomsOf(made.level, RoomKind::Room)) {
            const std::optional<Level> after = rerollRoom(made.origin, made.level, room);
            if (!after) continue;
            REQUIRE(problemsText(*after) == "");
            ++rerolled;
            worn += hasWallsInside(*after, room) ? 1 : 0;
        }
    }
    CHECK(rerolled > 100);
    CHECK(worn * 5 > rerolled);
}

TEST_CASE("rooms can be rerolled everywhere without a problem") {
    for (const Preset& preset : gridPresets())
        for (int seed = 0; seed < seedCount(30); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            Made made = make(preset.params, preset.size, seedOf(seed));
            for (std::size_t id = 0; id < made.level.rooms.size(); ++id) {
                std::optional<Level> after = rerollRoom(made.origin, made.level, static_cast<int>(id));
                if (!after) continue;
                REQUIRE(problemsText(*after) == "");
                made.level = *std::move(after);
            }
        }
}

TEST_CASE("rerolling a link leaves everything but its corridor and its doors as it was") {
    int changed = 0;
    int asked = 0;
    for (const Preset& preset : gridPresets())
        for (int seed = 0; seed < seedCount(20); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            const Made made = make(preset.params, preset.size, seedOf(seed));
            for (std::size_t i = 0; i < made.level.links.size(); ++i) {
                const std::optional<Level> after =
                    rerollLink(made.origin, made.level, static_cast<int>(i), 1);
                if (!after) continue;
                ++asked;
                REQUIRE(problemsText(*after) == "");
                REQUIRE(after->rooms == made.level.rooms);
                for (std::size_t j = 0; j < made.level.links.size(); ++j)
                    if (j != i) REQUIRE(after->links[j].path == made.level.links[j].path);
                if (after->links[i].path == made.level.links[i].path) continue;
                ++changed;
            }
        }
    CHECK(4 * changed > asked);
}

TEST_CASE("a tunnel of a cave is not rerolled") {
    const Made made = make(withKnobs("cave", {}), {60, 42}, Seed{1});
    REQUIRE_FALSE(made.level.links.empty());
    CHECK_FALSE(rerollLink(made.origin, made.level, 0, 1));
}
