#include "game/floors.hpp"

#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <set>
#include <utility>

using namespace gone;

TEST_CASE("a floor's seed and recipe come from the run's seed and its number alone") {
    CHECK(floorPlan(Seed{1}, 3).seed.value == 0xb58cfe6632415017);
    CHECK(floorPlan(Seed{1}, 3) == floorPlan(Seed{1}, 3));
    CHECK_FALSE(floorPlan(Seed{1}, 3) == floorPlan(Seed{2}, 3));
    CHECK_FALSE(floorPlan(Seed{1}, 3) == floorPlan(Seed{1}, 5));
}

TEST_CASE("odd floors are halls seen 9 cells far, even ones hollows seen 7 cells far") {
    for (int floor = 1; floor <= lastFloor; ++floor) {
        CAPTURE(floor);
        const FloorPlan plan = floorPlan(Seed{4}, floor);
        const bool halls = floor % 2 == 1;
        CHECK(generatorName(plan.params) == (halls ? "rogue" : "cave"));
        CHECK(plan.biome == (halls ? Biome::Halls : Biome::Hollows));
        CHECK(plan.sightRadius == (halls ? 9 : 7));
    }
}

TEST_CASE("floors are 48x36 to 60x42, both ends come up, and all can be made") {
    std::set<int> widths;
    std::set<int> heights;
    for (std::uint64_t run = 0; run < 100; ++run)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(run);
            CAPTURE(floor);
            const FloorPlan plan = floorPlan(Seed{run}, floor);
            widths.insert(plan.size.width);
            heights.insert(plan.size.height);
            CHECK(refusal(plan.params, plan.size) == "");
        }
    CHECK(*widths.begin() == 48);
    CHECK(*widths.rbegin() == 60);
    CHECK(*heights.begin() == 36);
    CHECK(*heights.rbegin() == 42);
}

TEST_CASE("the first floor is Rogue's own grid") {
    for (std::uint64_t run = 0; run < 20; ++run)
        CHECK(floorPlan(Seed{run}, 1).params == GeneratorParams{RogueParams{}});
}

TEST_CASE("the floors of a run have no problems") {
    for (int n = 0; n < seedCount(10); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            const FloorPlan plan = floorPlan(Seed{static_cast<std::uint64_t>(n)}, floor);
            const Generation made = generate(plan.params, plan.size, plan.seed);
            CHECK_FALSE(made.minimum);
            CHECK(problemsIn(plan.params, made).empty());
        }
}
