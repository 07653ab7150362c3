#include "base/seed.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <set>
#include <string>

using namespace gone;

namespace {

std::uint64_t seedOf(std::string_view text) {
    const auto seed = parseSeed(text);
    REQUIRE(seed.has_value());
    return seed->value;
}

}  // namespace

TEST_CASE("derived seeds are the numbers every machine must get") {
    CHECK(derive(Seed{0}, "rooms").value == 0x323387b75f0fdfa5);
    CHECK(derive(Seed{1}, "floor", 3).value == 0xb58cfe6632415017);
    CHECK(derive(Seed{std::numeric_limits<std::uint64_t>::max()}, "room", 5, (1 << 8) | 2).value ==
          0x33b11fceaa44472a);
}

TEST_CASE("seed, purpose and both numbers each lead to another stream") {
    std::set<std::uint64_t> streams;
    for (const std::uint64_t seed : {0U, 1U})
        for (const std::string_view purpose : {"room", "rooms", "link"})
            for (const std::uint64_t a : {0U, 1U, 256U})
                for (const std::uint64_t b : {0U, 1U, 256U})
                    streams.insert(derive(Seed{seed}, purpose, a, b).value);
    CHECK(streams.size() == 2 * 3 * 3 * 3);
}

TEST_CASE("FNV-1a hashes bytes and little-endian numbers") {
    CHECK(Fnv1a{}.value() == 0xcbf29ce484222325);
    Fnv1a text;
    text.text("abc");
    CHECK(text.value() == 0xe71fa2190541574b);
    Fnv1a number;
    number.u32(0x00636261);
    Fnv1a bytes;
    bytes.text(std::string_view("abc\0", 4));
    CHECK(number.value() == bytes.value());
    Fnv1a wide;
    wide.u64(0x0000000100636261);
    bytes.text(std::string_view("\1\0\0\0", 4));
    CHECK(wide.value() == bytes.value());
}

TEST_CASE("decimal digits that fit 64 bits are the seed itself") {
    CHECK(seedOf("0") == 0);
    CHECK(seedOf("7") == 7);
    CHECK(seedOf("007") == 7);
    CHECK(seedOf("18446744073709551615") == 18446744073709551615U);
    CHECK(seedOf("00000000000000000000000018446744073709551615") == 18446744073709551615U);
}

TEST_CASE("any other text is hashed as it stands") {
    CHECK(seedOf("-1") == 0x07d00b07b497d12b);
    CHECK(seedOf(" 7") == 0x07c59107b48ead58);
    CHECK(seedOf("7 ") == 0x07f21607b4b4ca42);
    CHECK(seedOf("+7") == 0x07e49107b4a95de7);
    CHECK(seedOf("1e5") == 0x44bb48181789210a);
    CHECK(seedOf("0x10") == 0xa828d7fafedd49d4);
    CHECK(seedOf("18446744073709551616") == 0xedf2aa6b38fc416d);
    CHECK(seedOf("abc") == 0xe71fa2190541574b);
    CHECK(seedOf("t\xc3\xbcr") == 0x898590ed27b96952);
}

TEST_CASE("an empty text is no seed") {
    CHECK_FALSE(parseSeed("").has_value());
}

TEST_CASE("a seed written as text is read back") {
    for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 63,
                                      std::numeric_limits<std::uint64_t>::max()}) {
        CAPTURE(value);
        CHECK(seedOf(seedText(Seed{value})) == value);
    }
}
