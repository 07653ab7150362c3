#include "game/floors.hpp"

#include "support/effort.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

using namespace gone;

TEST_CASE("a floor's seed and recipe come from the run's seed and its number alone") {
    CHECK(floorPlan(standardRecipes(), Seed{1}, 3).seed.value == 0xb58cfe6632415017);
    CHECK(floorPlan(standardRecipes(), Seed{1}, 3) == floorPlan(standardRecipes(), Seed{1}, 3));
    CHECK_FALSE(floorPlan(standardRecipes(), Seed{1}, 3) == floorPlan(standardRecipes(), Seed{2}, 3));
    CHECK_FALSE(floorPlan(standardRecipes(), Seed{1}, 3) == floorPlan(standardRecipes(), Seed{1}, 5));
}

TEST_CASE("halls are made by rogue and hollows by cave and the Unmade by mixed until its last floor") {
    for (int floor = 1; floor <= lastFloor; ++floor) {
        CAPTURE(floor);
        const FloorPlan plan = floorPlan(standardRecipes(), Seed{4}, floor);
        const Biome biome = floor <= 5 ? Biome::Halls : floor <= 10 ? Biome::Hollows : Biome::Unmade;
        CHECK(plan.biome == biome);
        CHECK(plan.sightRadius == (biome == Biome::Hollows ? 7 : 9));
        CHECK(generatorName(plan.params) == (floor == 11               ? "mixed"
                                             : biome == Biome::Hollows ? "cave"
                                                                       : "rogue"));
    }
}

TEST_CASE("floors are 48x36 to 60x42 and the last is 48x33") {
    std::set<int> widths;
    std::set<int> heights;
    for (std::uint64_t run = 0; run < 100; ++run)
        for (int floor = 1; floor < lastFloor; ++floor) {
            const FloorPlan plan = floorPlan(standardRecipes(), Seed{run}, floor);
            widths.insert(plan.size.width);
            heights.insert(plan.size.height);
        }
    CHECK(*widths.begin() == 48);
    CHECK(*widths.rbegin() == 60);
    CHECK(*heights.begin() == 36);
    CHECK(*heights.rbegin() == 42);
    CHECK(floorPlan(standardRecipes(), Seed{1}, lastFloor).size == Size{48, 33});
}

TEST_CASE("what a recipe leaves to chance is drawn within its range and everything of it comes up") {
    std::set<int> columns;
    std::set<int> corridors;
    for (std::uint64_t run = 0; run < 100; ++run) {
        const FloorPlan plan = floorPlan(standardRecipes(), Seed{run}, 3);
        columns.insert(std::get<RogueParams>(plan.params).columns);
        corridors.insert(std::get<RogueParams>(plan.params).corridor);
    }
    CHECK(columns == std::set<int>{2, 3, 4});
    CHECK(corridors == std::set<int>{0, 1});
}

TEST_CASE("every floor of the Halls before the King's has a gone room") {
    for (std::uint64_t run = 0; run < 20; ++run)
        for (int floor = 1; floor <= 4; ++floor) {
            const FloorPlan plan = floorPlan(standardRecipes(), Seed{run}, floor);
            const Level level = generate(plan.params, plan.size, plan.seed).level;
            CHECK(std::ranges::find(level.rooms, RoomKind::Gone, &Room::kind) != level.rooms.end());
        }
}

TEST_CASE("the King's floor is crossed by one great room") {
    for (std::uint64_t run = 0; run < 20; ++run) {
        const FloorPlan plan = floorPlan(standardRecipes(), Seed{run}, 5);
        CHECK(plan.boss == "slime king");
        const Level level = generate(plan.params, plan.size, plan.seed).level;
        const auto isGreat = [&](const Room& room) { return room.floor.width * 2 > plan.size.width; };
        CHECK(std::ranges::any_of(level.rooms, isGreat));
    }
}

TEST_CASE("the floors of a run have no problems") {
    for (int n = 0; n < seedCount(10); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            const FloorPlan plan = floorPlan(standardRecipes(), Seed{static_cast<std::uint64_t>(n)}, floor);
            const Generation made = generate(plan.params, plan.size, plan.seed);
            CHECK_FALSE(made.minimum);
            CHECK(problemsIn(plan.params, made).empty());
        }
}
