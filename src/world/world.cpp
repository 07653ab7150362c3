#include "world/world.hpp"

#include "world/sight.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

/// A secret door is wall to the eye and to the memory until it is found.
Tile appearance(Tile tile) {
    return tile == Tile::SecretDoor ? Tile::Wall : tile;
}

}  // namespace

World worldOn(Level level, Point heroAt, int sightRadius) {
    World world;
    world.level = std::move(level);
    world.sightRadius = sightRadius;
    const Size size = world.level.tiles.size();
    world.seen = BitRows{size};
    world.remembered = Grid<Tile>{size};
    Actor hero;
    hero.at = heroAt;
    world.actors.push_back(hero);
    look(world);
    return world;
}

const Actor* actorAt(const World& world, Point at) {
    const auto found = std::ranges::find(world.actors, at, &Actor::at);
    return found == world.actors.end() ? nullptr : &*found;
}

void look(World& world) {
    const Point eye = world.hero().at;
    const Grid<Tile>& tiles = world.level.tiles;
    world.visible = cellsInSight(tiles, eye, world.sightRadius);
    const int left = std::max(eye.x - world.sightRadius, 0);
    const int right = std::min(eye.x + world.sightRadius, tiles.width() - 1);
    const int bottom = std::min(eye.y + world.sightRadius, tiles.height() - 1);
    for (int y = std::max(eye.y - world.sightRadius, 0); y <= bottom; ++y)
        for (int x = left; x <= right; ++x) {
            const Point at{x, y};
            if (!world.visible[at]) continue;
            world.seen.set(at);
            world.remembered[at] = appearance(tiles[at]);
        }
}

}  // namespace gone
