#include "game/doing.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a run follows a corridor round its bends to the door at its end") {
    World world = knownFloor(
        "##########\n"
        "#@:::#####\n"
        "####:#####\n"
        "####::'..#\n"
        "##########\n");
    const Doing run = carryOut(world, RunAlong{Direction::East});
    CHECK(run.halt.reason == "A doorway.");
    CHECK(world.hero().at == Point{6, 3});
}

TEST_CASE("a run stops where the ways part") {
    World world = knownFloor(
        "#########\n"
        "#@::::::#\n"
        "####:####\n"
        "####:####\n"
        "#########\n");
    const Doing run = carryOut(world, RunAlong{Direction::East});
    CHECK(run.halt.reason == "A side opens.");
    CHECK(world.hero().at == Point{4, 1});
}

TEST_CASE("a run through a room goes on to the wall") {
    World world = knownFloor(
        "########\n"
        "#......#\n"
        "#@.....#\n"
        "#......#\n"
        "########\n");
    const Doing run = carryOut(world, RunAlong{Direction::East});
    CHECK(world.hero().at == Point{6, 2});
    CHECK(run.halt == Halt{Halt::Why::Reached, "No way on."});
}

TEST_CASE("a run stops at what lies about") {
    World world = knownFloor(
        "########\n"
        "#@.....#\n"
        "########\n");
    layItem(world, {4, 1}, newItem(world, ItemKind::Meal));
    look(world);
    const Doing run = carryOut(world, RunAlong{Direction::East});
    CHECK(run.halt.reason == "Something lies here.");
    CHECK(world.hero().at == Point{4, 1});
}

TEST_CASE("a run stops before harm and says which") {
    World world = knownFloor(
        "########\n"
        "#@.^...#\n"
        "########\n");
    const Doing run = carryOut(world, RunAlong{Direction::East});
    CHECK(run.halt.reason == "Ahead: a trap.");
    CHECK(world.hero().at == Point{2, 1});
}

TEST_CASE("a run against a wall does not begin") {
    World world = knownFloor(
        "####\n"
        "#@.#\n"
        "####\n");
    const Doing run = carryOut(world, RunAlong{Direction::North});
    CHECK(run.halt == Halt{Halt::Why::Impossible, "No way on."});
    CHECK(run.acts == 0);
}
