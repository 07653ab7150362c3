#include "generation/metrics.hpp"

#include "generation/chokes.hpp"
#include "generation/room_graph.hpp"
#include "world/distances.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gone {
namespace {

constexpr std::array table{
    MetricRow{"open_permille", &Metrics::openPermille, "walkable share of the cells inside the edge"},
    MetricRow{"regions", &Metrics::regions, "open areas of a cave before they were joined"},
    MetricRow{"largest_permille", &Metrics::largestPermille, "share of the largest of these areas"},
    MetricRow{"path", &Metrics::path, "steps from the stairs up to the stairs down, in eight directions"},
    MetricRow{"detour_permille", &Metrics::detourPermille,
              "that path against columns plus rows between the stairs"},
    MetricRow{"diameter", &Metrics::diameter, "steps between two cells far apart, found by a double sweep"},
    MetricRow{"dead_ends", &Metrics::deadEnds, "walkable cells with exactly one open neighbour of four"},
    MetricRow{"loops", &Metrics::loops,
              "ways round in the graph of rooms, links and places where links meet"},
    MetricRow{"tile_loops", &Metrics::tileLoops, "solid islands that one can walk around"},
    MetricRow{"degree_permille", &Metrics::degreePermille,
              "links that meet at a room or junction, on average"},
    MetricRow{"rooms", &Metrics::rooms, "rooms and regions that are not gone"},
    MetricRow{"gone", &Metrics::gone, "gone rooms: junctions, or filled pockets of a cave"},
    MetricRow{"corridor_permille", &Metrics::corridorPermille, "corridor share of the walkable cells"},
    MetricRow{"bends", &Metrics::bends, "changes of direction over all links"},
    MetricRow{"chokes", &Metrics::chokes, "walkable cells that cut the level in two when blocked"},
    MetricRow{"hugs", &Metrics::hugs, "links that run along a room's wall for three cells or more"},
    MetricRow{"blobs", &Metrics::blobs, "blocks of 2x2 cells that are all corridor or junction"},
    MetricRow{"crossings", &Metrics::crossings, "corridor cells that lie on two links or more"},
    MetricRow{"tunnels", &Metrics::tunnels, "tunnels dug between regions"},
    MetricRow{"carved", &Metrics::carved, "solid cells that tunnels opened"},
    MetricRow{"expansions", &Metrics::expansions, "cells that path search expanded"},
    MetricRow{"skipped", &Metrics::skipped, "tunnels not needed because both ends were joined"},
    MetricRow{"fallback_links", &Metrics::fallbackLinks, "links with neither the first nor the second shape"},
    MetricRow{"missing_extras", &Metrics::missingExtras, "extra links asked for but not found"},
    MetricRow{"retries", &Metrics::retries, "attempts thrown away before this level"},
};

int permille(std::int64_t part, std::int64_t whole) {
    return whole <= 0 ? 0 : static_cast<int>(1000 * part / whole);
}

/// Counts over the open cells and their four neighbours.
struct OpenCount {
    std::int64_t cells = 0;
    std::int64_t pairs = 0;   ///< 4-adjacent pairs of open cells
    std::int64_t blocks = 0;  ///< 2x2 blocks of open cells
    int deadEnds = 0;
};

OpenCount countOpen(const Grid<std::uint8_t>& open) {
    OpenCount count;
    for (int y = 0; y < open.height(); ++y) {
        for (int x = 0; x < open.width(); ++x) {
            if (open[{x, y}] == 0) continue;
            const int east = open.at({x + 1, y}, 0);
            const int south = open.at({x, y + 1}, 0);
            const int neighbours = east + south + open.at({x - 1, y}, 0) + open.at({x, y - 1}, 0);
            ++count.cells;
            count.pairs += east + south;
            count.blocks += east & south & open.at({x + 1, y + 1}, 0);
            if (neighbours == 1) ++count.deadEnds;
        }
    }
    return count;
}

/// 4-connected parts of the open cells.
int countParts(Grid<std::uint8_t> open) {
    std::vector<Point> stack;
    int parts = 0;
    const auto take = [&](Point at) {
        if (open.at(at, 0) == 0) return false;
        open[at] = 0;
        stack.push_back(at);
        return true;
    };
    for (int y = 0; y < open.height(); ++y) {
        for (int x = 0; x < open.width(); ++x) {
            if (!take({x, y})) continue;
            ++parts;
            while (!stack.empty()) {
                const Point at = stack.back();
                stack.pop_back();
                for (const Point step : straightSteps) take(at + step);
            }
        }
    }
    return parts;
}

void measureGround(const Grid<Tile>& tiles, Metrics& metrics) {
    Grid<std::uint8_t> walkable(tiles.size());
    std::ranges::transform(tiles.cells(), walkable.cells().begin(),
                           [](Tile tile) { return static_cast<std::uint8_t>(isWalkable(tile) ? 1 : 0); });
    const OpenCount open = countOpen(walkable);
    metrics.openPermille = permille(open.cells, std::int64_t{tiles.width() - 2} * (tiles.height() - 2));
    metrics.deadEnds = open.deadEnds;
    metrics.tileLoops = static_cast<int>(countParts(walkable) - open.cells + open.pairs - open.blocks);
}

/// The farthest cell that can be walked to, the first row by row if several are; `fallback` if none can.
Point farthest(const Grid<int>& distances, Point fallback) {
    Point best = fallback;
    int most = -1;
    for (int y = 0; y < distances.height(); ++y)
        for (int x = 0; x < distances.width(); ++x) {
            const int distance = distances[{x, y}];
            if (distance == unreachable || distance <= most) continue;
            most = distance;
            best = {x, y};
        }
    return best;
}

void measureWays(const Level& level, Metrics& metrics) {
    StepMap map{level.tiles};
    metrics.chokes = countChokes(level.tiles, map);
    Grid<int> distances;
    map.distancesFrom(std::span{&level.up, 1}, distances);
    const int path = distances.at(level.down, unreachable);
    metrics.path = path == unreachable ? 0 : path;
    metrics.detourPermille = permille(metrics.path, manhattan(level.up, level.down));
    const Point end = farthest(distances, level.up);
    map.distancesFrom(std::span{&end, 1}, distances);
    metrics.diameter = distances[farthest(distances, end)];
}

void measureRegions(const Generation& generation, Metrics& metrics) {
    std::vector<std::int64_t> sizes(generation.level.rooms.size(), 0);
    for (const int id : generation.regionIds.cells())
        if (id >= 0) ++sizes[static_cast<std::size_t>(id)];
    std::int64_t all = 0;
    std::int64_t largest = 0;
    for (const Room& room : generation.level.rooms) {
        if (room.kind != RoomKind::Region) continue;
        const std::int64_t cells = sizes[static_cast<std::size_t>(room.id)];
        ++metrics.regions;
        all += cells;
        largest = std::max(largest, cells);
    }
    metrics.largestPermille = permille(largest, all);
}

int countBends(const std::vector<Point>& path) {
    int bends = 0;
    for (std::size_t i = 2; i < path.size(); ++i)
        if (!(path[i] - path[i - 1] == path[i - 1] - path[i - 2])) ++bends;
    return bends;
}

/// The longest run of cells beside a ring, both ends of the path left out.
int longestHug(const Grid<Tile>& tiles, const std::vector<Point>& path) {
    const auto isRing = [&](Point at) {
        const Tile tile = tiles.at(at, Tile::Rock);
        return tile == Tile::Wall || isDoor(tile);
    };
    int longest = 0;
    int run = 0;
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
        const bool beside =
            std::ranges::any_of(straightSteps, [&](Point step) { return isRing(path[i] + step); });
        run = beside ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

void measureLinks(const Level& level, Metrics& metrics) {
    constexpr int hugCells = 3;
    // Only rooms have rings: in a cave every tunnel runs along rock.
    const bool hasRings = std::ranges::any_of(level.rooms, [](const Room& room) { return isBuilt(room); });
    for (const Link& link : level.links) {
        metrics.bends += countBends(link.path);
        if (hasRings && longestHug(level.tiles, link.path) >= hugCells) ++metrics.hugs;
    }
}

void measureCorridors(const Grid<Tile>& tiles, Metrics& metrics) {
    const auto isPassage = [&](Point at) {
        return tiles[at] == Tile::Corridor || tiles[at] == Tile::Junction;
    };
    for (int y = 0; y + 1 < tiles.height(); ++y)
        for (int x = 0; x + 1 < tiles.width(); ++x)
            if (isPassage({x, y}) && isPassage({x + 1, y}) && isPassage({x, y + 1}) &&
                isPassage({x + 1, y + 1}))
                ++metrics.blobs;
    metrics.corridorPermille = permille(std::ranges::count(tiles.cells(), Tile::Corridor),
                                        std::ranges::count_if(tiles.cells(), isWalkable));
}

void copyTally(const Generation& generation, Metrics& metrics) {
    metrics.tunnels = generation.tally.tunnels;
    metrics.carved = generation.tally.carved;
    metrics.expansions = generation.tally.expansions;
    metrics.skipped = generation.tally.skipped;
    metrics.fallbackLinks = generation.tally.fallbackLinks;
    metrics.missingExtras = generation.tally.missingExtras;
    metrics.retries = generation.attempt;
}

}  // namespace

std::span<const MetricRow> metricTable() {
    return table;
}

Metrics metricsOf(const Generation& generation) {
    const Level& level = generation.level;
    Metrics metrics;
    measureGround(level.tiles, metrics);
    measureWays(level, metrics);
    measureRegions(generation, metrics);
    measureLinks(level, metrics);
    measureCorridors(level.tiles, metrics);
    metrics.loops = countLoops(generation);
    metrics.degreePermille = meanDegreePermille(level);
    const auto gone = std::ranges::count(level.rooms, RoomKind::Gone, &Room::kind);
    metrics.gone = static_cast<int>(gone);
    metrics.rooms = static_cast<int>(level.rooms.size()) - metrics.gone;
    metrics.crossings = static_cast<int>(level.crossings.size());
    copyTally(generation, metrics);
    return metrics;
}

}  // namespace gone
