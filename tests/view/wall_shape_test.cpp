#include "view/wall_shape.hpp"

#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a solid cell over an open one is a face, other solid cells are mass") {
    const Level level = levelFromText(
        "####\n"
        "#..#\n"
        "####\n");
    const WallShape shape{level.tiles};
    CHECK(shape.face({1, 0}));
    CHECK(!shape.face({0, 0}));
    CHECK(shape.mass({0, 0}));
    CHECK(shape.mass({1, 2}));
    CHECK(!shape.mass({1, 1}));
    CHECK(shape.mass({-3, 1}));
    CHECK(!shape.face({1, -1}));
}

TEST_CASE("a door between two solid cells stands in a level wall, another in an upright one") {
    const Level level = levelFromText(
        "#####\n"
        "#...#\n"
        "##+##\n"
        " #:' \n"
        " ### \n");
    const WallShape shape{level.tiles};
    CHECK(shape.levelDoor({2, 2}));
    CHECK(!shape.levelDoor({3, 3}));
}

TEST_CASE("a secret door is a plain wall") {
    const Level level = levelFromText(
        "###\n"
        "#.#\n"
        "#?#\n"
        "#.#\n");
    const WallShape shape{level.tiles};
    CHECK(shape.face({1, 2}));
    CHECK(!shape.levelDoor({1, 2}));
}

TEST_CASE("a lip lies over a face or door whose upper neighbour is open") {
    const Level level = levelFromText(
        "#####\n"
        "#...#\n"
        "##+##\n"
        "#.:.#\n"
        "#####\n");
    const WallShape shape{level.tiles};
    CHECK(shape.lipped({1, 2}));
    CHECK(shape.lipped({2, 2}));
    CHECK(!shape.lipped({1, 0}));
    CHECK(!shape.lipped({1, 4}));
}

TEST_CASE("a run of wall that holds a face has one height") {
    const Level level = levelFromText(
        "..........\n"
        "##########\n"
        "#####..###\n"
        "##########\n");
    const WallShape shape{level.tiles};
    CHECK(shape.raised({0, 1}));
    CHECK(shape.raised({9, 1}));
    CHECK(!shape.raised({0, 2}));

    const Level plain = levelFromText(
        "...\n"
        "###\n"
        "###\n");
    CHECK(!WallShape{plain.tiles}.raised({1, 1}));
}
