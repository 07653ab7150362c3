#include "view/pixel_mask.hpp"

#include "support/printing.hpp"
#include "view/smooth_noise.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using namespace gone;

namespace {

/// 13x13, set but for one pixel in the middle.
Mask pierced() {
    Mask mask{{13, 13}, 1};
    mask[{6, 6}] = 0;
    return mask;
}

}  // namespace

TEST_CASE("box sums spread a single value over squares") {
    Grid<int> values{{9, 9}};
    values[{4, 4}] = 1;
    const Grid<int> once = boxSums(values, 1, 1);
    CHECK(once[{4, 4}] == 1);
    CHECK(once[{3, 5}] == 1);
    CHECK(once[{2, 4}] == 0);
    const Grid<int> twice = boxSums(values, 1, 2);
    CHECK(twice[{4, 4}] == 9);
    CHECK(twice[{2, 2}] == 1);
}

TEST_CASE("box sums of a full mask are full up to the edge") {
    const Grid<int> sums = boxSums(Grid<int>{{7, 5}, 1}, 4, 2);
    CHECK(std::ranges::all_of(sums.cells(), [](int sum) { return sum == 81 * 81; }));
}

TEST_CASE("the nearest clear pixel is found by straight distance within reach") {
    const Grid<NearestClear> nearest = nearestClear(pierced(), 5);
    CHECK(nearest[{6, 2}].step == Point{0, 4});
    CHECK(nearest[{9, 10}].step == Point{-3, -4});
    CHECK(!nearest[{10, 10}].found());
    CHECK(!nearest[{6, 6}].found());
}

TEST_CASE("square distance tells the side only where the clear pixel lies straight that way") {
    const Grid<SquareDistance> distances = squareDistances(pierced(), 5);
    CHECK(distances[{6, 3}].distance == 3);
    CHECK(distances[{6, 3}].side == Side::Below);
    CHECK(distances[{6, 8}].side == Side::Above);
    CHECK(distances[{9, 6}].side == Side::Left);
    CHECK(distances[{2, 6}].side == Side::Right);
    CHECK(distances[{4, 3}].distance == 3);
    CHECK(distances[{4, 3}].side == Side::Corner);
    CHECK(distances[{0, 0}].side == Side::None);
}

TEST_CASE("noise is the same in any window and has mean 0 and the promised spread") {
    const Grid<int> whole = smoothNoise(5, {-20, 0, 300, 300}, 3);
    const Grid<int> part = smoothNoise(5, {30, 40, 50, 60}, 3);
    for (int y = 0; y < part.height(); ++y)
        for (int x = 0; x < part.width(); ++x) CHECK(part[{x, y}] == whole[{x + 50, y + 40}]);
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (const int value : whole.cells()) {
        sum += value;
        squares += static_cast<std::int64_t>(value) * value;
    }
    CHECK(std::abs(sum / 90000) < noiseUnit / 8);
    CHECK(squares / 90000 > noiseUnit * noiseUnit * 8 / 10);
    CHECK(squares / 90000 < noiseUnit * noiseUnit * 12 / 10);
    CHECK(whole != smoothNoise(6, {-20, 0, 300, 300}, 3));
}
