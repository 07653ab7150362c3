#include "world/world.hpp"

#include "support/printing.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a hero who arrives knows what he sees and nothing else") {
    const World world = worldFromText(
        "#######\n"
        "#.@#..#\n"
        "#######\n");
    CHECK(world.hero().id == heroId);
    CHECK(world.hero().at == Point{2, 1});
    CHECK(world.visible == world.seen);
    CHECK(world.seen[{3, 1}]);
    CHECK(world.remembered[{3, 1}] == Tile::Wall);
    CHECK_FALSE(world.seen[{4, 1}]);
    CHECK(world.remembered[{4, 1}] == Tile::Rock);
}

TEST_CASE("a place out of sight stays in memory as it was last seen") {
    World world = worldFromText(
        "########\n"
        "#@....+#\n"
        "########\n");
    CHECK(world.remembered[{6, 1}] == Tile::ClosedDoor);
    world.sightRadius = 2;
    world.level.tiles[{6, 1}] = Tile::OpenDoor;
    world.level.tiles[{3, 1}] = Tile::LowGrass;
    look(world);
    CHECK_FALSE(world.visible[{6, 1}]);
    CHECK(world.seen[{6, 1}]);
    CHECK(world.remembered[{6, 1}] == Tile::ClosedDoor);
    CHECK(world.remembered[{3, 1}] == Tile::LowGrass);
}

TEST_CASE("a secret door is remembered as wall") {
    const World world = worldFromText("@?.");
    CHECK(world.seen[{1, 0}]);
    CHECK(world.remembered[{1, 0}] == Tile::Wall);
}

TEST_CASE("one finds who stands on a cell") {
    World world = worldFromText("@..");
    Actor other;
    other.id = 7;
    other.at = {2, 0};
    world.actors.push_back(other);
    REQUIRE(actorAt(world, {2, 0}) != nullptr);
    CHECK(actorAt(world, {2, 0})->id == 7);
    CHECK(actorAt(world, {0, 0}) == &world.hero());
    CHECK(actorAt(world, {1, 0}) == nullptr);
}

TEST_CASE("a copied world is equal until one of them changes") {
    const World world = worldFromText("@..");
    World copy = world;
    CHECK(copy == world);
    copy.level.tiles[{2, 0}] = Tile::Hole;
    CHECK_FALSE(copy == world);
}
