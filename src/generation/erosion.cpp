#include "generation/erosion.hpp"

#include "generation/automaton.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int firstPercent = 15;  // of the floor that is rock before the first generation
constexpr int laterPercent = 6;   // and before each that follows

/// The floor cells just inside the room's doors, and then stairs.
std::vector<Point> keptOpen(const Level& level, const Room& room) {
    std::vector<Point> cells;
    for (const Door& door : level.doors)
        for (const Point step : straightSteps)
            if (door.room == room.id && room.floor.contains(door.at + step)) cells.push_back(door.at + step);
    for (const auto& [at, stairs] :
         {std::pair{level.up, Tile::StairsUp}, std::pair{level.down, Tile::StairsDown}})
        if (room.floor.contains(at) && level.tiles[at] == stairs) cells.push_back(at);
    return cells;
}

/// Nothing but the walls round a room, in its own coordinates.
BitRows ringOnly(Size size) {
    BitRows walls{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1) walls.set({x, y});
    return walls;
}

void scatter(BitRows& walls, int percent, Rng& rng) {
    for (int y = 1; y < walls.size().height - 1; ++y)
        for (int x = 1; x < walls.size().width - 1; ++x)
            if (rng.chance(percent)) walls.set({x, y});
}

void keep(const std::vector<Point>& open, BitRows& walls) {
    for (const Point at : open) walls.set(at, false);
}

/// One generation: new rock here and there, which then settles round what is kept open.
BitRows settle(BitRows walls, int percent, const std::vector<Point>& open, Rng& rng) {
    scatter(walls, percent, rng);
    keep(open, walls);
    BitRows next{walls.size()};
    stepAutomaton({}, walls, next);
    keep(open, next);
    return next;
}

/// Walls up everything that does not hang together with `start` in four directions; tells how much is left
/// open.
int fillUnreached(BitRows& walls, Point start) {
    BitRows reached{walls.size()};
    std::vector<Point> open{start};
    reached.set(start);
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const Point step : straightSteps) {
            const Point next = open[i] + step;
            if (!walls.size().contains(next) || walls[next] || reached[next]) continue;
            reached.set(next);
            open.push_back(next);
        }
    for (int y = 0; y < walls.size().height; ++y)
        for (int x = 0; x < walls.size().width; ++x)
            if (!reached[{x, y}]) walls.set({x, y});
    return static_cast<int>(open.size());
}

}  // namespace

std::vector<Point> cellsWornFrom(const Level& level, const Room& room, int steps, Rng rng) {
    const Rect ring = room.ring();
    const Point corner{ring.x, ring.y};
    std::vector<Point> open = keptOpen(level, room);
    if (open.empty()) return {};
    for (Point& at : open) at = at - corner;
    BitRows walls = ringOnly({ring.width, ring.height});
    for (int i = 0; i < steps; ++i) {
        BitRows next = settle(walls, i == 0 ? firstPercent : laterPercent, open, rng);
        const int left = fillUnreached(next, open.front());
        const bool joined = std::ranges::none_of(open, [&](Point at) { return next[at]; });
        if (!joined || 2 * left < room.floor.area()) break;
        walls = std::move(next);
    }
    std::vector<Point> worn;
    for (int y = room.floor.y; y < room.floor.bottom(); ++y)
        for (int x = room.floor.x; x < room.floor.right(); ++x)
            if (walls[Point{x, y} - corner]) worn.push_back({x, y});
    return worn;
}

Rng wearOf(Seed seed, const Room& room, int turn) {
    return Rng{
        derive(seed, "erosion", static_cast<std::uint64_t>(room.id), static_cast<std::uint64_t>(turn))};
}

void erodeRooms(int steps, Seed seed, Carver& carver, const Generation& out) {
    if (steps == 0) return;
    carver.step("erosion", nullptr,
                [&] { return "rock creeps in for " + std::to_string(steps) + " generations"; });
    for (const Room& room : out.level.rooms) {
        if (!isBuilt(room)) continue;
        const Rng rng = wearOf(seed, room, out.turn("erosion"));
        for (const Point at : cellsWornFrom(out.level, room, steps, rng)) carver.set(at, Tile::Wall);
    }
}

}  // namespace gone
