#include "support/world_text.hpp"

#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

using namespace gone;

TEST_CASE("a drawing is read cell by cell, short lines filled up with rock") {
    const Level level = levelFromText("#.+\n@\n");
    CHECK(level.tiles.size() == Size{3, 2});
    CHECK(rowsOf(level.tiles) == std::vector<std::string>{"#.+", ".  "});
}

TEST_CASE("the last line of a drawing may lack its line break") {
    CHECK(levelFromText("..\n..").tiles == levelFromText("..\n..\n").tiles);
    CHECK(levelFromText("").tiles.size() == Size{0, 0});
}

TEST_CASE("stairs and doors of a drawing are recorded") {
    const Level level = levelFromText(
        "#+##\n"
        "'.<&\n"
        "#?#>\n");
    CHECK(level.up == Point{2, 1});
    CHECK(level.down == Point{3, 2});
    REQUIRE(level.doors.size() == 4);
    CHECK(level.doors[0] == Door{0, {1, 0}, -1, {}, DoorKind::Plain, Axis::Horizontal});
    CHECK(level.doors[1] == Door{1, {0, 1}, -1, {}, DoorKind::Plain, Axis::Vertical});
    CHECK(level.doors[2] == Door{2, {3, 1}, -1, {}, DoorKind::Locked, Axis::Vertical});
    CHECK(level.doors[3] == Door{3, {1, 2}, -1, {}, DoorKind::Secret, Axis::Horizontal});
}

TEST_CASE("the hero stands on floor where the drawing has its one '@', and has looked around") {
    const std::string text = "###\n#.@\n###\n";
    const World world = worldFromText(text);
    CHECK(world.hero().at == Point{2, 1});
    CHECK(world.level.tiles[{2, 1}] == Tile::Floor);
    CHECK(world.visible[{1, 1}]);
    CHECK(textOf(world) == text);
}

TEST_CASE("a drawing with a letter unknown, or not exactly one hero, is our fault and thrown back") {
    CHECK_THROWS_AS(levelFromText("#x#"), std::invalid_argument);
    CHECK_THROWS_AS(worldFromText("..."), std::invalid_argument);
    CHECK_THROWS_AS(worldFromText("@.@"), std::invalid_argument);
}
