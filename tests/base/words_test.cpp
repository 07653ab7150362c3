#include "base/words.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("words are what stands between spaces, however many") {
    CHECK(wordsOf("  sprite bead   6x6 ") == std::vector<std::string_view>{"sprite", "bead", "6x6"});
    CHECK(wordsOf("one") == std::vector<std::string_view>{"one"});
    CHECK(wordsOf("   ").empty());
    CHECK(wordsOf("").empty());
}
