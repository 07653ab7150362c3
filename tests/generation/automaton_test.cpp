#include "generation/automaton.hpp"

#include "base/rng.hpp"
#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

using namespace gone;

namespace {

BitRows scattered(Size size, int wallPercent, Seed seed) {
    BitRows walls{size};
    Rng rng{derive(seed, "scattered")};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) walls.set({x, y}, rng.chance(wallPercent));
    return walls;
}

bool isWall(const BitRows& walls, int x, int y) {
    return !walls.size().contains({x, y}) || walls[{x, y}];
}

bool becomesWall(const AutomatonRule& rule, const BitRows& walls, int x, int y) {
    const Size size = walls.size();
    if (x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1) return true;
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if ((dx != 0 || dy != 0) && isWall(walls, x + dx, y + dy)) ++count;
    return walls[{x, y}] ? count >= rule.surviveMin : count > rule.birthOver;
}

/// The rule cell by cell, as the description says it.
BitRows plainStep(const AutomatonRule& rule, const BitRows& walls) {
    BitRows next{walls.size()};
    for (int y = 0; y < walls.size().height; ++y)
        for (int x = 0; x < walls.size().width; ++x) next.set({x, y}, becomesWall(rule, walls, x, y));
    return next;
}

/// The classic mistake: counting in the map that is being written.
BitRows stepInPlace(const AutomatonRule& rule, BitRows walls) {
    for (int y = 0; y < walls.size().height; ++y)
        for (int x = 0; x < walls.size().width; ++x) walls.set({x, y}, becomesWall(rule, walls, x, y));
    return walls;
}

BitRows step(const AutomatonRule& rule, const BitRows& walls) {
    BitRows next{walls.size()};
    stepAutomaton(rule, walls, next);
    return next;
}

using Turn = BitRows (*)(const BitRows&);

BitRows turned(const BitRows& walls, Size size, const std::function<Point(Point)>& source) {
    BitRows result{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) result.set({x, y}, walls[source({x, y})]);
    return result;
}
BitRows mirrored(const BitRows& walls) {
    return turned(walls, walls.size(), [&](Point p) { return Point{walls.size().width - 1 - p.x, p.y}; });
}
BitRows flipped(const BitRows& walls) {
    return turned(walls, walls.size(), [&](Point p) { return Point{p.x, walls.size().height - 1 - p.y}; });
}
BitRows transposed(const BitRows& walls) {
    return turned(walls, {walls.size().height, walls.size().width}, [](Point p) { return Point{p.y, p.x}; });
}
constexpr std::array<Turn, 3> turns{mirrored, flipped, transposed};

}  // namespace

TEST_CASE("each automaton step is the rule applied cell by cell") {
    Rng rng{derive(Seed{1}, "automaton test")};
    for (int seed = 0; seed < seedCount(1500); ++seed) {
        CAPTURE(seed);
        const int widest = rng.below(4) == 0 ? 200 : 20;
        const int width = 1 + rng.below(widest);
        const int height = 1 + rng.below(24);
        const int surviveMin = rng.below(10);
        const int birthOver = rng.below(9);
        const int percent = rng.below(101);
        CAPTURE(width);
        CAPTURE(height);
        CAPTURE(surviveMin);
        CAPTURE(birthOver);
        const BitRows walls = scattered({width, height}, percent, Seed{static_cast<std::uint64_t>(seed)});
        REQUIRE(step({surviveMin, birthOver}, walls) == plainStep({surviveMin, birthOver}, walls));
    }
}

TEST_CASE("the automaton step holds where rows end within, at and past a word") {
    for (const int width : {1, 2, 3, 62, 63, 64, 65, 66, 127, 128, 129, 192}) {
        for (const int height : {1, 2, 3, 9}) {
            CAPTURE(width);
            CAPTURE(height);
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const BitRows walls = scattered({width, height}, 45, Seed{seed});
                REQUIRE(step({}, walls) == plainStep({}, walls));
            }
        }
    }
}

TEST_CASE("the automaton's second buffer may hold anything before") {
    const BitRows walls = scattered({70, 20}, 45, Seed{1});
    BitRows next = scattered({70, 20}, 50, Seed{2});
    stepAutomaton({}, walls, next);
    CHECK(next == plainStep({}, walls));
}

TEST_CASE("turning a map and stepping it is the same in either order") {
    Rng rng{derive(Seed{2}, "automaton test")};
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        const int width = 1 + rng.below(140);
        const int height = 1 + rng.below(80);
        const int surviveMin = rng.below(10);
        const int birthOver = rng.below(9);
        const AutomatonRule rule{surviveMin, birthOver};
        const BitRows walls = scattered({width, height}, 45, Seed{static_cast<std::uint64_t>(seed)});
        for (const Turn turn : turns) REQUIRE(step(rule, turn(walls)) == turn(step(rule, walls)));
    }
}

TEST_CASE("an automaton that works in place fails the comparison and the mirror test") {
    const BitRows walls = scattered({60, 40}, 45, Seed{3});
    CHECK(stepInPlace({}, walls) != step({}, walls));
    for (const Turn turn : turns) {
        if (turn == transposed) continue;  // a scan by rows and one by columns see the same cells first
        CHECK(stepInPlace({}, turn(walls)) != turn(stepInPlace({}, walls)));
    }
}

TEST_CASE("the edge stays wall under every rule") {
    const BitRows walls = scattered({65, 12}, 20, Seed{4});
    for (int surviveMin = 0; surviveMin <= 9; ++surviveMin)
        for (int birthOver = 0; birthOver <= 8; ++birthOver) {
            const BitRows next = step({surviveMin, birthOver}, walls);
            for (int x = 0; x < 65; ++x) REQUIRE((next[{x, 0}] && next[{x, 11}]));
            for (int y = 0; y < 12; ++y) REQUIRE((next[{0, y}] && next[{64, y}]));
        }
}

TEST_CASE("thresholds at their ends keep or remove every wall within the edge") {
    const BitRows walls = scattered({40, 30}, 50, Seed{5});
    // survive_min 0 and birth_over 8 change nothing; 9 and 8 clear all.
    const BitRows same = step({0, 8}, walls);
    const BitRows cleared = step({9, 8}, walls);
    for (int y = 1; y < 29; ++y)
        for (int x = 1; x < 39; ++x) {
            REQUIRE(same[{x, y}] == walls[{x, y}]);
            REQUIRE_FALSE(cleared[{x, y}]);
        }
}
