#include "generation/generators.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/terrain.hpp"
#include "view/terrain_motion.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

const TerrainSprites& sprites() {
    static const TerrainSprites found{testAtlas(), Biome::Hollows};
    return found;
}

Level lake() {
    return levelFromText(
        "############\n"
        "#..........#\n"
        "#..........#\n"
        "#..~~~~~~..#\n"
        "#..~~~~~~..#\n"
        "#..~~~~~~..#\n"
        "#..~~~~~~..#\n"
        "#..........#\n"
        "#..........#\n"
        "############\n");
}

TerrainPicture paint(const Level& level, std::uint64_t seed = 1) {
    return paintTerrain(sprites(), {level.tiles, Biome::Hollows, seed},
                        {0, 0, level.tiles.width(), level.tiles.height()});
}

bool isBlue(Pixel pixel) {
    return std::ranges::find(sprites().blues, pixel) != sprites().blues.end();
}

/// The picture with what moves, all in view.
Image moving(const Level& level, std::uint32_t ms, const GrassSway& sway = {}) {
    const TerrainSource source{level.tiles, Biome::Hollows, 1};
    const TerrainPicture still = paint(level);
    Canvas canvas{still.pixels.size()};
    canvas.blit(still.pixels, {0, 0});
    BitRows inView{level.tiles.size()};
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) inView.set({x, y});
    drawMotion(canvas,
               {sprites(),
                source,
                {0, 0},
                {0, 0, level.tiles.width(), level.tiles.height()},
                still.floor,
                &inView,
                ms},
               sway);
    return canvas.pixels();
}

}  // namespace

TEST_CASE("water is deep in the middle and has a dark line and a light one at its banks") {
    const Level level = lake();
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CAPTURE(seed);
        if (floorDecor(WallShape{level.tiles}, Biome::Hollows, seed, {2, 5}) != FloorDecor::Nothing) continue;
        const Image picture = paint(level, seed).pixels;
        CHECK(picture[{6 * 16, 5 * 16}] == sprites().blues[0]);
        // From the middle of the lake to the west: deep, band, light line, dark line, floor.
        int x = 6 * 16;
        const auto next = [&](auto... colours) {
            while (x > 0 && ((picture[{x, 5 * 16}] != colours) && ...)) --x;
            return x;
        };
        const int band = next(sprites().blues[1]);
        const int light = next(sprites().blues[2]);
        const int dark = next(sprites().slots[6], sprites().night);  // the latter below an uneven bank
        CHECK(band > light);
        CHECK(light == dark + 1);
        CHECK(dark > 3 * 16 - 8);
        CHECK(dark < 3 * 16 + 8);
    }
}

TEST_CASE("under a north bank lie two dark rows, a darker one and a light line") {
    const Image picture = paint(lake()).pixels;
    const int x = 6 * 16 + 5;
    int y = 4 * 16;
    while (picture[{x, y}] != sprites().blues[2]) --y;
    CHECK(picture[{x, y - 1}] == sprites().night);
    CHECK(picture[{x, y - 2}] == sprites().slots[6]);
    CHECK(picture[{x, y - 3}] == sprites().slots[6]);
    CHECK(!isBlue(picture[{x, y - 4}]));
}

TEST_CASE("water reaches the wall it lies against") {
    const Level level = levelFromText(
        "########\n"
        "#......#\n"
        "#----..#\n"
        "#----..#\n"
        "#......#\n"
        "########\n");
    const Image picture = paint(level).pixels;
    const Mask floor = paint(level).floor;
    for (int y = 2 * 16 + 8; y < 4 * 16 - 8; ++y) {
        CAPTURE(y);
        int x = 16 - 4;
        while (floor[{x, y}] == 0) ++x;
        // The wall's shadow lies on it.
        CHECK(picture[{x, y}] == mix(sprites().blues[1], sprites().ink, 143));
    }
}

TEST_CASE("shallow water is never as dark as deep water") {
    Level level = lake();
    for (Tile& tile : level.tiles.cells())
        if (tile == Tile::DeepWater) tile = Tile::ShallowWater;
    const Image picture = paint(level).pixels;
    CHECK(std::ranges::count(picture.cells(), sprites().blues[0]) == 0);
    CHECK(std::ranges::count(picture.cells(), sprites().blues[1]) > 1000);
}

TEST_CASE("strokes drift on the water every 600 milliseconds and touch nothing else") {
    const Level level = lake();
    const Image still = paint(level).pixels;
    const Image first = moving(level, 0);
    CHECK(first != still);
    CHECK(moving(level, 599) == first);
    CHECK(moving(level, 600) != first);
    for (std::size_t i = 0; i < first.cells().size(); ++i)
        if (first.cells()[i] != still.cells()[i]) CHECK(isBlue(still.cells()[i]));
}

TEST_CASE("what is out of view holds still") {
    const Level level = lake();
    const TerrainSource source{level.tiles, Biome::Hollows, 1};
    const TerrainPicture painted = paint(level);
    const auto drawn = [&](std::uint32_t ms) {
        Canvas canvas{painted.pixels.size()};
        canvas.blit(painted.pixels, {0, 0});
        drawMotion(canvas, {sprites(), source, {0, 0}, {0, 0, 12, 10}, painted.floor, nullptr, ms}, {});
        return canvas.pixels();
    };
    CHECK(drawn(0) == drawn(600));
    CHECK(drawn(0) == drawn(1800));
}

TEST_CASE("grass leans by a pixel to and fro when somebody passes and then stands still") {
    GrassSway sway;
    constexpr std::uint32_t calm = 125 * 20;  // no wind over this cell
    const Point cell{0, 0};
    REQUIRE(sway.lean(cell, calm) == 0);
    Actor hero;
    hero.at = {1, 0};
    sway.watch(std::span{&hero, 1}, calm);
    CHECK(sway.lean(cell, calm) == 0);
    hero.at = cell;
    sway.watch(std::span{&hero, 1}, calm);
    CHECK(sway.lean(cell, calm) == 1);
    CHECK(sway.lean(cell, calm + 125) == -1);
    CHECK(sway.lean({1, 0}, calm) == 1);
    CHECK(sway.lean(cell, calm + 500) == 0);
}

TEST_CASE("wind goes over the grass now and then") {
    const GrassSway sway;
    int leans = 0;
    for (std::uint32_t tick = 0; tick < 56; ++tick) leans += sway.lean({7, 5}, tick * 125);
    CHECK(leans == 3);
}

TEST_CASE("low grass where grass is all round it has been trodden") {
    const Level level = levelFromText(
        "\"\"\".\n"
        "\",\".\n"
        "\"\"\",\n");
    const WallShape shape{level.tiles};
    CHECK(grassLook(shape, {1, 1}) == GrassLook::Trodden);
    CHECK(grassLook(shape, {0, 0}) == GrassLook::Tall);
    CHECK(grassLook(shape, {3, 2}) == GrassLook::TuftB);
    CHECK(!grassLook(shape, {3, 0}));
}

TEST_CASE("grass never grows over a wall beside it nor over a pillar below it") {
    const Level level = levelFromText(
        "#####\n"
        "#,\"##\n"
        "#00##\n"
        "#####\n");
    const Image still = paint(level).pixels;
    const Mask floor = paint(level).floor;
    const Sprite& pillar = *sprites().pillar;
    for (const std::uint32_t ms : {0U, 125U, 250U, 375U}) {
        const Image grown = moving(level, ms);
        CHECK(grown != still);
        for (int y = 16; y < 32; ++y)
            for (int x = 0; x < 80; ++x)
                if (floor[{x, y}] == 0) CHECK(grown[{x, y}] == still[{x, y}]);
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 16; ++x)
                if (isOpaquePixel(pillar.pixels[{x, y}]))
                    CHECK(grown[{16 + x, 3 * 16 - 25 + y}] == pillar.pixels[{x, y}]);
    }
}
