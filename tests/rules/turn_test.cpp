#include "rules/turn.hpp"

#include "base/rng.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace gone;

namespace {

/// takeTurn where chance has no part.
Report act(World& world, const Action& action) {
    Rng play{Seed{}};
    return takeTurn(world, action, play);
}

/// The reason of a refused action; empty if it was done. A refusal must not change the world.
std::string refusalOf(World world, const Action& action) {
    const World before = world;
    const Report report = act(world, action);
    if (report.spent != 0) return {};
    CHECK(world == before);
    REQUIRE(report.events.size() == 1);
    REQUIRE(std::holds_alternative<Refusal>(report.events.front()));
    return std::get<Refusal>(report.events.front()).reason;
}

void addActor(World& world, ActorId id, Point at) {
    Actor actor;
    actor.id = id;
    actor.at = at;
    actor.kind = ActorKind::Rat;
    actor.statuses[static_cast<std::size_t>(Status::Sleeping)] = 1000;
    world.actors.push_back(actor);
}

Action anyAction(Rng& rng) {
    const auto direction = allDirections[static_cast<std::size_t>(rng.below(8))];
    switch (rng.below(8)) {
        case 0: return Wait{};
        case 1: return CloseDoor{direction};
        case 2: return TakeStairs{rng.chance(50)};
    }
    return Walk{direction};
}

}  // namespace

TEST_CASE("a hero who waits spends a turn and stays") {
    World world = worldFromText("@");
    CHECK(act(world, Wait{}) == Report{100, {}});
    CHECK(world.now == 100);
    CHECK(world.hero().nextAct == 100);
    CHECK(world.hero().at == Point{0, 0});
}

TEST_CASE("a hero walks one step in any of eight directions for a turn") {
    for (const Direction direction : allDirections) {
        World world = worldFromText("...\n.@.\n...\n");
        const Point to = Point{1, 1} + offset(direction);
        CHECK(act(world, Walk{direction}) == Report{100, {Moved{heroId, {1, 1}, to}}});
        CHECK(world.hero().at == to);
        CHECK(world.now == 100);
    }
}

TEST_CASE("the hero faces left or right as he goes and keeps his side on the way up and down") {
    World world = worldFromText("...\n.@.\n...\n");
    act(world, Walk{Direction::NorthWest});
    CHECK(world.hero().facesLeft);
    act(world, Walk{Direction::South});
    CHECK(world.hero().facesLeft);
    act(world, Walk{Direction::East});
    CHECK_FALSE(world.hero().facesLeft);
}

TEST_CASE("a hero who walks into a closed door opens it and stays put") {
    World world = worldFromText(
        "#####\n"
        "#@+.#\n"
        "#####\n");
    CHECK(act(world, Walk{Direction::East}) == Report{100, {OpenedDoor{heroId, {2, 1}}}});
    CHECK(world.level.tiles[{2, 1}] == Tile::OpenDoor);
    CHECK(world.hero().at == Point{1, 1});
    CHECK(world.now == 100);
    CHECK(world.visible[{3, 1}]);
}

TEST_CASE("a hero walks through a door he has opened") {
    World world = worldFromText(
        "#####\n"
        "#@+.#\n"
        "#####\n");
    act(world, Walk{Direction::East});
    act(world, Walk{Direction::East});
    CHECK(world.hero().at == Point{2, 1});
    act(world, Walk{Direction::East});
    CHECK(world.hero().at == Point{3, 1});
}

TEST_CASE("a door falls shut when nobody is in it or next to it any more") {
    World world = worldFromText(
        "#######\n"
        "#@+...#\n"
        "#.#...#\n"
        "#######\n");
    for (int i = 0; i < 3; ++i) act(world, Walk{Direction::East});
    CHECK(textOf(world) ==
          "#######\n"
          "#.'@..#\n"
          "#.#...#\n"
          "#######\n");
    const Report report = act(world, Walk{Direction::East});
    CHECK(report == Report{100, {Moved{heroId, {3, 1}, {4, 1}}, ClosedDoor{std::nullopt, {2, 1}}}});
    CHECK(textOf(world) ==
          "#######\n"
          "#.+.@.#\n"
          "#.#...#\n"
          "#######\n");
    CHECK_FALSE(world.visible[{1, 1}]);
    CHECK(world.remembered[{2, 1}] == Tile::ClosedDoor);
}

TEST_CASE("a door opened but not walked through falls shut as well") {
    World world = worldFromText("..@+.");
    act(world, Walk{Direction::East});
    CHECK(world.level.tiles[{3, 0}] == Tile::OpenDoor);
    act(world, Wait{});
    CHECK(world.level.tiles[{3, 0}] == Tile::OpenDoor);
    act(world, Walk{Direction::West});
    CHECK(world.level.tiles[{3, 0}] == Tile::ClosedDoor);
}

TEST_CASE("somebody else in a door or beside it holds it open") {
    for (const int x : {2, 3, 4}) {
        CAPTURE(x);
        World world = worldFromText("...'..@");
        addActor(world, 2, {x, 0});
        act(world, Wait{});
        CHECK(world.level.tiles[{3, 0}] == Tile::OpenDoor);
    }
    World world = worldFromText("...'..@");
    addActor(world, 2, {1, 0});
    act(world, Wait{});
    CHECK(world.level.tiles[{3, 0}] == Tile::ClosedDoor);
}

TEST_CASE("a hero closes the open door beside him") {
    World world = worldFromText(".'@");
    CHECK(act(world, CloseDoor{Direction::West}) == Report{100, {ClosedDoor{heroId, {1, 0}}}});
    CHECK(world.level.tiles[{1, 0}] == Tile::ClosedDoor);
    CHECK(world.hero().facesLeft);
    CHECK_FALSE(world.visible[{0, 0}]);
}

TEST_CASE("no door is closed on somebody, and none where there is none") {
    World world = worldFromText(".'@");
    addActor(world, 2, {1, 0});
    CHECK(refusalOf(world, CloseDoor{Direction::West}) == "Someone stands in the doorway.");
    CHECK(refusalOf(worldFromText("+@"), CloseDoor{Direction::West}) == "The door is closed already.");
    CHECK(refusalOf(worldFromText("&@"), CloseDoor{Direction::West}) == "The door is closed already.");
    for (const char* none : {".@", "#@", "?@", "@"})
        CHECK(refusalOf(worldFromText(none), CloseDoor{Direction::West}) ==
              "There is no door to close there.");
}

TEST_CASE("what stands in the way says so") {
    CHECK(refusalOf(worldFromText("@#"), Walk{Direction::East}) == "Only stone that way.");
    CHECK(refusalOf(worldFromText("@&"), Walk{Direction::East}) == "The door is locked.");
    CHECK(refusalOf(worldFromText("@~"), Walk{Direction::East}) == "The water is too deep to wade.");
    CHECK(refusalOf(worldFromText("@_"), Walk{Direction::East}) == "There is no floor there.");
    CHECK(refusalOf(worldFromText("@="), Walk{Direction::East}) == "A chest stands in the way.");
    CHECK(refusalOf(worldFromText("@0"), Walk{Direction::East}) == "A pillar stands in the way.");
}

TEST_CASE("rock, the edge of the map and a secret door refuse in the same words as a wall") {
    const std::string wall = refusalOf(worldFromText("@#"), Walk{Direction::East});
    for (const char* level : {"@ ", "@", "@?"})
        CHECK(refusalOf(worldFromText(level), Walk{Direction::East}) == wall);
}

TEST_CASE("doors are neither opened nor passed diagonally") {
    const std::string reason = "A doorway is walked straight.";
    CHECK(refusalOf(worldFromText("@.\n.+\n"), Walk{Direction::SouthEast}) == reason);
    CHECK(refusalOf(worldFromText("@.\n.'\n"), Walk{Direction::SouthEast}) == reason);
    World world = worldFromText("@.\n..\n");
    world.level.tiles[{0, 0}] = Tile::OpenDoor;
    CHECK(refusalOf(world, Walk{Direction::SouthEast}) == reason);
}

TEST_CASE("no diagonal step cuts a corner") {
    CHECK(refusalOf(worldFromText("@#\n..\n"), Walk{Direction::SouthEast}) == "The corner is too tight.");
    CHECK(refusalOf(worldFromText("@.\n+.\n"), Walk{Direction::SouthEast}) == "The corner is too tight.");
}

TEST_CASE("every refusal of a step is a sentence, and exactly the steps of the walking rule are done") {
    for (int n = 0; n < seedCount(150); ++n) {
        CAPTURE(n);
        World world = worldFromText("...\n.@.\n...\n");
        world.level.tiles = anyTiles({3, 3}, Seed{static_cast<std::uint64_t>(n)});
        world.level.tiles[{1, 1}] = n % 4 == 0 ? Tile::OpenDoor : Tile::Floor;
        for (const Direction direction : allDirections) {
            const std::string reason = refusalOf(world, Walk{direction});
            CHECK(reason.empty() == canStep(world.level.tiles, {1, 1}, direction));
            if (!reason.empty()) CHECK(reason.back() == '.');
        }
    }
}

TEST_CASE("stairs are taken by who stands on them") {
    World world = worldFromText("@");
    world.level.tiles[{0, 0}] = Tile::StairsDown;
    CHECK(refusalOf(world, TakeStairs{false}) == "No stairs lead up from here.");
    CHECK(act(world, TakeStairs{true}) == Report{100, {LeftFloor{true}}});
    world.level.tiles[{0, 0}] = Tile::StairsUp;
    CHECK(refusalOf(world, TakeStairs{true}) == "No stairs lead down from here.");
    CHECK(act(world, TakeStairs{false}) == Report{100, {LeftFloor{false}}});
    CHECK(refusalOf(worldFromText("@>"), TakeStairs{true}) == "No stairs lead down from here.");
}

TEST_CASE("the same actions lead two equal worlds through equal states") {
    World one = worldFromText(
        "###########\n"
        "#...+.....#\n"
        "#.@.#..#..#\n"
        "##+##.<#>.#\n"
        "#...'.....#\n"
        "###########\n");
    World other = one;
    Rng rng{Seed{6}};
    for (int turn = 0; turn < 500; ++turn) {
        CAPTURE(turn);
        const Action action = anyAction(rng);
        REQUIRE(act(one, action) == act(other, action));
        REQUIRE(one == other);
    }
    CHECK(one.now > 20'000);
}

TEST_CASE("whatever the hero does, he stands where one can stand and doors beside nobody are shut") {
    for (int n = 0; n < seedCount(20); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        World world =
            worldFromText("..........\n..........\n...@......\n..........\n..........\n..........\n");
        Rng rng{seed};
        for (int i = 0; i < 12; ++i) {
            Door door;
            door.id = i;
            door.at.x = rng.below(10);
            door.at.y = rng.below(6);
            if (door.at == world.hero().at) continue;
            world.level.tiles[door.at] = Tile::ClosedDoor;
            world.level.doors.push_back(door);
        }
        for (int turn = 0; turn < 200; ++turn) {
            act(world, anyAction(rng));
            const Point hero = world.hero().at;
            REQUIRE(world.level.tiles[hero] != Tile::ClosedDoor);
            REQUIRE(world.visible[hero]);
            for (const Door& door : world.level.doors)
                REQUIRE((chebyshev(door.at, hero) <= 1 || world.level.tiles[door.at] == Tile::ClosedDoor));
        }
    }
}
