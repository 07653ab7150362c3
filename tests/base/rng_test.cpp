#include "base/rng.hpp"

#include <doctest/doctest.h>

#include <array>
#include <limits>

using namespace gone;

TEST_CASE("the generator yields the numbers every machine must get") {
    Rng zero{Seed{0}};
    CHECK(zero.next64() == 0x99ec5f36cb75f2b4);
    CHECK(zero.next64() == 0xbf6e1f784956452a);
    CHECK(zero.next64() == 0x1a5f849d4933e6e0);
    Rng last{Seed{std::numeric_limits<std::uint64_t>::max()}};
    CHECK(last.next64() == 0x8f5520d52a7ead08);
    CHECK(last.next64() == 0xc476a018caa1802d);
}

TEST_CASE("bounded draws are the numbers every machine must get") {
    Rng rooms{derive(Seed{0}, "rooms")};
    for (const int expected : {30, 25, 32, 54, 68}) CHECK(rooms.below(100) == expected);
    Rng wide{Seed{7}};
    for (const int expected : {1504476538, 598613706, 1803086243})
        CHECK(wide.below(std::numeric_limits<int>::max()) == expected);
}

TEST_CASE("a short draw is the high half of a long one") {
    Rng rng{Seed{0}};
    CHECK(rng.next32() == 0x99ec5f36);
}

TEST_CASE("a bounded draw reaches every number below its bound and no other") {
    Rng rng{Seed{3}};
    for (const int bound : {1, 2, 7, 10}) {
        CAPTURE(bound);
        std::array<int, 10> hits{};
        for (int i = 0; i < 1000; ++i) {
            const int drawn = rng.below(bound);
            REQUIRE(drawn >= 0);
            REQUIRE(drawn < bound);
            ++hits[static_cast<std::size_t>(drawn)];
        }
        for (int n = 0; n < bound; ++n) CHECK(hits[static_cast<std::size_t>(n)] > 1000 / bound / 2);
    }
}

TEST_CASE("a chance of 0 never comes, of 100 always, and of 25 about one time in four") {
    Rng rng{Seed{5}};
    int quarters = 0;
    for (int i = 0; i < 10000; ++i) {
        CHECK_FALSE(rng.chance(0));
        CHECK(rng.chance(100));
        quarters += rng.chance(25) ? 1 : 0;
    }
    CHECK(quarters > 2300);
    CHECK(quarters < 2700);
}

TEST_CASE("every kind of draw counts as one") {
    Rng rng{Seed{1}};
    rng.next64();
    rng.next32();
    rng.below(6);
    rng.chance(50);
    CHECK(rng.draws() == 4);
}

TEST_CASE("a copied generator goes on as the original does") {
    Rng rng{Seed{11}};
    rng.next64();
    Rng copy = rng;
    CHECK(copy == rng);
    const std::uint64_t fromOriginal = rng.next64();
    CHECK_FALSE(copy == rng);
    CHECK(copy.next64() == fromOriginal);
}
