#include "generation/cave.hpp"

#include "base/rng.hpp"
#include "generation/generators.hpp"
#include "generation/plain_search.hpp"
#include "generation/regions.hpp"
#include "support/any_params.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

CaveParams anyCave(Rng& rng) {
    return std::get<CaveParams>(anyParams(CaveParams{}, rng));
}

int goneRooms(const Level& level) {
    return static_cast<int>(std::ranges::count(level.rooms, RoomKind::Gone, &Room::kind));
}

/// The passes of the cave from `regions` on, over walls that were drawn.
struct Joined {
    Generation out;
    bool done = false;
};
Joined joined(const CaveParams& params, std::string_view text, Seed seed = Seed{0}, int attempt = 0) {
    Joined result;
    result.out.attempt = attempt;
    const Level drawn = levelFromText(text);
    Carver carver{result.out, drawn.tiles.size(), CaveParams::blank, Tracing::On};
    carver.step("noise", nullptr, [] { return std::string{"drawn"}; });
    for (int y = 0; y < drawn.tiles.height(); ++y)
        for (int x = 0; x < drawn.tiles.width(); ++x) carver.set({x, y}, drawn.tiles[{x, y}]);
    result.done = joinCave(params, seed, carver, result.out);
    return result;
}

std::vector<std::string> faultsOf(const CaveParams& params, const Generation& generation) {
    std::vector<std::string> faults;
    for (const Problem& p : problemsIn(params, generation)) faults.emplace_back(p.fault);
    return faults;
}

constexpr std::string_view threeRegions =
    "##############\n"
    "#..###...#####\n"
    "#..###...#####\n"
    "##########..##\n"
    "####.#####..##\n"
    "##############\n";

}  // namespace

TEST_CASE("the noise fills the share of cells that fill_percent says, edge apart") {
    for (const int fill : {0, 10, 45, 80, 100}) {
        CAPTURE(fill);
        CaveParams params;
        params.fillPercent = fill;
        params.steps = 0;
        int walls = 0;
        int cells = 0;
        for (int seed = 0; seed < 30; ++seed) {
            Generation out;
            Carver carver{out, {60, 40}, CaveParams::blank, Tracing::On};
            static_cast<void>(carve(params, seedOf(seed), carver, out));
            const BitRows& noise = out.trace.keyframes.front().after;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 60; ++x) {
                    const bool edge = x == 0 || y == 0 || x == 59 || y == 39;
                    if (edge) REQUIRE(noise[{x, y}]);
                    if (!edge) walls += noise[{x, y}] ? 1 : 0;
                    if (!edge) ++cells;
                }
        }
        CHECK(std::abs(walls * 1000 / cells - fill * 10) <= 10);
    }
}

TEST_CASE("the region count and open share at the described settings are those measured for them") {
    // 80x50, 45 percent: 36 % open, 16.7 regions in the mean, before tunnels.
    int open = 0;
    int regions = 0;
    const int seeds = 60;
    for (int seed = 0; seed < seeds; ++seed) {
        const Generation level = generate(CaveParams{}, {80, 50}, seedOf(seed));
        open +=
            static_cast<int>(std::ranges::count_if(level.regionIds.cells(), [](int id) { return id >= 0; }));
        regions += static_cast<int>(level.targets.size());
    }
    const int inner = 78 * 48 * seeds;
    CHECK(open * 1000 / inner >= 330);
    CHECK(open * 1000 / inner <= 390);
    CHECK(regions * 10 / seeds >= 150);
    CHECK(regions * 10 / seeds <= 185);
}

TEST_CASE("targets are spread evenly over the cells of their region") {
    // One region of 24 cells; chi-square with 23 degrees of freedom stays below 55 in 9999 of 10000 cases.
    CaveParams params;
    const std::string_view text =
        "########\n"
        "#......#\n"
        "#..##..#\n"
        "#......#\n"
        "#.....##\n"
        "##...###\n"
        "########\n";
    const Grid<Tile> tiles = levelFromText(text).tiles;
    Grid<int> hits{tiles.size()};
    const int draws = seedCount(4800);
    for (int seed = 0; seed < draws; ++seed) {
        const Joined level = joined(params, text, seedOf(seed));
        REQUIRE(level.out.targets.size() == 1);
        ++hits[level.out.targets.front()];
    }
    const auto cells = static_cast<int>(std::ranges::count(tiles.cells(), Tile::Floor));
    const int expected = draws / cells;
    int chiSquare = 0;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const int hit = hits[{x, y}];
            if (tiles[{x, y}] != Tile::Floor) REQUIRE(hit == 0);
            if (tiles[{x, y}] == Tile::Floor) chiSquare += (hit - expected) * (hit - expected);
        }
    CHECK(cells == 24);
    CHECK(chiSquare / expected < 55);
}

TEST_CASE("a small region is filled and stays as a gone room with its cells") {
    CaveParams params;
    params.minRegion = 2;
    const Joined level = joined(params, threeRegions);
    REQUIRE(level.done);
    REQUIRE(level.out.level.rooms.size() == 4);
    const Room& pocket = level.out.level.rooms.back();
    CHECK(pocket.kind == RoomKind::Gone);
    CHECK(pocket.cells == std::vector{Point{4, 4}});
    CHECK(pocket.floor == Rect{4, 4, 1, 1});
    CHECK(level.out.level.tiles[{4, 4}] == Tile::Wall);
    CHECK(level.out.targets.size() == 3);
    CHECK(level.out.regionIds[{10, 3}] == 2);
}

TEST_CASE("the largest region survives any minimum, the first of two that are equal") {
    CaveParams params;
    params.minRegion = 500;
    const Joined level = joined(params, threeRegions);
    REQUIRE(level.done);
    CHECK(level.out.targets.size() == 1);
    CHECK(level.out.regionIds[{6, 1}] == 0);
    CHECK(goneRooms(level.out.level) == 3);
    const Joined equal = joined(params,
                                "#######\n"
                                "#..#..#\n"
                                "#######\n");
    CHECK(equal.out.regionIds[{1, 1}] == 0);
    CHECK(equal.out.regionIds[{4, 1}] == noRegion);
}

TEST_CASE("cells that a tunnel opens leave a pocket, and a pocket it touches is none any more") {
    CaveParams params;
    params.minRegion = 4;
    // Every cheap way from left to right leads past the pocket in the middle.
    const Joined level = joined(params,
                                "#############\n"
                                "#...##.##...#\n"
                                "#...#####...#\n"
                                "#############\n");
    REQUIRE(level.done);
    REQUIRE(level.out.level.links.size() == 1);
    CHECK(std::ranges::count(level.out.regionIds.cells(), noRegion) == 13 * 4 - 12);
    CHECK(goneRooms(level.out.level) == 0);
    CHECK(level.out.targets.size() == 2);
}

TEST_CASE("pockets that stay are closed rock and keep all their cells") {
    CaveParams params;
    params.minRegion = 12;
    int pockets = 0;
    for (int seed = 0; seed < seedCount(100); ++seed) {
        CAPTURE(seed);
        const Generation level = generate(params, {60, 42}, seedOf(seed));
        for (const Room& room : level.level.rooms) {
            if (room.kind != RoomKind::Gone) continue;
            ++pockets;
            REQUIRE(room.cells.size() < 12);
            REQUIRE(std::ranges::is_sorted(room.cells, rowMajorLess));
            for (const Point at : room.cells) {
                REQUIRE(room.floor.contains(at));
                REQUIRE(isSolid(level.level.tiles[at]));
                REQUIRE(level.regionIds[at] == noRegion);
                for (const Point step : straightSteps) REQUIRE(isSolid(level.level.tiles[at + step]));
            }
        }
    }
    CHECK(pockets >= seedCount(100));
}

TEST_CASE("a cave has the gone rooms asked for, unless it is the last attempt") {
    CaveParams params;
    params.minRegion = 9;
    int later = 0;
    for (const int wanted : {1, 3, 6, 9})
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(seed);
            CAPTURE(wanted);
            params.goneMin = wanted;
            const Generation level = generate(params, {48, 36}, seedOf(seed));
            if (level.attempt > 0) ++later;
            if (level.attempt < 7) REQUIRE(goneRooms(level.level) >= wanted);
            REQUIRE_FALSE(level.minimum);
        }
    CHECK(later > 0);
}

TEST_CASE("with no wall at all a cave is one region without tunnels") {
    CaveParams params;
    params.fillPercent = 0;
    const Generation level = generate(params, {30, 20}, Seed{1});
    CHECK(level.level.rooms.size() == 1);
    CHECK(level.level.links.empty());
    CHECK(level.targets.size() == 1);
    CHECK(level.tally == Tally{});
    CHECK(faultsOf(params, level).empty());
}

TEST_CASE("settings that leave no cave give the playable minimum, two rooms joined, and say so") {
    CaveParams params;
    params.fillPercent = 100;
    for (const Size size : {Size{9, 5}, Size{5, 9}, Size{9, 9}, Size{8, 30}, Size{80, 45}}) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        const Generation level = generate(params, size, Seed{3}, Tracing::On);
        CHECK(level.minimum);
        CHECK(level.attempt == 7);
        CHECK(level.level.biome == Biome::Hollows);
        REQUIRE(level.level.rooms.size() == 2);
        for (const Room& room : level.level.rooms) {
            CHECK(room.floor.width == 3);
            CHECK(room.floor.height == 3);
        }
        CHECK(level.level.links.size() == 1);
        CHECK(faultsOf(params, level).empty());
    }
}

TEST_CASE("a level with fewer than eighteen open cells is tried again") {
    CaveParams params;
    params.fillPercent = 62;
    int retried = 0;
    int minimal = 0;
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        const Generation level = generate(params, {14, 9}, seedOf(seed));
        const auto open = std::ranges::count_if(level.level.tiles.cells(), isWalkable);
        REQUIRE(open >= 18);
        REQUIRE(level.attempt <= 7);
        if (level.attempt > 0 && !level.minimum) ++retried;
        if (level.minimum) ++minimal;
    }
    CHECK(retried > 0);
    CHECK(minimal > 0);
}

TEST_CASE("a cave checks its regions, targets and tunnels") {
    const CaveParams params;
    const Generation sound = generate(params, {40, 24}, Seed{1});
    REQUIRE(faultsOf(params, sound).empty());
    REQUIRE(sound.targets.size() >= 3);

    Generation painted = sound;  // a region takes its neighbour's number
    for (int& id : painted.regionIds.cells())
        if (id == 1) id = 0;
    CHECK(std::ranges::count(faultsOf(params, painted), "F35") == 1);

    Generation leaked = sound;  // one cell of rock has a number
    leaked.regionIds[{0, 0}] = 0;
    CHECK(std::ranges::count(faultsOf(params, leaked), "F35") == 1);

    Generation astray = sound;
    std::swap(astray.targets[0], astray.targets[1]);
    CHECK(std::ranges::count(faultsOf(params, astray), "F43") == 2);

    Generation repeated = sound;
    while (repeated.level.links.size() < repeated.targets.size())
        repeated.level.links.push_back(repeated.level.links.front());
    CHECK(std::ranges::count(faultsOf(params, repeated), "F41") == 1);
}

TEST_CASE("the smallest cave is 9x5 or 5x9") {
    for (int width = 1; width <= 40; ++width)
        for (int height = 1; height <= 40; ++height) {
            const bool fits = (width >= 9 && height >= 5) || (width >= 5 && height >= 9);
            REQUIRE(refusal(GeneratorParams{CaveParams{}}, {width, height}).empty() == fits);
        }
}

TEST_CASE("any cave keeps its edge closed in every step of its trace") {
    Rng rng{derive(Seed{4}, "cave test")};
    for (int seed = 0; seed < seedCount(40); ++seed) {
        CAPTURE(seed);
        const CaveParams params = anyCave(rng);
        const Size size = anySizeFor(params, rng);
        const Generation level = generate(params, size, seedOf(seed), Tracing::On);
        TraceCursor cursor{level.trace};
        for (std::size_t i = 1; i <= level.trace.steps.size(); ++i) {
            cursor.seek(i);
            for (int x = 0; x < size.width; ++x) {
                REQUIRE(isSolid(cursor.tiles()[{x, 0}]));
                REQUIRE(isSolid(cursor.tiles()[{x, size.height - 1}]));
            }
            for (int y = 0; y < size.height; ++y) {
                REQUIRE(isSolid(cursor.tiles()[{0, y}]));
                REQUIRE(isSolid(cursor.tiles()[{size.width - 1, y}]));
            }
        }
    }
}

TEST_CASE("the noise that costs add is the one of stream cost, on walls only") {
    CaveParams params;
    params.noiseCost = 40;
    params.wallCost = 7;
    params.floorCost = 2;
    const Generation level = generate(params, {40, 24}, Seed{5}, Tracing::On);
    const Grid<int>& costs = level.trace.costs;
    REQUIRE(costs.size() == Size{40, 24});
    int dear = 0;
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 40; ++x) {
            if (level.regionIds[{x, y}] >= 0) {
                REQUIRE(costs[{x, y}] == 2);
            } else {
                REQUIRE(costs[{x, y}] >= 7);
                REQUIRE(costs[{x, y}] <= 7 + 39);
                dear += costs[{x, y}] > 20 ? 1 : 0;
            }
        }
    CHECK(dear > 100);
    CHECK(generate(CaveParams{}, {40, 24}, Seed{5}, Tracing::On).trace.costs.size() == Size{});
}
