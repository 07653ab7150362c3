#include "generation/erosion.hpp"

#include "base/rng.hpp"
#include "generation/automaton.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int scatteredPercent = 38;

/// The floor cells just inside the room's doors.
std::vector<Point> thresholds(const Level& level, const Room& room) {
    std::vector<Point> cells;
    for (const Door& door : level.doors)
        for (const Point step : straightSteps)
            if (door.room == room.id && room.floor.contains(door.at + step)) cells.push_back(door.at + step);
    return cells;
}

/// Walls inside a room after erosion, in the room's own coordinates with its ring around.
BitRows settle(const Room& room, int steps, const std::vector<Point>& open, Rng& rng) {
    const Rect ring = room.ring();
    BitRows walls{{ring.width, ring.height}};
    for (int y = 0; y < ring.height; ++y)
        for (int x = 0; x < ring.width; ++x) {
            const bool edge = x == 0 || y == 0 || x == ring.width - 1 || y == ring.height - 1;
            if (edge || rng.chance(scatteredPercent)) walls.set({x, y});
        }
    BitRows next{walls.size()};
    for (int i = 0; i < steps; ++i) {
        for (const Point at : open) walls.set(at - Point{ring.x, ring.y}, false);
        stepAutomaton({}, walls, next);
        std::swap(walls, next);
    }
    for (const Point at : open) walls.set(at - Point{ring.x, ring.y}, false);
    return walls;
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

void erodeRooms(int steps, Seed seed, Carver& carver, const Generation& out) {
    if (steps == 0) return;
    carver.step("erosion", nullptr,
                [&] { return "rock creeps in for " + std::to_string(steps) + " generations"; });
    for (const Room& room : out.level.rooms) {
        if (!isBuilt(room)) continue;
        const std::vector<Point> open = thresholds(out.level, room);
        if (open.empty()) continue;
        Rng rng{derive(seed, "erosion", static_cast<std::uint64_t>(room.id),
                       static_cast<std::uint64_t>(out.turn("erosion")))};
        BitRows walls = settle(room, steps, open, rng);
        const Point corner{room.floor.x - 1, room.floor.y - 1};
        const int left = fillUnreached(walls, open.front() - corner);
        const bool joined = std::ranges::none_of(open, [&](Point at) { return walls[at - corner]; });
        if (!joined || 2 * left < room.floor.area()) continue;
        for (int y = room.floor.y; y < room.floor.bottom(); ++y)
            for (int x = room.floor.x; x < room.floor.right(); ++x)
                if (walls[Point{x, y} - corner]) carver.set({x, y}, Tile::Wall);
    }
}

}  // namespace gone
