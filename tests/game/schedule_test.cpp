#include "game/schedule.hpp"

#include "content/items.hpp"
#include "game/recipes.hpp"
#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

/// How many of a kind lie on floors first..last.
long countOn(Seed run, int first, int last, ItemKind kind) {
    long count = 0;
    for (int floor = first; floor <= last; ++floor)
        count += std::ranges::count(scheduledThings(run, floor), kind);
    return count;
}

}  // namespace

TEST_CASE("the schedule of food and healing and growth is kept in every run") {
    for (int n = 0; n < seedCount(500); ++n) {
        CAPTURE(n);
        const Seed run{static_cast<std::uint64_t>(n)};
        for (int floor = 1; floor <= lastFloor; ++floor)
            REQUIRE(countOn(run, floor, floor, ItemKind::Meal) == 1);
        for (int floor = 1; floor <= lastFloor; floor += 2)
            REQUIRE(countOn(run, floor, floor + 1, ItemKind::HealingPotion) == 1);
        for (const int first : {1, 6}) {
            REQUIRE(countOn(run, first, first + 4, ItemKind::UpgradeScroll) == 3);
            REQUIRE(countOn(run, first, first + 4, ItemKind::MightPotion) == 1);
            for (int floor = first; floor < first + 5; ++floor)
                REQUIRE(countOn(run, floor, floor, ItemKind::UpgradeScroll) <= 1);
        }
        for (int first = 1; first <= lastFloor; first += 3) {
            const long stones = countOn(run, first, first + 2, ItemKind::Keystone);
            REQUIRE(stones >= 2);
            REQUIRE(stones <= 3);
        }
        long weapons = 0;
        for (const ItemKind kind : {ItemKind::Sword, ItemKind::Spear, ItemKind::Axe})
            weapons += countOn(run, 1, 2, kind);
        REQUIRE(weapons == 1);
        REQUIRE(countOn(run, 1, 3, ItemKind::Leather) == 1);
        REQUIRE(countOn(run, 4, lastFloor, ItemKind::Leather) == 0);
    }
}

TEST_CASE("schedules differ from run to run") {
    int early = 0;
    for (std::uint64_t run = 0; run < 100; ++run)
        early += static_cast<int>(countOn(Seed{run}, 1, 1, ItemKind::HealingPotion));
    CHECK(early > 30);
    CHECK(early < 70);
}
