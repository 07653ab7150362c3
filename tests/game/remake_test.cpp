#include "game/remake.hpp"

#include "content/monsters.hpp"
#include "game/foes.hpp"
#include "generation/level_check.hpp"
#include "rules/invariants.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/floor_of.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace gone;

namespace {

std::multiset<ItemId> thingsOn(const World& world) {
    std::multiset<ItemId> ids;
    for (const LyingItem& lying : world.lying) ids.insert(lying.item.id);
    for (const Chest& chest : world.chests)
        for (const Item& item : chest.holds) ids.insert(item.id);
    return ids;
}

}  // namespace

TEST_CASE("a floor made anew has no problems and loses nothing that lay there") {
    for (int n = 0; n < seedCount(20); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, floor);
            const World before = game.world;
            std::vector<Event> events;
            remakeFloor(game, events);
            REQUIRE(events == std::vector<Event>{Remade{}});
            REQUIRE(game.world.level != before.level);
            REQUIRE(problemsIn(game.world.level).empty());
            REQUIRE(faultIn(game.world) == "");
            REQUIRE(thingsOn(game.world) == thingsOn(before));
            REQUIRE(game.world.character == before.character);
            REQUIRE(game.world.floor == floor);
            REQUIRE(game.world.arrivals == before.arrivals);
            REQUIRE(game.world.visible[game.world.hero().at]);
        }
}

TEST_CASE("the hero stays as near as may be and nothing hostile but a boss is within 8 steps") {
    for (int n = 0; n < seedCount(20); ++n) {
        CAPTURE(n);
        Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, 4);
        const Point before = game.world.hero().at;
        std::vector<Event> events;
        remakeFloor(game, events);
        const World& world = game.world;
        CHECK(chebyshev(before, world.hero().at) < 20);
        const Grid<int> steps = distancesFrom(world.level.tiles, std::array{world.hero().at});
        CHECK(world.actors.size() > 1);
        for (const Actor& actor : world.actors)
            if (actor.id != heroId) CHECK(steps[actor.at] > safeSteps);
    }
}

TEST_CASE("a boss stays with what is left of him and no second one comes") {
    for (int n = 0; n < seedCount(20); ++n) {
        CAPTURE(n);
        Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, 5);
        game.world.actors[1].health = 33;
        game.world.actors[1].mood = Mood::Hunting;
        game.world.sealed = true;
        std::vector<Event> events;
        remakeFloor(game, events);
        REQUIRE(game.world.actors.size() == 2);
        CHECK(game.world.actors[1].kind == ActorKind::SlimeKing);
        CHECK(game.world.actors[1].health == 33);
        CHECK(game.world.sealed);
    }
}

TEST_CASE("a remaking opens no vault and its key goes on to fit") {
    int vaults = 0;
    for (int n = 0; n < seedCount(20); ++n) {
        CAPTURE(n);
        Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, 4);
        const auto isKey = [](ItemKind kind) {
            return [=](const LyingItem& lying) { return lying.item.kind == kind; };
        };
        const auto vaultKeys = std::ranges::count_if(game.world.lying, isKey(ItemKind::VaultKey));
        const auto chestKeys = std::ranges::count_if(game.world.lying, isKey(ItemKind::ChestKey));
        vaults += static_cast<int>(vaultKeys);
        std::vector<Event> events;
        remakeFloor(game, events);
        CHECK(std::ranges::count_if(game.world.lying, isKey(ItemKind::VaultKey)) == 0);
        CHECK(std::ranges::count_if(game.world.lying, isKey(ItemKind::ChestKey)) == vaultKeys + chestKeys);
        CHECK(std::ranges::count(game.world.chests, true, &Chest::locked) == vaultKeys + chestKeys);
    }
    if (!underSanitizers) CHECK(vaults > 0);
}

TEST_CASE("what a room called back still has to give outlives a remaking and what is used up does not") {
    Game game = gameOnFloor(Seed{3}, 2);
    const Point at = game.world.hero().at;
    game.world.features.push_back({at, FeatureKind::Spring, 0, false, {}});
    game.world.features.push_back({at, FeatureKind::Forge, 0, true, {}});
    std::vector<Event> events;
    remakeFloor(game, events);
    const std::vector<Feature>& features = game.world.features;
    CHECK(std::ranges::count(features, FeatureKind::Spring, &Feature::kind) == 1);
    CHECK(std::ranges::count(features, FeatureKind::Forge, &Feature::kind) == 0);
    CHECK(faultIn(game.world) == "");
}

TEST_CASE("reading a scroll of remaking makes the floor anew") {
    Game game = gameOnFloor(Seed{2}, 3);
    game.world.actors.resize(1);
    Item scroll = newItem(game.world, ItemKind::RemakingScroll);
    scroll.slot = 15;
    game.world.character.items.push_back(scroll);
    const Level before = game.world.level;
    const Report report = advance(game, Use{scroll.id, noItem});
    CHECK(report.spent > 0);
    CHECK(std::ranges::find(report.events, Event{Remade{}}) != report.events.end());
    CHECK(game.world.level != before);
    CHECK(game.notes.remakings == 1);
}

TEST_CASE("every making is another and the same again for the same run") {
    std::vector<Event> events;
    Game one = gameOnFloor(Seed{6}, 2);
    Game other = one;
    remakeFloor(one, events);
    remakeFloor(other, events);
    CHECK(one == other);
    const Level first = one.world.level;
    remakeFloor(one, events);
    CHECK(one.world.level != first);
}
