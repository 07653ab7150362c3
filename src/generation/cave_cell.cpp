#include "generation/cave_cell.hpp"

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "base/rng.hpp"
#include "generation/regions.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

constexpr int leastCells = 9;
constexpr int mostListed = 32;

BitRows settledWalls(const CaveCellRules& rules, Size size, Rng& rng) {
    BitRows walls{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const bool edge = x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1;
            if (edge || rng.chance(rules.fillPercent)) walls.set({x, y});
        }
    BitRows next{size};
    for (int i = 0; i < rules.steps; ++i) {
        stepAutomaton(rules.rule, walls, next);
        std::swap(walls, next);
    }
    return walls;
}

}  // namespace

std::vector<Point> growCaveCell(const CaveCellRules& rules, Rect area, Seed stream) {
    // With its walls a cave takes what a room takes with its ring: all but the free lane.
    const Size size{area.width - 1, area.height - 1};
    Rng rng{stream};
    const BitRows walls = settledWalls(rules, size, rng);
    Grid<Tile> tiles{size, Tile::Floor};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (walls[{x, y}]) tiles[{x, y}] = Tile::Wall;
    const Regions regions = labelRegions(tiles);
    const auto largest = std::ranges::max_element(regions.list, {}, &Region::area);
    if (largest == regions.list.end() || largest->area < leastCells) return {};
    std::vector<Point> cells = cellsOf(regions, static_cast<int>(largest - regions.list.begin()));
    for (Point& at : cells) at = at + Point{area.x, area.y};
    return cells;
}

std::vector<Gate> mouthsOf(const std::vector<Point>& cells, Size size) {
    BitRows open{size};
    for (const Point at : cells) open.set(at);
    const Rect inside{1, 1, size.width - 2, size.height - 2};
    const auto isClear = [&](Point at) {
        return inside.contains(at) && !open[at] &&
               std::ranges::none_of(allDirections, [&](Direction d) { return open[at + offset(d)]; });
    };
    std::vector<Gate> gates;
    for (const Direction out : {Direction::North, Direction::West, Direction::East, Direction::South}) {
        std::vector<Gate> side;
        for (const Point at : cells) {
            const Point mouth = at + offset(out);
            if (inside.contains(mouth) && !open[mouth] && isClear(mouth + offset(out)))
                side.push_back({mouth, out, true});
        }
        const int count = static_cast<int>(side.size());
        const int kept = std::min(count, mostListed);
        for (int i = 0; i < kept; ++i)
            gates.push_back(side[static_cast<std::size_t>((2 * i + 1) * count / (2 * kept))]);
    }
    return gates;
}

}  // namespace gone
