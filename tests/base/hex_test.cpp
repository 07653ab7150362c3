#include "base/hex.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("numbers are written in as many hexadecimal digits as are asked for and read back") {
    CHECK(hexText(0xbeef, 8) == "0000beef");
    CHECK(hexText(~std::uint64_t{0}, 16) == "ffffffffffffffff");
    CHECK(numberFromHex("0000beef") == 0xbeef);
    CHECK(numberFromHex("ffffffffffffffff") == ~std::uint64_t{0});
    for (const char* text : {"", "xyz", "12 ", "-1", "fffffffffffffffff"}) CHECK_FALSE(numberFromHex(text));
}
