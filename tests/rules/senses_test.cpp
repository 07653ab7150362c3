#include "rules/senses.hpp"

#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

/// In how many of `games` a sleeper wakes within so many turns of the same act.
int wakings(const char* level, const Action& action, int turns, int games) {
    int woken = 0;
    for (int game = 0; game < games; ++game) {
        World world = drawn(level, Mood::Asleep);
        world.actors[1].nextAct = 0;
        Rng play{Seed{static_cast<std::uint64_t>(game)}};
        for (int turn = 0; turn < turns; ++turn) takeTurn(world, action, play);
        woken += world.actors[1].mood == Mood::Asleep ? 0 : 1;
    }
    return woken;
}

}  // namespace

TEST_CASE("a sleeper in range wakes 7 times in 100 a turn and 2 when the hero is quiet") {
    const Action loud = CloseDoor{Direction::West};
    CHECK(wakings("'@....r", loud, 1, 2000) > 95);
    const int once = wakings("..@....r", Search{}, 1, 4000);
    CHECK(once > 50);
    CHECK(once < 110);
}

TEST_CASE("a hero out of earshot wakes nobody") {
    CHECK(wakings("@.......r", Wait{}, 60, 20) == 0);
    CHECK(wakings("@#r\n.#.\n.#.\n.#.\n...\n", Wait{}, 200, 20) == 0);
}

TEST_CASE("a sleeper that wakes comes to look, and a pack wakes as one") {
    World world = drawn("@..jj..........j", Mood::Asleep);
    for (Actor& actor : world.actors) actor.pack = actor.id == heroId ? 0 : 7;
    makeTough(world);
    for (int seed = 0; world.actors[1].mood == Mood::Asleep; ++seed)
        act(world, Attack{Direction::East}, seed), act(world, Search{}, seed);
    for (const Actor& actor : world.actors) CHECK(actor.mood != Mood::Asleep);
}

TEST_CASE("a wanderer hunts the hero it sees, and a quiet one 8 cells off is not noticed") {
    World world = drawn("@.......r", Mood::Wandering);
    act(world, Search{});
    act(world, Search{});
    CHECK(world.actors[1].mood == Mood::Wandering);
    World loud = drawn("@.......r", Mood::Wandering);
    Report report;
    for (int i = 0; i < 3; ++i) report = act(loud, Equip{give(loud, ItemKind::Sword)}, i);
    CHECK(loud.actors[1].mood == Mood::Hunting);
}

TEST_CASE("a hunter that loses sight goes to where it saw the hero last, looks about, and gives up") {
    World world = drawn(
        "###########\n"
        "#@.......r#\n"
        "#.#########\n"
        "#.........#\n"
        "#########.#\n"
        "#########.#\n"
        "###########\n");
    world.actors[1].nextAct = 0;
    act(world, Wait{});
    REQUIRE(world.actors[1].mood == Mood::Hunting);
    world.hero().at = {9, 5};
    act(world, Wait{});
    act(world, Wait{});
    CHECK(world.actors[1].mood == Mood::Searching);
    CHECK(world.actors[1].goal == Point{1, 1});
    for (int turn = 0; turn < 40 && world.actors[1].mood == Mood::Searching; ++turn) act(world, Wait{}, turn);
    CHECK(world.actors[1].mood != Mood::Searching);
}

TEST_CASE("foes see in dark rooms no farther than the hero does") {
    World world = drawn(
        "#########\n"
        "#@......#\n"
        "#.....r.#\n"
        "#########\n");
    Room room;
    room.floor = {1, 1, 7, 2};
    room.dark = true;
    world.level.rooms.push_back(room);
    look(world);
    CHECK_FALSE(seesHero(world, world.actors[1]));
    CHECK(world.visible[{2, 2}]);
    CHECK_FALSE(world.visible[{4, 1}]);
    CHECK_FALSE(world.visible[{8, 1}]);
    world.actors[1].at = {3, 1};
    CHECK(seesHero(world, world.actors[1]));
}

TEST_CASE("an invisible hero is seen from beside him only, until he strikes") {
    World world = drawn("@.r");
    lay(world.hero(), Status::Invisible, 20);
    CHECK_FALSE(seesHero(world, world.actors[1]));
    world.actors[1].at = {1, 0};
    CHECK(seesHero(world, world.actors[1]));
    act(world, Attack{Direction::East});
    CHECK_FALSE(has(world.hero(), Status::Invisible));
}

TEST_CASE("clarity shows every foe of the floor") {
    World world = drawn("@#r");
    CHECK_FALSE(isShown(world, world.actors[1]));
    lay(world.hero(), Status::Clarity, 30);
    CHECK(isShown(world, world.actors[1]));
}

TEST_CASE("a foe that comes through a door did not see the hero beside it: a sure hit for double") {
    World world = drawn(
        "#####\n"
        "#r+.#\n"
        "###@#\n"
        "#####\n",
        Mood::Searching);
    world.actors[1].goal = {3, 1};
    world.actors[1].sawHero = false;
    world.actors[1].patience = 9;
    for (int turn = 0; turn < 4 && world.actors[1].at != Point{3, 1}; ++turn) {
        act(world, Wait{});
        if (world.actors[1].at == Point{3, 1}) CHECK(isUnaware(world.actors[1]));
    }
    REQUIRE(world.actors[1].at == Point{3, 1});
    CHECK(hitPercent(world, world.hero(), world.actors[1]) == 100);
}
