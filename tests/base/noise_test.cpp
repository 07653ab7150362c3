#include "base/noise.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

using namespace gone;

namespace {

constexpr Size sheet{192, 160};

int meanOf(const Grid<std::uint8_t>& noise) {
    const int sum = std::accumulate(noise.cells().begin(), noise.cells().end(), 0);
    return sum / noise.size().area();
}

/// The greatest difference between two cells side by side or above each other.
int steepest(const Grid<std::uint8_t>& noise) {
    int most = 0;
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x)
            for (const Point step : {Point{1, 0}, Point{0, 1}}) {
                const Point at{x, y};
                if (!noise.contains(at + step)) continue;
                most = std::max(most, std::abs(int{noise[at]} - int{noise[at + step]}));
            }
    return most;
}

}  // namespace

TEST_CASE("noise has the same bits everywhere") {
    const Grid<std::uint8_t> coarse = perlinNoise({6, 3}, Seed{1}, 8, 3);
    const std::vector<int> first(coarse.cells().begin(), coarse.cells().end());
    CHECK(first ==
          std::vector{128, 67, 35, 48, 41, 52, 155, 92, 53, 67, 76, 92, 175, 138, 113, 110, 119, 148});
    const Grid<std::uint8_t> odd = perlinNoise({5, 2}, Seed{0xffffffffffffffffU}, 5, 6);
    const std::vector<int> second(odd.cells().begin(), odd.cells().end());
    CHECK(second == std::vector{128, 121, 129, 126, 97, 108, 102, 119, 100, 74});
}

TEST_CASE("noise keeps near the middle in the mean and uses most of its range") {
    for (const int scale : {2, 3, 8, 13, 64}) {
        for (const int octaves : {1, 3, 6}) {
            CAPTURE(scale);
            CAPTURE(octaves);
            int low = 255;
            int high = 0;
            int means = 0;
            const int sheets = 8;
            for (std::uint64_t seed = 0; seed < sheets; ++seed) {
                const Grid<std::uint8_t> noise = perlinNoise(sheet, Seed{seed}, scale, octaves);
                means += meanOf(noise);
                low = std::min(low, int{*std::ranges::min_element(noise.cells())});
                high = std::max(high, int{*std::ranges::max_element(noise.cells())});
            }
            CHECK(std::abs(means / sheets - 128) <= 6);
            CHECK(low <= 60);
            CHECK(high >= 195);
        }
    }
}

TEST_CASE("noise is smooth, the more so the wider its bumps") {
    // The steepest slope of one octave lies near 2.5 times its height from middle to top within one bump.
    for (const int scale : {8, 16, 32, 64}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            CAPTURE(scale);
            CAPTURE(seed);
            CHECK(steepest(perlinNoise(sheet, Seed{seed}, scale, 1)) <= 480 / scale);
            CHECK(steepest(perlinNoise(sheet, Seed{seed}, scale, 1)) >= 128 / scale);
        }
    }
}

TEST_CASE("a smaller sheet is a corner of a larger one") {
    const Grid<std::uint8_t> large = perlinNoise(sheet, Seed{5}, 7, 4);
    const Grid<std::uint8_t> small = perlinNoise({50, 31}, Seed{5}, 7, 4);
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x) REQUIRE(small[{x, y}] == large[{x, y}]);
}

TEST_CASE("seed, scale and octaves each change the noise") {
    const Grid<std::uint8_t> noise = perlinNoise(sheet, Seed{3}, 8, 3);
    CHECK(noise == perlinNoise(sheet, Seed{3}, 8, 3));
    CHECK(noise != perlinNoise(sheet, Seed{4}, 8, 3));
    CHECK(noise != perlinNoise(sheet, Seed{3}, 9, 3));
    CHECK(noise != perlinNoise(sheet, Seed{3}, 8, 2));
    CHECK(noise != perlinNoise(sheet, Seed{3}, 8, 1));
}

TEST_CASE("octaves stop where bumps would be narrower than two cells") {
    CHECK(perlinNoise(sheet, Seed{3}, 8, 3) == perlinNoise(sheet, Seed{3}, 8, 6));
    CHECK(perlinNoise(sheet, Seed{3}, 2, 1) == perlinNoise(sheet, Seed{3}, 2, 6));
}

TEST_CASE("a shift by one bump is another place of the same kind of noise, not the same noise") {
    const Grid<std::uint8_t> noise = perlinNoise(sheet, Seed{9}, 8, 1);
    int same = 0;
    for (int y = 0; y < sheet.height; ++y)
        for (int x = 8; x < sheet.width; ++x) same += noise[{x, y}] == noise[{x - 8, y}] ? 1 : 0;
    CHECK(same < sheet.area() / 4);
}

TEST_CASE("one cell of noise is fine") {
    CHECK(perlinNoise({1, 1}, Seed{0}, 64, 6).size() == Size{1, 1});
    CHECK(perlinNoise({1, 1}, Seed{0}, 2, 1).cells()[0] == 128);
}
