#include "world/ways.hpp"

#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include "base/rng.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("shared ways agree with a plain distance map, whatever changed in between") {
    for (int n = 0; n < seedCount(60); ++n) {
        CAPTURE(n);
        Rng rng{Seed{static_cast<std::uint64_t>(n)}};
        Grid<Tile> tiles = scatteredWalls({17, 11}, 30, Seed{static_cast<std::uint64_t>(n)});
        Ways ways;
        for (int turn = 0; turn < 20; ++turn) {
            Point changed;
            changed.x = rng.below(17);
            changed.y = rng.below(11);
            tiles[changed] = allTiles()[static_cast<std::size_t>(rng.below(tileCount))];
            const Point goal{rng.below(17), 5};
            if (!isWalkable(tiles[goal])) continue;
            const Grid<int> plain = distancesFrom(tiles, std::span{&goal, 1});
            for (int i = 0; i < 10; ++i) {
                Point from;
                from.x = rng.below(17);
                from.y = rng.below(11);
                REQUIRE(ways.toward(tiles, goal, Gait::Foot).steps(from) == plain[from]);
            }
        }
    }
}

TEST_CASE("who flies takes the short way over water and holes") {
    const Level level = levelFromText(
        ".~.\n"
        ".#.\n"
        "...\n");
    Ways ways;
    CHECK(ways.toward(level.tiles, {2, 0}, Gait::Foot).steps({0, 0}) == 6);
    CHECK(ways.toward(level.tiles, {2, 0}, Gait::Wing).steps({0, 0}) == 2);
}

TEST_CASE("a way longer than the limit counts as none") {
    const Level level = levelFromText("......");
    Ways ways;
    CHECK(ways.toward(level.tiles, {0, 0}, Gait::Foot).steps({5, 0}, 4) == unreachable);
    CHECK(ways.toward(level.tiles, {0, 0}, Gait::Foot).steps({5, 0}, 5) == 5);
    CHECK(ways.toward(level.tiles, {0, 0}, Gait::Foot).steps({5, 0}, 4) == unreachable);
}
