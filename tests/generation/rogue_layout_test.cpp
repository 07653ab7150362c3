#include "generation/rogue_layout.hpp"

#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

RogueParams grid(int columns, int rows) {
    RogueParams params;
    params.columns = columns;
    params.rows = rows;
    params.goneRoomsMax = 0;
    return params;
}

/// Which node the middle of each grid cell lies in.
std::vector<int> nodeOfCell(const RogueParams& params, Size size, const Layout& layout) {
    std::vector<int> nodes;
    for (int row = 0; row < params.rows; ++row)
        for (int column = 0; column < params.columns; ++column) {
            const Rect cell = cellArea(params, size, column, row);
            for (std::size_t i = 0; i < layout.nodes.size(); ++i)
                if (layout.nodes[i].area.contains({cell.x, cell.y})) nodes.push_back(static_cast<int>(i));
        }
    return nodes;
}

}  // namespace

TEST_CASE("cells are the size divided, rounded down, and the rest stays at the right and bottom") {
    const RogueParams params = grid(3, 3);
    CHECK(cellArea(params, {80, 45}, 0, 0) == Rect{0, 0, 26, 15});
    CHECK(cellArea(params, {80, 45}, 2, 2) == Rect{52, 30, 26, 15});
}

TEST_CASE("spread, the cells cover the map and differ by one at most") {
    RogueParams params = grid(6, 5);
    params.spreadRemainder = 1;
    for (const Size size : {Size{80, 45}, Size{42, 30}, Size{43, 31}, Size{47, 34}}) {
        int right = 0;
        for (int column = 0; column < 6; ++column) {
            const Rect cell = cellArea(params, size, column, 0);
            CHECK(cell.x == right);
            right = cell.right();
            CHECK(cell.width >= size.width / 6);
            CHECK(cell.width <= size.width / 6 + 1);
        }
        CHECK(right == size.width);
        int bottom = 0;
        for (int row = 0; row < 5; ++row) {
            const Rect cell = cellArea(params, size, 0, row);
            CHECK(cell.y == bottom);
            bottom = cell.bottom();
            CHECK(cell.height >= size.height / 5);
            CHECK(cell.height <= size.height / 5 + 1);
        }
        CHECK(bottom == size.height);
    }
}

TEST_CASE("nodes are the cells in row-major order, neighbours left, right, up and down") {
    const Layout layout = makeLayout(grid(3, 3), {80, 45}, Seed{1}, 0);
    REQUIRE(layout.nodes.size() == 9);
    for (std::size_t i = 0; i < 9; ++i) CHECK(layout.nodes[i].key == i);
    CHECK(layout.neighbours[4] == std::vector{3, 5, 1, 7});
    CHECK(layout.neighbours[0] == std::vector{1, 3});
    CHECK(layout.neighbours[8] == std::vector{7, 5});
}

TEST_CASE("merged cells make one node, whose neighbours are those of its cells, never itself") {
    RogueParams params = grid(5, 5);
    params.goneRoomsMax = 6;
    params.wideRoomsPercent = 50;
    const Size size{80, 60};
    int wide = 0;
    for (int seed = 0; seed < seedCount(300); ++seed) {
        CAPTURE(seed);
        params.spreadRemainder = seed % 2;
        params.hall = seed % 3 == 0 ? 1 : 0;
        const Layout layout = makeLayout(params, size, seedOf(seed), 0);
        const std::vector<int> home = nodeOfCell(params, size, layout);
        REQUIRE(home.size() == 25);
        std::vector<std::set<int>> beside(layout.nodes.size());
        std::vector<int> cellCount(layout.nodes.size(), 0);
        for (std::size_t cell = 0; cell < 25; ++cell) {
            const auto a = static_cast<std::size_t>(home[cell]);
            ++cellCount[a];
            for (const std::size_t other : {cell + 1, cell + 5}) {
                if (other >= 25 || (other == cell + 1 && other % 5 == 0)) continue;
                const auto b = static_cast<std::size_t>(home[other]);
                if (a == b) continue;
                beside[a].insert(static_cast<int>(b));
                beside[b].insert(static_cast<int>(a));
            }
        }
        for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
            const LayoutNode& node = layout.nodes[i];
            const std::set<int> listed(layout.neighbours[i].begin(), layout.neighbours[i].end());
            REQUIRE(listed == beside[i]);
            REQUIRE(listed.size() == layout.neighbours[i].size());
            REQUIRE(node.wide == (cellCount[i] > 1));
            if (node.gone) REQUIRE(cellCount[i] == 1);
            const bool isHall = params.hall != 0 && cellCount[i] == 5;
            REQUIRE((isHall || cellCount[i] <= 2));
            wide += node.wide ? 1 : 0;
        }
    }
    CHECK(wide > seedCount(300));
}

TEST_CASE(
    "at a hundred percent every real cell with an unmerged real neighbour to the right or below merges") {
    RogueParams params = grid(4, 1);
    params.wideRoomsPercent = 100;
    const Layout pairs = makeLayout(params, {60, 12}, Seed{1}, 0);
    REQUIRE(pairs.nodes.size() == 2);
    CHECK(pairs.nodes[0].area == Rect{0, 0, 30, 12});
    CHECK(pairs.nodes[1].area == Rect{30, 0, 30, 12});
    params.columns = 1;
    params.rows = 3;
    const Layout tall = makeLayout(params, {12, 60}, Seed{1}, 0);
    REQUIRE(tall.nodes.size() == 2);
    CHECK(tall.nodes[0].area == Rect{0, 0, 12, 40});
    CHECK(tall.nodes[0].least == Size{0, 20});
}

TEST_CASE("a wide room reaches into each of its cells and stays in their area with margin and lane") {
    RogueParams params = grid(3, 3);
    params.wideRoomsPercent = 60;
    const Size size{71, 47};
    std::set<int> widths;
    for (int seed = 0; seed < seedCount(2000); ++seed) {
        CAPTURE(seed);
        params.spreadRemainder = seed % 2;
        params.hall = seed % 5 == 0 ? 1 : 0;
        const Layout layout = makeLayout(params, size, seedOf(seed), 0);
        for (const LayoutNode& node : layout.nodes) {
            if (!node.wide) continue;
            const Room room = drawRoom({4, 3, 0}, node, seedOf(seed), 0, 0);
            REQUIRE(room.kind == RoomKind::Wide);
            REQUIRE(room.floor.x >= node.area.x + 1);
            REQUIRE(room.floor.y >= node.area.y + 1);
            REQUIRE(room.floor.right() <= node.area.right() - 2);
            REQUIRE(room.floor.bottom() <= node.area.bottom() - 2);
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 3; ++column) {
                    const Rect cell = cellArea(params, size, column, row);
                    if (!node.area.contains({cell.x, cell.y})) continue;
                    const bool reaches = room.floor.x < cell.right() && cell.x < room.floor.right() &&
                                         room.floor.y < cell.bottom() && cell.y < room.floor.bottom();
                    REQUIRE(reaches);
                }
            if (params.spreadRemainder == 0 && node.area.width == 46) widths.insert(room.floor.width);
        }
    }
    CHECK(*widths.begin() == 23);  // one cell whole
    CHECK(*widths.rbegin() == 2 * 23 - 3);
}

TEST_CASE("the hall is all of the middle row, and no cell of it is gone or merged otherwise") {
    RogueParams params = grid(4, 4);
    params.hall = 1;
    params.goneRoomsMax = 9;
    params.wideRoomsPercent = 100;
    for (int seed = 0; seed < 200; ++seed) {
        const Layout layout = makeLayout(params, {80, 60}, seedOf(seed), 0);
        int halls = 0;
        for (const LayoutNode& node : layout.nodes) {
            if (node.key != 8) continue;
            ++halls;
            REQUIRE(node.area == Rect{0, 30, 80, 15});
            REQUIRE(node.wide);
            REQUIRE_FALSE(node.gone);
        }
        REQUIRE(halls == 1);
    }
}

TEST_CASE("a grid that is nothing but the hall has one room") {
    RogueParams params = grid(5, 1);
    params.hall = 1;
    params.goneRoomsMax = 9;
    const Layout layout = makeLayout(params, {80, 20}, Seed{1}, 0);
    REQUIRE(layout.nodes.size() == 1);
    CHECK(layout.nodes[0].area == Rect{0, 0, 80, 20});
    CHECK(layout.neighbours[0].empty());
}
