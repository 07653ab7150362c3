#include "rules/combat.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace gone;

namespace {

/// Damage of the hero's first hit with this on this foe, over many games.
std::map<int, int> damagesOf(const World& world, int games, bool surprise) {
    std::map<int, int> damages;
    for (int game = 0; game < games; ++game) {
        World copy = world;
        const Report report = act(copy, Attack{Direction::East}, game);
        const Hit* hit = firstIn<Hit>(report);
        if (hit == nullptr || hit->attacker.id != heroId) continue;
        CHECK(hit->surprise == surprise);
        ++damages[hit->damage];
    }
    return damages;
}

}  // namespace

TEST_CASE("damage is rolled from low to high, the middle more often than the ends") {
    World world = drawn("@r");
    wear(world, ItemKind::Sword);
    makeTough(world);
    std::map<int, int> damages = damagesOf(world, 4000, false);
    CHECK(damages.begin()->first == 3);
    CHECK(damages.rbegin()->first == 7);
    CHECK(damages[5] > damages[3] * 2);
    CHECK(damages[5] > damages[7] * 2);
}

TEST_CASE("walking into a foe is an attack") {
    World world = drawn("@r");
    const Report report = act(world, Walk{Direction::East});
    CHECK(countIn<Hit>(report) + countIn<Missed>(report) >= 1);
    CHECK(world.hero().at == Point{0, 0});
}

TEST_CASE("a blow hits as often as the chance says") {
    int hits = 0;
    for (int game = 0; game < 3000; ++game) {
        World world = drawn("@n");
        makeTough(world);
        const Report report = act(world, Attack{Direction::East}, game);
        hits += firstIn<Hit>(report) != nullptr && firstIn<Hit>(report)->attacker.id == heroId ? 1 : 0;
    }
    CHECK(hits > 3000 * 28 / 100);
    CHECK(hits < 3000 * 34 / 100);
}

TEST_CASE("armour takes off 0 to its value, and nothing left is a blocked blow") {
    World world = drawn("@r");
    makeTough(world);
    wear(world, ItemKind::Scale);
    world.character.strength = 20;
    std::map<int, int> damages;
    for (int game = 0; game < 4000; ++game) {
        World copy = world;
        copy.actors[1].nextAct = 0;
        const Report report = act(copy, Wait{}, game);
        if (const Hit* hit = firstIn<Hit>(report)) ++damages[hit->damage];
    }
    CHECK(damages.begin()->first == 0);
    CHECK(damages.rbegin()->first == 4);
    CHECK(damages[0] > damages[4]);
}

TEST_CASE("a foe taken by surprise is always hit, for double, with a dagger triple") {
    World world = drawn("@n", Mood::Asleep);
    makeTough(world);
    wear(world, ItemKind::Sword);
    std::map<int, int> damages = damagesOf(world, 500, true);
    CHECK(damages.begin()->first == 6);
    CHECK(damages.rbegin()->first == 14);
    World quiet = drawn("@n", Mood::Asleep);
    makeTough(quiet);
    wear(quiet, ItemKind::Dagger);
    damages = damagesOf(quiet, 500, true);
    CHECK(damages.begin()->first == 6);
    CHECK(damages.rbegin()->first == 12);
    int total = 0;
    for (const auto& [damage, times] : damages) total += times;
    CHECK(total == 500);
}

TEST_CASE("a stunned foe loses its act and is taken by surprise") {
    World world = drawn("@n");
    makeTough(world);
    lay(world.actors[1], Status::Stunned, 1);
    CHECK(hitPercent(world, world.hero(), world.actors[1]) == 100);
    const int health = world.hero().health;
    act(world, Wait{});
    act(world, Wait{});
    CHECK(world.hero().health == health);
    CHECK_FALSE(has(world.actors[1], Status::Stunned));
}

TEST_CASE("harm wakes a sleeper and sets it on the hero") {
    World world = drawn("@O", Mood::Asleep);
    act(world, Attack{Direction::East});
    CHECK(world.actors[1].mood != Mood::Asleep);
}

TEST_CASE("a spear strikes two cells in line") {
    World world = drawn("@rr.r");
    wear(world, ItemKind::Spear);
    makeTough(world);
    int second = 0;
    for (int game = 0; game < 50; ++game) {
        World copy = world;
        for (const Event& event : act(copy, Attack{Direction::East}, game).events)
            if (const auto* hit = std::get_if<Hit>(&event)) second += hit->victim.id == 3 ? 1 : 0;
        CHECK(copy.actors[3].health == 100'000);
    }
    CHECK(second > 20);
}

TEST_CASE("an axe strikes all round at once") {
    World world = drawn("rrr\nr@r\nrrr\n");
    wear(world, ItemKind::Axe);
    world.character.strength = 20;
    makeTough(world);
    const Report report = act(world, Attack{Direction::North});
    int struck = 0;
    for (const Event& event : report.events) {
        if (const auto* hit = std::get_if<Hit>(&event)) struck += hit->attacker.id == heroId ? 1 : 0;
        if (const auto* missed = std::get_if<Missed>(&event)) struck += missed->attacker.id == heroId ? 1 : 0;
    }
    CHECK(struck == 8);
}

TEST_CASE("a mace is slow, and one hit in three stuns") {
    World world = drawn("@r");
    wear(world, ItemKind::Mace);
    world.character.strength = 20;
    makeTough(world);
    int hits = 0;
    int stuns = 0;
    for (int game = 0; game < 600; ++game) {
        World copy = world;
        const Report report = act(copy, Attack{Direction::East}, game);
        CHECK(report.spent == 150);
        const Hit* hit = firstIn<Hit>(report);
        if (hit == nullptr || hit->attacker.id != heroId) continue;
        ++hits;
        stuns += countIn<StatusBegan>(report);
    }
    CHECK(stuns * 100 > hits * 25);
    CHECK(stuns * 100 < hits * 42);
}

TEST_CASE("no blow goes round a corner or diagonally through a door") {
    CHECK(refusalOf(drawn("@#\n.r\n"), Attack{Direction::SouthEast}) == "You cannot strike that way.");
    World world = drawn("@.\n.r\n");
    world.level.tiles[{1, 1}] = Tile::OpenDoor;
    CHECK(refusalOf(world, Attack{Direction::SouthEast}) == "You cannot strike that way.");
    CHECK(refusalOf(drawn("@."), Attack{Direction::East}) == "There is nobody to strike.");
}

TEST_CASE("a foe killed is gone, and the hero gains what it is worth") {
    World world = drawn("@O");
    world.actors[1].health = 1;
    lay(world.actors[1], Status::Sleeping, 100);
    world.actors[1].elite = Elite::Fierce;
    Report report;
    for (int seed = 0; foe(world, ActorKind::Orc) != nullptr; ++seed)
        report = act(world, Attack{Direction::East}, seed);
    REQUIRE(firstIn<GainedExperience>(report) != nullptr);
    CHECK(firstIn<GainedExperience>(report)->amount == 12);
    CHECK(world.character.level == 2);
    CHECK(world.character.experience == 2);
    CHECK(world.hero().maxHealth == 29);
    CHECK(firstIn<GainedLevel>(report)->level == 2);
}

TEST_CASE("each level takes 5 experience more than the one before") {
    CHECK(experienceToNext(1) == 10);
    CHECK(experienceToNext(2) == 15);
    World world = drawn("@");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    gainExperience(stage, 26);
    CHECK(world.character.level == 3);
    CHECK(world.character.experience == 1);
    CHECK(world.hero().health == 34);
}
