#include "game/automation.hpp"

#include "game/doing.hpp"
#include "game/harm.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace gone;

TEST_CASE("a traveller takes a shortest way and says that he is there") {
    World world = knownFloor(
        "#########\n"
        "#@..#...#\n"
        "#...#...#\n"
        "#.......#\n"
        "#########\n");
    const Doing travel = carryOut(world, TravelTo{{7, 1}});
    CHECK(travel.halt == Halt{Halt::Why::Reached, "You are there."});
    CHECK(world.hero().at == Point{7, 1});
    CHECK(travel.acts == 6);
}

TEST_CASE("a traveller goes by what he knows and not by what is there") {
    World world = worldFromText(
        "#########\n"
        "#@......#\n"
        "#.#####.#\n"
        "#.#...#.#\n"
        "#.+...#.#\n"
        "#.#####.#\n"
        "#########\n");
    world.seen.set({4, 4});
    world.remembered[{4, 4}] = Tile::Floor;
    CHECK(carryOut(world, TravelTo{{4, 4}}).halt == Halt{Halt::Why::Impossible, "You know no way there."});
}

TEST_CASE("a traveller goes round fire and traps") {
    World world = knownFloor(
        "#######\n"
        "#@.^..#\n"
        "#.....#\n"
        "#.....#\n"
        "#######\n");
    world.layers.fire.set({3, 2}, 200);
    const Doing travel = carryOut(world, TravelTo{{5, 1}});
    CHECK(world.hero().at == Point{5, 1});
    for (const Point at : travel.path) CHECK((at.x != 3 || at.y == 3));
}

TEST_CASE("a traveller keeps away from grass that is about to burn") {
    World world = knownFloor(
        "#####\n"
        "#@\"\"#\n"
        "#####\n");
    world.layers.fire.set({3, 1}, 3);
    look(world);
    world.visible.set({3, 1});
    Automation travel{TravelTo{{2, 1}}};
    CHECK(std::get<Halt>(travel.next(world)).why == Halt::Why::Blocked);
}

TEST_CASE("a traveller refuses a goal that does harm and names the harm") {
    World world = knownFloor(
        "#####\n"
        "#@.^#\n"
        "#####\n");
    CHECK(carryOut(world, TravelTo{{3, 1}}).halt == Halt{Halt::Why::Blocked, "Not into a trap."});
}

TEST_CASE("a traveller halts where a sleeper bars the only way") {
    World world = drawn(
        "#######\n"
        "#@.r..#\n"
        "#######\n",
        Mood::Asleep);
    CHECK(carryOut(world, TravelTo{{5, 1}}).halt == Halt{Halt::Why::Blocked, "Something is in the way."});
    CHECK(carryOut(world, TravelTo{{3, 1}}).halt == Halt{Halt::Why::Blocked, "A rat is there."});
}

TEST_CASE("a traveller halts when a foe comes into view") {
    World world = drawn(
        "###########\n"
        "#@........#\n"
        "#########.#\n"
        "########r.#\n"
        "###########\n",
        Mood::Asleep);
    world.sightRadius = 3;
    world.remembered = world.level.tiles;
    for (int y = 0; y < world.seen.size().height; ++y)
        for (int x = 0; x < world.seen.size().width; ++x) world.seen.set({x, y});
    look(world);
    const Doing travel = carryOut(world, TravelTo{{9, 2}});
    CHECK(travel.halt == Halt{Halt::Why::Disturbed, "A rat comes into view."});
}

TEST_CASE("an act that was refused ends the errand") {
    World world = knownFloor(
        "#####\n"
        "#@..#\n"
        "#####\n");
    Automation travel{TravelTo{{3, 1}}};
    CHECK(std::holds_alternative<Action>(travel.next(world)));
    CHECK(std::get<Halt>(travel.next(world)).reason == "That does not work.");
}

TEST_CASE("the way to the stairs is known once they were seen") {
    World world = worldFromText(
        "#########\n"
        "#@..#..>#\n"
        "#...+...#\n"
        "#########\n");
    CHECK(carryOut(world, GoToStairs{true}).halt ==
          Halt{Halt::Why::Impossible, "You have not found the stairs down yet."});
    CHECK(carryOut(world, GoToStairs{false}).halt.why == Halt::Why::Impossible);
    world = knownFloor(
        "#########\n"
        "#@..#..>#\n"
        "#...+...#\n"
        "#########\n");
    CHECK(carryOut(world, GoToStairs{true}).halt == Halt{Halt::Why::Reached, "The stairs lead down."});
    CHECK(world.hero().at == Point{7, 1});
}

TEST_CASE("a rest lasts until the hero is whole") {
    World world = worldFromText(
        "###\n"
        "#@#\n"
        "###\n");
    world.hero().health = 20;
    const Doing rest = carryOut(world, Rest{});
    CHECK(rest.halt == Halt{Halt::Why::Reached, "You are rested."});
    CHECK(world.hero().health == world.hero().maxHealth);
    CHECK(carryOut(world, Rest{}).halt.reason == "You are not tired.");
}

TEST_CASE("nobody rests on a sealed floor nor starving") {
    World world = worldFromText(
        "###\n"
        "#@#\n"
        "###\n");
    world.hero().health = 20;
    world.sealed = true;
    CHECK(carryOut(world, Rest{}).halt.reason == "There is no rest on a sealed floor.");
    world.sealed = false;
    world.character.hunger = 0;
    CHECK(carryOut(world, Rest{}).halt.reason == "Hunger lets no wound close.");
}

TEST_CASE("a rest ends when a sleeper in view wakes") {
    World world = drawn(
        "#######\n"
        "#@...r#\n"
        "#######\n",
        Mood::Asleep);
    world.hero().health = 5;
    const Doing rest = carryOut(world, Rest{});
    CHECK(rest.halt == Halt{Halt::Why::Disturbed, "A rat wakes."});
}

TEST_CASE("a search is one turn and tells whether it found something") {
    World world = worldFromText(
        "#####\n"
        "#@..#\n"
        "##?##\n"
        "#...#\n"
        "#####\n");
    CHECK(carryOut(world, SearchHere{}).halt.reason == "You find something.");
    const Doing again = carryOut(world, SearchHere{});
    CHECK(again.halt.reason == "You find nothing.");
    CHECK(again.acts == 1);
}

TEST_CASE("on any ground a traveller takes no longer than the shortest way round known harm") {
    for (int n = 0; n < seedCount(200); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        World world = worldFromText("@");
        Level level;
        level.tiles = anyTiles({16, 12}, seed);
        Rng rng{derive(seed, "points")};
        Point from;
        from.x = rng.below(16);
        from.y = rng.below(12);
        Point to;
        to.x = rng.below(16);
        to.y = rng.below(12);
        level.tiles[from] = Tile::Floor;
        world = worldOn(std::move(level), from, 9);
        world.remembered = world.level.tiles;
        for (int y = 0; y < 12; ++y)
            for (int x = 0; x < 16; ++x) world.seen.set({x, y});
        Grid<Tile> safe = world.level.tiles;
        for (Tile& tile : safe.cells())
            if (tile == Tile::Trap || tile == Tile::Web) tile = Tile::Hole;
        const int shortest = distancesFrom(safe, std::array{from}).at(to, unreachable);
        const Doing travel = carryOut(world, TravelTo{to});
        if (shortest == unreachable) {
            CHECK(travel.acts == 0);
            continue;
        }
        CHECK(world.hero().at == to);
        CHECK(static_cast<int>(travel.path.size()) == shortest + 1);
        for (const Point at : travel.path) CHECK(knownHarm(world, at) == std::nullopt);
    }
}
