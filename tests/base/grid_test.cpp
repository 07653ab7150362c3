#include "base/grid.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a grid holds its value in every cell and keeps what is written") {
    Grid<int> grid{Size{3, 2}, 7};
    CHECK(grid.size() == Size{3, 2});
    for (const int cell : grid.cells()) CHECK(cell == 7);
    grid[{2, 1}] = 5;
    CHECK(grid[{2, 1}] == 5);
    CHECK(grid.cells()[5] == 5);
    CHECK(grid.index({2, 1}) == 5);
}

TEST_CASE("a row is the cells of one line from left to right") {
    Grid<int> grid{Size{3, 2}};
    for (int x = 0; x < 3; ++x) grid[{x, 1}] = x + 1;
    CHECK(grid.row(0)[2] == 0);
    REQUIRE(grid.row(1).size() == 3);
    for (std::size_t x = 0; x < 3; ++x) CHECK(grid.row(1)[x] == static_cast<int>(x) + 1);
}

TEST_CASE("beyond the edge of a grid lies what the caller says") {
    const Grid<int> grid{Size{2, 2}, 1};
    CHECK(grid.at({0, 0}, 9) == 1);
    CHECK(grid.at({1, 1}, 9) == 1);
    for (const Point out : {Point{-1, 0}, Point{0, -1}, Point{2, 1}, Point{1, 2}}) {
        CHECK(grid.at(out, 9) == 9);
        CHECK_FALSE(grid.contains(out));
    }
}

TEST_CASE("grids are equal when size and cells are") {
    Grid<int> one{Size{2, 3}};
    CHECK(one == Grid<int>{Size{2, 3}});
    CHECK_FALSE(one == Grid<int>{Size{3, 2}});
    Grid<int> other = one;
    other[{1, 2}] = 1;
    CHECK_FALSE(one == other);
}

TEST_CASE("an empty grid has no cells") {
    const Grid<int> grid;
    CHECK(grid.cells().empty());
    CHECK_FALSE(grid.contains({0, 0}));
    CHECK(grid == Grid<int>{Size{0, 0}});
}
