#include "rules/effects.hpp"
#include "rules/great_blow.hpp"
#include "rules/mind.hpp"
#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace gone;

namespace {

/// Plays so many turns of waiting, one stream throughout; what happened.
Report waitTurns(World& world, int turns, int seed = 0) {
    Rng play{Seed{static_cast<std::uint64_t>(seed)}};
    Report all;
    for (int turn = 0; turn < turns; ++turn) {
        const Report report = takeTurn(world, Wait{}, play);
        all.events.insert(all.events.end(), report.events.begin(), report.events.end());
    }
    return all;
}

}  // namespace

TEST_CASE("a rat comes the shortest way and bites") {
    World world = drawn(
        "#######\n"
        "#@#r..#\n"
        "#.#.#.#\n"
        "#...#.#\n"
        "#######\n");
    makeTough(world);
    waitTurns(world, 6);
    CHECK(picture(world) ==
          "#######\n"
          "#@#...#\n"
          "#r#.#.#\n"
          "#...#.#\n"
          "#######\n");
    const Report report = waitTurns(world, 20);
    CHECK(countIn<Hit>(report) + countIn<Missed>(report) == 20);
}

TEST_CASE("foes stand round the hero and not on each other") {
    World world = drawn(
        "..........\n"
        "rrr.......\n"
        "rrr...@...\n"
        "rrr.......\n"
        "..........\n"
        "..........\n");
    makeTough(world);
    waitTurns(world, 25);
    int beside = 0;
    for (const Actor& actor : world.actors) beside += chebyshev(actor.at, world.hero().at) == 1 ? 1 : 0;
    CHECK(beside >= 7);
}

TEST_CASE("foes open doors they come to") {
    World world = drawn("@..+..r");
    const Report report = waitTurns(world, 5);
    REQUIRE(firstIn<OpenedDoor>(report) != nullptr);
    CHECK(firstIn<OpenedDoor>(report)->actor == 2);
}

TEST_CASE("foes keep out of fire, gas, webs and traps") {
    for (const char* level : {"@.^.r", "@.%.r"}) {
        World world = drawn(level);
        waitTurns(world, 10);
        CHECK(world.actors[1].at == Point{3, 0});
    }
    World burning = drawn("@...r");
    burning.layers.fire.set({2, 0}, 50);
    waitTurns(burning, 10);
    CHECK(burning.actors[1].at == Point{3, 0});
    World gassed = drawn("@...r");
    gassed.layers.poison.set({2, 0}, 50);
    waitTurns(gassed, 10);
    CHECK(gassed.actors[1].at == Point{3, 0});
}

TEST_CASE("a bat flies over water, strays, and backs off after a bite") {
    World world = drawn(
        ".........\n"
        "@~~~~~~~b\n"
        ".........\n");
    makeTough(world);
    const Report report = waitTurns(world, 40);
    bool overWater = false;
    bool fled = false;
    for (const Event& event : report.events) {
        if (const auto* moved = std::get_if<Moved>(&event))
            overWater = overWater || world.level.tiles[moved->to] == Tile::DeepWater;
        if (const auto* mood = std::get_if<MoodChanged>(&event)) fled = fled || mood->to == Mood::Fleeing;
    }
    CHECK(overWater);
    CHECK(fled);
    CHECK(countIn<Hit>(report) > 2);
}

TEST_CASE("a goblin slinger throws from afar and needs a clear line") {
    World world = drawn("@.....t");
    makeTough(world);
    Report report = waitTurns(world, 5);
    CHECK(countIn<Flew>(report) >= 3);
    CHECK(world.actors[1].at == Point{6, 0});
    World behind = drawn(
        "@....rt\n"
        "#######\n");
    makeTough(behind);
    behind.actors[1].health = 100'000;
    lay(behind.actors[1], Status::Stunned, 100);
    report = waitTurns(behind, 5);
    CHECK(countIn<Flew>(report) == 0);
}

TEST_CASE("half of what is thrown at a shield misses") {
    int bare = 0;
    int shielded = 0;
    for (int game = 0; game < 400; ++game) {
        World world = drawn("@.....t");
        world.character.strength = 20;
        makeTough(world);
        world.actors[1].nextAct = 0;
        World behind = world;
        wear(behind, ItemKind::Shield);
        bare += countIn<Hit>(act(world, Wait{}, game));
        shielded += countIn<Hit>(act(behind, Wait{}, game));
    }
    CHECK(shielded * 100 > bare * 38);
    CHECK(shielded * 100 < bare * 62);
}

TEST_CASE("a slime that keeps 6 or more after a hit splits, and the halves share its health") {
    World world = drawn("...\n@s.\n...\n");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    hurt(stage, 2, 5, Cause::Blow, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 2);
    CHECK(world.actors[1].health == 9);
    CHECK(world.actors[2].health == 8);
    CHECK(chebyshev(world.actors[1].at, world.actors[2].at) == 1);
    hurt(stage, 2, 4, Cause::Blow, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 2);
    hurt(stage, 3, 1, Cause::Poison, std::nullopt);
    CHECK(countOf(world, ActorKind::Slime) == 2);
}

TEST_CASE("a slime with no room beside it stays whole") {
    World world = drawn("#@#\n#s#\n###\n");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    hurt(stage, 2, 1, Cause::Blow, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 1);
    CHECK(world.actors[1].health == 21);
}

TEST_CASE("the Slime King's floor is sealed from his waking to his death") {
    World world = drawn("@.....K", Mood::Asleep);
    world.level.tiles[{0, 0}] = Tile::StairsDown;
    CHECK(refusalOf(world, TakeStairs{true}) == "");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    hurt(stage, 2, 1, Cause::Missile, who(world.hero()));
    CHECK(world.sealed);
    CHECK(refusalOf(world, TakeStairs{true}) == "The stairs are sealed while their lord lives.");
    hurt(stage, 2, 89, Cause::Missile, who(world.hero()));
    CHECK_FALSE(world.sealed);
    CHECK(foe(world, ActorKind::SlimeKing)->health == 0);
}

TEST_CASE("the Slime King swells one blow in three, two turns, and then falls on all within 2 cells") {
    World world = drawn(
        ".......\n"
        ".......\n"
        "..@K...\n"
        ".......\n");
    makeTough(world);
    Rng play{Seed{3}};
    int swelled = 0;
    for (int turn = 0; turn < 400 && swelled == 0; ++turn)
        swelled = countIn<Swelled>(takeTurn(world, Wait{}, play));
    CHECK(world.actors[1].tell == 2);
    CHECK(struckCells(world, world.actors[1]).size() == 19);
    CHECK(countIn<Swelled>(takeTurn(world, Wait{}, play)) == 1);
    CHECK(world.actors[1].tell == 1);
    const Report report = takeTurn(world, Wait{}, play);
    REQUIRE(firstIn<Slammed>(report) != nullptr);
    const Hit* hit = firstIn<Hit>(report);
    REQUIRE(hit != nullptr);
    CHECK(hit->cause == Cause::Slam);
    CHECK(hit->damage >= 10);
    CHECK(hit->damage <= 21);
    CHECK(world.actors[1].tell == 0);
}

TEST_CASE("two steps back cancel the King's blow") {
    World world = drawn("......@K");
    makeTough(world);
    world.actors[1].tell = 2;
    world.actors[1].nextAct = 0;
    Report report = act(world, Walk{Direction::West});
    CHECK(countIn<TellCancelled>(report) == 0);
    CHECK(world.actors[1].tell == 1);
    report = act(world, Walk{Direction::West});
    CHECK(countIn<TellCancelled>(report) == 1);
    CHECK(countIn<Slammed>(report) == 0);
    CHECK(world.actors[1].tell == 0);
}

TEST_CASE("one hit of the King's in three leaves acid") {
    int hits = 0;
    int acid = 0;
    for (int game = 0; game < 600; ++game) {
        World world = drawn("@K");
        makeTough(world);
        world.actors[1].nextAct = 0;
        const Report report = act(world, Wait{}, game);
        if (firstIn<Hit>(report) == nullptr || firstIn<Hit>(report)->damage == 0) continue;
        ++hits;
        acid += countIn<StatusBegan>(report);
    }
    CHECK(acid * 100 > hits * 25);
    CHECK(acid * 100 < hits * 42);
}

TEST_CASE("water heals the King by 1 a turn") {
    World world = drawn("@.....#.K");
    world.actors[1].health = 50;
    world.level.tiles[{8, 0}] = Tile::ShallowWater;
    lay(world.actors[1], Status::Sleeping, 100);
    waitTurns(world, 10);
    CHECK(world.actors[1].health == 60);
}

TEST_CASE("at half health two slimes of 6 split off the King, once") {
    World world = drawn(".....\n@.K..\n.....\n");
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    hurt(stage, 2, 38, Cause::Missile, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 0);
    hurt(stage, 2, 1, Cause::Missile, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 2);
    CHECK(foe(world, ActorKind::Slime)->health == 6);
    hurt(stage, 2, 10, Cause::Missile, who(world.hero()));
    CHECK(countOf(world, ActorKind::Slime) == 2);
}

TEST_CASE("who is in dread flees, and strikes only when cornered") {
    World world = drawn("@r.......");
    makeTough(world);
    lay(world.actors[1], Status::Dread, 10);
    waitTurns(world, 6);
    CHECK(world.actors[1].at.x >= 5);
    World corner = drawn("@r#");
    makeTough(corner);
    lay(corner.actors[1], Status::Dread, 10);
    const Report report = waitTurns(corner, 5);
    CHECK(countIn<Hit>(report) + countIn<Missed>(report) > 0);
}

TEST_CASE("wanderers walk from room to room, and a pack goes together") {
    World world = drawn(
        "###########\n"
        "#jj.#....@#\n"
        "#...+.....#\n"
        "#...#######\n"
        "###########\n",
        Mood::Wandering);
    Room left;
    left.floor = {1, 1, 3, 3};
    Room right;
    right.id = 1;
    right.floor = {5, 1, 5, 2};
    world.level.rooms = {left, right};
    world.actors[1].pack = world.actors[2].pack = 1;
    lay(world.hero(), Status::Invisible, 1000);
    std::set<int> columns;
    Rng play{Seed{}};
    for (int turn = 0; turn < 80; ++turn) {
        takeTurn(world, Wait{}, play);
        if (world.actors[1].mood != Mood::Wandering) continue;
        columns.insert(world.actors[1].at.x);
        CHECK(chebyshev(world.actors[1].at, world.actors[2].at) <= 4);
    }
    CHECK(*columns.rbegin() > 4);
}
