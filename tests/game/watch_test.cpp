#include "game/watch.hpp"

#include "rules/playing.hpp"
#include "rules/spawn.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

const char* const hall =
    "#######\n"
    "#@....#\n"
    "#######\n";

}  // namespace

TEST_CASE("where nothing happens nothing interrupts") {
    const World world = drawn(hall);
    CHECK(interruption(watchOf(world), world) == std::nullopt);
}

TEST_CASE("a new foe in view interrupts and one that was there does not") {
    World world = drawn(hall);
    const Watch before = watchOf(world);
    addFoe(world, ActorKind::Orc, {4, 1}, Mood::Asleep);
    CHECK(interruption(before, world) == "An orc comes into view.");
    CHECK(interruption(watchOf(world), world) == std::nullopt);
}

TEST_CASE("a foe that wakes interrupts") {
    World world = drawn(hall);
    addFoe(world, ActorKind::Rat, {4, 1}, Mood::Asleep);
    const Watch before = watchOf(world);
    foe(world, ActorKind::Rat)->mood = Mood::Searching;
    CHECK(interruption(before, world) == "A rat wakes.");
}

TEST_CASE("harm interrupts even in the turn that heals a point") {
    World world = drawn(hall);
    world.hero().health = 20;
    world.character.sinceHealed = 9;
    const Watch before = watchOf(world);
    world.hero().health = 19;
    CHECK(interruption(before, world) == "You are hurt.");
    world.hero().health = 20;
    world.character.sinceHealed = 0;
    CHECK(interruption(before, world) == "You are hurt.");
    world.hero().health = 21;
    CHECK(interruption(before, world) == std::nullopt);
}

TEST_CASE("a status that comes or goes interrupts") {
    World world = drawn(hall);
    const Watch well = watchOf(world);
    lay(world.hero(), Status::Chilled, 3);
    CHECK(interruption(well, world) == "You are chilled.");
    const Watch chilled = watchOf(world);
    lay(world.hero(), Status::Chilled, 0);
    CHECK(interruption(chilled, world) == "You are no longer chilled.");
}

TEST_CASE("hunger interrupts when it begins and when it turns to starving") {
    World world = drawn(hall);
    world.character.hunger = 151;
    const Watch before = watchOf(world);
    world.character.hunger = 150;
    CHECK(interruption(before, world) == "You are hungry.");
    CHECK(interruption(watchOf(world), world) == std::nullopt);
    const Watch hungry = watchOf(world);
    world.character.hunger = 0;
    CHECK(interruption(hungry, world) == "You are starving.");
}

TEST_CASE("a thing that comes into view interrupts once") {
    World world = drawn(hall);
    const Watch before = watchOf(world);
    layItem(world, {4, 1}, newItem(world, ItemKind::Sword));
    look(world);
    CHECK(interruption(before, world) == "Something comes into view: sword.");
    CHECK(interruption(watchOf(world), world) == std::nullopt);
}

TEST_CASE("foes are named with what makes them special") {
    World world = drawn(hall);
    CHECK(named(addFoe(world, ActorKind::Rat, {2, 1})) == "a rat");
    CHECK(named(addFoe(world, ActorKind::Orc, {3, 1})) == "an orc");
    CHECK(named(addFoe(world, ActorKind::Bat, {4, 1}, Mood::Asleep, Elite::Swift)) == "a swift bat");
    CHECK(named(addFoe(world, ActorKind::SlimeKing, {5, 1})) == "the Slime King");
}
