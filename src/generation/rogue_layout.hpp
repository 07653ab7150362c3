#pragma once

#include "base/geometry.hpp"
#include "base/seed.hpp"
#include "generation/rogue.hpp"

#include <vector>

namespace gone {

/// One room-to-be: a cell of the grid, or several merged ones, or a cell whose room is gone.
struct LayoutNode {
    std::vector<int> cells;  ///< row-major cell numbers, ascending; the first one names the node in streams
    Rect area;               ///< the cells' common rectangle
    bool gone = false;
    int columnStart = 0;  ///< grid columns columnStart..columnEnd-1
    int columnEnd = 0;
};

/// The grid and its graph: who is beside whom once cells are merged.
struct Layout {
    std::vector<LayoutNode> nodes;  ///< in row-major order of their first cells: index = room id
    std::vector<std::vector<int>>
        neighbours;  ///< by node: left, right, up, down of each cell, without repeats
};

/// The rectangle of a grid cell.
Rect cellArea(const RogueParams& params, Size size, int column, int row);

/// Chooses gone rooms and merges (streams "gone" and "wide").
Layout makeLayout(const RogueParams& params, Size size, Seed seed, int attempt);

/// The room's floor inside its node's area; with it whether the room is dark (stream "room").
struct RoomDraw {
    Rect floor;
    bool dark = false;
};
RoomDraw drawRoom(const RogueParams& params, Size size, const LayoutNode& node, Seed seed, int attempt,
                  int reroll);

struct NodePair {
    int from;
    int to;
};
/// A spanning tree over the layout's graph in the order it grew (stream "tree").
std::vector<NodePair> growTree(const RogueParams& params, const Layout& layout, Seed seed, int attempt);

/// Further pairs that the tree has not (stream "extras"); `missing` counts those wanted but not found.
struct Extras {
    std::vector<NodePair> links;
    int missing = 0;
};
Extras chooseExtras(const RogueParams& params, const Layout& layout, const std::vector<NodePair>& tree,
                    Seed seed, int attempt);

}  // namespace gone
