#include "cli/scene_floors.hpp"

#include "game/floors.hpp"
#include "generation/generators.hpp"
#include "rules/turn.hpp"
#include "view/camera.hpp"
#include "view/world_view.hpp"
#include "world/distances.hpp"

#include <array>

namespace gone {
namespace {

/// The direction that leads nearer to where `distances` counts from, or none.
std::optional<Direction> nearer(const World& world, const Grid<int>& distances) {
    const Point from = world.hero().at;
    for (const Direction direction : allDirections) {
        const Point to = from + offset(direction);
        if (canStep(world.level.tiles, from, direction) && distances[to] < distances[from]) return direction;
    }
    return std::nullopt;
}

/// Walks the hero toward the stairs down, opening doors on the way; there he waits.
void walk(World& world, int turns) {
    const std::array goal{world.level.down};
    const Grid<int> distances = distancesFrom(world.level.tiles, goal);
    Rng play{Seed{}};
    for (int turn = 0; turn < turns; ++turn) {
        const std::optional<Direction> direction = nearer(world, distances);
        if (direction)
            takeTurn(world, Walk{*direction}, play);
        else
            takeTurn(world, Wait{}, play);
    }
}

Image drawFloor(const SceneWish& wish, const GeneratorParams& params) {
    Level level = generate(params, defaultSize, wish.seed).level;
    const Point arrival = level.up;
    const int sightRadius = sightRadiusIn(level.biome);
    World world = worldOn(std::move(level), arrival, sightRadius);
    walk(world, wish.turns);

    const int scale = screenScale(wish.size);
    Canvas canvas{canvasSizeFor(wish.size, scale)};
    const Rect whole{0, 0, canvas.size().width, canvas.size().height};
    WorldView view{wish.atlas};
    view.drawWorld(canvas, world, cameraOn(world.hero().at, whole), 0);
    return enlarged(canvas.pixels(), scale, wish.size);
}

}  // namespace

Image drawHalls(const SceneWish& wish) {
    return drawFloor(wish, RogueParams{});
}

Image drawHollows(const SceneWish& wish) {
    return drawFloor(wish, CaveParams{});
}

}  // namespace gone
