#include "generation/regions.hpp"

#include <algorithm>

namespace gone {
namespace {

/// Floods one region with an explicit stack; `ids` marks what was visited.
Region flood(const Grid<Tile>& tiles, Point first, int id, Grid<int>& ids, std::vector<Point>& stack) {
    Point low = first;
    Point high = first;
    Region region{first, 0, {}};
    stack.assign(1, first);
    ids[first] = id;
    while (!stack.empty()) {
        const Point at = stack.back();
        stack.pop_back();
        ++region.area;
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        for (const Point step : straightSteps) {
            const Point next = at + step;
            if (!tiles.contains(next) || isSolid(tiles[next]) || ids[next] != noRegion) continue;
            ids[next] = id;
            stack.push_back(next);
        }
    }
    region.box = {low.x, low.y, high.x - low.x + 1, high.y - low.y + 1};
    return region;
}

}  // namespace

Regions labelRegions(const Grid<Tile>& tiles) {
    Regions regions{Grid<int>{tiles.size(), noRegion}, {}};
    std::vector<Point> stack;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (isSolid(tiles[at]) || regions.ids[at] != noRegion) continue;
            const int id = static_cast<int>(regions.list.size());
            regions.list.push_back(flood(tiles, at, id, regions.ids, stack));
        }
    return regions;
}

Rect boundingBox(const std::vector<Point>& cells) {
    const auto [left, right] = std::ranges::minmax(cells, {}, &Point::x);
    const int top = cells.front().y;  // cells run row by row
    return {left.x, top, right.x - left.x + 1, cells.back().y - top + 1};
}

std::vector<Point> cellsOf(const Regions& regions, int id) {
    const Rect box = regions.list[static_cast<std::size_t>(id)].box;
    std::vector<Point> cells;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            if (regions.ids[{x, y}] == id) cells.push_back({x, y});
    return cells;
}

}  // namespace gone
