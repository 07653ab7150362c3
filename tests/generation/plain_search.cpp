#include "generation/plain_search.hpp"

#include <algorithm>
#include <deque>
#include <queue>
#include <utility>

namespace gone {

Grid<int> plainLabels(const Grid<Tile>& tiles) {
    Grid<int> labels{tiles.size(), -1};
    int next = 0;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            if (isSolid(tiles[{x, y}]) || labels[{x, y}] >= 0) continue;
            std::deque<Point> queue{{x, y}};
            labels[{x, y}] = next;
            while (!queue.empty()) {
                const Point at = queue.front();
                queue.pop_front();
                for (const Point to : {Point{at.x + 1, at.y}, Point{at.x - 1, at.y}, Point{at.x, at.y + 1},
                                       Point{at.x, at.y - 1}}) {
                    if (!tiles.contains(to) || isSolid(tiles[to]) || labels[to] >= 0) continue;
                    labels[to] = next;
                    queue.push_back(to);
                }
            }
            ++next;
        }
    return labels;
}

Grid<int> plainCosts(const Grid<Tile>& tiles, const DigCosts& costs, Point start) {
    Grid<int> reached{tiles.size(), unreached};
    std::priority_queue<std::pair<int, std::size_t>> queue;  // the negated cost: the cheapest first
    const auto width = static_cast<std::size_t>(tiles.width());
    reached[start] = 0;
    queue.push({0, tiles.index(start)});
    while (!queue.empty()) {
        const auto [negated, index] = queue.top();
        queue.pop();
        const Point at{static_cast<int>(index % width), static_cast<int>(index / width)};
        if (-negated != reached[at]) continue;
        for (const Point to :
             {Point{at.x + 1, at.y}, Point{at.x - 1, at.y}, Point{at.x, at.y + 1}, Point{at.x, at.y - 1}}) {
            if (to.x < 1 || to.y < 1 || to.x > tiles.width() - 2 || to.y > tiles.height() - 2) continue;
            const int enter = isSolid(tiles[to]) ? costs.wallCosts[to] : costs.floorCost;
            if (reached[at] + enter >= reached[to]) continue;
            reached[to] = reached[at] + enter;
            queue.push({-reached[to], tiles.index(to)});
        }
    }
    return reached;
}

std::vector<Point> plainPath(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& reached,
                             Point start, Point goal) {
    std::vector<Point> path{goal};
    while (path.back() != start) {
        const Point at = path.back();
        const int enter = isSolid(tiles[at]) ? costs.wallCosts[at] : costs.floorCost;
        for (const Point from :
             {Point{at.x, at.y - 1}, Point{at.x - 1, at.y}, Point{at.x + 1, at.y}, Point{at.x, at.y + 1}}) {
            if (!tiles.contains(from) || reached[from] != reached[at] - enter) continue;
            path.push_back(from);
            break;
        }
        if (path.back() == at) return {};  // torn: no cheapest way leads on
    }
    std::ranges::reverse(path);
    return path;
}

int plainExpansions(const DigCosts& costs, const Grid<int>& reached, Point goal) {
    int least = costs.floorCost;
    for (const std::uint8_t cost : costs.wallCosts.cells()) least = std::min(least, int{cost});
    int count = 0;
    for (int y = 0; y < reached.height(); ++y)
        for (int x = 0; x < reached.width(); ++x) {
            const int soFar = reached[{x, y}];
            if (soFar != unreached && soFar + manhattan({x, y}, goal) * least <= reached[goal]) ++count;
        }
    return count;
}

}  // namespace gone
