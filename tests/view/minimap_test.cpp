#include "view/minimap.hpp"

#include "generation/generators.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

constexpr Rect area{3, 5, 40, 24};
const Pixel beside = opaque(1, 2, 3);

Canvas drawn(const World& world, std::uint32_t ms = 0, const ViewOptions& options = {}) {
    Canvas canvas{{50, 40}, beside};
    drawMinimap(canvas, testAtlas(), world, area, ms, options);
    return canvas;
}

int count(const Canvas& canvas, std::string_view colour) {
    return static_cast<int>(std::ranges::count(canvas.pixels().cells(), testAtlas().colour(colour)));
}

World hall() {
    return worldFromText(
        "#######\n"
        "#.@..~#\n"
        "#.>...#\n"
        "###+###\n"
        "#.....#\n"
        "#######\n");
}

constexpr int pixelsPerCell = minimapCell * minimapCell;

}  // namespace

TEST_CASE("the minimap shows each known cell by what it is, two pixels a cell") {
    const Canvas canvas = drawn(hall());
    CHECK(count(canvas, "white") == pixelsPerCell);
    CHECK(count(canvas, "gold2") == pixelsPerCell);
    CHECK(count(canvas, "wood3") == pixelsPerCell);
    CHECK(count(canvas, "blue2") == pixelsPerCell);
    CHECK(count(canvas, "steel3") == 7 * pixelsPerCell);
    CHECK(count(canvas, "steel0") > 0);
    CHECK(canvas[{area.x - 1, area.y}] == beside);
    CHECK(canvas[{area.right(), area.y}] == beside);
    CHECK(canvas[{area.x, area.bottom()}] == beside);
}

TEST_CASE("what is out of view is darker and keeps its doors and stairs") {
    World world = hall();
    world.visible.clear();
    const Canvas canvas = drawn(world);
    CHECK(count(canvas, "steel3") == 0);
    CHECK(count(canvas, "steel1") == 7 * pixelsPerCell);
    CHECK(count(canvas, "blue1") == pixelsPerCell);
    CHECK(count(canvas, "gold2") == pixelsPerCell);
}

TEST_CASE("the hero blinks and never vanishes, unless nothing shall move") {
    CHECK(count(drawn(hall(), 499), "white") == pixelsPerCell);
    CHECK(count(drawn(hall(), 500), "white") == 0);
    CHECK(count(drawn(hall(), 500), "steel3") == count(drawn(hall(), 0), "steel3"));
    CHECK(count(drawn(hall(), 500, {false, true}), "white") == pixelsPerCell);
}

TEST_CASE("foes in view are red and others are not shown") {
    World world = hall();
    Actor foe;
    foe.id = 2;
    foe.at = {4, 1};
    world.actors.push_back(foe);
    CHECK(count(drawn(world), "red2") == pixelsPerCell);
    CHECK(count(drawn(world, 500), "red1") == pixelsPerCell);
    world.actors.back().at = {4, 4};
    CHECK(count(drawn(world), "red2") == 0);
}

TEST_CASE("no cell that was never seen changes the minimap") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        CAPTURE(seed);
        Level level = generate(RogueParams{}, defaultSize, Seed{seed}).level;
        const Point arrival = level.up;
        const World world = worldOn(std::move(level), arrival, 9);
        World other = world;
        for (int y = 0; y < other.level.tiles.height(); ++y)
            for (int x = 0; x < other.level.tiles.width(); ++x)
                if (!other.seen[{x, y}])
                    other.level.tiles[{x, y}] = (x + y) % 2 == 0 ? Tile::Floor : Tile::Rock;
        CHECK(drawn(other).pixels() == drawn(world).pixels());
    }
}

TEST_CASE("a floor too large for it is shown around the hero") {
    Level level = levelFromText("<" + std::string(98, '.') + ">\n");
    World world = worldOn(std::move(level), {70, 0}, 9);
    for (int x = 0; x < 100; ++x) world.seen.set({x, 0});
    world.remembered = world.level.tiles;
    const Canvas canvas = drawn(world);
    CHECK(count(canvas, "white") == pixelsPerCell);
    CHECK(canvas[{area.x + area.width / 2, area.y + area.height / 2 - 1}] == testAtlas().colour("white"));
    CHECK(count(canvas, "gold2") == 0);
}

TEST_CASE("the minimap grows with the canvas up to a whole floor") {
    CHECK(minimapSize({427, 240}) == Size{84, 48});
    CHECK(minimapSize({480, 270}) == Size{96, 54});
    CHECK(minimapSize({853, 479}) == Size{160, 90});
    CHECK(minimapSize({1, 1}) == Size{2, 2});
}
