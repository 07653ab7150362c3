#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace gone;

namespace {

std::vector<ActorId> moversIn(const Report& report) {
    std::vector<ActorId> movers;
    for (const Event& event : report.events)
        if (const auto* moved = std::get_if<Moved>(&event)) movers.push_back(moved->actor);
    return movers;
}

}  // namespace

TEST_CASE("at equal times the lower id acts first, the hero before all") {
    World world = drawn(
        "r........\n"
        "r.......@\n"
        "r........\n");
    act(world, Wait{});
    const Report report = act(world, Walk{Direction::North});
    CHECK(moversIn(report) == std::vector<ActorId>{1, 2, 3, 4});
}

TEST_CASE("a foe of double speed steps twice in a turn and bites once") {
    World world = drawn("@.......j");
    act(world, Wait{});
    CHECK(moversIn(act(world, Wait{})).size() == 2);
    World near = drawn("@j");
    makeTough(near);
    act(near, Wait{});
    const Report report = act(near, Wait{});
    CHECK(countIn<Hit>(report) + countIn<Missed>(report) == 1);
}

TEST_CASE("a hasted hero acts twice while others act once") {
    World world = drawn("@.........r");
    act(world, Wait{});
    lay(world.hero(), Status::Haste, 9);
    std::size_t steps = 0;
    for (int i = 0; i < 4; ++i) steps += moversIn(act(world, Wait{})).size();
    CHECK(steps == 2);
}

TEST_CASE("a sneaking step takes twice as long and is quiet") {
    World world = drawn("@..");
    const Report report = act(world, Sneak{Direction::East});
    CHECK(report.spent == 200);
    CHECK(world.hero().at == Point{1, 0});
    CHECK(world.character.noise == Noise::Quiet);
}

TEST_CASE("a stunned or drugged hero loses his acts until it is over") {
    World world = drawn("@");
    lay(world.hero(), Status::Stunned, 2);
    act(world, Wait{});
    CHECK(world.now == 300);
    CHECK_FALSE(has(world.hero(), Status::Stunned));
    lay(world.hero(), Status::Sleeping, 5);
    act(world, Wait{});
    CHECK(world.now == 800);
    CHECK_FALSE(has(world.hero(), Status::Sleeping));
}

TEST_CASE("the dead do nothing") {
    World world = drawn("@.");
    world.hero().health = 0;
    CHECK(refusalOf(world, Walk{Direction::East}) == "You are dead.");
}

TEST_CASE("when the hero dies everything stops") {
    World world = drawn("r@r");
    world.hero().health = 1;
    Report report;
    for (int seed = 0; isAlive(world.hero()); ++seed) report = act(world, Wait{}, seed);
    const Died* died = firstIn<Died>(report);
    REQUIRE(died != nullptr);
    CHECK(died->who.id == heroId);
    CHECK(died->cause == Cause::Blow);
    REQUIRE(died->killer.has_value());
    CHECK(died->killer->kind == ActorKind::Rat);
    CHECK(std::get<Died>(report.events.back()) == *died);
}

TEST_CASE("taking stairs stops at once, and nobody else acts on the floor that is left") {
    World world = drawn("@...r");
    world.level.tiles[{0, 0}] = Tile::StairsDown;
    const Report report = act(world, TakeStairs{true});
    CHECK(asks(report));
    CHECK(report.events == std::vector<Event>{LeftFloor{true}});
    CHECK(foe(world, ActorKind::Rat)->at == Point{4, 0});
}

TEST_CASE("a question stops play and others act only once it is answered") {
    World world = drawn(".@...r");
    world.arrivals = 1;
    world.rounds = 149;
    Rng play{Seed{}};
    const Report report = takeTurn(world, Sneak{Direction::West}, play);
    CHECK(asks(report));
    CHECK(std::holds_alternative<AskedSpawn>(report.events.back()));
    CHECK(world.arrivals == 0);
    const Point before = foe(world, ActorKind::Rat)->at;
    const Report rest = resume(world, play);
    CHECK_FALSE(asks(rest));
    CHECK(rest.spent == 0);
    CHECK(foe(world, ActorKind::Rat)->at != before);
    CHECK(world.now == world.hero().nextAct);
}

TEST_CASE("a floor asks for newcomers every 150 turns, as often as it may, and not while sealed") {
    World world = drawn("@");
    world.arrivals = 2;
    int asked = 0;
    for (int turn = 0; turn < 600; ++turn) {
        Rng play{Seed{}};
        if (asks(takeTurn(world, Wait{}, play))) {
            ++asked;
            resume(world, play);
        }
    }
    CHECK(asked == 2);
    world.arrivals = 1;
    world.sealed = true;
    for (int turn = 0; turn < 200; ++turn) asked += asks(act(world, Wait{})) ? 1 : 0;
    CHECK(asked == 2);
}

TEST_CASE("a foe that comes waits a turn before it acts") {
    World world = drawn("@...");
    addFoe(world, ActorKind::Rat, {2, 0}, Mood::Hunting);
    CHECK(moversIn(act(world, Wait{})).empty());
    CHECK(moversIn(act(world, Wait{})).size() == 1);
}
