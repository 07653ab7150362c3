#include "generation/reach.hpp"

#include "support/printing.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("one reaches what walking allows: through closed doors, not through secret ones or corners") {
    const Grid<Tile> tiles = levelFromText(
                                 "#########\n"
                                 "#..+.?..#\n"
                                 "#..####.#\n"
                                 "###.#####\n"
                                 "#########\n")
                                 .tiles;
    const BitRows reached = reachableFrom(tiles, {1, 1});
    CHECK(reached.count() == 6);
    CHECK(reached[{4, 1}]);
    CHECK_FALSE(reached[{6, 1}]);
    CHECK_FALSE(reached[{3, 3}]);
    CHECK_FALSE(isOnePiece(tiles));
}

TEST_CASE("nothing is reached from a wall") {
    const Grid<Tile> tiles = levelFromText("#.#\n").tiles;
    CHECK(reachableFrom(tiles, {0, 0}).count() == 0);
}

TEST_CASE("a map without a walkable cell is one piece, and has no first one") {
    const Grid<Tile> tiles = levelFromText("#~#\n").tiles;
    CHECK(isOnePiece(tiles));
    CHECK_FALSE(firstWalkable(tiles));
    CHECK(countWalkable(tiles) == 0);
}

TEST_CASE("the first walkable cell is the first row by row") {
    const Grid<Tile> tiles = levelFromText(
                                 "####.\n"
                                 "..###\n")
                                 .tiles;
    CHECK(firstWalkable(tiles) == Point{4, 0});
    CHECK(countWalkable(tiles) == 3);
}
