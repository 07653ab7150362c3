#include "baker/palette.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

std::string faultOf(std::string_view text) {
    try {
        readPalette(text, "palette.txt");
    } catch (const ArtError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a palette has master colours by letter and biome slots by digit") {
    const Palette palette =
        readPalette("# a comment\n\nink k 0d0a14 # dark\r\nbiome halls\nfill 0 15111e\n", "p");
    REQUIRE(palette.colours.size() == 1);
    CHECK(palette.colours[0].name == "ink");
    CHECK(palette.colour('k')->rgb == 0x0d0a14);
    CHECK(palette.colour('z') == nullptr);
    REQUIRE(palette.biomes.size() == 1);
    CHECK(palette.biomes[0].slots[0] == 0x15111e);
    CHECK(!palette.biomes[0].slots[1]);
}

TEST_CASE("two biomes may use the same slot names") {
    const Palette palette = readPalette("biome a\nfill 0 000001\nbiome b\nfill 0 000002\n", "p");
    CHECK(palette.biomes[0].slots[0] == 1U);
    CHECK(palette.biomes[1].slots[0] == 2U);
}

TEST_CASE("a faulty palette line is named by file, number and text") {
    CHECK(faultOf("ink k 0d0a14\nred r d84\n") ==
          "palette.txt:2: a colour is six lower-case hex digits: \"red r d84\"");
}

TEST_CASE("each fault of a palette is refused") {
    CHECK(faultOf("ink k 0D0A14\n").find("lower-case hex") != std::string::npos);
    CHECK(faultOf("ink k 0d0a1g\n").find("lower-case hex") != std::string::npos);
    CHECK(faultOf("ink k 0d0a14\nred k d8433b\n").find("key is used twice") != std::string::npos);
    CHECK(faultOf("ink k 0d0a14\nink r d8433b\n").find("name is used twice") != std::string::npos);
    CHECK(faultOf("ink 1 0d0a14\n").find("a key is a letter") != std::string::npos);
    CHECK(faultOf("ink . 0d0a14\n").find("a key is a letter") != std::string::npos);
    CHECK(faultOf("biome halls\nfill k 0d0a14\n").find("a key is a digit") != std::string::npos);
    CHECK(faultOf("biome halls\na 0 0d0a14\nb 0 0d0a15\n").find("key is used twice") != std::string::npos);
    CHECK(faultOf("biome halls\nbiome halls\n").find("used twice") != std::string::npos);
    CHECK(faultOf("Ink k 0d0a14\n").find("NAME KEY HEX") != std::string::npos);
    CHECK(faultOf("ink kk 0d0a14\n").find("NAME KEY HEX") != std::string::npos);
    CHECK(faultOf("ink k\n").find("NAME KEY HEX") != std::string::npos);
    CHECK(faultOf("ink k\t0d0a14\n").find("a tab in column 6") != std::string::npos);
    CHECK(faultOf("# \xc3\xa9\n").find("outside ASCII in column 3") != std::string::npos);
}
