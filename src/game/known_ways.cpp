#include "game/known_ways.hpp"

#include "game/harm.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace gone {
namespace {

constexpr Tile closed = Tile::DeepWater;  // not to be entered on foot, but corners may be cut past it

bool burns(Tile tile) {
    return tile == Tile::TallGrass || tile == Tile::LowGrass;
}

/// Closes the cells that burn and the grass that may be next.
void closeFire(const World& world, Grid<Tile>& tiles) {
    world.layers.fire.forEach([&](Point at, int) {
        if (!world.visible[at]) return;
        for (const Point step : straightSteps)
            if (tiles.contains(at + step) && burns(tiles[at + step])) tiles[at + step] = closed;
    });
}

Grid<Tile> safeTiles(const World& world, const Grid<Tile>& known) {
    Grid<Tile> tiles = known;
    closeFire(world, tiles);
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isWalkable(tiles[{x, y}]) && knownHarm(world, {x, y})) tiles[{x, y}] = closed;
    for (const Actor* foe : foesInView(world)) tiles[foe->at] = closed;
    const Point hero = world.hero().at;
    tiles[hero] = isWalkable(known[hero]) ? known[hero] : Tile::Floor;  // from where he is he can leave
    return tiles;
}

/// How far off the straight line between two cells a third one lies; comparable only for the same two.
int bend(Point from, Point to, Point at) {
    const Point way = to - from;
    const Point part = at - from;
    return std::abs(way.x * part.y - way.y * part.x);
}

}  // namespace

std::vector<const Actor*> foesInView(const World& world) {
    std::vector<const Actor*> foes;
    for (const Actor& actor : world.actors)
        if (actor.id != heroId && isAlive(actor) && world.visible[actor.at]) foes.push_back(&actor);
    return foes;
}

void KnownWays::update(const World& world) {
    known_ = world.remembered;
    hero_ = world.hero().at;
    Grid<Tile> tiles = safeTiles(world, known_);
    if (!map_ || tiles_.size() != tiles.size()) {
        map_.emplace(tiles);
    } else {
        std::vector<Point> changed;
        for (int y = 0; y < tiles.height(); ++y)
            for (int x = 0; x < tiles.width(); ++x)
                if (tiles_[{x, y}] != tiles[{x, y}]) changed.push_back({x, y});
        for (const Point at : changed) map_->mend(tiles, at);
    }
    tiles_ = std::move(tiles);
    map_->distancesFrom(std::array{hero_}, steps_);
}

std::vector<Point> KnownWays::wayTo(Point goal) const {
    if (steps(goal) == unreachable) return {};
    std::vector<Point> way;
    for (Point at = goal; at != hero_;) {
        way.push_back(at);
        std::optional<Point> before;
        for (const Direction direction : allDirections) {
            const Point next = at + offset(direction);
            if (steps(next) != steps(at) - 1 || !canStep(tiles_, at, direction)) continue;
            if (!before || bend(hero_, goal, next) < bend(hero_, goal, *before)) before = next;
        }
        at = *before;
    }
    std::ranges::reverse(way);
    return way;
}

std::optional<Direction> KnownWays::stepTo(Point goal) const {
    const std::vector<Point> way = wayTo(goal);
    if (way.empty()) return std::nullopt;
    return directionTo(hero_, way.front());
}

}  // namespace gone
