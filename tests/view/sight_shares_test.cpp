#include "view/sight_shares.hpp"

#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

namespace {

/// The quarters that show when cells are known: `#` shows, `.` does not. Two letters and two lines a cell,
/// without the ring.
std::string shown(const Level& level, std::initializer_list<Point> cells) {
    BitRows known{level.tiles.size()};
    for (const Point cell : cells) known.set(cell);
    const SightShares shares = settledShares(WallShape{level.tiles}, BitRows{known.size()}, known);
    std::string text;
    for (int y = 2; y < shares.known.height() - 2; ++y) {
        for (int x = 2; x < shares.known.width() - 2; ++x) text += shares.known[{x, y}] != 0 ? '#' : '.';
        text += '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("an open cell that is known shows the walls round it and what lies over a face") {
    const Level level = levelFromText(
        "#####\n"
        "#####\n"
        "#...#\n"
        "#####\n");
    CHECK(shown(level, {{1, 2}}) ==
          "####......\n"
          "####......\n"
          "####......\n"
          "####......\n"
          "####......\n"
          "####......\n"
          "####......\n"
          "####......\n");
}

TEST_CASE("a thin wall seen from the north shows no face and no door of the room beyond") {
    const Level level = levelFromText(
        "...\n"
        "##+\n"
        "...\n");
    CHECK(shown(level, {{0, 0}, {1, 0}}) ==
          "####..\n"
          "####..\n"
          "......\n"
          "......\n"
          "......\n"
          "......\n");
}

TEST_CASE("a thin wall seen from the south shows its face and no floor of the room beyond") {
    const Level level = levelFromText(
        "...\n"
        "###\n"
        "...\n");
    CHECK(shown(level, {{1, 2}}) ==
          "......\n"
          "......\n"
          "..##..\n"
          "..##..\n"
          "..##..\n"
          "..##..\n");
}

TEST_CASE("of an upright thin wall only the half that is near shows") {
    const Level level = levelFromText(
        ".#.\n"
        ".#.\n");
    CHECK(shown(level, {{0, 0}, {0, 1}}) ==
          "###...\n"
          "###...\n"
          "###...\n"
          "###...\n");
}

TEST_CASE("a door shows when it is known or the cell before it is") {
    const Level level = levelFromText(
        "#.#\n"
        "#+#\n"
        "#.#\n");
    for (const Point known : {Point{1, 1}, Point{1, 2}}) {
        CAPTURE(known.y);
        const std::string text = shown(level, {known});
        CHECK(text.substr(2 * 7 + 2, 2) == "##");
        CHECK(text.substr(3 * 7 + 2, 2) == "##");
    }
}

TEST_CASE("a door seen from one side shows nothing of the walls beyond it") {
    const Level level = levelFromText(
        "#.#\n"
        "#.#\n"
        "#+#\n"
        "...\n");
    // The lowest line of these is the lip of the wall that the door is in.
    const std::string text = shown(level, {{1, 2}, {0, 3}, {1, 3}, {2, 3}});
    CHECK(text.substr(0, 4 * 7) ==
          "......\n"
          "......\n"
          "#....#\n"
          "##..##\n");
}

TEST_CASE("a wall ends where the floor before it is known no more") {
    const Level level = levelFromText(
        "....\n"
        "####\n"
        "....\n");
    CHECK(shown(level, {{0, 2}, {1, 2}}) ==
          "........\n"
          "........\n"
          "####....\n"
          "####....\n"
          "####....\n"
          "####....\n");
}

TEST_CASE("a lone cell of floor among known ones shows with them") {
    const auto middleShows = [](const Level& level, std::initializer_list<Point> known) {
        return shown(level, known).substr(2 * 7 + 2, 2) == "##";
    };
    const Level floor = levelFromText(
        "...\n"
        "...\n"
        "...\n");
    CHECK(middleShows(floor, {{1, 0}, {0, 1}, {2, 1}, {1, 2}}));
    CHECK(!middleShows(floor, {{1, 0}, {0, 1}, {2, 1}}));
    const Level chest = levelFromText(
        "...\n"
        ".=.\n"
        "...\n");
    CHECK(!middleShows(chest, {{1, 0}, {0, 1}, {2, 1}, {1, 2}}));
    const Level deadEnd = levelFromText(
        "#:#\n"
        "#:#\n"
        "###\n");
    CHECK(!middleShows(deadEnd, {{1, 0}}));
}

TEST_CASE("a wall seen from afar shows nothing by itself") {
    const Level level = levelFromText("#..\n");
    CHECK(shown(level, {{0, 0}}) == "......\n......\n");
}

TEST_CASE("the ring of rock round a level shows the lip of its outer walls") {
    const Level level = levelFromText(
        "###\n"
        "...\n");
    BitRows known{{3, 2}};
    known.set({1, 1});
    const SightShares shares = settledShares(WallShape{level.tiles}, known, known);
    CHECK(shares.known[firstQuarter({1, -1}) + Point{0, 1}] == fullShare);
    CHECK(shares.known[firstQuarter({1, 2})] == fullShare);
    CHECK(shares.known[firstQuarter({-1, -1})] == 0);
}
