#include "generation/doors.hpp"

#include "generation/drawn_level.hpp"
#include "generation/generators.hpp"
#include "generation/reach.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace gone;

namespace {

/// Links that run straight from corner to corner, with no rooms at their ends.
Level drawnLinks(const std::vector<std::vector<Point>>& paths) {
    Level level;
    level.tiles = Grid<Tile>{{20, 12}, Tile::Rock};
    for (const std::vector<Point>& corners : paths) {
        Link link;
        link.path = cellsAlong(corners);
        for (const Point at : link.path) level.tiles[at] = Tile::Corridor;
        level.links.push_back(std::move(link));
    }
    return level;
}

}  // namespace

TEST_CASE("a door is made once for each place") {
    Level level;
    CHECK(doorAt(level, 3, {5, 1}, Axis::Horizontal) == 0);
    CHECK(doorAt(level, 2, {8, 4}, Axis::Vertical) == 1);
    CHECK(doorAt(level, 3, {5, 1}, Axis::Horizontal) == 0);
    REQUIRE(level.doors.size() == 2);
    CHECK(level.doors[1].at == Point{8, 4});
    CHECK(level.doors[1].room == 2);
    CHECK(level.doors[1].axis == Axis::Vertical);
    CHECK(level.doors[1].kind == DoorKind::Plain);
}

TEST_CASE("a crossing is where two paths share a cell, their ends apart") {
    CHECK(crossingsOf(drawnLinks({{{1, 3}, {9, 3}}, {{5, 1}, {5, 8}}})) == std::vector{Point{5, 3}});
    CHECK(crossingsOf(drawnLinks({{{1, 3}, {9, 3}}, {{5, 3}, {5, 8}}})).empty());
    CHECK(crossingsOf(drawnLinks({{{1, 3}, {9, 3}}, {{1, 3}, {1, 8}}})).empty());
}

TEST_CASE("paths that run together cross at every cell they share, listed once and row by row") {
    const Level level =
        drawnLinks({{{1, 3}, {9, 3}}, {{1, 3}, {6, 3}, {6, 8}}, {{4, 1}, {4, 8}}, {{6, 1}, {6, 8}}});
    const std::vector<Point> expected{{2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {6, 4}, {6, 5}, {6, 6}, {6, 7}};
    CHECK(crossingsOf(level) == expected);
}

TEST_CASE("touches are cells of two paths side by side that share none") {
    const Level level = drawnLinks({{{1, 3}, {9, 3}}, {{3, 4}, {6, 4}}});
    const std::vector<Point> expected{{4, 3}, {5, 3}, {4, 4}, {5, 4}};
    CHECK(touchesOf(level) == expected);
}

TEST_CASE("paths that cross somewhere do not touch, nor do ends or one path with itself") {
    CHECK(touchesOf(drawnLinks({{{1, 3}, {9, 3}}, {{3, 6}, {3, 4}, {7, 4}, {7, 1}}})).empty());
    CHECK(touchesOf(drawnLinks({{{1, 3}, {9, 3}}, {{5, 4}, {5, 8}}})).empty());
    CHECK(touchesOf(drawnLinks({{{1, 3}, {9, 3}, {9, 4}, {1, 4}}})).empty());
    CHECK(touchesOf(drawnLinks({{{1, 3}, {9, 3}}, {{1, 5}, {9, 5}}})).empty());
}

TEST_CASE("crossings and touches of any level are those counted link by link") {
    RogueParams params;
    params.extraLinksMax = 20;
    params.exactExtras = 1;
    params.columns = params.rows = 4;
    int crossings = 0;
    int touches = 0;
    for (int seed = 0; seed < seedCount(150); ++seed) {
        CAPTURE(seed);
        const Generation made = generate(params, {44, 34}, Seed{static_cast<std::uint64_t>(seed)});
        const auto byRow = [](Point a, Point b) { return rowMajorLess(a, b); };
        std::vector<std::set<Point, decltype(byRow)>> inner;
        for (const Link& link : made.level.links) {
            inner.emplace_back(byRow);
            for (std::size_t i = 1; i + 1 < link.path.size(); ++i) inner.back().insert(link.path[i]);
        }
        std::set<Point, decltype(byRow)> shared(byRow);
        std::set<Point, decltype(byRow)> beside(byRow);
        for (std::size_t a = 0; a < inner.size(); ++a)
            for (std::size_t b = a + 1; b < inner.size(); ++b) {
                bool meet = false;
                for (const Point at : inner[a]) {
                    if (!inner[b].contains(at)) continue;
                    meet = true;
                    shared.insert(at);
                }
                if (meet) continue;
                for (const Point at : inner[a])
                    for (const Point step : straightSteps) {
                        if (!inner[b].contains(at + step)) continue;
                        beside.insert(at);
                        beside.insert(at + step);
                    }
            }
        REQUIRE(std::vector<Point>(shared.begin(), shared.end()) == made.level.crossings);
        REQUIRE(std::vector<Point>(beside.begin(), beside.end()) == made.touches);
        crossings += static_cast<int>(shared.size());
        touches += static_cast<int>(beside.size());
    }
    CHECK(crossings > 0);
    CHECK((touches > 0 || underSanitizers));  // one level in a hundred has one
}

TEST_CASE("secret doors occur, and never hide the only way") {
    RogueParams params;
    params.secretDoorsPercent = 100;
    int secret = 0;
    int plain = 0;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Generation made = generate(params, {54, 39}, Seed{static_cast<std::uint64_t>(seed)});
        REQUIRE(isOnePiece(made.level.tiles));
        for (const Door& door : made.level.doors) {
            const bool isSecret = made.level.tiles[door.at] == Tile::SecretDoor;
            REQUIRE(isSecret == (door.kind == DoorKind::Secret));
            secret += isSecret ? 1 : 0;
            if (isSecret) continue;
            ++plain;
            // At 100 percent a door stays plain only because hiding it would cut something off.
            Grid<Tile> hidden = made.level.tiles;
            hidden[door.at] = Tile::SecretDoor;
            REQUIRE_FALSE(isOnePiece(hidden));
        }
    }
    CHECK(secret > seedCount(200) / 2);
    CHECK(plain > secret);
}

TEST_CASE("no door is secret unless asked for") {
    for (int seed = 0; seed < seedCount(50); ++seed) {
        const Generation made = generate(RogueParams{}, {54, 39}, Seed{static_cast<std::uint64_t>(seed)});
        CHECK(std::ranges::count(made.level.doors, DoorKind::Secret, &Door::kind) == 0);
    }
}

TEST_CASE("doors and links name each other, the door at the start of a path first") {
    for (const GeneratorParams& params : allGenerators())
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(generatorName(params));
            CAPTURE(seed);
            const Level level = generate(params, {54, 39}, Seed{static_cast<std::uint64_t>(seed)}).level;
            std::vector<std::vector<int>> linksOf(level.doors.size());
            for (std::size_t i = 0; i < level.links.size(); ++i) {
                const Link& link = level.links[i];
                std::vector<Point> ends;
                for (const Point end : {link.path.front(), link.path.back()})
                    if (isDoor(level.tiles[end])) ends.push_back(end);
                REQUIRE(ends.size() == link.doors.size());
                for (std::size_t d = 0; d < ends.size(); ++d) {
                    const auto door = static_cast<std::size_t>(link.doors[d]);
                    REQUIRE(level.doors[door].at == ends[d]);
                    linksOf[door].push_back(static_cast<int>(i));
                }
            }
            for (std::size_t d = 0; d < level.doors.size(); ++d) REQUIRE(level.doors[d].links == linksOf[d]);
        }
}
