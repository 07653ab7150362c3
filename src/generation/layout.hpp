#pragma once

#include "base/geometry.hpp"
#include "base/rng.hpp"
#include "base/seed.hpp"
#include "generation/corridors.hpp"
#include "world/level.hpp"

#include <cstdint>
#include <vector>

namespace gone {

/// A part of the map that gets one room, or none but a junction.
struct LayoutNode {
    std::uint64_t key = 0;  ///< names the node in streams; the same however the level around it changes
    Rect area;   ///< the room stays inside, a margin of one at the left and top, a free lane at the other two
                 ///< sides
    Size least;  ///< smallest floor, beside the generator's own minimum: merged rooms reach into all their
                 ///< cells
    bool gone = false;
    bool wide = false;  ///< made of several cells
};

/// Who lies beside whom. Areas of neighbours share a stretch of border.
struct Layout {
    std::vector<LayoutNode> nodes;             ///< the index is the room's id
    std::vector<std::vector<int>> neighbours;  ///< by node, in a fixed order, without repeats
};

struct NodePair {
    int from = 0;
    int to = 0;
};

/// How many rooms are gone: the number is drawn from `least` to `most`, as far as two rooms always stay.
struct GoneWanted {
    int least = 0;
    int most = 0;
};
/// Which nodes are gone (stream "gone"), chosen among those that may go; the others count as staying.
std::vector<bool> chooseGone(GoneWanted wanted, const std::vector<bool>& mayGo, Seed seed, int attempt);

/// How two neighbouring areas lie: above each other or side by side.
Neighbourhood neighbourhoodOf(Rect a, Rect b);

/// How a tree of links grows; the order is that of the knob's choices.
enum class TreeStyle {
    Scatter,  ///< from any room that still has a free neighbour
    Walk,     ///< on from the room reached last, and from anywhere when stuck
    Rogue54   ///< all free neighbours of one room first, as in Rogue 5.4
};
/// A spanning tree in the order it grew (stream "tree"). The layout's graph must be connected.
std::vector<NodePair> growTree(TreeStyle style, const Layout& layout, Seed seed, int attempt);

struct ExtrasWanted {
    int most = 0;        ///< the number is drawn from 0 to this
    bool exact = false;  ///< no: each is one try at a random room, which may find no free neighbour
};
struct Extras {
    std::vector<NodePair> links;
    int missing = 0;  ///< wanted but not found
};
/// Further pairs of neighbours that the tree has not linked (stream "extras").
Extras chooseExtras(ExtrasWanted wanted, const Layout& layout, const std::vector<NodePair>& tree, Seed seed,
                    int attempt);

/// The least sizes of a generator's rooms, and their chance to be dark.
struct RoomRules {
    int widthMin = 2;  ///< floor, in cells
    int heightMin = 2;
    int darkPercent = 0;
};
/// Draws the room of a node (stream "room"; draws: width, height, x, y, dark), or its junction in the middle,
/// which draws nothing. `id` is left 0. Drawn anew, a room takes another stream.
Room drawRoom(const RoomRules& rules, const LayoutNode& node, Seed seed, int attempt, int reroll);

/// The next room that a stream has for a node, whether it is gone or not: what drawRoom takes first.
Room nextRoom(const RoomRules& rules, const LayoutNode& node, Rng& rng);

/// The rooms of a whole layout.
std::vector<Room> drawRooms(const RoomRules& rules, const Layout& layout, Seed seed, int attempt,
                            int reroll = 0);

}  // namespace gone
