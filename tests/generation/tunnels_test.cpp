#include "generation/tunnels.hpp"

#include "base/noise.hpp"
#include "base/rng.hpp"
#include "generation/plain_search.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

using namespace gone;

namespace {

DigCosts anyCosts(Size size, Rng& rng, Seed seed) {
    DigCosts costs;
    const int wallCost = 1 + rng.below(100);
    costs.floorCost = 1 + rng.below(20);
    costs.least = std::min(costs.floorCost, wallCost);
    costs.wallCosts = Grid<std::uint8_t>{size, static_cast<std::uint8_t>(wallCost)};
    if (rng.below(2) == 0) return costs;
    const int noiseCost = 1 + rng.below(50);
    const int scale = 2 + rng.below(20);
    const Grid<std::uint8_t> noise = perlinNoise(size, seed, scale, 3);
    for (std::size_t i = 0; i < noise.cells().size(); ++i)
        costs.wallCosts.cells()[i] = static_cast<std::uint8_t>(wallCost + noise.cells()[i] * noiseCost / 256);
    return costs;
}

DigCosts flatCosts(Size size, int floorCost, int wallCost) {
    return {floorCost, Grid<std::uint8_t>{size, static_cast<std::uint8_t>(wallCost)},
            std::min(floorCost, wallCost)};
}

Point anyInner(Size size, Rng& rng) {
    const int x = 1 + rng.below(size.width - 2);
    const int y = 1 + rng.below(size.height - 2);
    return {x, y};
}

/// The cheapest way from region to region through rock alone, its walls' costs summed.
int rockBetween(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& ids, int from, int to) {
    DigCosts rockOnly = costs;
    rockOnly.floorCost = 0;
    Grid<Tile> map{tiles.size(), Tile::Wall};
    Point start;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const int id = ids[{x, y}];
            if (id == from || id == to) map[{x, y}] = Tile::Floor;
            if (id == from) start = {x, y};
            if (id >= 0 && id != from && id != to) rockOnly.wallCosts[{x, y}] = 255;  // no short cut
        }
    const Grid<int> reached = plainCosts(map, rockOnly, start);
    int least = unreached;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (ids[{x, y}] == to) least = std::min(least, reached[{x, y}]);
    return least;
}

/// The weight of a minimum spanning tree over a full table of distances.
int spanningWeight(const std::vector<std::vector<int>>& between) {
    std::vector<bool> inside(between.size(), false);
    std::vector<int> nearest(between.size(), unreached);
    nearest[0] = 0;
    int weight = 0;
    for (std::size_t step = 0; step < between.size(); ++step) {
        std::size_t best = between.size();
        for (std::size_t i = 0; i < between.size(); ++i)
            if (!inside[i] && (best == between.size() || nearest[i] < nearest[best])) best = i;
        inside[best] = true;
        weight += nearest[best];
        for (std::size_t i = 0; i < between.size(); ++i) nearest[i] = std::min(nearest[i], between[best][i]);
    }
    return weight;
}

}  // namespace

TEST_CASE("a tunnel costs what a plain search finds, runs the canonical way, and expands no cell too many") {
    Rng rng{derive(Seed{1}, "tunnels test")};
    for (int seed = 0; seed < seedCount(250); ++seed) {
        CAPTURE(seed);
        const int width = 3 + rng.below(58);
        const int height = 3 + rng.below(38);
        const Size size{width, height};
        const Seed map{static_cast<std::uint64_t>(seed)};
        const int percent = rng.below(101);
        const Grid<Tile> tiles = scatteredWalls(size, percent, map);
        const DigCosts costs = anyCosts(size, rng, map);
        TunnelFinder finder{size};
        for (int search = 0; search < 4; ++search) {  // one finder: nothing may leak from search to search
            const Point start = anyInner(size, rng);
            const Point goal = anyInner(size, rng);
            const Grid<int> reached = plainCosts(tiles, costs, start);
            const std::optional<Tunnel> tunnel = finder.find(tiles, costs, start, goal);
            REQUIRE(tunnel);
            REQUIRE(tunnel->cost == reached[goal]);
            REQUIRE(tunnel->path == plainPath(tiles, costs, reached, start, goal));
            int least = costs.floorCost;
            for (const std::uint8_t cost : costs.wallCosts.cells()) least = std::min(least, int{cost});
            if (costs.least == least) REQUIRE(tunnel->expansions == plainExpansions(costs, reached, goal));
        }
    }
}

TEST_CASE("a tunnel never runs along the edge of the map, even where that is floor") {
    const Size size{12, 8};
    Grid<Tile> tiles{size, Tile::Floor};
    for (int y = 1; y < 7; ++y)
        for (int x = 3; x < 9; ++x) tiles[{x, y}] = Tile::Wall;
    const std::optional<Tunnel> tunnel =
        TunnelFinder{size}.find(tiles, flatCosts(size, 1, 100), {1, 1}, {10, 1});
    REQUIRE(tunnel);
    for (const Point at : tunnel->path) CHECK((at.x > 0 && at.y > 0 && at.x < 11 && at.y < 7));
    CHECK(tunnel->cost == 3 + 600);
}

TEST_CASE("no tunnel leads to the edge") {
    const Size size{9, 9};
    const Grid<Tile> tiles{size, Tile::Wall};
    CHECK_FALSE(TunnelFinder{size}.find(tiles, flatCosts(size, 1, 5), {4, 4}, {0, 4}));
}

TEST_CASE("a tunnel from a cell to itself is that cell, for nothing") {
    const Size size{5, 5};
    const std::optional<Tunnel> tunnel =
        TunnelFinder{size}.find(Grid<Tile>{size, Tile::Wall}, flatCosts(size, 1, 5), {2, 2}, {2, 2});
    REQUIRE(tunnel);
    CHECK(tunnel->path == std::vector{Point{2, 2}});
    CHECK(tunnel->cost == 0);
}

TEST_CASE("floor dearer than rock makes tunnels keep to the rock") {
    const Size size{11, 7};
    Grid<Tile> tiles{size, Tile::Wall};
    for (int x = 1; x < 10; ++x) tiles[{x, 3}] = Tile::Floor;
    const std::optional<Tunnel> tunnel =
        TunnelFinder{size}.find(tiles, flatCosts(size, 20, 1), {1, 3}, {9, 3});
    REQUIRE(tunnel);
    CHECK(tunnel->cost == 9 + 20);
    CHECK(std::ranges::count_if(tunnel->path, [&](Point p) { return tiles[p] == Tile::Floor; }) == 2);
}

TEST_CASE("a joining tree reaches every region at the least total cost") {
    Rng rng{derive(Seed{2}, "tunnels test")};
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        const int width = 5 + rng.below(26);
        const int height = 5 + rng.below(16);
        const Size size{width, height};
        Grid<Tile> tiles = scatteredWalls(size, 75, Seed{static_cast<std::uint64_t>(seed)});
        for (int x = 0; x < width; ++x) tiles[{x, 0}] = tiles[{x, height - 1}] = Tile::Wall;
        for (int y = 0; y < height; ++y) tiles[{0, y}] = tiles[{width - 1, y}] = Tile::Wall;
        const int wallCost = 1 + rng.below(9);
        const DigCosts costs = flatCosts(size, 1 + rng.below(4), wallCost);
        const Grid<int> ids = plainLabels(tiles);
        const int regions = *std::ranges::max_element(ids.cells()) + 1;
        if (regions < 1) continue;

        const std::vector<Meeting> tree = joiningTree(tiles, costs, ids, regions);
        REQUIRE(static_cast<int>(tree.size()) == regions - 1);
        int weight = 0;
        std::vector<int> part(static_cast<std::size_t>(regions));
        std::iota(part.begin(), part.end(), 0);
        for (const Meeting& meeting : tree) {
            const std::vector<Point>& path = meeting.tunnel.path;
            REQUIRE(ids[path.front()] == meeting.from);
            REQUIRE(ids[path.back()] == meeting.to);
            int sum = 0;
            for (std::size_t i = 1; i < path.size(); ++i) {
                REQUIRE(manhattan(path[i - 1], path[i]) == 1);
                sum += costs.at(tiles, path[i]);
            }
            REQUIRE(meeting.tunnel.cost == sum);
            weight += sum - costs.floorCost;
            const int gone = part[static_cast<std::size_t>(meeting.to)];
            const int stays = part[static_cast<std::size_t>(meeting.from)];
            REQUIRE(gone != stays);
            std::ranges::replace(part, gone, stays);
        }
        const auto count = static_cast<std::size_t>(regions);
        std::vector<std::vector<int>> between(count, std::vector<int>(count, 0));
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < a; ++b)
                between[a][b] = between[b][a] =
                    rockBetween(tiles, costs, ids, static_cast<int>(a), static_cast<int>(b));
        REQUIRE(weight == spanningWeight(between));
    }
}
