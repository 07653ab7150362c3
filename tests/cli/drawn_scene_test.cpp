#include "cli/drawn_scene.hpp"

#include "view/decoration.hpp"
#include "view/png.hpp"
#include "view/terrain.hpp"
#include "view/test_atlas.hpp"
#include "view/world_view.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace gone;

namespace {

const DrawnScene& sceneCalled(std::string_view name) {
    return *std::ranges::find(drawnScenes(), name, &DrawnScene::name);
}

/// What the art direction's prototype draws of the same tiles: floors, walls, doors and junctions, for the
/// lit ones with torches and light. It was run once (python3 with Pillow and numpy), its choice of variants
/// and torches taken from the game's, its cells in view and seen too, and the Unmade's seals brightened by a
/// step.
Image prototype(const std::string& name) {
    return readPng(std::filesystem::path{GONEROOMS_SOURCE_DIR} / "tests" / "golden" /
                   ("prototype-" + name + ".png"));
}

/// The prototype's tiles know no furniture, stairs or holes.
Level plainLevel(const World& world) {
    Level level = world.level;
    for (Tile& tile : level.tiles.cells())
        if (tile == Tile::Pillar || tile == Tile::Chest || tile == Tile::StairsDown || tile == Tile::Hole)
            tile = Tile::Floor;
    return level;
}

/// Cells that show nothing but terrain: no decoration in them or beside them.
Mask plainCells(const Level& level) {
    const WallShape shape{level.tiles};
    const std::uint64_t seed = decorationSeed(level);
    Mask plain{level.tiles.size(), 1};
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) {
            const Point cell{x, y};
            const WallDecor hung = wallDecor(shape, level.biome, seed, cell);
            if (hung != WallDecor::Nothing && hung != WallDecor::Torch) plain[cell] = 0;
            if (floorDecor(shape, level.biome, seed, cell) == FloorDecor::Nothing) continue;
            for (const Direction d : allDirections)
                if (plain.contains(cell + offset(d))) plain[cell + offset(d)] = 0;
            plain[cell] = 0;
        }
    return plain;
}

int difference(Pixel a, Pixel b) {
    return std::max(
        {std::abs(redOf(a) - redOf(b)), std::abs(greenOf(a) - greenOf(b)), std::abs(blueOf(a) - blueOf(b))});
}

/// Is all that is open round a cell, or before a face, as well known and seen as the cell?
bool isWellInside(const World& world, Point cell) {
    const Grid<Tile>& tiles = world.level.tiles;
    const Point front = isSolid(tiles[cell]) ? cell + Point{0, 1} : cell;
    if (!tiles.contains(front) || isSolid(tiles[front]) || !world.seen[front]) return false;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) {
            const Point near = front + Point{x, y};
            if (!tiles.contains(near)) return false;
            if (!isSolid(tiles[near]) && (!world.seen[near] || world.visible[near] != world.visible[front]))
                return false;
        }
    return true;
}

}  // namespace

TEST_CASE("floors, rims, lips, faces, doors and seals equal the prototype's, pixel for pixel") {
    for (const std::string name : {"halls", "unmade"}) {
        CAPTURE(name);
        const Level level = plainLevel(worldOf(sceneCalled("mockup-" + name)));
        const Image picture = paintTerrain(TerrainSprites{testAtlas(), level.biome},
                                           {level.tiles, level.biome, decorationSeed(level)},
                                           {0, 0, level.tiles.width(), level.tiles.height()})
                                  .pixels;
        const Image wanted = prototype(name + "-unlit");
        const Mask plain = plainCells(level);
        REQUIRE(wanted.size() == picture.size());
        int compared = 0;
        int different = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                if (plain[{x / 16, y / 16}] == 0) continue;
                ++compared;
                different += difference(picture[{x, y}], wanted[{x, y}]) > 1 ? 1 : 0;
            }
        CHECK(compared > picture.size().area() / 2);
        CHECK(different == 0);
    }
}

TEST_CASE("light and memory equal the prototype's within a step of its rings") {
    for (const std::string name : {"halls", "unmade"}) {
        CAPTURE(name);
        World world = worldOf(sceneCalled("mockup-" + name));
        world.level = plainLevel(world);
        for (Tile& tile : world.remembered.cells())
            if (tile == Tile::Pillar || tile == Tile::Chest || tile == Tile::StairsDown || tile == Tile::Hole)
                tile = Tile::Floor;
        world.level.rooms.clear();  // no rug
        const Image wanted = prototype(name + "-lit");
        Canvas canvas{wanted.size()};
        WorldView view{testAtlas()};
        view.drawWorld(canvas, world, {0, 0}, 0);
        Mask plain = plainCells(world.level);
        for (const Direction d : allDirections) plain[world.hero().at + offset(d)] = 0;
        plain[world.hero().at] = 0;
        const WallShape shape{world.level.tiles};
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x) {
                // Flames move, and lips show as much as their doors, which the prototype's do not.
                if (wallDecor(shape, world.level.biome, decorationSeed(world.level), {x, y}) ==
                        WallDecor::Torch ||
                    shape.levelDoor({x, y + 1}))
                    plain[{x, y}] = 0;
                // At the edges of sight the prototype shows walls from behind and the floor beyond.
                if (!isWellInside(world, {x, y})) plain[{x, y}] = 0;
            }
        int compared = 0;
        int near = 0;
        int far = 0;
        for (int y = 0; y < wanted.height(); ++y)
            for (int x = 0; x < wanted.width(); ++x) {
                if (plain[{x / 16, y / 16}] == 0) continue;
                const int off = difference(canvas[{x, y}], wanted[{x, y}]);
                ++compared;
                near += off > 2 ? 1 : 0;
                far += off > 20 ? 1 : 0;
            }
        CHECK(compared > wanted.size().area() / 12);
        CHECK(near < compared / 100);  // a ring of light may lie one pixel off: ours is in whole numbers
        CHECK(far == 0);
    }
}
