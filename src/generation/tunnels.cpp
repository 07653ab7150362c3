#include "generation/tunnels.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <numeric>
#include <queue>
#include <tuple>

namespace gone {
namespace {

bool isInside(Size size, Point at) {
    return at.x > 0 && at.y > 0 && at.x < size.width - 1 && at.y < size.height - 1;
}

}  // namespace

TunnelFinder::TunnelFinder(Size size) : nodes_{size} {}

void TunnelFinder::reach(Point at, int cost, int estimate) {
    nodes_[at] = {cost, search_, false};
    buckets_[static_cast<std::size_t>(estimate) % bucketCount].push_back(at);
    ++waiting_;
}

std::optional<Tunnel> TunnelFinder::find(const Grid<Tile>& tiles, const DigCosts& costs, Point start,
                                         Point goal) {
    const auto estimate = [&](Point at, int cost) { return cost + manhattan(at, goal) * costs.least; };
    for (auto& bucket : buckets_) bucket.clear();
    waiting_ = 0;
    ++search_;
    Tunnel tunnel;
    std::optional<int> found;  // the cost of the path, once known
    reach(start, 0, estimate(start, 0));
    // All cells with an estimate up to the path's cost are expanded: only then is every cheapest way known.
    for (int level = estimate(start, 0); waiting_ > 0 && (!found || level <= *found); ++level) {
        std::vector<Point>& bucket = buckets_[static_cast<std::size_t>(level) % bucketCount];
        for (std::size_t i = 0; i < bucket.size(); ++i) {  // grows while it is read
            const Point at = bucket[i];
            Node& node = nodes_[at];
            if (node.expanded || estimate(at, node.cost) != level) continue;
            node.expanded = true;
            ++tunnel.expansions;
            if (at == goal) found = node.cost;
            for (const Point step : straightSteps) {
                const Point next = at + step;
                if (!isInside(tiles.size(), next)) continue;
                const int cost = node.cost + costs.at(tiles, next);
                if (isKnown(next) && nodes_[next].cost <= cost) continue;
                reach(next, cost, estimate(next, cost));
            }
        }
        waiting_ -= bucket.size();
        bucket.clear();
    }
    if (!found) return std::nullopt;
    tunnel.cost = *found;
    tunnel.path = walkBack(tiles, costs, start, goal);
    return tunnel;
}

std::vector<Point> TunnelFinder::walkBack(const Grid<Tile>& tiles, const DigCosts& costs, Point start,
                                          Point goal) const {
    std::vector<Point> path{goal};
    while (path.back() != start) {
        const Point at = path.back();
        const int before = nodes_[at].cost - costs.at(tiles, at);
        const auto step = std::ranges::find_if(straightSteps, [&](Point s) {
            const Point from = at + s;
            return tiles.contains(from) && isKnown(from) && nodes_[from].cost == before;
        });
        assert(step != straightSteps.end());
        path.push_back(at + *step);
    }
    std::ranges::reverse(path);
    return path;
}

namespace {

/// Cheapest cost from any region to each cell, and which region it was.
struct Wavefront {
    Grid<int> cost;
    Grid<int> owner;
};

Wavefront spread(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& ids) {
    using Entry = std::tuple<int, int, int>;  // cost, row, column: ties in row-major order
    constexpr int unreached = std::numeric_limits<int>::max();
    Wavefront front{Grid<int>{tiles.size(), unreached}, ids};
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (ids[{x, y}] >= 0) {
                front.cost[{x, y}] = 0;
                queue.push({0, y, x});
            }
    while (!queue.empty()) {
        const auto [cost, y, x] = queue.top();
        queue.pop();
        const Point at{x, y};
        if (cost != front.cost[at]) continue;
        for (const Point step : straightSteps) {
            const Point next = at + step;
            if (!isInside(tiles.size(), next)) continue;
            const int through = cost + costs.at(tiles, next);
            if (through >= front.cost[next]) continue;
            front.cost[next] = through;
            front.owner[next] = front.owner[at];
            queue.push({through, next.y, next.x});
        }
    }
    return front;
}

/// The way from a cell back into the region whose wave reached it, the cell first.
std::vector<Point> wayHome(const Grid<Tile>& tiles, const DigCosts& costs, const Wavefront& front, Point at) {
    std::vector<Point> way{at};
    while (front.cost[at] > 0) {
        const int before = front.cost[at] - costs.at(tiles, at);
        const auto step = std::ranges::find_if(straightSteps, [&](Point s) {
            const Point from = at + s;
            return tiles.contains(from) && front.cost[from] == before && front.owner[from] == front.owner[at];
        });
        assert(step != straightSteps.end());
        at = at + *step;
        way.push_back(at);
    }
    return way;
}

struct Border {
    int cost;
    Point a;
    Point b;
};

std::vector<Border> bordersOf(const Wavefront& front) {
    std::vector<Border> borders;
    for (int y = 1; y < front.cost.height() - 1; ++y)
        for (int x = 1; x < front.cost.width() - 1; ++x)
            for (const Point step : {Point{1, 0}, Point{0, 1}}) {
                const Point a{x, y};
                const Point b = a + step;
                if (!isInside(front.cost.size(), b) || front.owner[a] < 0 || front.owner[b] < 0) continue;
                if (front.owner[a] != front.owner[b])
                    borders.push_back({front.cost[a] + front.cost[b], a, b});
            }
    return borders;
}

}  // namespace

std::vector<Meeting> joiningTree(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& ids,
                                 int regionCount) {
    const Wavefront front = spread(tiles, costs, ids);
    std::vector<Border> borders = bordersOf(front);
    std::ranges::stable_sort(borders, {}, &Border::cost);

    std::vector<int> root(static_cast<std::size_t>(regionCount));
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&](int region) {
        while (root[static_cast<std::size_t>(region)] != region)
            region = root[static_cast<std::size_t>(region)];
        return region;
    };
    std::vector<Meeting> tree;
    for (const Border& border : borders) {
        const int a = find(front.owner[border.a]);
        const int b = find(front.owner[border.b]);
        if (a == b) continue;
        root[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
        std::vector<Point> path = wayHome(tiles, costs, front, border.a);
        std::ranges::reverse(path);
        const std::vector<Point> rest = wayHome(tiles, costs, front, border.b);
        path.insert(path.end(), rest.begin(), rest.end());
        // The last cell is open floor of the other region, which the wavefronts did not pay for.
        const int cost = border.cost + costs.floorCost;
        tree.push_back({front.owner[border.a], front.owner[border.b], {std::move(path), cost, 0}});
    }
    return tree;
}

}  // namespace gone
