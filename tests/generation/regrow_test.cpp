#include "generation/regrow.hpp"

#include "generation/changes.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <set>
#include <tuple>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

std::vector<int> builtRooms(const Level& level) {
    std::vector<int> rooms = roomsOf(level, RoomKind::Room);
    const std::vector<int> wide = roomsOf(level, RoomKind::Wide);
    rooms.insert(rooms.end(), wide.begin(), wide.end());
    return rooms;
}

}  // namespace

TEST_CASE("a regrown room has another floor and the same doors, links and surroundings") {
    int regrown = 0;
    int asked = 0;
    for (const Preset& preset : gridPresets())
        for (int seed = 0; seed < seedCount(50); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            const Made made = make(preset.params, preset.size, seedOf(seed));
            for (const int id : builtRooms(made.level)) {
                const std::optional<Level> after = regrowRoom(made.origin, made.level, id);
                ++asked;
                if (!after) continue;
                ++regrown;
                const Room& old = made.level.rooms[static_cast<std::size_t>(id)];
                const Room& now = after->rooms[static_cast<std::size_t>(id)];
                REQUIRE(problemsText(*after) == "");
                REQUIRE_FALSE(now.floor == old.floor);
                REQUIRE(now.rerolls == old.rerolls + 1);
                REQUIRE(after->doors == made.level.doors);
                REQUIRE(after->links == made.level.links);
                REQUIRE(after->crossings == made.level.crossings);
                for (const Point at : changedCells(made.level, *after))
                    REQUIRE((old.ring().contains(at) || now.ring().contains(at)));
            }
        }
    CHECK(2 * regrown > asked);
}

TEST_CASE("a room can be regrown again and again while stairs and open doors stay") {
    Made made = make(withKnobs("rogue", {{"gone_rooms_max", 0}}), {48, 33}, Seed{12});
    Level level = made.level;
    for (const Door& door : level.doors) level.tiles[door.at] = Tile::OpenDoor;
    std::set<std::tuple<int, int, int, int>> floors;
    for (int turn = 0; turn < 300; ++turn)
        for (const int id : builtRooms(level)) {
            std::optional<Level> after = regrowRoom(made.origin, level, id);
            if (!after) continue;
            REQUIRE(problemsText(*after) == "");
            for (const Door& door : level.doors) REQUIRE(after->tiles[door.at] == Tile::OpenDoor);
            level = *std::move(after);
            const Rect floor = level.rooms[static_cast<std::size_t>(id)].floor;
            floors.insert({floor.x, floor.y, floor.width, floor.height});
        }
    CHECK(level.tiles[level.up] == Tile::StairsUp);
    CHECK(level.tiles[level.down] == Tile::StairsDown);
    CHECK(floors.size() > 100);
}

TEST_CASE("where a cell has room for one floor only nothing regrows") {
    const Made made = make(withKnobs("rogue", {}), {21, 18}, Seed{2});
    for (const int id : builtRooms(made.level)) CHECK_FALSE(regrowRoom(made.origin, made.level, id));
}

TEST_CASE("junctions and caves do not regrow") {
    const Made halls = make(withKnobs("rogue", {{"gone_min", 1}}), {60, 42}, Seed{2});
    CHECK_FALSE(regrowRoom(halls.origin, halls.level, roomsOf(halls.level, RoomKind::Gone).front()));
    const Made hollows = make(withKnobs("cave", {}), {60, 42}, Seed{2});
    CHECK_FALSE(regrowRoom(hollows.origin, hollows.level, 0));
}
