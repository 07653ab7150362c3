#include "generation/rogue_layout.hpp"

#include "base/rng.hpp"
#include "generation/level_check.hpp"

#include <algorithm>
#include <string>

namespace gone {
namespace {

/// Cells that belong to the great hall: all of the middle row, or none.
bool inHall(const RogueParams& params, int cell) {
    return params.hall != 0 && cell / params.columns == params.rows / 2;
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

/// Cell by cell, row by row, so that a merged node's neighbours come in the order of its cells.
void findNeighbours(const RogueParams& params, const std::vector<int>& nodeOfCell, Layout& layout) {
    layout.neighbours.resize(layout.nodes.size());
    for (std::size_t c = 0; c < nodeOfCell.size(); ++c) {
        const int cell = static_cast<int>(c);
        const int home = nodeOfCell[c];
        std::vector<int>& list = layout.neighbours[static_cast<std::size_t>(home)];
        const int column = cell % params.columns;
        const int row = cell / params.columns;
        const auto add = [&](bool inside, int other) {
            if (!inside) return;
            const int node = nodeOfCell[static_cast<std::size_t>(other)];
            if (node != home && std::ranges::find(list, node) == list.end()) list.push_back(node);
        };
        add(column > 0, cell - 1);
        add(column + 1 < params.columns, cell + 1);
        add(row > 0, cell - params.columns);
        add(row + 1 < params.rows, cell + params.columns);
    }
}

bool holds(Rect outer, Rect inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

/// Does the room's ring lie inside one cell or, if it is merged, inside the grid?
bool keepsToCells(const RogueParams& params, Size size, const Room& room) {
    const Rect last = cellArea(params, size, params.columns - 1, params.rows - 1);
    if (room.kind == RoomKind::Wide) return holds({0, 0, last.right(), last.bottom()}, room.ring());
    for (int row = 0; row < params.rows; ++row)
        for (int column = 0; column < params.columns; ++column)
            if (holds(cellArea(params, size, column, row), room.ring())) return true;
    return false;
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
    std::vector<bool> mayGo;
    for (int cell = 0; cell < params.columns * params.rows; ++cell) mayGo.push_back(!inHall(params, cell));
    const std::vector<bool> gone = chooseGone({params.goneMin, params.goneRoomsMax}, mayGo, seed, attempt);
    const std::vector<int> owner = mergeCells(params, gone, seed, attempt);
    Layout layout;
    std::vector<int> nodeOfCell(owner.size(), -1);
    for (std::size_t cell = 0; cell < owner.size(); ++cell) {
        const int number = static_cast<int>(cell);
        const Rect area = cellArea(params, size, number % params.columns, number / params.columns);
        if (owner[cell] == number) {
            nodeOfCell[cell] = static_cast<int>(layout.nodes.size());
            layout.nodes.push_back({static_cast<std::uint64_t>(cell), area, {}, gone[cell], false});
            continue;
        }
        nodeOfCell[cell] = nodeOfCell[static_cast<std::size_t>(owner[cell])];
        LayoutNode& node = layout.nodes[static_cast<std::size_t>(nodeOfCell[cell])];
        node.area = united(node.area, area);
        // All cells but the last: so much a room needs at least to reach into each of them.
        node.least = {node.area.width - area.width, node.area.height - area.height};
        node.wide = true;
    }
    findNeighbours(params, nodeOfCell, layout);
    return layout;
}

void checkCells(const RogueParams& params, const Level& level, std::vector<Problem>& problems) {
    Findings found{"rooms", "F11", problems};
    for (const Room& room : level.rooms) {
        if (!isBuilt(room)) continue;
        if (!keepsToCells(params, level.tiles.size(), room))
            found.add("room " + std::to_string(room.id) + " leaves its cell", {{room.floor.x, room.floor.y}});
    }
}

}  // namespace gone
