#include "base/geometry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

using namespace gone;

TEST_CASE("a rectangle holds its first cell and not the one past its last") {
    const Rect rect{2, 3, 4, 5};
    CHECK(rect.contains({2, 3}));
    CHECK(rect.contains({5, 7}));
    CHECK_FALSE(rect.contains({6, 7}));
    CHECK_FALSE(rect.contains({5, 8}));
    CHECK_FALSE(rect.contains({1, 3}));
    CHECK_FALSE(rect.contains({2, 2}));
    CHECK(rect.area() == 20);
}

TEST_CASE("a grown rectangle has the margin on all four sides") {
    CHECK(Rect{2, 3, 4, 5}.grown(1) == Rect{1, 2, 6, 7});
    CHECK(Rect{2, 3, 4, 5}.grown(-1) == Rect{3, 4, 2, 3});
}

TEST_CASE("a rectangle has four corners") {
    const Rect rect{2, 3, 4, 5};
    int corners = 0;
    for (int y = 3; y < 8; ++y)
        for (int x = 2; x < 6; ++x) corners += rect.isCorner({x, y}) ? 1 : 0;
    CHECK(corners == 4);
    for (const Point corner : {Point{2, 3}, Point{5, 3}, Point{2, 7}, Point{5, 7}})
        CHECK(rect.isCorner(corner));
}

TEST_CASE("the eight directions go clockwise from north, straight and diagonal by turns") {
    CHECK(offset(Direction::North) == Point{0, -1});
    CHECK(offset(Direction::East) == Point{1, 0});
    CHECK(offset(Direction::South) == Point{0, 1});
    CHECK(offset(Direction::West) == Point{-1, 0});
    std::set<std::pair<int, int>> offsets;
    for (std::size_t i = 0; i < allDirections.size(); ++i) {
        const Point step = offset(allDirections[i]);
        const Point next = offset(allDirections[(i + 1) % 8]);
        CHECK(chebyshev({}, step) == 1);
        CHECK(manhattan(step, next) == 1);
        CHECK(isDiagonal(allDirections[i]) == (step.x != 0 && step.y != 0));
        CHECK(step + offset(allDirections[(i + 4) % 8]) == Point{});
        offsets.insert({step.x, step.y});
    }
    CHECK(offsets.size() == 8);
}

TEST_CASE("ties are broken in the order north, west, east, south, which is row-major") {
    CHECK(std::ranges::is_sorted(straightSteps, rowMajorLess));
    for (const Point step : straightSteps) CHECK(manhattan({}, step) == 1);
}

TEST_CASE("row-major order takes upper rows first, then goes left to right") {
    CHECK(rowMajorLess({9, 0}, {0, 1}));
    CHECK(rowMajorLess({0, 1}, {1, 1}));
    CHECK_FALSE(rowMajorLess({1, 1}, {1, 1}));
    CHECK_FALSE(rowMajorLess({0, 1}, {9, 0}));
}

TEST_CASE("distances count straight steps, or steps in eight directions") {
    CHECK(manhattan({1, 1}, {-2, 5}) == 7);
    CHECK(chebyshev({1, 1}, {-2, 5}) == 4);
    CHECK(chebyshev({1, 1}, {5, 0}) == 4);
}

TEST_CASE("a size holds the cells from 0 to width and height less one") {
    const Size size{3, 2};
    CHECK(size.area() == 6);
    CHECK(size.contains({0, 0}));
    CHECK(size.contains({2, 1}));
    CHECK_FALSE(size.contains({3, 1}));
    CHECK_FALSE(size.contains({2, 2}));
    CHECK_FALSE(size.contains({-1, 0}));
    CHECK_FALSE(size.contains({0, -1}));
}
