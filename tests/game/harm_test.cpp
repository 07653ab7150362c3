#include "game/harm.hpp"

#include "rules/playing.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("the hero knows the harm of what he sees: fire and gas and webs and traps") {
    World world = drawn(
        "########\n"
        "#@.....#\n"
        "#..^%~_#\n"
        "########\n");
    world.layers.fire.set({2, 1}, 3);
    world.layers.poison.set({3, 1}, 3);
    world.layers.sleep.set({4, 1}, 3);
    CHECK(knownHarm(world, {1, 1}) == std::nullopt);
    CHECK(knownHarm(world, {2, 1}) == Harm::Fire);
    CHECK(knownHarm(world, {3, 1}) == Harm::PoisonGas);
    CHECK(knownHarm(world, {4, 1}) == Harm::SleepGas);
    CHECK(knownHarm(world, {3, 2}) == Harm::Trap);
    CHECK(knownHarm(world, {4, 2}) == Harm::Web);
    CHECK(knownHarm(world, {5, 2}) == Harm::DeepWater);
    CHECK(knownHarm(world, {6, 2}) == Harm::Hole);
}

TEST_CASE("what burns out of sight is not known") {
    World world = drawn(
        "#######\n"
        "#@.#..#\n"
        "#######\n");
    world.layers.fire.set({4, 1}, 3);
    CHECK(knownHarm(world, {4, 1}) == std::nullopt);
}

TEST_CASE("a hidden trap is no known harm") {
    World world = drawn(
        "####\n"
        "#@.#\n"
        "####\n");
    world.traps.push_back({{2, 1}, TrapKind::Dart, true});
    CHECK(knownHarm(world, {2, 1}) == std::nullopt);
}

TEST_CASE("a step into fire or onto a trap is worth a question") {
    World world = drawn(
        "#####\n"
        "#@^.#\n"
        "#..~#\n"
        "#####\n");
    world.layers.fire.set({1, 2}, 3);
    CHECK(harmAhead(world, Direction::East) == Harm::Trap);
    CHECK(harmAhead(world, Direction::South) == Harm::Fire);
    CHECK(harmAhead(world, Direction::SouthEast) == std::nullopt);
}

TEST_CASE("who floats over a trap is not asked") {
    World world = drawn(
        "####\n"
        "#@^#\n"
        "####\n");
    lay(world.hero(), Status::Levitating, 5);
    CHECK(harmAhead(world, Direction::East) == std::nullopt);
}

TEST_CASE("what the rules refuse anyhow asks nothing") {
    const World world = drawn(
        "####\n"
        "#@~#\n"
        "####\n");
    CHECK(harmAhead(world, Direction::East) == std::nullopt);
}
