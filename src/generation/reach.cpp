#include "generation/reach.hpp"

#include "world/level.hpp"

#include <algorithm>
#include <vector>

namespace gone {

BitRows reachableFrom(const Grid<Tile>& tiles, Point from) {
    BitRows reached{tiles.size()};
    if (!isWalkable(tiles[from])) return reached;
    std::vector<Point> open{from};
    reached.set(from);
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (const Direction d : allDirections) {
            const Point next = at + offset(d);
            if (!tiles.contains(next) || reached[next] || !canStep(tiles, at, d)) continue;
            reached.set(next);
            open.push_back(next);
        }
    }
    return reached;
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
