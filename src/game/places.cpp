#include "game/places.hpp"

#include "generation/reach.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

bool isOpenGround(Tile tile) {
    return tile == Tile::Floor || tile == Tile::LowGrass || tile == Tile::TallGrass;
}

/// Before a door, or where a corridor comes in.
bool isThreshold(const Grid<Tile>& tiles, Point at) {
    return std::ranges::any_of(straightSteps, [&](Point step) {
        const Tile tile = tiles.at(at + step, Tile::Rock);
        return isDoor(tile) || tile == Tile::Corridor || tile == Tile::Junction;
    });
}

bool holdsFoe(Tile tile) {
    return isWalkable(tile) && !isDoor(tile) && tile != Tile::StairsUp && tile != Tile::StairsDown;
}

/// The first cell that holds a foe and will do, in growing rings round `at`.
template <class WillDo>
std::optional<Point> nearestIn(const Grid<Tile>& tiles, Point at, WillDo willDo) {
    const int farthest = std::max(tiles.width(), tiles.height()) + chebyshev(at, {0, 0});
    for (int ring = 0; ring <= farthest; ++ring)
        for (int y = at.y - ring; y <= at.y + ring; ++y)
            for (int x = at.x - ring; x <= at.x + ring; ++x) {
                const Point to{x, y};
                if (chebyshev(at, to) != ring || !tiles.contains(to)) continue;
                if (holdsFoe(tiles[to]) && willDo(to)) return to;
            }
    return std::nullopt;
}

}  // namespace

std::vector<Point> openPlaces(const World& world, Point from) {
    const Grid<Tile>& tiles = world.level.tiles;
    const BitRows reached = reachableFrom(tiles, from);
    std::vector<Point> places;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (reached[at] && isOpenGround(tiles[at]) && !isThreshold(tiles, at)) places.push_back(at);
        }
    return places;
}

bool isVacant(const World& world, Point at) {
    const auto isThere = [at](const auto& thing) { return thing.at == at; };
    const Tile tile = world.level.tiles[at];
    return isWalkable(tile) && tile != Tile::StairsUp && tile != Tile::StairsDown &&
           actorAt(world, at) == nullptr && std::ranges::none_of(world.lying, isThere) &&
           std::ranges::none_of(world.traps, isThere) && std::ranges::none_of(world.features, isThere);
}

std::optional<Point> drawVacant(const World& world, std::vector<Point>& places, Rng& rng) {
    return drawPlace(places, rng, [&](Point at) { return isVacant(world, at); });
}

std::optional<Point> nearestGround(const World& world, Point at) {
    return nearestIn(world.level.tiles, at, [](Point) { return true; });
}

std::optional<Point> nearestStand(const World& world, Point at) {
    return nearestIn(world.level.tiles, at, [&](Point to) { return actorAt(world, to) == nullptr; });
}

std::optional<Point> nearestFree(const World& world, Point at) {
    const Grid<Tile>& tiles = world.level.tiles;
    const Grid<int> steps = distancesFrom(tiles, std::array{at});
    std::optional<Point> nearest;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point to{x, y};
            if (steps[to] >= (nearest ? steps[*nearest] : unreachable) || !holdsFoe(tiles[to])) continue;
            const auto isThere = [to](const Trap& trap) { return trap.at == to; };
            if (actorAt(world, to) == nullptr && std::ranges::none_of(world.traps, isThere)) nearest = to;
        }
    return nearest;
}

bool canBeBlocked(const World& world, Point at) {
    Grid<Tile> tiles = world.level.tiles;
    tiles[at] = Tile::Chest;
    return isMendedAround(tiles, {at});
}

}  // namespace gone
