#include "generation/dressing.hpp"

#include "generation/generators.hpp"
#include "generation/reach.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

Level dressed(std::string_view text, const Dressing& dressing, Seed seed, std::vector<Room> rooms = {}) {
    Generation out;
    const Level drawn = levelFromText(text);
    out.level.rooms = std::move(rooms);
    Carver carver{out, drawn.tiles.size(), Tile::Wall, Tracing::Off};
    for (int y = 0; y < drawn.tiles.height(); ++y)
        for (int x = 0; x < drawn.tiles.width(); ++x) carver.set({x, y}, drawn.tiles[{x, y}]);
    dress(dressing, seed, carver, out);
    return out.level;
}

int countOf(const Grid<Tile>& tiles, std::initializer_list<Tile> wanted) {
    return static_cast<int>(std::ranges::count_if(
        tiles.cells(), [&](Tile tile) { return std::ranges::count(wanted, tile) > 0; }));
}

bool isGrown(Tile tile) {
    return tile == Tile::DeepWater || tile == Tile::ShallowWater || tile == Tile::Hole ||
           tile == Tile::LowGrass || tile == Tile::TallGrass || tile == Tile::Pillar;
}

/// A hall of 38x18 with two doors, one corridor and stairs.
constexpr std::string_view hall =
    "########################################\n"
    "#<.....................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................+\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#......................................#\n"
    "#.....................................>#\n"
    "###############:########################\n";

Room hallRoom() {
    Room room;
    room.floor = {1, 1, 38, 14};
    return room;
}

}  // namespace

TEST_CASE("no dressing changes nothing") {
    CHECK(dressed(hall, {}, Seed{1}, {hallRoom()}).tiles == levelFromText(hall).tiles);
}

TEST_CASE("water, grass and holes take the share of the floor that is asked for") {
    const int floor = countOf(levelFromText(hall).tiles, {Tile::Floor});
    for (const int percent : {10, 35, 80}) {
        CAPTURE(percent);
        const Level wet = dressed(hall, {percent, 0, 0, 0}, Seed{2});
        const int water = countOf(wet.tiles, {Tile::DeepWater, Tile::ShallowWater});
        CHECK(std::abs(water * 100 / floor - percent) <= 1);
        const Level green = dressed(hall, {0, percent, 0, 0}, Seed{2});
        const int grass = countOf(green.tiles, {Tile::LowGrass, Tile::TallGrass});
        CHECK(std::abs(grass * 100 / floor - percent) <= 1);
        CHECK(countOf(dressed(hall, {0, 0, 0, percent}, Seed{2}).tiles, {Tile::Hole}) <=
              floor * percent / 100);
    }
    CHECK(countOf(dressed(hall, {0, 0, 0, 10}, Seed{2}).tiles, {Tile::Hole}) > 0);
}

TEST_CASE("deep water lies inside shallow, tall grass in the thick of low") {
    for (int seed = 0; seed < 30; ++seed) {
        const Level level = dressed(hall, {40, 40, 0, 0}, seedOf(seed));
        int deep = 0;
        for (int y = 0; y < level.tiles.height(); ++y)
            for (int x = 0; x < level.tiles.width(); ++x) {
                const Point at{x, y};
                int water = 0;
                int grass = 0;
                for (const Direction d : allDirections) {
                    const Tile tile = level.tiles.at(at + offset(d), Tile::Rock);
                    water += tile == Tile::DeepWater || tile == Tile::ShallowWater ? 1 : 0;
                    grass += tile == Tile::LowGrass || tile == Tile::TallGrass ? 1 : 0;
                }
                if (level.tiles[at] == Tile::DeepWater) REQUIRE(water == 8);
                if (level.tiles[at] == Tile::TallGrass) REQUIRE(grass >= 6);
                deep += level.tiles[at] == Tile::DeepWater ? 1 : 0;
            }
        CHECK(deep > 0);
    }
}

TEST_CASE("stairs, and what stands before doors and corridors, stay clear") {
    for (int seed = 0; seed < 60; ++seed) {
        const Level level = dressed(hall, {100, 100, 100, 100}, seedOf(seed), {hallRoom()});
        CHECK(level.tiles[{1, 1}] == Tile::StairsUp);
        CHECK(level.tiles[{38, 14}] == Tile::StairsDown);
        CHECK(level.tiles[{38, 5}] == Tile::Floor);
        CHECK(level.tiles[{15, 14}] == Tile::Floor);
    }
}

TEST_CASE("nothing ever cuts a level, and only floor is changed") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(seed);
            GeneratorParams params = standard;
            const Level plain = generate(params, {60, 42}, seedOf(seed)).level;
            for (const char* knob : {"water_percent", "grass_percent", "pillars_percent", "holes_percent"})
                if (const auto index = knobIndex(params, knob)) setKnob(params, *index, 20 + seed % 5 * 20);
            const Level level = generate(params, {60, 42}, seedOf(seed)).level;
            REQUIRE(isOnePiece(level.tiles));
            REQUIRE(level.up == plain.up);
            REQUIRE(level.down == plain.down);
            for (std::size_t i = 0; i < level.tiles.cells().size(); ++i) {
                const Tile before = plain.tiles.cells()[i];
                const Tile after = level.tiles.cells()[i];
                if (before != after) REQUIRE((before == Tile::Floor && isGrown(after)));
            }
        }
    }
}

TEST_CASE("pillars of a room stand mirrored both ways, open ground all round them") {
    int pillars = 0;
    for (int seed = 0; seed < 60; ++seed) {
        CAPTURE(seed);
        const Level level = dressed(hall, {0, 0, 30, 0}, seedOf(seed), {hallRoom()});
        const Rect floor = hallRoom().floor;
        for (int y = floor.y; y < floor.bottom(); ++y)
            for (int x = floor.x; x < floor.right(); ++x) {
                if (level.tiles[{x, y}] != Tile::Pillar) continue;
                ++pillars;
                REQUIRE(level.tiles[{floor.x + floor.right() - 1 - x, y}] == Tile::Pillar);
                REQUIRE(level.tiles[{x, floor.y + floor.bottom() - 1 - y}] == Tile::Pillar);
                for (const Direction d : allDirections)
                    REQUIRE(level.tiles[Point{x, y} + offset(d)] == Tile::Floor);
            }
    }
    CHECK(pillars > 60);
}

TEST_CASE("each kind of dressing has a stream of its own") {
    const Level grass = dressed(hall, {0, 20, 0, 0}, Seed{5}, {hallRoom()});
    const Level withPillars = dressed(hall, {0, 20, 60, 0}, Seed{5}, {hallRoom()});
    for (std::size_t i = 0; i < grass.tiles.cells().size(); ++i) {
        const Tile before = grass.tiles.cells()[i];
        const Tile after = withPillars.tiles.cells()[i];
        if (after != Tile::Pillar) REQUIRE(after == before);
    }
}
