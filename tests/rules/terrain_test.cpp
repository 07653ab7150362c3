#include "rules/terrain.hpp"

#include "rules/effects.hpp"
#include "rules/features.hpp"
#include "rules/pack.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

namespace {

struct Scene {
    explicit Scene(std::string_view text, Mood mood = Mood::Hunting) : world{drawn(text, mood)} {}
    World world;
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
};

int cellsOf(const Layer& layer) {
    int cells = 0;
    layer.forEach([&](Point, int) { ++cells; });
    return cells;
}

void waitTurns(World& world, int turns) {
    for (int turn = 0; turn < turns; ++turn) act(world, Wait{}, turn);
}

}  // namespace

TEST_CASE("tall grass hides what is behind it until it is trampled") {
    World world = drawn("@\".");
    CHECK_FALSE(world.visible[{2, 0}]);
    const Report report = act(world, Walk{Direction::East});
    CHECK(world.level.tiles[{1, 0}] == Tile::LowGrass);
    CHECK(countIn<Trampled>(report) == 1);
    CHECK(world.visible[{2, 0}]);
}

TEST_CASE("fire spreads over grass, burns out, and leaves bare floor") {
    World world = drawn(
        "@.######\n"
        "..,,,,,,\n"
        "..,,,,,,\n");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    ignite(stage, {2, 1}, 3);
    waitTurns(world, 60);
    CHECK(world.layers.fire.isEmpty());
    CHECK(picture(world) ==
          "@.######\n"
          "........\n"
          "........\n");
    CHECK(world.hero().health == 24);
}

TEST_CASE("fire burns who stands in it and stops at stone floor and water") {
    Scene scene("-,@");
    ignite(scene.stage, {1, 0}, 3);
    CHECK(cellsOf(scene.world.layers.fire) == 1);
    ignite(scene.stage, {0, 0}, 3);
    CHECK(cellsOf(scene.world.layers.fire) == 1);
    act(scene.world, Walk{Direction::West});
    CHECK(has(scene.world.hero(), Status::Burning));
    CHECK(scene.world.hero().health == 22);
}

TEST_CASE("poison gas poisons who breathes it, flows round corners and thins out") {
    Scene scene(
        "@.#..\n"
        "..#..\n"
        "..+..\n"
        ".....\n");
    releaseGas(scene.stage, true, {0, 1}, 25, 8);
    CHECK(scene.world.layers.poison[{1, 0}] == 8);
    CHECK(scene.world.layers.poison[{2, 0}] == 0);
    CHECK(scene.world.layers.poison[{2, 2}] == 0);
    CHECK(scene.world.layers.poison[{4, 0}] == 8);
    act(scene.world, Wait{});
    CHECK(has(scene.world.hero(), Status::Poisoned));
    CHECK(scene.world.hero().health < 24);
    waitTurns(scene.world, 10);
    CHECK(scene.world.layers.poison.isEmpty());
}

TEST_CASE("sleep gas takes whom it reaches and who walks into it") {
    Scene scene("r.r.@", Mood::Asleep);
    releaseGas(scene.stage, false, {1, 0}, 3, 10);
    CHECK(has(scene.world.actors[1], Status::Sleeping));
    CHECK(has(scene.world.actors[2], Status::Sleeping));
    CHECK_FALSE(has(scene.world.hero(), Status::Sleeping));
    scene.world.layers.sleep.set({3, 0}, 5);
    act(scene.world, Walk{Direction::West});
    CHECK(scene.world.now >= 1000);
}

TEST_CASE("a web holds, one try in two tears it, and it is gone then") {
    int held = 0;
    for (int game = 0; game < 400; ++game) {
        World world = drawn("@%.");
        act(world, Walk{Direction::East}, game);
        REQUIRE(has(world.hero(), Status::Webbed));
        const Report report = act(world, Walk{Direction::East}, game);
        CHECK(world.hero().at == Point{1, 0});
        held += countIn<HeldByWeb>(report);
        if (countIn<WebTorn>(report) == 0) continue;
        CHECK_FALSE(hasWeb(world, {1, 0}));
        act(world, Walk{Direction::East}, game);
        CHECK(world.hero().at == Point{2, 0});
    }
    CHECK(held > 160);
    CHECK(held < 240);
}

TEST_CASE("fire frees who hangs in a web, and in the shallows no web holds") {
    Scene scene("@.");
    scene.world.layers.webs.set({1, 0}, 1);
    act(scene.world, Walk{Direction::East});
    REQUIRE(has(scene.world.hero(), Status::Webbed));
    ignite(scene.stage, {1, 0}, 2);
    CHECK_FALSE(has(scene.world.hero(), Status::Webbed));
    World wet = drawn("@-.");
    wet.layers.webs.set({1, 0}, 1);
    act(wet, Walk{Direction::East});
    act(wet, Walk{Direction::East});
    CHECK(wet.hero().at == Point{2, 0});
}

TEST_CASE("a dart trap hurts 3 to 6 and is spent") {
    for (int game = 0; game < 30; ++game) {
        World world = drawn("@^.");
        const Report report = act(world, Walk{Direction::East}, game);
        CHECK(countIn<TrapSprung>(report) == 1);
        CHECK(world.hero().health >= 18);
        CHECK(world.hero().health <= 21);
        CHECK(world.level.tiles[{1, 0}] == Tile::Floor);
        CHECK(world.traps.empty());
    }
}

TEST_CASE("an alarm wakes all about, and they come to look") {
    World world = drawn(
        "@^.#r\n"
        "..+..\n",
        Mood::Asleep);
    world.traps.front().kind = TrapKind::Alarm;
    const Report report = act(world, Walk{Direction::East});
    CHECK(countIn<Noised>(report) == 1);
    CHECK(world.actors[1].mood != Mood::Asleep);
    CHECK(world.actors[1].goal == Point{1, 0});
}

TEST_CASE("a sleep trap puts to sleep, and a hover passes over any trap") {
    World world = drawn("@^.");
    world.traps.front().kind = TrapKind::SleepGas;
    World hovering = world;
    act(world, Walk{Direction::East});
    CHECK(world.now >= 1000);
    lay(hovering.hero(), Status::Levitating, 9);
    act(hovering, Walk{Direction::East});
    CHECK(hovering.now == 100);
    CHECK(hovering.traps.size() == 1);
}

TEST_CASE("a hidden trap looks like floor until it is found") {
    World world = drawn("@...");
    world.traps.push_back({{2, 0}, TrapKind::Dart, true});
    const Report report = act(world, Search{});
    CHECK(countIn<FoundTrap>(report) == 1);
    CHECK(world.level.tiles[{2, 0}] == Tile::Trap);
    CHECK(world.remembered[{2, 0}] == Tile::Trap);
    World careless = drawn("@...");
    careless.traps.push_back({{1, 0}, TrapKind::Dart, true});
    act(careless, Walk{Direction::East});
    CHECK(careless.hero().health < 24);
}

TEST_CASE("searching finds secret doors within 2 cells, and they open like others") {
    World world = drawn("#?#?\n.@..\n####\n");
    const Report report = act(world, Search{});
    CHECK(countIn<FoundDoor>(report) == 2);
    CHECK(world.level.tiles[{1, 0}] == Tile::ClosedDoor);
    CHECK(world.level.doors.front().kind == DoorKind::Plain);
    CHECK(countIn<FoundDoor>(act(world, Search{})) == 0);
    World far = drawn("@...?");
    CHECK(countIn<FoundDoor>(act(far, Search{})) == 0);
}

TEST_CASE("a locked door opens with its floor's key, which stays in the lock") {
    World world = drawn("@&.");
    CHECK(refusalOf(world, Walk{Direction::East}) == "The door is locked.");
    const ItemId other = give(world, ItemKind::VaultKey);
    world.character.items.front().floor = 9;
    CHECK(refusalOf(world, Walk{Direction::East}) == "The door is locked.");
    act(world, Drop{other, 0});
    give(world, ItemKind::VaultKey);
    const Report report = act(world, Walk{Direction::East});
    CHECK(countIn<Unlocked>(report) == 1);
    CHECK(world.level.tiles[{1, 0}] == Tile::OpenDoor);
    CHECK(world.character.items.empty());
}

TEST_CASE("a chest gives what it holds, a locked one for its key") {
    World world = drawn("@=");
    world.chests.push_back({{1, 0}, true, {newItem(world, ItemKind::Sword)}});
    CHECK(refusalOf(world, Walk{Direction::East}) == "The chest is locked.");
    give(world, ItemKind::ChestKey);
    const Report report = act(world, Walk{Direction::East});
    CHECK(countIn<OpenedChest>(report) == 1);
    CHECK(world.level.tiles[{1, 0}] == Tile::Floor);
    REQUIRE(world.lying.size() == 1);
    CHECK(world.lying.front().item.kind == ItemKind::Sword);
    CHECK(world.character.items.empty());
}

TEST_CASE("deep water and holes stop who walks, not who hovers") {
    World world = drawn("~@_");
    CHECK(refusalOf(world, Walk{Direction::West}) == "The water is too deep to wade.");
    CHECK(refusalOf(world, Walk{Direction::East}) == "There is no floor there.");
    lay(world.hero(), Status::Levitating, 9);
    act(world, Walk{Direction::West});
    CHECK(world.hero().at == Point{0, 0});
}

TEST_CASE("a thing that would fall into water comes down on the nearest ground") {
    Scene scene("@.~~~");
    land(scene.stage, newItem(scene.world, ItemKind::Sword), {4, 0});
    REQUIRE(scene.world.lying.size() == 1);
    CHECK(scene.world.lying.front().at == Point{1, 0});
}
