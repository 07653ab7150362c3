#include "world/tile.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace gone;

namespace {

template <class Claim>
std::string lettersOf(Claim claim) {
    std::string letters;
    for (const Tile tile : allTiles())
        if (claim(tile)) letters += letter(tile);
    return letters;
}

}  // namespace

TEST_CASE("every tile has a letter and a name of its own, and its letter leads back to it") {
    std::set<char> letters;
    std::set<std::string_view> names;
    for (const Tile tile : allTiles()) {
        letters.insert(letter(tile));
        names.insert(name(tile));
        CHECK_FALSE(name(tile).empty());
        CHECK(tileFromLetter(letter(tile)) == tile);
    }
    CHECK(letters.size() == tileCount);
    CHECK(names.size() == tileCount);
}

TEST_CASE("the letters are those the formats promise") {
    CHECK(lettersOf([](Tile) { return true; }) == " #.:o+'?&<>~-\",^%_=0");
    CHECK(letter(Tile::Junction) == 'o');
    CHECK(letter(Tile::SecretDoor) == '?');
    CHECK(letter(Tile::LockedDoor) == '&');
    CHECK(letter(Tile::Pillar) == '0');
}

TEST_CASE("a character that is no letter stands for no tile") {
    for (const char c : {'@', 'x', '\n', '\0', '*'}) CHECK_FALSE(tileFromLetter(c).has_value());
}

TEST_CASE("the hero walks on all tiles but eight") {
    CHECK(lettersOf([](Tile tile) { return !isWalkable(tile); }) == " #?&~_=0");
}

TEST_CASE("rock, walls, shut doors, tall grass and pillars block sight") {
    CHECK(lettersOf(isOpaque) == " #+?&\"0");
}

TEST_CASE("rock, walls and what looks like a wall are solid") {
    CHECK(lettersOf(isSolid) == " #?");
}

TEST_CASE("a door is a door in any state") {
    CHECK(lettersOf(isDoor) == "+'?&");
}
