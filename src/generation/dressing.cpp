#include "generation/dressing.hpp"

#include "base/noise.hpp"
#include "base/rng.hpp"
#include "generation/reach.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {
namespace {

/// Floor that nothing must stand on: before doors and where corridors come in.
bool isThreshold(const Grid<Tile>& tiles, Point at) {
    return std::ranges::any_of(straightSteps, [&](Point step) {
        const Tile tile = tiles.at(at + step, Tile::Rock);
        return isDoor(tile) || tile == Tile::Corridor || tile == Tile::Junction;
    });
}

std::vector<Point> freeFloor(const Grid<Tile>& tiles) {
    std::vector<Point> cells;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (tiles[{x, y}] == Tile::Floor && !isThreshold(tiles, {x, y})) cells.push_back({x, y});
    return cells;
}

/// The `percent` of the free floor where a noise field of its own is highest: patches with smooth outlines.
std::vector<Point> patches(const Grid<Tile>& tiles, int percent, int scale, Seed stream) {
    if (percent == 0) return {};
    const Grid<std::uint8_t> noise = perlinNoise(tiles.size(), stream, scale, 2);
    std::vector<Point> cells = freeFloor(tiles);
    std::ranges::stable_sort(cells, [&](Point a, Point b) { return noise[a] > noise[b]; });
    cells.resize(cells.size() * static_cast<std::size_t>(percent) / 100);
    return cells;
}

template <class IsInside>
int countAround(Point at, IsInside isInside) {
    return static_cast<int>(
        std::ranges::count_if(allDirections, [&](Direction d) { return isInside(at + offset(d)); }));
}

/// The pieces of a set of cells that hang together in eight directions, each in the order found.
std::vector<std::vector<Point>> piecesOf(Size size, const std::vector<Point>& cells) {
    BitRows left{size};
    for (const Point at : cells) left.set(at);
    std::vector<std::vector<Point>> pieces;
    for (const Point first : cells) {
        if (!left[first]) continue;
        left.set(first, false);
        std::vector<Point>& piece = pieces.emplace_back(1, first);
        for (std::size_t i = 0; i < piece.size(); ++i)
            for (const Direction d : allDirections) {
                const Point next = piece[i] + offset(d);
                if (!size.contains(next) || !left[next]) continue;
                left.set(next, false);
                piece.push_back(next);
            }
    }
    return pieces;
}

/// Turns cells into something nobody walks on, piece by piece; a piece that would cut the level is left out.
void placeImpassable(const std::vector<Point>& cells, Tile tile, Carver& carver) {
    for (const std::vector<Point>& piece : piecesOf(carver.size(), cells)) {
        std::vector<Tile> before;
        for (const Point at : piece) {
            before.push_back(carver.tiles()[at]);
            carver.set(at, tile);
        }
        if (isMendedAround(carver.tiles(), piece) || isOnePiece(carver.tiles())) continue;
        for (std::size_t i = 0; i < piece.size(); ++i) carver.set(piece[i], before[i]);
    }
}

void pourWater(int percent, Seed stream, Carver& carver) {
    const std::vector<Point> pool = patches(carver.tiles(), percent, 10, stream);
    for (const Point at : pool) carver.set(at, Tile::ShallowWater);
    std::vector<Point> deep;
    for (const Point at : pool)
        if (countAround(at, [&](Point p) { return carver.tiles()[p] == Tile::ShallowWater; }) == 8)
            deep.push_back(at);
    placeImpassable(deep, Tile::DeepWater, carver);
}

void growGrass(int percent, Seed stream, Carver& carver) {
    const std::vector<Point> meadow = patches(carver.tiles(), percent, 6, stream);
    for (const Point at : meadow) carver.set(at, Tile::LowGrass);
    std::vector<Point> tall;
    for (const Point at : meadow)
        if (countAround(at, [&](Point p) { return carver.tiles()[p] == Tile::LowGrass; }) >= 6)
            tall.push_back(at);
    for (const Point at : tall) carver.set(at, Tile::TallGrass);
}

/// A pillar needs open, dry ground all round: then it can never stand in the only way.
bool fitsPillar(const Grid<Tile>& tiles, Point at) {
    if (tiles[at] != Tile::Floor || isThreshold(tiles, at)) return false;
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const Tile tile = tiles.at(at + Point{dx, dy}, Tile::Rock);
            const bool isNear = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
            if (tile == Tile::Pillar || (isNear && tile != Tile::Floor && tile != Tile::LowGrass))
                return false;
        }
    return true;
}

/// Pillars of a room stand in fours, mirrored about its middle.
void raisePillarsInRoom(Rect floor, int percent, Rng& rng, Carver& carver) {
    for (int dy = 0; dy < (floor.height + 1) / 2; ++dy)
        for (int dx = 0; dx < (floor.width + 1) / 2; ++dx) {
            const int left = floor.x + dx;
            const int right = floor.right() - 1 - dx;
            const int top = floor.y + dy;
            const int bottom = floor.bottom() - 1 - dy;
            const bool chosen = rng.chance(percent);
            // Mirrored partners must not crowd each other: three apart, or one and the same.
            const bool crowded = (right != left && right - left < 3) || (bottom != top && bottom - top < 3);
            if (!chosen || crowded) continue;
            const std::array<Point, 4> four{Point{left, top}, Point{right, top}, Point{left, bottom},
                                            Point{right, bottom}};
            if (!std::ranges::all_of(four, [&](Point at) { return fitsPillar(carver.tiles(), at); }))
                continue;
            for (const Point at : four) carver.set(at, Tile::Pillar);
        }
}

void raisePillars(int percent, Seed stream, Carver& carver, const Level& level) {
    if (percent == 0) return;
    Rng rng{stream};
    for (const Room& room : level.rooms) {
        if (isBuilt(room)) raisePillarsInRoom(room.floor, percent, rng, carver);
        if (room.kind != RoomKind::Region) continue;
        for (int y = room.floor.y; y < room.floor.bottom(); ++y)
            for (int x = room.floor.x; x < room.floor.right(); ++x)
                if (rng.chance(percent) && fitsPillar(carver.tiles(), {x, y}))
                    carver.set({x, y}, Tile::Pillar);
    }
}

}  // namespace

void dress(const Dressing& dressing, Seed seed, Carver& carver, const Generation& out) {
    const auto stream = [&](std::string_view purpose) {
        return derive(seed, purpose, 0, static_cast<std::uint64_t>(out.turn("finish")));
    };
    pourWater(dressing.waterPercent, stream("water"), carver);
    placeImpassable(patches(carver.tiles(), dressing.holesPercent, 5, stream("holes")), Tile::Hole, carver);
    growGrass(dressing.grassPercent, stream("grass"), carver);
    raisePillars(dressing.pillarsPercent, stream("pillars"), carver, out.level);
}

}  // namespace gone
