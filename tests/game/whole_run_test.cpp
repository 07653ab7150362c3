#include "game/fingerprint.hpp"
#include "game/game.hpp"
#include "generation/level_check.hpp"
#include "rules/invariants.hpp"
#include "support/any_command.hpp"
#include "support/effort.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

TEST_CASE("two runs of one seed and the same commands are equal at every turn and sound") {
    int deepest = 0;
    for (int n = 0; n < seedCount(12); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        Game one = newGame(standardRecipes(), seed);
        Game other = newGame(standardRecipes(), seed);
        Rng rng{derive(seed, "commands")};
        for (int turn = 0; turn < 600 && !one.ending; ++turn) {
            CAPTURE(turn);
            if (turn % 50 == 49) {
                leap(one, turn % 100 == 49);
                leap(other, turn % 100 == 49);
                if (turn % 100 == 99) {
                    REQUIRE(advance(one, TakeStairs{true}) == advance(other, TakeStairs{true}));
                }
            }
            const Command command = anyCommand(one, rng);
            CAPTURE(turnOf(one));
            REQUIRE(advance(one, command) == advance(other, command));
            REQUIRE(one == other);
            REQUIRE(faultIn(one.world) == "");
            REQUIRE(isAlive(one.world.hero()) == !one.ending.has_value());
            REQUIRE(one.world.ids == other.world.ids);
            if (turn % 10 == 0)
                for (const Problem& problem : problemsIn(one.world.level)) FAIL(problem.text);
        }
        REQUIRE(fingerprintOf(one) == fingerprintOf(other));
        deepest = std::max(deepest, one.floor);
    }
    if (!underSanitizers) CHECK(deepest >= 4);
}

TEST_CASE("a fingerprint tells in which part two games differ") {
    const Game game = newGame(standardRecipes(), Seed{1});
    const auto differsIn = [&](auto change) {
        Game other = game;
        change(other);
        return firstDifference(fingerprintOf(game), fingerprintOf(other));
    };
    CHECK_FALSE(differsIn([](Game&) {}));
    CHECK(differsIn([](Game& g) { g.world.level.tiles[g.world.level.up] = Tile::Floor; }) == "map");
    CHECK(differsIn([](Game& g) { g.world.layers.stains.set({0, 0}, 1); }) == "map");
    CHECK(differsIn([](Game& g) { --g.world.hero().health; }) == "actors");
    CHECK(differsIn([](Game& g) { ++g.world.character.experience; }) == "actors");
    CHECK(differsIn([](Game& g) { g.notes.whispered.push_back(3); }) == "map");
    CHECK(differsIn([](Game& g) { ++g.notes.remakings; }) == "map");
    CHECK(differsIn([](Game& g) { g.ticks += 50; }) == "actors");
    CHECK(differsIn([](Game& g) { g.ending = Ending{"Starved.", 1, 0, 1, 0, 0}; }) == "actors");
    CHECK(differsIn([](Game& g) { g.world.lying.pop_back(); }) == "items");
    CHECK(differsIn([](Game& g) { g.world.character.lore.known[15] = true; }) == "items");
    CHECK(differsIn([](Game& g) { g.play.next64(); }) == "rng");
    CHECK(differsIn([](Game& g) { ++g.ticks; }) == "actors");
    CHECK(differsIn([](Game& g) { g.ending = Ending{}; }) == "actors");
    CHECK(differsIn([](Game& g) { g.notes.whispered.push_back(1); }) == "map");
    CHECK(differsIn([](Game& g) { ++g.notes.remakings; }) == "map");
}
