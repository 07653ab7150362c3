#include "rules/round.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

/// Health lost in so many turns of waiting.
int lossIn(World& world, int turns) {
    const int before = world.hero().health;
    for (int turn = 0; turn < turns; ++turn) act(world, Wait{}, turn);
    return before - world.hero().health;
}

}  // namespace

TEST_CASE("burning hurts 2 a turn for 4 turns") {
    World world = drawn("@");
    lay(world.hero(), Status::Burning, 4);
    CHECK(lossIn(world, 1) == 2);
    CHECK(lossIn(world, 8) == 6);
    CHECK_FALSE(has(world.hero(), Status::Burning));
}

TEST_CASE("water ends burning and acid, and neither takes hold in it") {
    World world = drawn("@-");
    lay(world.hero(), Status::Burning, 4);
    lay(world.hero(), Status::Acid, 3);
    act(world, Walk{Direction::East});
    CHECK_FALSE(has(world.hero(), Status::Burning));
    CHECK_FALSE(has(world.hero(), Status::Acid));
    CHECK(world.hero().health == 24);
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    begin(stage, world.hero(), Status::Burning, 4);
    CHECK_FALSE(has(world.hero(), Status::Burning));
    begin(stage, world.hero(), Status::Poisoned, 4);
    CHECK(has(world.hero(), Status::Poisoned));
}

TEST_CASE("poison hurts 1 a turn, and more of it adds") {
    World world = drawn("@");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    begin(stage, world.hero(), Status::Poisoned, 3);
    begin(stage, world.hero(), Status::Poisoned, 3);
    CHECK(turnsOf(world.hero(), Status::Poisoned) == 6);
    CHECK(lossIn(world, 9) == 6);
}

TEST_CASE("acid hurts 1 a turn for 3 turns") {
    World world = drawn("@");
    lay(world.hero(), Status::Acid, 3);
    CHECK(lossIn(world, 9) == 3);
}

TEST_CASE("a status says when it ends and who dies of it has died of it") {
    World world = drawn("@r");
    lay(world.actors[1], Status::Sleeping, 20);
    lay(world.actors[1], Status::Poisoned, 20);
    world.actors[1].health = 1;
    const Report report = act(world, Wait{});
    REQUIRE(firstIn<Died>(report) != nullptr);
    CHECK(firstIn<Died>(report)->cause == Cause::Poison);
    CHECK_FALSE(firstIn<Died>(report)->killer.has_value());
    CHECK(world.character.experience == 1);
}

TEST_CASE("harm wakes who was drugged") {
    World world = drawn("@");
    lay(world.hero(), Status::Sleeping, 10);
    lay(world.hero(), Status::Poisoned, 1);
    act(world, Wait{});
    CHECK_FALSE(has(world.hero(), Status::Sleeping));
    CHECK(world.now < 400);
}

TEST_CASE("the hero mends 1 health in 10 turns, not on a sealed floor and not starving") {
    World world = drawn("@");
    world.hero().health = 10;
    CHECK(lossIn(world, 30) == -3);
    world.sealed = true;
    CHECK(lossIn(world, 30) == 0);
    world.sealed = false;
    world.character.hunger = 0;
    CHECK(lossIn(world, 30) == 0);
}

TEST_CASE("hunger warns at 150 turns and at none, and starving costs health for good but never kills") {
    World world = drawn("@");
    world.character.hunger = 151;
    const Report report = act(world, Wait{});
    REQUIRE(firstIn<HungerChanged>(report) != nullptr);
    CHECK(firstIn<HungerChanged>(report)->turnsLeft == 150);
    for (int turn = 0; turn < 150; ++turn) act(world, Wait{});
    CHECK(world.character.hunger == 0);
    for (int turn = 0; turn < 50; ++turn) act(world, Wait{});
    CHECK(world.hero().maxHealth == 23);
    CHECK(world.hero().health == 23);
    world.hero().maxHealth = world.hero().health = 1;
    for (int turn = 0; turn < 200; ++turn) act(world, Wait{});
    CHECK(world.hero().health == 1);
}

TEST_CASE("levitation ends on floor only") {
    World world = drawn("@__.");
    lay(world.hero(), Status::Levitating, 1);
    act(world, Walk{Direction::East});
    CHECK(world.hero().at == Point{1, 0});
    for (int turn = 0; turn < 5; ++turn) act(world, Wait{});
    CHECK(has(world.hero(), Status::Levitating));
    act(world, Walk{Direction::East});
    act(world, Walk{Direction::East});
    CHECK(world.hero().at == Point{3, 0});
    CHECK_FALSE(has(world.hero(), Status::Levitating));
    CHECK(refusalOf(world, Walk{Direction::West}) == "There is no floor there.");
}

TEST_CASE("haste invisibility and clarity last their turns") {
    World world = drawn("@");
    for (const Status status : {Status::Invisible, Status::Clarity}) {
        lay(world.hero(), status, 3);
        act(world, Wait{});
        act(world, Wait{});
        CHECK(has(world.hero(), status));
        act(world, Wait{});
        CHECK_FALSE(has(world.hero(), status));
    }
    const int before = world.now;
    lay(world.hero(), Status::Haste, 2);
    for (int i = 0; i < 4; ++i) act(world, Wait{});
    CHECK(world.now == before + 200);
    CHECK_FALSE(has(world.hero(), Status::Haste));
}
