#include "game/game.hpp"

#include "base/rng.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/recipes.hpp"
#include "support/world_text.hpp"
#include "world/distances.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>

using namespace gone;

namespace {

/// A run whose first floor is drawn; its stairs are next to each other.
Game gameOn(std::string_view text) {
    return newGame(standardRecipes(), Seed{9}, GivenFloor{levelFromText(text), {}});
}

void placeHero(Game& game, Point at) {
    game.world.hero().at = at;
    look(game.world);
}

std::string refusalOf(Game game, const Command& command) {
    const Game before = game;
    const Report report = advance(game, command);
    CHECK(report.spent == 0);
    CHECK(game == before);
    REQUIRE(report.events.size() == 1);
    REQUIRE(std::holds_alternative<Refusal>(report.events.front()));
    return std::get<Refusal>(report.events.front()).reason;
}

Action anyAction(Rng& rng) {
    const auto direction = allDirections[static_cast<std::size_t>(rng.below(8))];
    switch (rng.below(10)) {
        case 0: return Wait{};
        case 1: return CloseDoor{direction};
        case 2: return TakeStairs{true};
        case 3: return TakeStairs{false};
    }
    return Walk{direction};
}

}  // namespace

TEST_CASE("a run begins on the stairs up of its first floor") {
    const Game game = newGame(standardRecipes(), Seed{1});
    const FloorPlan plan = floorPlan(standardRecipes(), Seed{1}, 1);
    CHECK(game.floor == 1);
    CHECK(game.left.empty());
    CHECK(game.world.level == generate(plan.params, plan.size, plan.seed).level);
    CHECK(game.world.hero().at == game.world.level.up);
    CHECK(game.world.sightRadius == 9);
    CHECK(game.world.visible[game.world.hero().at]);
}

TEST_CASE("a given level is floor 1, seen as far as its biome allows") {
    Level level = levelFromText("<..>");
    level.biome = Biome::Hollows;
    const Game game = newGame(standardRecipes(), Seed{1}, GivenFloor{level, {}});
    CHECK(game.world.level == level);
    CHECK(game.world.hero().at == Point{0, 0});
    CHECK(game.world.sightRadius == 7);
}

TEST_CASE("going down one arrives on the next floor's stairs up") {
    Game game = gameOn("<>");
    advance(game, Walk{Direction::East});
    CHECK(advance(game, TakeStairs{true}) == Report{100, {LeftFloor{true}}});
    CHECK(game.floor == 2);
    const FloorPlan plan = floorPlan(standardRecipes(), game.seed, 2);
    CHECK(game.world.level.tiles == generate(plan.params, plan.size, plan.seed).level.tiles);
    CHECK(game.world.hero().at == game.world.level.up);
    CHECK(game.world.hero().nextAct == game.world.now);
    CHECK(game.world.visible[game.world.level.up]);
}

TEST_CASE("a floor is found again as it was left, on the stairs one took") {
    Game game = gameOn(
        "<.\n"
        "'.\n"
        ".>\n");
    advance(game, Walk{Direction::East});
    advance(game, Walk{Direction::South});
    advance(game, Walk{Direction::South});
    const Game before = game;
    advance(game, TakeStairs{true});
    CHECK(game.left.size() == 1);
    for (int i = 0; i < 5; ++i) advance(game, Wait{});
    const World below = game.world;
    CHECK(advance(game, TakeStairs{false}).spent == 100);
    CHECK(game.floor == 1);
    CHECK(game.world.hero().at == Point{1, 2});
    CHECK(game.world.level == before.world.level);
    CHECK(game.world.remembered == before.world.remembered);
    CHECK(game.world.now == before.world.now + 100);
    advance(game, TakeStairs{true});
    CHECK(game.world.level.rooms == below.level.rooms);
    CHECK(game.world.now == below.now + 100);
}

TEST_CASE("who hunts beside the hero follows him by the stairs and acts after him") {
    Game game = gameOn(
        "<.>.\n"
        "....\n");
    placeHero(game, {2, 0});
    const ActorId near = addFoe(game.world, ActorKind::Orc, {1, 0}, Mood::Hunting).id;
    addFoe(game.world, ActorKind::Rat, {0, 1}, Mood::Hunting);        // too far off
    addFoe(game.world, ActorKind::Rat, {3, 1}, Mood::Asleep);         // knows nothing
    addFoe(game.world, ActorKind::SlimeKing, {2, 1}, Mood::Hunting);  // never leaves his floor
    const Report report = advance(game, TakeStairs{true});
    const Actor* orc = findActor(game.world, near);
    REQUIRE(orc != nullptr);
    CHECK(chebyshev(orc->at, game.world.hero().at) == 1);
    CHECK(orc->nextAct >= game.world.hero().nextAct);
    CHECK(std::ranges::is_sorted(game.world.actors, {}, &Actor::id));
    CHECK(std::ranges::find(report.events, Event{Appeared{who(*orc)}}) != report.events.end());
    CHECK(game.left.at(1).world.actors.size() == 4);
    CHECK(findActor(game.left.at(1).world, near) == nullptr);
}

TEST_CASE("the way out of the first floor is shut") {
    const Game game = newGame(standardRecipes(), Seed{1});
    CHECK(refusalOf(game, TakeStairs{false}) == "The way out is shut, and the rust is old.");
    CHECK(refusalOf(game, TakeStairs{true}) == "No stairs lead down from here.");
}

TEST_CASE("the stairs down of the last floor are refused, and those up lead back") {
    Game game = newGame(standardRecipes(), Seed{1});
    for (int floor = 1; floor < lastFloor; ++floor) {
        placeHero(game, game.world.level.down);
        REQUIRE(advance(game, TakeStairs{true}).spent == 100);
        REQUIRE(game.floor == floor + 1);
    }
    CHECK(game.left.size() == lastFloor - 1);
    Game atTheEnd = game;
    placeHero(atTheEnd, atTheEnd.world.level.down);
    CHECK(refusalOf(atTheEnd, TakeStairs{true}) == "The stairs end in rubble. This is the bottom.");
    CHECK(advance(game, TakeStairs{false}).spent == 100);
    CHECK(game.floor == lastFloor - 1);
    CHECK(game.world.hero().at == game.world.level.down);
}

TEST_CASE("two runs of one seed and the same commands are equal at every step") {
    for (int n = 0; n < seedCount(5); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        Game one = newGame(standardRecipes(), seed);
        Game other = newGame(standardRecipes(), seed);
        Rng rng{derive(seed, "commands")};
        for (int turn = 0; turn < 300; ++turn) {
            CAPTURE(turn);
            if (turn % 50 == 49) {
                placeHero(one, one.world.level.down);
                placeHero(other, other.world.level.down);
            }
            const Command command = anyAction(rng);
            REQUIRE(advance(one, command) == advance(other, command));
            REQUIRE(one == other);
        }
    }
}

TEST_CASE("a copy of a run is a run of its own") {
    Game game = newGame(standardRecipes(), Seed{3});
    const Game snapshot = game;
    CHECK(game == snapshot);
    advance(game, Wait{});
    CHECK_FALSE(game == snapshot);
    CHECK(snapshot.world.now == 0);
    game = snapshot;
    CHECK(game == snapshot);
}

TEST_CASE("a hero can walk from the stairs up to the stairs down of a floor, opening doors on his way") {
    for (int n = 0; n < seedCount(6); ++n) {
        CAPTURE(n);
        Game game = newGame(standardRecipes(), Seed{static_cast<std::uint64_t>(n)});
        game.world.actors.resize(1);  // nobody is in the way
        game.world.arrivals = 0;
        const Point goal = game.world.level.down;
        const Grid<int> left = distancesFrom(game.world.level.tiles, std::span{&goal, 1});
        const int shortest = left[game.world.hero().at];
        for (int turn = 0; turn < 3 * shortest && game.world.hero().at != goal; ++turn)
            for (const Direction direction : allDirections) {
                const Point at = game.world.hero().at;
                const Point to = at + offset(direction);
                if (!canStep(game.world.level.tiles, at, direction) || left[to] >= left[at]) continue;
                REQUIRE(advance(game, Walk{direction}).spent == 100);
                break;
            }
        CHECK(game.world.hero().at == goal);
        CHECK(advance(game, TakeStairs{true}).spent == 100);
        CHECK(game.floor == 2);
    }
}

TEST_CASE("once a run has ended every command is refused") {
    Game game = gameOn("<..>");
    game.ending = Ending{};
    CHECK(refusalOf(game, Action{Walk{Direction::East}}) == "The run is over.");
}

TEST_CASE("a keystone used from the pack stays when the seal has no space left") {
    Game game = gameOn("<..>");
    Room gone;
    gone.kind = RoomKind::Gone;
    gone.floor = {0, 0, 1, 1};
    game.world.level.rooms = {gone};
    const auto stone = std::ranges::find(game.world.character.items, ItemKind::Keystone, &Item::kind)->id;
    const std::string why = "There is no space left for what was here. The stone stays dark.";
    CHECK(refusalOf(game, Action{CallBack{}}) == why);
    CHECK(refusalOf(game, Action{Use{stone, noItem}}) == why);
}
