#include "base/bit_rows.hpp"

#include "base/rng.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace gone;

TEST_CASE("bits are clear at first and can be set and cleared one by one") {
    BitRows bits{Size{130, 3}};
    CHECK(bits.count() == 0);
    for (const int x : {0, 63, 64, 127, 128, 129}) {
        CAPTURE(x);
        bits.set({x, 1});
        CHECK(bits[{x, 1}]);
        CHECK(bits.count() == 1);
        CHECK_FALSE(bits[{x, 0}]);
        CHECK_FALSE(bits[{x, 2}]);
        bits.set({x, 1}, false);
        CHECK(bits.count() == 0);
    }
}

TEST_CASE("column x is bit x % 64 of word x / 64 of its row") {
    BitRows bits{Size{65, 2}};
    CHECK(bits.wordsPerRow() == 2);
    CHECK(BitRows{Size{64, 2}}.wordsPerRow() == 1);
    bits.set({3, 1});
    bits.set({64, 1});
    CHECK(bits.row(0)[0] == 0);
    CHECK(bits.row(1)[0] == 8);
    CHECK(bits.row(1)[1] == 1);
}

TEST_CASE("random bits are read back as they were written") {
    const Size size{77, 9};
    BitRows bits{size};
    std::vector<bool> plain(static_cast<std::size_t>(size.area()));
    Rng rng{Seed{2}};
    for (int i = 0; i < 2000; ++i) {
        const Point at{rng.below(size.width), i % size.height};
        const bool value = rng.chance(60);
        bits.set(at, value);
        plain[static_cast<std::size_t>(at.y * size.width + at.x)] = value;
    }
    int set = 0;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const bool expected = plain[static_cast<std::size_t>(y * size.width + x)];
            CHECK(bits[{x, y}] == expected);
            set += expected ? 1 : 0;
        }
    CHECK(bits.count() == set);
}

TEST_CASE("clearing leaves the size and no bit") {
    BitRows bits{Size{70, 2}};
    bits.set({69, 1});
    bits.clear();
    CHECK(bits == BitRows{Size{70, 2}});
    CHECK_FALSE(bits == BitRows{Size{69, 2}});
}
