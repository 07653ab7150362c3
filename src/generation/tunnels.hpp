#pragma once

#include "base/grid.hpp"
#include "world/tile.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace gone {

/// What it costs to enter a cell: open cells `floorCost`, solid ones their entry in `wallCosts`.
struct DigCosts {
    int floorCost = 1;             ///< 1..20
    Grid<std::uint8_t> wallCosts;  ///< 1 and up, one a cell
    int least = 1;                 ///< no cell is cheaper
    int rockCost = 5;              ///< 1..100: the least a solid cell costs
    int at(const Grid<Tile>& tiles, Point p) const { return isSolid(tiles[p]) ? wallCosts[p] : floorCost; }
};

struct Tunnel {
    std::vector<Point> path;  ///< both ends included
    int cost = 0;             ///< sum over the cells entered; the start is free
    int expansions = 0;       ///< cells expanded by the search
};

/// Finds the cheapest way between two cells in four directions, by A* with bucketed costs.
/// The map's edge is closed. Of several cheapest ways it is always the one found by walking back from the
/// goal to the first of north, west, east, south that lies on one, so no order of a queue can change it.
/// Buffers are kept from search to search.
/// Source: Hart, Nilsson, Raphael (1968); buckets after Dial (1969).
class TunnelFinder {
public:
    explicit TunnelFinder(Size size);

    /// None if the edge lies between the two, which in a rectangle means one of them is on the edge.
    std::optional<Tunnel> find(const Grid<Tile>& tiles, const DigCosts& costs, Point start, Point goal);

private:
    struct Node {
        std::int32_t cost = 0;
        std::uint32_t search = 0;  ///< number of the search that wrote `cost`; 0 never
        bool expanded = false;
    };

    static constexpr std::size_t bucketCount = 512;  // more than any one step can raise an estimate by

    bool isKnown(Point at) const { return nodes_[at].search == search_; }
    void reach(Point at, int cost, int estimate);
    std::vector<Point> walkBack(const Grid<Tile>& tiles, const DigCosts& costs, Point start,
                                Point goal) const;

    Grid<Node> nodes_;
    std::uint32_t search_ = 0;
    std::array<std::vector<Point>, bucketCount> buckets_;
    std::size_t waiting_ = 0;  ///< entries in all buckets
};

/// Two regions whose wavefronts meet: a tunnel of a joining tree.
struct Meeting {
    int from = 0;  ///< region ids
    int to = 0;
    Tunnel tunnel;
};

/// A minimum spanning tree of tunnels between all regions: one wavefront grows from every region at once, and
/// where two meet is a possible tunnel; the cheapest ones that join all are kept, cheapest first.
/// `ids` holds the region of each open cell. Regions that cannot be reached are left out.
/// Source: Kruskal (1956) over the borders of a multi-source Dijkstra.
std::vector<Meeting> joiningTree(const Grid<Tile>& tiles, const DigCosts& costs, const Grid<int>& ids,
                                 int regionCount);

}  // namespace gone
