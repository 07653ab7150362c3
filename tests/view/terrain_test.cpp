#include "view/terrain.hpp"

#include "generation/generators.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/terrain_cache.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace gone;

namespace {

const TerrainSprites& spritesOf(Biome biome) {
    static const std::array sprites{TerrainSprites{testAtlas(), Biome::Halls},
                                    TerrainSprites{testAtlas(), Biome::Hollows},
                                    TerrainSprites{testAtlas(), Biome::Unmade}};
    return sprites[static_cast<std::size_t>(biome)];
}

Image paint(const Level& level, Biome biome) {
    return paintTerrain(spritesOf(biome), {level.tiles, biome, 1},
                        {0, 0, level.tiles.width(), level.tiles.height()})
        .pixels;
}

Image cut(const Image& image, Rect part) {
    Image out{{part.width, part.height}};
    for (int y = 0; y < part.height; ++y)
        for (int x = 0; x < part.width; ++x) out[{x, y}] = image[{part.x + x, part.y + y}];
    return out;
}

const Level& room() {
    static const Level level = levelFromText(
        "#######\n"
        "#######\n"
        "#.....#\n"
        "#.....#\n"
        "#.....#\n"
        "#######\n"
        "#######\n");
    return level;
}

}  // namespace

TEST_CASE("a wall has a bright lip over its face and a rim round dark fill") {
    const Image picture = paint(room(), Biome::Halls);
    const auto& slots = spritesOf(Biome::Halls).slots;
    CHECK(picture[{55, 31 - 16}] == slots[5]);  // the last row of the top over the face
    CHECK(picture[{51, 31 - 17}] == slots[4]);
    CHECK(picture[{56, 5 * 16}] == slots[4]);  // the rim below the floor, seen from above
    CHECK(picture[{56, 5 * 16 + 4}] == slots[1]);
    CHECK(picture[{56, 5 * 16 + 12}] == slots[0]);
    CHECK(picture[{15, 3 * 16 + 3}] == slots[4]);  // left of the floor
    CHECK(picture[{10, 3 * 16 + 3}] == slots[0]);
}

TEST_CASE("coping is cut into stones where the column's remainder is 7") {
    const Image picture = paint(room(), Biome::Halls);
    const auto& slots = spritesOf(Biome::Halls).slots;
    CHECK(picture[{55, 5 * 16 + 1}] == slots[2]);
    CHECK(picture[{56, 5 * 16 + 1}] == slots[3]);
    CHECK(picture[{55, 5 * 16}] == slots[4]);
}

TEST_CASE("walls throw shadow below and to the right, in two hard steps, and nowhere else") {
    const Image picture = paint(room(), Biome::Halls);
    const TerrainSprites& sprites = spritesOf(Biome::Halls);
    const WallShape shape{room().tiles};
    // Is this pixel of a cell one of the floors' under this share of ink?
    const auto isShaded = [&](Point cell, Point at, int share) {
        return std::ranges::any_of(sprites.floors, [&](const Sprite* floor) {
            return picture[{cell.x * 16 + at.x, cell.y * 16 + at.y}] ==
                   mix(floor->pixels[at], sprites.ink, share);
        });
    };
    for (int y = 2; y <= 4; ++y)
        for (int x = 1; x <= 5; ++x) {
            const Point cell{x, y};
            if (floorDecor(shape, Biome::Halls, 1, cell) != FloorDecor::Nothing) continue;
            CAPTURE(x);
            CAPTURE(y);
            CHECK(isShaded(cell, {9, 0}, y == 2 ? 143 : 0));
            CHECK(isShaded(cell, {9, 5}, y == 2 ? 77 : 0));
            CHECK(isShaded(cell, {0, 9}, x == 1 ? 143 : 0));
            CHECK(isShaded(cell, {3, 9}, x == 1 ? 77 : 0));
            CHECK(isShaded(cell, {9, 9}, 0));
            CHECK(isShaded(cell, {14, 14}, 0));
        }
}

TEST_CASE("pieces drawn apart equal the whole drawn at once") {
    for (const Biome biome : {Biome::Halls, Biome::Hollows, Biome::Unmade}) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            CAPTURE(seed);
            CAPTURE(name(biome));
            CaveParams cave;
            cave.waterPercent = 20;
            RogueParams rogue;
            rogue.waterPercent = 10;
            const GeneratorParams params =
                biome == Biome::Hollows ? GeneratorParams{cave} : GeneratorParams{rogue};
            const Level level = generate(params, {45, 33}, Seed{seed}).level;
            const std::vector<Rect> rugs{{20, 10, 5, 4}};
            const Image whole =
                paintTerrain(spritesOf(biome), {level.tiles, biome, 1, rugs}, {0, 0, 45, 33}).pixels;
            for (const Rect part :
                 {Rect{0, 0, 16, 16}, Rect{16, 16, 16, 16}, Rect{5, 3, 1, 1}, Rect{32, 16, 13, 17}}) {
                const Image piece =
                    paintTerrain(spritesOf(biome), {level.tiles, biome, 1, rugs}, part).pixels;
                CHECK(piece == cut(whole, {part.x * 16, part.y * 16, part.width * 16, part.height * 16}));
            }
        }
    }
}

TEST_CASE("the same level gives the same picture, another seed another") {
    const Level level = generate(CaveParams{}, {45, 33}, Seed{9}).level;
    const Rect cells{0, 0, 45, 33};
    const TerrainSprites& sprites = spritesOf(Biome::Hollows);
    CHECK(paintTerrain(sprites, {level.tiles, Biome::Hollows, 5}, cells).pixels ==
          paintTerrain(sprites, {level.tiles, Biome::Hollows, 5}, cells).pixels);
    CHECK(paintTerrain(sprites, {level.tiles, Biome::Hollows, 5}, cells).pixels !=
          paintTerrain(sprites, {level.tiles, Biome::Hollows, 6}, cells).pixels);
}

TEST_CASE("every tile has a picture in every biome") {
    for (const Biome biome : {Biome::Halls, Biome::Hollows, Biome::Unmade})
        for (const Tile tile : allTiles()) {
            CAPTURE(name(biome));
            CAPTURE(name(tile));
            Level level = room();
            level.tiles[{3, 3}] = tile;
            const Image picture = paint(level, biome);
            CHECK(std::ranges::all_of(picture.cells(), isOpaquePixel));
            const bool isFloor = tile == Tile::Floor || tile == Tile::Corridor;
            const bool grows = tile == Tile::TallGrass || tile == Tile::LowGrass;  // drawn when it moves
            if (!isFloor && !grows) CHECK(picture != paint(room(), biome));
        }
}

TEST_CASE("a secret door looks like the wall it stands in") {
    Level wall = levelFromText(
        "#####\n"
        "#...#\n"
        "#####\n"
        "#:::#\n"
        "#####\n");
    Level secret = wall;
    secret.tiles[{2, 2}] = Tile::SecretDoor;
    CHECK(paint(secret, Biome::Halls) == paint(wall, Biome::Halls));
}

TEST_CASE("closed, open and locked doors differ in both kinds of wall") {
    const auto pictures = [](const std::string& text) {
        std::set<std::vector<Pixel>> seen;
        for (const char door : {'+', '\'', '&'}) {
            std::string drawn = text;
            std::ranges::replace(drawn, 'D', door);
            const Image picture = paint(levelFromText(drawn), Biome::Halls);
            seen.emplace(picture.cells().begin(), picture.cells().end());
        }
        return seen.size();
    };
    CHECK(pictures("#####\n#...#\n##D##\n##:##\n") == 3);
    CHECK(pictures("#####\n#..D:\n#####\n") == 3);
}

TEST_CASE("the floor of a picture is where no wall, face or lip covers it") {
    const Mask floor =
        paintTerrain(spritesOf(Biome::Halls), {room().tiles, Biome::Halls, 1}, {0, 0, 7, 7}).floor;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            CAPTURE(x);
            CAPTURE(y);
            const bool isOpen = !isSolid(room().tiles[{x / 16, y / 16}]);
            REQUIRE((floor[{x, y}] != 0) == isOpen);
        }
}

TEST_CASE("outside the level there is a ring of rock and then ink") {
    const Image picture =
        paintTerrain(spritesOf(Biome::Halls), {room().tiles, Biome::Halls, 1}, {-2, -2, 4, 4}).pixels;
    CHECK(picture[{8, 8}] == spritesOf(Biome::Halls).ink);
    CHECK(picture[{20, 20}] == spritesOf(Biome::Halls).slots[0]);
    CHECK(picture[{40, 40}] == spritesOf(Biome::Halls).slots[0]);
}

TEST_CASE("rock has no crumbs: below an upright edge hangs no strip too narrow for a stone") {
    const TerrainSprites& sprites = spritesOf(Biome::Hollows);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        CAPTURE(seed);
        const Level level = generate(CaveParams{}, {45, 33}, Seed{seed}).level;
        const Mask floor = paintTerrain(sprites, {level.tiles, Biome::Hollows, seed}, {0, 0, 45, 33}).floor;
        const auto isWall = [&](Point at) { return !floor.contains(at) || floor[at] == 0; };
        int crumbs = 0;
        for (int y = 0; y < floor.height(); ++y)
            for (int x = 0; x < floor.width(); ++x)
                if (isWall({x, y}) && !isWall({x - 1, y}) && (!isWall({x + 1, y}) || !isWall({x + 2, y})))
                    ++crumbs;
        CHECK(crumbs == 0);
    }
}

TEST_CASE("a piece is painted once, and again only after a change near it") {
    Level level = generate(RogueParams{}, {48, 48}, Seed{2}).level;
    TerrainCache cache;
    Canvas canvas{{100, 100}};
    const auto paintedBy = [&](int frames) {
        const int before = cache.painted();
        for (int i = 0; i < frames; ++i)
            cache.draw(canvas, spritesOf(Biome::Halls), {level.tiles, Biome::Halls, 1}, {0, 0});
        return cache.painted() - before;
    };
    CHECK(paintedBy(1) == 1);
    const int neighbours = 3;
    CHECK(paintedBy(10) == neighbours);
    level.tiles[{40, 40}] = Tile::Chest;
    CHECK(paintedBy(10) == 0);
    level.tiles[{3, 3}] = Tile::Chest;
    CHECK(paintedBy(10) == 1);
}

TEST_CASE("a walk never waits for several pieces: one a frame is made ahead") {
    const Level level = generate(RogueParams{}, {80, 48}, Seed{2}).level;
    TerrainCache cache;
    Canvas canvas{{200, 600}};  // three pieces high
    cache.draw(canvas, spritesOf(Biome::Halls), {level.tiles, Biome::Halls, 1}, {0, 0});
    for (int x = 0; x < 70 * cellPixels; x += 8) {
        const int before = cache.painted();
        cache.draw(canvas, spritesOf(Biome::Halls), {level.tiles, Biome::Halls, 1}, {x, 0});
        CHECK(cache.painted() - before <= 1);
    }
}

TEST_CASE("the cached picture is a fresh one after every step of a level's making, forth and back") {
    constexpr Size size{45, 30};
    for (const Biome biome : {Biome::Halls, Biome::Hollows}) {
        CAPTURE(name(biome));
        const Trace trace = generate(RogueParams{}, size, Seed{2}, Tracing::On).trace;
        TraceCursor cursor{trace};
        TerrainCache cache;
        Canvas canvas{{size.width * cellPixels, size.height * cellPixels}};
        const auto isFresh = [&](std::size_t position) {
            cursor.seek(position);
            const TerrainSource source{cursor.tiles(), biome, 1};
            cache.draw(canvas, spritesOf(biome), source, {0, 0});
            return canvas.pixels() ==
                   paintTerrain(spritesOf(biome), source, {0, 0, size.width, size.height}).pixels;
        };
        for (std::size_t i = 0; i <= trace.steps.size(); ++i) {
            CAPTURE(i);
            CHECK(isFresh(i));
        }
        for (std::size_t i = trace.steps.size(); i > 0; --i) {
            CAPTURE(i);
            CHECK(isFresh(i - 1));
        }
    }
}

TEST_CASE("the cached picture is a fresh one after any cell far along a wall has changed") {
    constexpr Size size{60, 7};
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        CAPTURE(seed);
        Grid<Tile> tiles{size, Tile::Wall};
        for (int y = 4; y < 6; ++y)
            for (int x = 2; x < 58; ++x) tiles[{x, y}] = Tile::Floor;
        TerrainCache cache;
        Canvas canvas{{size.width * cellPixels, size.height * cellPixels}};
        const TerrainSource source{tiles, Biome::Halls, seed};
        for (int x = 1; x < 59; ++x) {
            CAPTURE(x);
            tiles[{x, 3}] = x % 2 == 0 ? Tile::Floor : Tile::ClosedDoor;
            cache.draw(canvas, spritesOf(Biome::Halls), source, {0, 0});
            CHECK(canvas.pixels() ==
                  paintTerrain(spritesOf(Biome::Halls), source, {0, 0, size.width, size.height}).pixels);
            tiles[{x, 3}] = Tile::Wall;
        }
    }
}

TEST_CASE("a rug that comes or goes is painted anew") {
    Level level = levelFromText(
        "############\n"
        "#..........#\n"
        "#..........#\n"
        "#..........#\n"
        "#..........#\n"
        "#..........#\n"
        "############\n");
    TerrainCache cache;
    Canvas canvas{{192, 112}};
    const std::array rugs{Rect{3, 2, 5, 3}};
    const auto drawn = [&](std::span<const Rect> lying) {
        const TerrainSource source{level.tiles, Biome::Halls, 1, lying};
        cache.draw(canvas, spritesOf(Biome::Halls), source, {0, 0});
        CHECK(canvas.pixels() == paintTerrain(spritesOf(Biome::Halls), source, {0, 0, 12, 7}).pixels);
        return canvas.pixels();
    };
    const Image bare = drawn({});
    CHECK(drawn(rugs) != bare);
    level.tiles[{4, 3}] = Tile::Hole;  // it takes its part of the rug with it
    drawn(rugs);
    level.tiles[{4, 3}] = Tile::Floor;
    CHECK(drawn({}) == bare);
}

TEST_CASE("what the cache draws is the painted terrain, wherever the camera is") {
    const Level level = generate(RogueParams{}, {40, 30}, Seed{2}).level;
    const Image whole = paint(level, Biome::Halls);
    TerrainCache cache;
    for (const Point camera : {Point{0, 0}, Point{100, 77}, Point{640 - 90, 480 - 60}}) {
        Canvas canvas{{90, 60}};
        cache.draw(canvas, spritesOf(Biome::Halls), {level.tiles, Biome::Halls, 1}, camera);
        CHECK(canvas.pixels() == cut(whole, {camera.x, camera.y, 90, 60}));
    }
    Canvas canvas{{90, 60}};
    cache.draw(canvas, spritesOf(Biome::Halls), {level.tiles, Biome::Halls, 1}, {-45, -30});
    CHECK(canvas[{10, 10}] == spritesOf(Biome::Halls).ink);
    CHECK(canvas[{60, 45}] == whole[{15, 15}]);
}
