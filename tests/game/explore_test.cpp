#include "game/doing.hpp"
#include "game/game.hpp"
#include "game/harm.hpp"
#include "rules/pack.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/recipes.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace gone;

namespace {

/// Explores on and on through every interruption; how the last one ended. `watch` looks at each floor state
/// before an act.
template <class Check>
Halt exploreAll(World& world, Check check) {
    Rng play{Seed{7}};
    Explore errand;
    for (int acts = 0; acts < 20000;) {
        Automation automation{errand};
        NextStep next = automation.next(world);
        if (const auto* halt = std::get_if<Halt>(&next)) return *halt;
        while (const auto* action = std::get_if<Action>(&next)) {
            check(world, *action);
            takeTurn(world, *action, play);
            ++acts;
            next = automation.next(world);
        }
        if (std::get<Halt>(next).why != Halt::Why::Disturbed) return std::get<Halt>(next);
    }
    return {Halt::Why::Impossible, "it goes on and on"};
}

Halt exploreAll(World& world) {
    return exploreAll(world, [](const World&, const Action&) {});
}

void clearFoes(World& world) {
    world.actors.resize(1);
    world.arrivals = 0;
}

}  // namespace

TEST_CASE("an explorer sees all there is and opens doors on his way") {
    World world = worldFromText(
        "###########\n"
        "#@...#....#\n"
        "#....+....#\n"
        "#....#....#\n"
        "###########\n");
    CHECK(exploreAll(world) == Halt{Halt::Why::Reached, "Nothing is left to explore."});
    CHECK(world.seen[{9, 1}]);
    CHECK(world.seen[{9, 3}]);
}

TEST_CASE("an explorer picks up what he finds") {
    World world = worldFromText(
        "########\n"
        "#@.....#\n"
        "########\n");
    layItem(world, {5, 1}, newItem(world, ItemKind::Meal));
    look(world);
    const Doing doing = carryOut(world, Explore{});
    CHECK(doing.halt.reason == "Nothing is left to explore.");
    CHECK(findKind(world, ItemKind::Meal) != nullptr);
}

TEST_CASE("an explorer looks for himself at what a map shows him") {
    World world = worldFromText(
        "##########\n"
        "#@..+....#\n"
        "##########\n");
    layItem(world, {8, 1}, newItem(world, ItemKind::Meal));
    const ItemId map = give(world, ItemKind::MappingScroll);
    Rng play{Seed{7}};
    takeTurn(world, Use{map}, play);
    REQUIRE(world.seen[{8, 1}]);
    exploreAll(world);
    CHECK(findKind(world, ItemKind::Meal) != nullptr);
}

TEST_CASE("an explorer leaves what he was told to leave") {
    World world = worldFromText(
        "########\n"
        "#@.....#\n"
        "########\n");
    const Item meal = newItem(world, ItemKind::Meal);
    layItem(world, {5, 1}, meal);
    look(world);
    CHECK(carryOut(world, Explore{{meal.id}}).acts == 0);
}

TEST_CASE("an explorer does not choose among things of which he may take one") {
    World world = worldFromText(
        "########\n"
        "#@.....#\n"
        "########\n");
    layItem(world, {5, 1}, newItem(world, ItemKind::Sword), 1);
    look(world);
    CHECK(carryOut(world, Explore{}).acts == 0);
}

TEST_CASE("an explorer with a full pack leaves the rest and says so") {
    World world = worldFromText(
        "########\n"
        "#@.....#\n"
        "########\n");
    for (int i = 0; i < packSlots; ++i) give(world, ItemKind::Sword);
    layItem(world, {5, 1}, newItem(world, ItemKind::Sword));
    look(world);
    const Doing doing = carryOut(world, Explore{});
    CHECK(doing.halt.reason == "Nothing is left but what your pack has no room for.");
    CHECK(doing.acts == 0);
}

TEST_CASE("an explorer opens a chest that is not locked and takes what was in it") {
    World world = worldFromText(
        "########\n"
        "#@...=.#\n"
        "########\n");
    world.chests.push_back({{5, 1}, false, {newItem(world, ItemKind::Sword)}});
    exploreAll(world);
    CHECK(world.chests.empty());
    CHECK(findKind(world, ItemKind::Sword) != nullptr);
}

TEST_CASE("an explorer leaves a locked chest alone until he has its key") {
    World world = worldFromText(
        "########\n"
        "#@...=.#\n"
        "########\n");
    world.chests.push_back({{5, 1}, true, {newItem(world, ItemKind::Sword)}});
    exploreAll(world);
    CHECK(world.chests.size() == 1);
    give(world, ItemKind::ChestKey);
    exploreAll(world);
    CHECK(world.chests.empty());
}

TEST_CASE("an explorer leaves a locked door alone until he has its key") {
    World world = worldFromText(
        "########\n"
        "#@..&..#\n"
        "########\n");
    exploreAll(world);
    CHECK(world.level.tiles[{4, 1}] == Tile::LockedDoor);
    give(world, ItemKind::VaultKey);
    exploreAll(world);
    CHECK(world.seen[{6, 1}]);
}

TEST_CASE("an explorer halts before what is dangerous and says that something is left") {
    World world = worldFromText(
        "#########\n"
        "#@.^:####\n"
        "####:####\n"
        "####:::::\n"
        "#########\n");
    CHECK(exploreAll(world) == Halt{Halt::Why::Blocked, "Something is in the way of what is left."});
    CHECK(world.hero().at.x < 3);
}

TEST_CASE("nobody explores under the eyes of a foe") {
    World world = drawn(
        "########\n"
        "#@....r#\n"
        "########\n");
    CHECK(carryOut(world, Explore{}).halt == Halt{Halt::Why::Impossible, "Not with a rat in view."});
}

TEST_CASE("an explorer goes round a sleeper") {
    World world = drawn(
        "##########\n"
        "#@..r....#\n"
        "#........#\n"
        "######.###\n"
        "######.###\n"
        "######...#\n"
        "##########\n",
        Mood::Asleep);
    makeTough(world);
    exploreAll(world);
    CHECK(countOf(world, ActorKind::Rat) == 1);
    CHECK(world.seen[{8, 5}]);
}

TEST_CASE("on floors of all kinds an explorer sees every cell that can be reached and steps into no harm") {
    const int floors = 12;
    for (int n = 0; n < seedCount(36); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        World world = arriveOn(standardRecipes(), seed, 1 + n % floors).world;
        clearFoes(world);
        int intoHarm = 0;
        const Halt halt = exploreAll(world, [&](const World& now, const Action& action) {
            if (const auto* walk = std::get_if<Walk>(&action))
                if (knownHarm(now, now.hero().at + offset(walk->direction))) ++intoHarm;
        });
        CHECK(intoHarm == 0);
        if (halt.why == Halt::Why::Blocked) continue;  // a trap it knows bars the way
        CHECK(halt.why == Halt::Why::Reached);
        const Grid<int> steps = distancesFrom(world.level.tiles, std::array{world.hero().at});
        int unseen = 0;
        for (int y = 0; y < steps.height(); ++y)
            for (int x = 0; x < steps.width(); ++x)
                if (steps[{x, y}] != unreachable && !world.seen[{x, y}]) ++unseen;
        CHECK(unseen == 0);
        CHECK(world.seen[world.level.down]);
    }
}
