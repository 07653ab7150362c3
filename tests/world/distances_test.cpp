#include "world/distances.hpp"

#include "base/rng.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"
#include "world/level.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

using namespace gone;

namespace {

/// A plain twin: a queue flood that asks canStep at every cell.
Grid<int> floodedFrom(const Grid<Tile>& tiles, const std::vector<Point>& sources) {
    Grid<int> distances{tiles.size(), unreachable};
    std::deque<Point> queue;
    for (const Point source : sources) {
        distances[source] = 0;
        queue.push_back(source);
    }
    for (; !queue.empty(); queue.pop_front())
        for (const Direction direction : allDirections) {
            const Point at = queue.front();
            const Point to = at + offset(direction);
            if (!canStep(tiles, at, direction) || distances[to] != unreachable) continue;
            distances[to] = distances[at] + 1;
            queue.push_back(to);
        }
    return distances;
}

std::vector<Point> walkableCells(const Grid<Tile>& tiles) {
    std::vector<Point> cells;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isWalkable(tiles[{x, y}])) cells.push_back({x, y});
    return cells;
}

/// A plain twin: every candidate asks every other.
int mostStepsBetween(const Grid<Tile>& tiles, const std::vector<Point>& candidates) {
    int most = 0;
    for (const Point from : candidates) {
        const Grid<int> distances = floodedFrom(tiles, {from});
        for (const Point to : candidates)
            if (distances[to] != unreachable) most = std::max(most, distances[to]);
    }
    return most;
}

/// Distances as digits, '.' where one cannot get.
std::string digits(const Grid<int>& distances) {
    std::string text;
    for (int y = 0; y < distances.height(); ++y) {
        for (const int d : distances.row(y)) text += d == unreachable ? '.' : static_cast<char>('0' + d);
        text += '\n';
    }
    return text;
}

/// Checks the pair against both twins.
void checkFarthest(const Grid<Tile>& tiles, const std::vector<Point>& candidates) {
    const auto pair = farthestPair(tiles, candidates);
    REQUIRE(pair.has_value());
    CHECK(pair->steps == mostStepsBetween(tiles, candidates));
    CHECK(floodedFrom(tiles, {pair->first})[pair->second] == pair->steps);
    CHECK(std::ranges::count(candidates, pair->first) == 1);
    CHECK(std::ranges::count(candidates, pair->second) == 1);
    CHECK_FALSE(rowMajorLess(pair->second, pair->first));
}

}  // namespace

TEST_CASE("distances count steps in eight directions round walls and straight through doors") {
    const Level level = levelFromText(
        "#########\n"
        "#...#...#\n"
        "#...+...#\n"
        "#...#...#\n"
        "#########\n");
    const Point from{1, 1};
    CHECK(digits(distancesFrom(level.tiles, std::array{from})) ==
          ".........\n"
          ".012.556.\n"
          ".1123456.\n"
          ".222.556.\n"
          ".........\n");
}

TEST_CASE("with several sources each cell counts from the nearest") {
    const Level level = levelFromText(".........");
    CHECK(digits(distancesFrom(level.tiles, std::array{Point{0, 0}, Point{6, 0}, Point{6, 0}})) ==
          "012321012\n");
    CHECK(digits(distancesFrom(level.tiles, {})) == ".........\n");
}

TEST_CASE("a source nobody can stand on is 0 and leads nowhere") {
    const Level level = levelFromText(".#.");
    CHECK(digits(distancesFrom(level.tiles, std::array{Point{1, 0}})) == ".0.\n");
}

TEST_CASE("distance maps equal a plain flood on any map, and buffers can be used again") {
    Grid<int> distances;
    for (int n = 0; n < seedCount(300); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        Rng rng{derive(seed, "size")};
        Size size;
        size.width = 1 + rng.below(30);
        size.height = 1 + rng.below(20);
        const Grid<Tile> tiles = n % 2 == 0 ? scatteredWalls(size, n % 50, seed) : anyTiles(size, seed);
        StepMap map{tiles};
        for (std::size_t count = 1; count < 4; ++count) {
            std::vector<Point> sources(count);
            for (Point& source : sources) {
                source.x = rng.below(size.width);
                source.y = rng.below(size.height);
            }
            map.distancesFrom(sources, distances);
            REQUIRE(distances == floodedFrom(tiles, sources));
        }
    }
}

TEST_CASE("opening and closing doors changes no distance") {
    const std::string closed = "#####\n#.+.#\n#####\n";
    std::string open = closed;
    open[open.find('+')] = '\'';
    const std::array source{Point{1, 1}};
    CHECK(distancesFrom(levelFromText(closed).tiles, source) ==
          distancesFrom(levelFromText(open).tiles, source));
}

TEST_CASE("the farthest pair are the two ends of a corridor") {
    const Level level = levelFromText(
        "....#\n"
        "###.#\n"
        "....#\n");
    const auto pair = farthestPair(level.tiles, walkableCells(level.tiles));
    REQUIRE(pair.has_value());
    CHECK(*pair == FarPair{{0, 0}, {0, 2}, 8});
}

TEST_CASE("the farthest pair is taken from the candidates alone") {
    const Level level = levelFromText("..........");
    const auto pair = farthestPair(level.tiles, std::array{Point{2, 0}, Point{7, 0}, Point{4, 0}});
    REQUIRE(pair.has_value());
    CHECK(*pair == FarPair{{2, 0}, {7, 0}, 5});
}

TEST_CASE("without candidates there is no pair, and a lonely one pairs with itself") {
    const Level level = levelFromText(".#.");
    CHECK_FALSE(farthestPair(level.tiles, {}).has_value());
    CHECK(farthestPair(level.tiles, std::array{Point{2, 0}}) == FarPair{{2, 0}, {2, 0}, 0});
    CHECK(farthestPair(level.tiles, std::array{Point{2, 0}, Point{0, 0}})->steps == 0);
}

TEST_CASE("no two candidates are farther apart than the farthest pair on any map") {
    for (int n = 0; n < seedCount(120); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        const Grid<Tile> tiles =
            n % 3 == 0 ? anyTiles({16, 14}, seed) : scatteredWalls({16, 14}, n % 60, seed);
        std::vector<Point> candidates = walkableCells(tiles);
        if (candidates.empty()) continue;
        checkFarthest(tiles, candidates);
        Rng rng{derive(seed, "candidates")};
        std::erase_if(candidates, [&](Point) { return rng.chance(70); });
        if (!candidates.empty()) checkFarthest(tiles, candidates);
    }
}

TEST_CASE("the farthest pair is found on a ring, where every cell is as far out as any other") {
    Grid<Tile> tiles{Size{20, 12}, Tile::Corridor};
    for (int y = 1; y < 11; ++y)
        for (int x = 1; x < 19; ++x) tiles[{x, y}] = Tile::Rock;
    checkFarthest(tiles, walkableCells(tiles));
}

TEST_CASE(
    "the farthest pair does not depend on the order of the candidates in length, and asks twice the same") {
    const Grid<Tile> tiles = scatteredWalls({30, 20}, 30, Seed{8});
    std::vector<Point> candidates = walkableCells(tiles);
    const auto pair = farthestPair(tiles, candidates);
    REQUIRE(pair.has_value());
    CHECK(farthestPair(tiles, candidates) == pair);
    std::ranges::reverse(candidates);
    CHECK(farthestPair(tiles, candidates)->steps == pair->steps);
}
