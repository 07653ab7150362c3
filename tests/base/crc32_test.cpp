#include "base/crc32.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

TEST_CASE("a checksum is that of zip and png") {
    CHECK(crc32("123456789") == 0xcbf43926);
    CHECK(crc32("") == 0);
    CHECK(crc32("The quick brown fox jumps over the lazy dog") == 0x414fa339);
}

TEST_CASE("a checksum sees every single changed bit") {
    const std::string text = "17 walk n";
    for (std::size_t i = 0; i < text.size(); ++i)
        for (int bit = 0; bit < 8; ++bit) {
            std::string other = text;
            other[i] = static_cast<char>(other[i] ^ (1 << bit));
            CHECK(crc32(other) != crc32(text));
        }
}
