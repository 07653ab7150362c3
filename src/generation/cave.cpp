#include "generation/cave.hpp"

#include "base/noise.hpp"
#include "base/rng.hpp"
#include "generation/attempts.hpp"
#include "generation/automaton.hpp"
#include "generation/cave_joiner.hpp"
#include "generation/dressing.hpp"
#include "generation/level_check.hpp"
#include "generation/regions.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

using P = CaveParams;

constexpr std::array<std::string_view, 3> joinNames{"chain", "nearest", "tree"};

// clang-format off
constexpr std::array<KnobOf<P>, 13> own{{
    {{ 1, "fill_percent",  0, 100, 45, "percent", "Share of cells that start as wall."}, &P::fillPercent},
    {{ 2, "steps",         0,  20,  4, "steps",   "Generations of the automaton; 0 leaves the noise."}, &P::steps},
    {{ 3, "survive_min",   0,   9,  3, "walls",   "A wall with fewer wall neighbours of eight is removed."}, &P::surviveMin},
    {{ 4, "birth_over",    0,   8,  4, "walls",   "An empty cell with more wall neighbours of eight becomes wall."}, &P::birthOver},
    {{ 5, "min_region",    0, 500,  0, "cells",   "Smaller regions are filled and stay as gone rooms; the largest always survives."}, &P::minRegion},
    {{ 6, "gone_min",      0,   9,  0, "rooms",   "Tries again while fewer regions than this were filled."}, &P::goneMin},
    {{ 7, "join",          0,   2,  0, "",        "Which regions tunnels join: each with the next, with the nearest, or the cheapest tree of all.", joinNames}, &P::join},
    {{ 8, "floor_cost",    1,  20,  1, "",        "Cost of a tunnel's step over open floor."}, &P::floorCost},
    {{ 9, "wall_cost",     1, 100,  5, "",        "Cost of a tunnel's step through rock."}, &P::wallCost},
    {{10, "noise_cost",    0,  50,  0, "",        "Perlin noise adds up to this much to the cost of rock: tunnels wind."}, &P::noiseCost},
    {{11, "noise_scale",   2,  64,  8, "cells",   "Width of the noise's coarsest bumps."}, &P::noiseScale},
    {{12, "noise_octaves", 1,   6,  3, "octaves", "How many finer layers the noise has."}, &P::noiseOctaves},
    {{13, "loops",         0,  20,  0, "tunnels", "Further tunnels between regions, each where the way round is longest."}, &P::loops},
}};
// clang-format on
constexpr auto table = joinKnobs(own, dressingKnobs<P>());

BitRows scatterWalls(Size size, int fillPercent, Rng& rng) {
    BitRows walls{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const bool edge = x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1;
            if (edge || rng.chance(fillPercent)) walls.set({x, y});
        }
    return walls;
}

/// Fills regions under the minimum and keeps them as pockets; what stays is numbered anew, in order.
void fillPockets(const P& params, Carver& carver, Regions& regions,
                 std::vector<std::vector<Point>>& pockets) {
    std::vector<Region>& list = regions.list;
    const auto largest = std::ranges::max_element(list, {}, &Region::area) - list.begin();
    std::vector<int> newId(list.size(), noRegion);
    std::vector<Region> kept;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].area >= params.minRegion || static_cast<std::ptrdiff_t>(i) == largest) {
            newId[i] = static_cast<int>(kept.size());
            kept.push_back(list[i]);
            continue;
        }
        pockets.push_back(cellsOf(regions, static_cast<int>(i)));
        for (const Point at : pockets.back()) carver.set(at, Tile::Wall);
    }
    if (pockets.empty()) return;
    for (int& id : regions.ids.cells())
        if (id != noRegion) id = newId[static_cast<std::size_t>(id)];
    list = std::move(kept);
}

void addRooms(const Regions& regions, Level& level) {
    for (const Region& region : regions.list) {
        Room room;
        room.id = static_cast<int>(level.rooms.size());
        room.kind = RoomKind::Region;
        room.floor = region.box;
        level.rooms.push_back(std::move(room));
    }
}

/// Pockets become gone rooms if the tunnels left them whole: cells that were opened leave a pocket, and one
/// that touches open floor is none any more.
void addPockets(const std::vector<std::vector<Point>>& pockets, Level& level) {
    for (const std::vector<Point>& pocket : pockets) {
        std::vector<Point> cells;
        for (const Point at : pocket)
            if (isSolid(level.tiles[at])) cells.push_back(at);
        const bool isOpen = std::ranges::any_of(cells, [&](Point at) {
            return std::ranges::any_of(straightSteps, [&](Point s) { return !isSolid(level.tiles[at + s]); });
        });
        if (cells.empty() || isOpen) continue;
        Room room;
        room.id = static_cast<int>(level.rooms.size());
        room.kind = RoomKind::Gone;
        room.floor = boundingBox(cells);
        room.cells = std::move(cells);
        level.rooms.push_back(std::move(room));
    }
}

void chooseTargets(const Regions& regions, Seed seed, Carver& carver, Generation& out) {
    Rng rng{derive(seed, "targets", 0, static_cast<std::uint64_t>(out.turn("targets")))};
    carver.step("targets", &rng,
                [&] { return "a target in each of " + std::to_string(regions.list.size()) + " regions"; });
    for (std::size_t id = 0; id < regions.list.size(); ++id) {
        const std::vector<Point> cells = cellsOf(regions, static_cast<int>(id));
        const int pick = rng.below(static_cast<int>(cells.size()));
        out.targets.push_back(cells[static_cast<std::size_t>(pick)]);
    }
}

void traceCosts(const DigCosts& costs, Carver& carver) {
    carver.step("cost", nullptr, [] { return std::string{"the cost of entering each cell"}; });
    if (!carver.tracing()) return;
    Grid<int> entering{carver.size()};
    for (int y = 0; y < entering.height(); ++y)
        for (int x = 0; x < entering.width(); ++x) entering[{x, y}] = costs.at(carver.tiles(), {x, y});
    carver.noteCosts(entering);
}

}  // namespace

std::string refusal(const P&, Size size) {
    const bool fits = (size.width >= 9 && size.height >= 5) || (size.width >= 5 && size.height >= 9);
    if (fits) return {};
    return "cave needs at least 9x5 or 5x9 cells, not " + std::to_string(size.width) + "x" +
           std::to_string(size.height);
}

CaveCellRules caveRulesOf(const P& params) {
    return {params.fillPercent, params.steps, {params.surviveMin, params.birthOver}};
}

DigCosts digCosts(const P& params, Size size, Seed seed, int turn) {
    DigCosts costs;
    costs.rockCost = params.wallCost;
    costs.floorCost = params.floorCost;
    costs.least = std::min(params.floorCost, params.wallCost);
    costs.wallCosts = Grid<std::uint8_t>{size, static_cast<std::uint8_t>(params.wallCost)};
    if (params.noiseCost == 0) return costs;
    const Seed stream = derive(seed, "cost", 0, static_cast<std::uint64_t>(turn));
    const Grid<std::uint8_t> noise = perlinNoise(size, stream, params.noiseScale, params.noiseOctaves);
    for (std::size_t i = 0; i < noise.cells().size(); ++i)
        costs.wallCosts.cells()[i] =
            static_cast<std::uint8_t>(params.wallCost + (noise.cells()[i] * params.noiseCost >> 8));
    return costs;
}

bool joinCave(const P& params, Seed seed, Carver& carver, Generation& out) {
    Regions regions = labelRegions(carver.tiles());
    carver.step("regions", nullptr, [&] { return std::to_string(regions.list.size()) + " regions"; });
    if (regions.list.empty()) return false;
    std::vector<std::vector<Point>> pockets;
    fillPockets(params, carver, regions, pockets);
    carver.setIds(regions.ids);
    out.regionIds = regions.ids;
    if (static_cast<int>(pockets.size()) < params.goneMin && out.attempt < lastAttempt) return false;

    addRooms(regions, out.level);
    chooseTargets(regions, seed, carver, out);
    const DigCosts costs = digCosts(params, carver.size(), seed, out.turn("cost"));
    if (params.noiseCost > 0) traceCosts(costs, carver);
    joinRegions(static_cast<JoinStyle>(params.join), costs, carver, out);
    digLoops(params.loops, costs, carver, out);
    addPockets(pockets, out.level);
    // Tunnels may have opened some: what counts is how many are left.
    const auto gone = std::ranges::count(out.level.rooms, RoomKind::Gone, &Room::kind);
    return gone >= params.goneMin || out.attempt == lastAttempt;
}

bool carve(const P& params, Seed seed, Carver& carver, Generation& out) {
    Rng rng{derive(seed, "noise", 0, static_cast<std::uint64_t>(out.turn("noise")))};
    BitRows walls = scatterWalls(carver.size(), params.fillPercent, rng);
    carver.step("noise", &rng, [&] { return std::to_string(params.fillPercent) + " percent wall"; });
    carver.replaceSolid(walls);

    BitRows next{carver.size()};  // the second buffer: counting while writing would slant every cave
    for (int i = 1; i <= params.steps; ++i) {
        stepAutomaton(caveRulesOf(params).rule, walls, next);
        std::swap(walls, next);
        carver.step("automaton", nullptr, [&] { return "generation " + std::to_string(i); });
        carver.replaceSolid(walls);
    }
    return joinCave(params, seed, carver, out);
}

void checkLevel(const P& params, const Generation& generation, std::vector<Problem>& problems) {
    Findings regions{"regions", "F35", problems};
    Grid<Tile> open{generation.regionIds.size(), Tile::Wall};
    for (std::size_t i = 0; i < open.cells().size(); ++i)
        if (generation.regionIds.cells()[i] != noRegion) open.cells()[i] = Tile::Floor;
    if (labelRegions(open).ids != generation.regionIds)
        regions.add("the ids of the regions are not those of a flood fill", {});
    checkTargets(generation, problems);
    Findings tunnels{"tunnel", "F41", problems};
    const int links = static_cast<int>(generation.level.links.size());
    if (links > std::max(0, static_cast<int>(generation.targets.size()) - 1) + params.loops)
        tunnels.add("more tunnels were dug than regions and loops need", {});
}

std::span<const KnobOf<P>> P::knobs() {
    return table;
}

}  // namespace gone
