#include "base/words.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("words are what stands between spaces, however many") {
    CHECK(wordsOf("  sprite bead   6x6 ") == std::vector<std::string_view>{"sprite", "bead", "6x6"});
    CHECK(wordsOf("one") == std::vector<std::string_view>{"one"});
    CHECK(wordsOf("   ").empty());
    CHECK(wordsOf("").empty());
}

TEST_CASE("text in quotes stays on one line") {
    CHECK(inQuotes("plain") == "'plain'");
    CHECK(inQuotes("a\nb\t\x7f") == "'a\\x0ab\\x09\\x7f'");
    CHECK(inQuotes("\xc3\xa9") == "'\xc3\xa9'");
}

TEST_CASE("a mistyped name is answered with the nearest") {
    const std::vector<std::string> known{"rogue", "cave", "fill_percent", "wall_cost", "--generator"};
    CHECK(suggestion("rouge", known) == "; did you mean 'rogue'?");
    CHECK(suggestion("fil_percent", known) == "; did you mean 'fill_percent'?");
    CHECK(suggestion("wallcost", known) == "; did you mean 'wall_cost'?");
    CHECK(suggestion("--gen", known) == "; did you mean '--generator'?");
    CHECK(suggestion("labyrinth", known).empty());
    CHECK(suggestion("", known).empty());
}
