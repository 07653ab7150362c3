#include "generation/reach.hpp"

#include "world/level.hpp"

#include <algorithm>
#include <vector>

namespace gone {

namespace {

/// The cells of `within` that can be walked to from `from` without leaving it.
BitRows reachableWithin(const Grid<Tile>& tiles, Point from, Rect within) {
    BitRows reached{tiles.size()};
    if (!isWalkable(tiles[from])) return reached;
    std::vector<Point> open{from};
    reached.set(from);
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (const Direction d : allDirections) {
            const Point next = at + offset(d);
            if (!within.contains(next) || reached[next] || !canStep(tiles, at, d)) continue;
            reached.set(next);
            open.push_back(next);
        }
    }
    return reached;
}

Rect wholeOf(const Grid<Tile>& tiles) {
    return {0, 0, tiles.width(), tiles.height()};
}

Rect boxAround(const std::vector<Point>& cells, int margin, Rect map) {
    const auto [left, right] = std::ranges::minmax(cells, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Point::y);
    const int x = std::max(map.x, left.x - margin);
    const int y = std::max(map.y, top.y - margin);
    return {x, y, std::min(map.right(), right.x + margin + 1) - x,
            std::min(map.bottom(), bottom.y + margin + 1) - y};
}

}  // namespace

BitRows reachableFrom(const Grid<Tile>& tiles, Point from) {
    return reachableWithin(tiles, from, wholeOf(tiles));
}

bool isMendedAround(const Grid<Tile>& tiles, const std::vector<Point>& cells) {
    const Rect map = wholeOf(tiles);
    std::vector<Point> rim;
    for (const Point at : cells)
        for (const Direction d : allDirections)
            if (map.contains(at + offset(d)) && isWalkable(tiles[at + offset(d)]))
                rim.push_back(at + offset(d));
    if (rim.empty()) return false;
    const BitRows reached = reachableWithin(tiles, rim.front(), boxAround(cells, 3, map));
    return std::ranges::all_of(rim, [&](Point at) { return reached[at]; });
}

std::optional<Point> firstWalkable(const Grid<Tile>& tiles) {
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isWalkable(tiles[{x, y}])) return Point{x, y};
    return std::nullopt;
}

int countWalkable(const Grid<Tile>& tiles) {
    return static_cast<int>(std::ranges::count_if(tiles.cells(), isWalkable));
}

bool isOnePiece(const Grid<Tile>& tiles) {
    const std::optional<Point> first = firstWalkable(tiles);
    return !first || reachableFrom(tiles, *first).count() == countWalkable(tiles);
}

}  // namespace gone
