#include "view/world_view.hpp"

#include "generation/generators.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/plan.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace gone;

namespace {

Image drawn(const World& world, Size size = {427, 240}, std::uint32_t ms = 0) {
    WorldView view{testAtlas()};
    Canvas canvas{size};
    view.drawWorld(canvas, world, cameraOn(world.hero().at, {0, 0, size.width, size.height}), ms);
    return canvas.pixels();
}

World hall() {
    return worldFromText(
        "#########\n"
        "#########\n"
        "#.......#\n"
        "#...@...#\n"
        "#.......#\n"
        "####+####\n"
        "#.......#\n"
        "#########\n");
}

/// The art pixel of the picture that shows a pixel of a cell.
Pixel at(const Image& picture, const World& world, Point cell, Point pixel) {
    const Point camera = cameraOn(world.hero().at, {0, 0, picture.width(), picture.height()});
    return picture[Point{cell.x * cellPixels, cell.y * cellPixels} + pixel - camera];
}

bool showsRed(const Image& picture) {
    for (const Pixel pixel : picture.cells())
        if (redOf(pixel) > 180 && greenOf(pixel) < 90 && blueOf(pixel) < 90) return true;
    return false;
}

}  // namespace

TEST_CASE("the hero in the red hood is in the middle, mirrored when he faces left") {
    World world = hall();
    const Image right = drawn(world);
    CHECK(showsRed(right));
    world.hero().facesLeft = true;
    const Image left = drawn(world);
    CHECK(left != right);
    CHECK(at(left, world, world.hero().at, {3, 5}) == at(right, world, world.hero().at, {12, 5}));
}

TEST_CASE("the hero breathes with the milliseconds and nothing else about him changes") {
    const World world = hall();
    CHECK(drawn(world, {427, 240}, 0) != drawn(world, {427, 240}, 420));
    CHECK(drawn(world, {427, 240}, 0) == drawn(world, {427, 240}, 0));
}

TEST_CASE("a figure far from all light is darker and never lost") {
    World world = worldFromText(
        "###########################\n"
        "#@........................#\n"
        "###########################\n");
    Actor other = world.hero();
    other.id = 2;
    other.at = {20, 1};
    world.visible.set(other.at);
    world.actors.push_back(other);
    const Image picture = drawn(world, {1000, 240});
    const auto brightest = [&](Point cell) {
        int most = 0;
        for (int y = 0; y < cellPixels; ++y)
            for (int x = 0; x < cellPixels; ++x)
                most = std::max(most, greenOf(at(picture, world, cell, {x, y})));
        return most;
    };
    CHECK(brightest(other.at) < brightest(world.hero().at));
    CHECK(brightest(other.at) > 180);
}

TEST_CASE("what was never seen is ink") {
    const World world = hall();
    const Image picture = drawn(world);
    CHECK(at(picture, world, {2, 6}, {8, 12}) == testAtlas().colour("ink"));
    CHECK(picture[{0, 0}] == testAtlas().colour("ink"));
}

TEST_CASE("what is out of sight is shown as remembered, greyer and darker") {
    World world = hall();
    const Image before = drawn(world);
    const Pixel lit = at(before, world, {2, 3}, {8, 8});
    world.visible.clear();
    const Image after = drawn(world);
    const Pixel remembered = at(after, world, {2, 3}, {8, 8});
    CHECK(greenOf(remembered) < greenOf(lit));
    CHECK(remembered != testAtlas().colour("ink"));
    CHECK(!showsRed(after));
}

TEST_CASE("a change out of sight does not show until it is seen") {
    World world = hall();
    world.visible.clear();
    const Image before = drawn(world);
    world.level.tiles[{2, 3}] = Tile::Chest;
    CHECK(drawn(world) == before);
}

TEST_CASE("a wall on the level's edge has its lip and the rock round it") {
    const World world = worldFromText(
        "#####\n"
        "#.@.#\n"
        "#####\n");
    const World inside = worldFromText(
        "#######\n"
        "#######\n"
        "##.@.##\n"
        "#######\n"
        "#######\n");
    const Image edge = drawn(world);
    const Image middle = drawn(inside);
    // Faces and floors go by their cell; the rock over them does not.
    int different = 0;
    for (int x = -1; x <= 5; ++x)
        for (int row = 0; row < cellPixels; ++row)
            for (int column = 0; column < cellPixels; ++column) {
                const Point pixel{column, row};
                different += at(edge, world, {x, -1}, pixel) != at(middle, inside, {x + 1, 0}, pixel) ? 1 : 0;
            }
    CHECK(different == 0);
    CHECK(at(edge, world, {2, -1}, {8, 15}) != testAtlas().colour("ink"));
}

TEST_CASE("the picture is cut at the clip") {
    const World world = hall();
    WorldView view{testAtlas()};
    Canvas canvas{{427, 240}, opaque(1, 2, 3)};
    canvas.setClip({100, 50, 200, 100});
    const Point camera = cameraOn(world.hero().at, {0, 0, 427, 240});
    view.drawWorld(canvas, world, camera, 0);
    canvas.clearClip();
    CHECK(canvas[{99, 60}] == opaque(1, 2, 3));
    CHECK(canvas[{300, 60}] == opaque(1, 2, 3));
    CHECK(canvas[{200, 49}] == opaque(1, 2, 3));
    const Image whole = drawn(world);
    for (int y = 50; y < 150; ++y)
        for (int x = 100; x < 300; ++x) CHECK(canvas[{x, y}] == whole[{x, y}]);
}

TEST_CASE("a picture scrolled by a pixel is the same picture moved") {
    const World world = hall();
    WorldView view{testAtlas()};
    Canvas first{{200, 100}};
    Canvas second{{200, 100}};
    const Point camera = cameraOn(world.hero().at, {0, 0, 200, 100});
    view.drawWorld(first, world, camera, 0);
    view.drawWorld(second, world, camera + Point{1, 1}, 0);
    for (int y = 1; y < 100; ++y)
        for (int x = 1; x < 200; ++x) CHECK(first[{x, y}] == second[{x - 1, y - 1}]);
}

TEST_CASE("the lab's picture has no fog, and tints regions") {
    const Level level = generate(CaveParams{}, {30, 20}, Seed{4}).level;
    WorldView view{testAtlas()};
    Canvas plain{{480, 320}};
    view.drawLevel(plain, {level.tiles, Biome::Hollows, 1}, {0, 0}, nullptr);
    Canvas tinted{{480, 320}};
    const Grid<int> ids{{30, 20}, 3};
    view.drawLevel(tinted, {level.tiles, Biome::Hollows, 1}, {0, 0}, &ids);
    Point cell;
    while (level.tiles[cell] != Tile::Floor)
        cell = cell.x + 1 < 30 ? cell + Point{1, 0} : Point{0, cell.y + 1};
    const auto middleOf = [](Point at) { return Point{at.x * cellPixels + 8, at.y * cellPixels + 8}; };
    const Point open = middleOf(cell);
    CHECK(plain[open] != testAtlas().colour("ink"));
    CHECK(tinted[open] == mix(plain[open], regionColour(3), 96));
    CHECK(tinted[middleOf(level.up)] == plain[middleOf(level.up)]);
    CHECK(tinted[middleOf(level.down)] == plain[middleOf(level.down)]);
    Canvas untinted{{480, 320}};
    const Grid<int> none{{30, 20}, -1};
    view.drawLevel(untinted, {level.tiles, Biome::Hollows, 1}, {0, 0}, &none);
    CHECK(untinted.pixels() == plain.pixels());
}

TEST_CASE("a region's tint covers all floor that is drawn, and no rock") {
    constexpr Size size{30, 20};
    const Level level = generate(CaveParams{}, size, Seed{4}).level;
    const TerrainSource source{level.tiles, Biome::Hollows, 1};
    const Mask floor =
        paintTerrain(TerrainSprites{testAtlas(), Biome::Hollows}, source, {0, 0, 30, 20}).floor;
    Grid<int> ids{size, -1};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (!isSolid(level.tiles[{x, y}])) ids[{x, y}] = 3;
    WorldView view{testAtlas()};
    Canvas plain{{480, 320}};
    view.drawLevel(plain, {level.tiles, Biome::Hollows, 1}, {0, 0}, nullptr);
    Canvas tinted{{480, 320}};
    view.drawLevel(tinted, {level.tiles, Biome::Hollows, 1}, {0, 0}, &ids);
    int crumbs = 0;  // floor in solid cells
    int wrong = 0;
    for (int y = 0; y < 320; ++y)
        for (int x = 0; x < 480; ++x) {
            const Point at{x, y};
            const Tile tile = level.tiles[{x / cellPixels, y / cellPixels}];
            const bool isTinted = floor[at] != 0 && (isSolid(tile) || takesTint(tile));
            const Pixel wanted = isTinted ? mix(plain[at], regionColour(3), 96) : plain[at];
            crumbs += floor[at] != 0 && isSolid(tile) ? 1 : 0;
            wrong += tinted[at] != wanted ? 1 : 0;
        }
    CHECK(crumbs > 0);
    CHECK(wrong == 0);
}

TEST_CASE("half-made levels, open to their edges, are drawn too") {
    WorldView view{testAtlas()};
    for (const Biome biome : {Biome::Halls, Biome::Hollows, Biome::Unmade}) {
        for (const Tile tile : {Tile::Floor, Tile::Rock, Tile::ClosedDoor}) {
            const Grid<Tile> tiles{{5, 3}, tile};
            Canvas canvas{{130, 90}};
            view.drawLevel(canvas, {tiles, biome, 0}, {-24, -24}, nullptr);
            CHECK(canvas[{2, 2}] == testAtlas().colour("ink"));
        }
    }
}

TEST_CASE("a wall seen from behind shows no torch of the room it belongs to") {
    World world = worldFromText(
        "###############\n"
        "#######:#######\n"
        "#######@#######\n"
        "#######+#######\n"
        "#####.....#####\n"
        "#####.....#####\n"
        "###############\n");
    const Point torch{9, 3};  // two cells from the door in the middle of the wall
    REQUIRE(wallDecor(WallShape{world.level.tiles}, Biome::Halls, decorationSeed(world.level), torch) ==
            WallDecor::Torch);
    const auto showsFlame = [&] {
        const Image picture = drawn(world);
        for (int y = 0; y < cellPixels; ++y)
            for (int x = 0; x < cellPixels; ++x)
                if (const Pixel pixel = at(picture, world, torch, {x, y}); greenOf(pixel) > 200) return true;
        return false;
    };
    CHECK(!showsFlame());
    for (const Point front : {Point{7, 4}, Point{8, 4}, Point{9, 4}}) {
        world.seen.set(front);
        world.remembered[front] = world.level.tiles[front];
        world.visible.set(front);
    }
    CHECK(showsFlame());
}

TEST_CASE("a pillar shows as a whole with the cell it stands on") {
    World world = worldFromText(
        "###########\n"
        "###########\n"
        "#.........#\n"
        "#.........#\n"
        "#...0..@..#\n"
        "#.........#\n"
        "#.........#\n"
        "###########\n");
    const Image whole = drawn(world);
    const auto sameColumn = [&](const Image& picture) {
        int different = 0;
        for (int y = 8; y < 2 * cellPixels; ++y)
            different += at(picture, world, {4, 3}, {8, y}) != at(whole, world, {4, 3}, {8, y}) ? 1 : 0;
        return different;
    };
    const Point behind{4, 3};
    for (const Point hidden : {behind, Point{3, 3}, Point{4, 2}}) {  // one alone would be filled
        world.visible.set(hidden, false);
        world.seen.set(hidden, false);
    }
    CHECK(at(drawn(world), world, behind, {1, 8}) == testAtlas().colour("ink"));
    // Its top reaches four rows and more into the cell behind it.
    CHECK(at(drawn(world), world, behind, {8, 14}) == at(whole, world, behind, {8, 14}));
    CHECK(sameColumn(drawn(world)) < 8);
    world.visible.set({4, 4}, false);
    world.seen.set({4, 4}, false);
    world.seen.set(behind);
    world.visible.set(behind);
    Image bare = drawn(world);
    world.level.tiles[{4, 4}] = Tile::Floor;
    CHECK(drawn(world) == bare);
}

TEST_CASE("a seal lies dark or lit on its junction and a lit one pulses and glows") {
    World world = worldFromText(
        "#########\n"
        "###...###\n"
        "###.@o:##\n"
        "###...###\n"
        "#########\n");
    WorldView view{testAtlas()};
    const auto drawnWith = [&](TerrainMarkKind kind, std::uint32_t ms) {
        const std::array marks{TerrainMark{kind, {5, 2}}};
        Moment moment;
        moment.ms = ms;
        moment.marks = marks;
        Canvas canvas{{427, 240}};
        view.drawWorld(canvas, world, cameraOn(world.hero().at, {0, 0, 427, 240}), moment);
        return canvas.pixels();
    };
    const Image dark = drawnWith(TerrainMarkKind::SealDark, 0);
    const Image lit = drawnWith(TerrainMarkKind::SealLit, 0);
    const auto redAt = [&](const Image& picture, Point cell, Point pixel) {
        return redOf(at(picture, world, cell, pixel));
    };
    CHECK(redAt(dark, {5, 2}, {8, 8}) < 100);
    CHECK(redAt(lit, {5, 2}, {8, 8}) > 180);
    CHECK(redAt(lit, {5, 1}, {8, 12}) > redAt(dark, {5, 1}, {8, 12}));
    CHECK(at(drawnWith(TerrainMarkKind::SealLit, 240), world, {5, 2}, {8, 4}) !=
          at(lit, world, {5, 2}, {8, 4}));
    world.seen.set({5, 2}, false);
    world.visible.set({5, 2}, false);
    CHECK(redAt(drawnWith(TerrainMarkKind::SealLit, 0), {5, 2}, {8, 8}) < 100);
}

TEST_CASE("a hero in shallow water stands in a ring and throws no shadow") {
    World world = worldFromText(
        "#####\n"
        "#...#\n"
        "#.@.#\n"
        "#####\n");
    const Image dry = drawn(world);
    for (Tile& tile : world.level.tiles.cells())
        if (tile == Tile::Floor) tile = Tile::ShallowWater;
    look(world);
    const Image wet = drawn(world);
    const Sprite& ring = testAtlas().sprite("water/feet/0");
    int shown = 0;
    for (int y = 0; y < ring.pixels.height(); ++y)
        for (int x = 0; x < ring.pixels.width(); ++x)
            if (isOpaquePixel(ring.pixels[{x, y}]))
                shown += at(wet, world, world.hero().at, {x, 16 - 4 - 3 + y}) == ring.pixels[{x, y}] ? 1 : 0;
    CHECK(shown > 10);
    CHECK(at(dry, world, world.hero().at, {8, 12}) != at(wet, world, world.hero().at, {8, 12}));
}

TEST_CASE("tall grass hides whoever stands in it up to the waist") {
    World world = worldFromText(
        "#####\n"
        "#.@.#\n"
        "#...#\n"
        "#####\n");
    const Image before = drawn(world);
    world.level.tiles[world.hero().at] = Tile::TallGrass;
    look(world);
    const Image after = drawn(world);
    CHECK(at(after, world, world.hero().at, {8, 4}) == at(before, world, world.hero().at, {8, 4}));
    int green = 0;
    for (int x = 0; x < 16; ++x) {
        const Pixel pixel = at(after, world, world.hero().at, {x, 10});
        green += greenOf(pixel) > redOf(pixel) ? 1 : 0;
    }
    CHECK(green > 10);
}
