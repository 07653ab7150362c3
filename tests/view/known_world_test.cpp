#include "view/known_world.hpp"

#include "generation/generators.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/world_view.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace gone;

namespace {

Image drawn(const World& world, Size size = {427, 240}, std::uint32_t ms = 0) {
    WorldView view{testAtlas()};
    Canvas canvas{size};
    view.drawWorld(canvas, world, cameraOn(world.hero().at, {0, 0, size.width, size.height}), ms);
    return canvas.pixels();
}

}  // namespace

TEST_CASE("what the hero has not seen leaves no mark in the picture") {
    static constexpr std::array things{Tile::Floor, Tile::TallGrass, Tile::Chest, Tile::Hole, Tile::Pillar};
    constexpr Size size{50, 34};
    const auto isNear = [](const World& world, Point cell) {
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                if (const Point near = cell + Point{x, y};
                    world.seen.size().contains(near) && world.seen[near])
                    return true;
        return false;
    };
    for (const GeneratorParams& params : {GeneratorParams{RogueParams{}}, GeneratorParams{CaveParams{}}})
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            CAPTURE(seed);
            Level level = generate(params, size, Seed{seed}).level;
            const Point arrival = level.up;
            World world = worldOn(std::move(level), arrival, 9);
            const Image before = drawn(world);
            // A wall's shape tells of the cell behind it and torches are hung along the whole of it. Litter
            // may lie 3 pixels over its cell, and mushrooms choose theirs by its neighbours: two cells from a
            // seen one.
            Rng rng{derive(Seed{seed}, "unseen")};
            for (int y = 0; y < size.height; ++y)
                for (int x = 0; x < size.width; ++x) {
                    Tile& tile = world.level.tiles[{x, y}];
                    const auto roll = static_cast<std::size_t>(rng.below(static_cast<int>(things.size())));
                    if (world.seen[{x, y}] || isSolid(tile) || isDoor(tile) || isNear(world, {x, y}))
                        continue;
                    tile = things[roll];
                }
            CHECK(drawn(world) == before);
        }
}
