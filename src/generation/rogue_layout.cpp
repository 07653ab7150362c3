#include "generation/rogue_layout.hpp"

#include "base/rng.hpp"

#include <algorithm>
#include <cassert>

namespace gone {
namespace {

/// Cells that belong to the great hall: all of the middle row, or none.
bool inHall(const RogueParams& params, int cell) {
    return params.hall != 0 && cell / params.columns == params.rows / 2;
}

std::vector<bool> chooseGone(const RogueParams& params, Seed seed, int attempt) {
    const int cells = params.columns * params.rows;
    std::vector<int> candidates;
    for (int cell = 0; cell < cells; ++cell)
        if (!inHall(params, cell)) candidates.push_back(cell);
    // At least two rooms stay; the hall is one of them.
    const int spare = static_cast<int>(candidates.size()) - (params.hall != 0 ? 1 : 2);
    const int limit = std::max(0, spare);
    const int most = std::min(std::max(params.goneMin, params.goneRoomsMax), limit);
    const int least = std::min(params.goneMin, limit);

    Rng rng{derive(seed, "gone", 0, static_cast<std::uint64_t>(attempt))};
    const int count = least + rng.below(most - least + 1);
    std::vector<bool> gone(static_cast<std::size_t>(cells), false);
    for (int i = 0; i < count; ++i) {  // partial Fisher-Yates: exactly `count` draws
        const int pick = i + rng.below(static_cast<int>(candidates.size()) - i);
        std::swap(candidates[static_cast<std::size_t>(i)], candidates[static_cast<std::size_t>(pick)]);
        gone[static_cast<std::size_t>(candidates[static_cast<std::size_t>(i)])] = true;
    }
    return gone;
}

/// For each cell the first cell of the node that it belongs to.
std::vector<int> mergeCells(const RogueParams& params, const std::vector<bool>& gone, Seed seed,
                            int attempt) {
    const int cells = params.columns * params.rows;
    std::vector<int> owner(static_cast<std::size_t>(cells));
    std::vector<bool> merged(static_cast<std::size_t>(cells), false);
    for (int cell = 0; cell < cells; ++cell) {
        const auto c = static_cast<std::size_t>(cell);
        owner[c] = inHall(params, cell) ? params.rows / 2 * params.columns : cell;
        merged[c] = inHall(params, cell);
    }
    Rng rng{derive(seed, "wide", 0, static_cast<std::uint64_t>(attempt))};
    for (int cell = 0; cell < cells; ++cell) {
        const auto free = [&](int other) {
            const auto o = static_cast<std::size_t>(other);
            return !gone[o] && !merged[o];
        };
        if (!free(cell) || !rng.chance(params.wideRoomsPercent)) continue;
        const int right = cell + 1;
        const int below = cell + params.columns;
        int partner = -1;
        if (right % params.columns != 0 && free(right))
            partner = right;
        else if (below < cells && free(below))
            partner = below;
        if (partner < 0) continue;
        owner[static_cast<std::size_t>(partner)] = cell;
        merged[static_cast<std::size_t>(cell)] = true;
        merged[static_cast<std::size_t>(partner)] = true;
    }
    return owner;
}

Rect united(Rect a, Rect b) {
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

void findNeighbours(const RogueParams& params, const std::vector<int>& nodeOfCell, Layout& layout) {
    layout.neighbours.resize(layout.nodes.size());
    for (std::size_t n = 0; n < layout.nodes.size(); ++n) {
        std::vector<int>& list = layout.neighbours[n];
        for (const int cell : layout.nodes[n].cells) {
            const int column = cell % params.columns;
            const int row = cell / params.columns;
            const auto add = [&](bool inside, int other) {
                if (!inside) return;
                const int node = nodeOfCell[static_cast<std::size_t>(other)];
                if (node != static_cast<int>(n) && std::ranges::find(list, node) == list.end())
                    list.push_back(node);
            };
            add(column > 0, cell - 1);
            add(column + 1 < params.columns, cell + 1);
            add(row > 0, cell - params.columns);
            add(row + 1 < params.rows, cell + params.columns);
        }
    }
}

/// A room's extent along one axis: at least `min` cells, leaving a margin of one and the free lane.
/// A merged room must reach into each of its cells, so its least extent is all of them but the last.
int drawExtent(Rng& rng, int area, int leastMerged, int min) {
    const int least = std::max(min, leastMerged);
    return least + rng.below(area - least - 2);
}

std::vector<int> outside(const std::vector<int>& neighbours, const std::vector<bool>& inside) {
    std::vector<int> result;
    for (const int n : neighbours)
        if (!inside[static_cast<std::size_t>(n)]) result.push_back(n);
    return result;
}

}  // namespace

Rect cellArea(const RogueParams& params, Size size, int column, int row) {
    if (params.spreadRemainder == 0) {
        const int width = size.width / params.columns;
        const int height = size.height / params.rows;
        return {column * width, row * height, width, height};
    }
    const int x = column * size.width / params.columns;
    const int y = row * size.height / params.rows;
    return {x, y, (column + 1) * size.width / params.columns - x, (row + 1) * size.height / params.rows - y};
}

Layout makeLayout(const RogueParams& params, Size size, Seed seed, int attempt) {
    const std::vector<bool> gone = chooseGone(params, seed, attempt);
    const std::vector<int> owner = mergeCells(params, gone, seed, attempt);
    Layout layout;
    std::vector<int> nodeOfCell(owner.size(), -1);
    for (std::size_t cell = 0; cell < owner.size(); ++cell) {
        const int number = static_cast<int>(cell);
        const int column = number % params.columns;
        const Rect area = cellArea(params, size, column, number / params.columns);
        if (owner[cell] == number) {
            nodeOfCell[cell] = static_cast<int>(layout.nodes.size());
            layout.nodes.push_back({{number}, area, gone[cell], column, column + 1});
            continue;
        }
        nodeOfCell[cell] = nodeOfCell[static_cast<std::size_t>(owner[cell])];
        LayoutNode& node = layout.nodes[static_cast<std::size_t>(nodeOfCell[cell])];
        node.cells.push_back(number);
        node.area = united(node.area, area);
        node.columnEnd = std::max(node.columnEnd, column + 1);
    }
    findNeighbours(params, nodeOfCell, layout);
    return layout;
}

RoomDraw drawRoom(const RogueParams& params, Size size, const LayoutNode& node, Seed seed, int attempt,
                  int reroll) {
    const Rect area = node.area;
    if (node.gone) return {{area.x + area.width / 2, area.y + area.height / 2, 1, 1}, false};

    const int lastCell = node.cells.back();
    const Rect last = cellArea(params, size, lastCell % params.columns, lastCell / params.columns);
    const auto stream = static_cast<std::uint64_t>((reroll << 8) | attempt);
    Rng rng{derive(seed, "room", static_cast<std::uint64_t>(node.cells.front()), stream)};
    RoomDraw room;
    room.floor.width = drawExtent(rng, area.width, area.width - last.width, params.roomWidthMin);
    room.floor.height = drawExtent(rng, area.height, area.height - last.height, params.roomHeightMin);
    room.floor.x = area.x + 1 + rng.below(area.width - room.floor.width - 2);
    room.floor.y = area.y + 1 + rng.below(area.height - room.floor.height - 2);
    room.dark = rng.chance(params.darkRoomsPercent);
    return room;
}

std::vector<NodePair> growTree(const RogueParams& params, const Layout& layout, Seed seed, int attempt) {
    enum Style { Scatter, Walk, Rogue54 };
    const std::size_t count = layout.nodes.size();
    Rng rng{derive(seed, "tree", 0, static_cast<std::uint64_t>(attempt))};
    std::vector<bool> inside(count, false);
    std::vector<int> members{rng.below(static_cast<int>(count))};
    inside[static_cast<std::size_t>(members.front())] = true;
    int current = members.front();
    std::vector<NodePair> tree;
    while (members.size() < count) {
        std::vector<int> free = outside(layout.neighbours[static_cast<std::size_t>(current)], inside);
        if (params.tree == Scatter || free.empty()) {
            // Choosing among members that still have a free neighbour is what trying members at random
            // until one fits comes to, in one draw.
            std::vector<int> open;
            for (const int member : members)
                if (!outside(layout.neighbours[static_cast<std::size_t>(member)], inside).empty())
                    open.push_back(member);
            assert(!open.empty());
            current = open[static_cast<std::size_t>(rng.below(static_cast<int>(open.size())))];
            free = outside(layout.neighbours[static_cast<std::size_t>(current)], inside);
        }
        const int next = free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))];
        tree.push_back({current, next});
        members.push_back(next);
        inside[static_cast<std::size_t>(next)] = true;
        if (params.tree == Walk) current = next;
    }
    return tree;
}

Extras chooseExtras(const RogueParams& params, const Layout& layout, const std::vector<NodePair>& tree,
                    Seed seed, int attempt) {
    const std::size_t count = layout.nodes.size();
    std::vector<std::vector<bool>> linked(count, std::vector<bool>(count, false));
    const auto join = [&](NodePair pair) {
        linked[static_cast<std::size_t>(pair.from)][static_cast<std::size_t>(pair.to)] = true;
        linked[static_cast<std::size_t>(pair.to)][static_cast<std::size_t>(pair.from)] = true;
    };
    const auto freeNeighbours = [&](int node) {
        return outside(layout.neighbours[static_cast<std::size_t>(node)],
                       linked[static_cast<std::size_t>(node)]);
    };
    for (const NodePair pair : tree) join(pair);

    Rng rng{derive(seed, "extras", 0, static_cast<std::uint64_t>(attempt))};
    const int asked = rng.below(params.extraLinksMax + 1);
    Extras extras;
    for (int i = 0; i < asked; ++i) {
        NodePair pair{-1, -1};
        if (params.exactExtras != 0) {
            std::vector<NodePair> free;
            for (int from = 0; from < static_cast<int>(count); ++from)
                for (const int to : freeNeighbours(from))
                    if (from < to) free.push_back({from, to});
            if (!free.empty())
                pair = free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))];
        } else {
            const int from = rng.below(static_cast<int>(count));
            const std::vector<int> free = freeNeighbours(from);
            if (!free.empty())
                pair = {from, free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))]};
        }
        if (pair.from < 0) {
            ++extras.missing;
            continue;
        }
        join(pair);
        extras.links.push_back(pair);
    }
    return extras;
}

}  // namespace gone
