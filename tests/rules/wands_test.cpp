#include "rules/wands.hpp"

#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a wand of fire hurts 4 to 9 and burns, one of frost 3 to 6 and chills") {
    World world = drawn("@...r");
    makeTough(world);
    const ItemId fire = give(world, ItemKind::FireWand);
    const ItemId frost = give(world, ItemKind::FrostWand);
    Report report = act(world, Zap{fire, {4, 0}});
    CHECK(firstIn<Hit>(report)->damage >= 4);
    CHECK(firstIn<Hit>(report)->damage <= 9);
    CHECK(has(world.actors[1], Status::Burning));
    report = act(world, Zap{frost, world.actors[1].at});
    CHECK(firstIn<Hit>(report)->damage >= 3);
    CHECK(firstIn<Hit>(report)->damage <= 6);
    CHECK(has(world.actors[1], Status::Chilled));
    CHECK(findItem(world.character, fire)->charges == 3);
}

TEST_CASE("an empty wand fizzles once and is refused then") {
    World world = drawn("@...");
    const ItemId wand = give(world, ItemKind::FireWand);
    findItem(world.character, wand)->charges = 0;
    const Report report = act(world, Zap{wand, {3, 0}});
    CHECK(countIn<Fizzled>(report) == 1);
    CHECK(refusalOf(world, Zap{wand, {3, 0}}) == "The wand is empty.");
}

TEST_CASE("blink carries 5 cells over water but not through stone or anybody") {
    World world = drawn("@~~~......");
    act(world, Zap{give(world, ItemKind::BlinkWand), {9, 0}});
    CHECK(world.hero().at == Point{5, 0});
    World blocked = drawn("@..r..");
    act(blocked, Zap{give(blocked, ItemKind::BlinkWand), {5, 0}});
    CHECK(blocked.hero().at == Point{2, 0});
    World wall = drawn("@#..");
    CHECK(refusalOf(wall, Zap{give(wall, ItemKind::BlinkWand), {3, 0}}) ==
          "There is no room to blink that way.");
}

TEST_CASE("digging opens 6 cells, but not the edge, locked doors or where the stone does not listen") {
    World world = drawn(
        "##########\n"
        "@ #.#  ###\n"
        "##########\n");
    const ItemId wand = give(world, ItemKind::DiggingWand);
    act(world, Zap{wand, {1, 1}});
    CHECK(world.level.tiles[{1, 1}] == Tile::Corridor);
    CHECK(world.level.tiles[{2, 1}] == Tile::Floor);
    CHECK(world.level.tiles[{6, 1}] == Tile::Corridor);
    CHECK(world.level.tiles[{7, 1}] == Tile::Wall);
    act(world, Zap{wand, {0, 0}});
    CHECK(world.level.tiles[{0, 0}] == Tile::Wall);
    world.diggable = false;
    CHECK(refusalOf(world, Zap{wand, {1, 1}}) == "The stone here does not listen.");
    World vault = drawn("....\n.@&.\n....\n");
    act(vault, Zap{give(vault, ItemKind::DiggingWand), {2, 1}});
    CHECK(vault.level.tiles[{2, 1}] == Tile::LockedDoor);
}

TEST_CASE("digging stops beside a filled pocket and before a crack") {
    World world = drawn(
        "##########\n"
        "@#########\n"
        "##########\n"
        "##########\n");
    Room pocket;
    pocket.kind = RoomKind::Gone;
    pocket.cells = {{3, 2}};
    world.level.rooms = {pocket};
    const ItemId wand = give(world, ItemKind::DiggingWand);
    World cracked = world;
    act(world, Zap{wand, {1, 1}});
    CHECK(world.level.tiles[{2, 1}] == Tile::Floor);
    CHECK(world.level.tiles[{3, 1}] == Tile::Wall);
    cracked.features.push_back({{1, 1}, FeatureKind::Crack, 0, false, {}});
    act(cracked, Zap{wand, {1, 1}});
    CHECK(cracked.level.tiles[{1, 1}] == Tile::Wall);
    CHECK(cracked.features.size() == 1);
}
