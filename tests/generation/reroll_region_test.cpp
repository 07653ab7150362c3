#include "generation/reroll_region.hpp"

#include "generation/call_back.hpp"
#include "generation/changes.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

}  // namespace

TEST_CASE("a region takes another shape while tunnels, stairs, targets and other regions stay") {
    int changed = 0;
    int asked = 0;
    std::vector<Preset> presets = cavePresets();
    for (const Preset& preset : gridPresets()) presets.push_back(preset);
    for (const Preset& preset : presets)
        for (int seed = 0; seed < seedCount(8); ++seed) {
            CAPTURE(generatorName(preset.params));
            CAPTURE(seed);
            const Generation drawn = generate(preset.params, preset.size, seedOf(seed));
            const Origin origin = originOf(preset.params, seedOf(seed), drawn);
            Level level = drawn.level;
            for (const int id : roomsOf(level, RoomKind::Region)) {
                const Level after = rerollRegion(origin, level, id).value();
                REQUIRE(problemsText(after) == "");
                REQUIRE(after.links == level.links);
                REQUIRE(after.doors == level.doors);
                for (const Room& room : level.rooms)
                    if (room.id != id) REQUIRE(after.rooms[static_cast<std::size_t>(room.id)] == room);
                REQUIRE_FALSE(isSolid(after.tiles[drawn.targets[static_cast<std::size_t>(id)]]));
                ++asked;
                changed += after.tiles == level.tiles ? 0 : 1;
                level = after;
            }
        }
    CHECK(2 * changed > asked);
}

TEST_CASE("a region rerolled comes to touch no other") {
    for (const Preset& preset : cavePresets())
        for (int seed = 0; seed < seedCount(20); ++seed) {
            CAPTURE(seed);
            const Generation drawn = generate(preset.params, preset.size, seedOf(seed));
            const Origin origin = originOf(preset.params, seedOf(seed), drawn);
            for (const int id : roomsOf(drawn.level, RoomKind::Region)) {
                const Level after = rerollRegion(origin, drawn.level, id).value();
                for (const Point cell : changedCells(drawn.level, after)) {
                    const int owner = drawn.regionIds[cell];
                    REQUIRE((owner == -1 || owner == id));
                    if (isSolid(after.tiles[cell])) continue;
                    for (const Point step : straightSteps) {
                        const int beside = drawn.regionIds[cell + step];
                        REQUIRE((beside == -1 || beside == id));
                    }
                }
            }
        }
}

TEST_CASE("a region that a tunnel only brushes past stays joined when it is rerolled") {
    const GeneratorParams params =
        withKnobs("cave", {{"fill_percent", 55}, {"steps", 2}, {"join", 1}, {"wall_cost", 2}});
    for (int seed = 0; seed < seedCount(20); ++seed) {
        CAPTURE(seed);
        const Made made = make(params, {60, 42}, seedOf(seed));
        for (const int id : roomsOf(made.level, RoomKind::Region)) {
            const std::optional<Level> after = rerollRegion(made.origin, made.level, id);
            REQUIRE(after);
            REQUIRE(problemsText(*after) == "");
        }
    }
}

TEST_CASE("a region keeps about its size over a hundred rerolls") {
    const Made made = make(withKnobs("cave", {{"min_region", 16}}), {60, 42}, Seed{3});
    const int room = roomsOf(made.level, RoomKind::Region).front();
    Level level = made.level;
    for (int i = 0; i < 100; ++i) level = rerollRegion(made.origin, level, room).value();
    CHECK(problemsText(level) == "");
    CHECK(level.rooms[static_cast<std::size_t>(room)].rerolls == 100);
    CHECK(level.rooms[static_cast<std::size_t>(room)].floor.area() >= 9);
}

TEST_CASE("only regions that were drawn can be rerolled") {
    const Preset preset = cavePresets().front();
    for (int seed = 0; seed < 20; ++seed) {
        const Made made = make(preset.params, preset.size, seedOf(seed));
        for (const int pocket : roomsOf(made.level, RoomKind::Gone)) {
            REQUIRE_FALSE(rerollRegion(made.origin, made.level, pocket));
            const Level opened = callBack(made.origin, made.level, pocket).value();
            REQUIRE_FALSE(rerollRegion(made.origin, opened, pocket));
        }
    }
    const Made halls = make(withKnobs("rogue", {}), {60, 42}, Seed{2});
    CHECK_FALSE(rerollRegion(halls.origin, halls.level, 0));
}
