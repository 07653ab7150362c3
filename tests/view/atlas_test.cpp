#include "view/atlas.hpp"

#include "support/scratch_folder.hpp"
#include "test_atlas.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace gone;

namespace {

std::string indexFault(std::string_view index) {
    try {
        const Atlas atlas{index, Image{{4, 4}}, "atlas.txt"};
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

template <class Ask>
std::string faultOf(Ask ask) {
    try {
        ask();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("an atlas cuts its sprites from the sheet") {
    Image sheet{{2, 1}, opaque(1, 2, 3)};
    sheet[{1, 0}] = clearPixel;
    const Atlas atlas{"# index\ncolour ink 0d0a14\nsprite a 1 0 1 1 -1 -1\nsprite b 0 0 2 1 0 0\n", sheet,
                      "atlas.txt"};
    CHECK(atlas.sprite("a").pixels == Image{{1, 1}, clearPixel});
    CHECK(atlas.sprite("a").offset.x == -1);
    CHECK(atlas.sprite("b").pixels == sheet);
    CHECK(atlas.colour("ink") == opaque(0x0d, 0x0a, 0x14));
}

TEST_CASE("a biome has its own variant, or the plain sprite") {
    const Atlas atlas{"sprite halls:a 0 0 1 1 0 0\nsprite a 0 0 2 2 0 0\n", Image{{4, 4}}, "atlas.txt"};
    CHECK(atlas.sprite(Biome::Halls, "a").pixels.width() == 1);
    CHECK(atlas.sprite(Biome::Hollows, "a").pixels.width() == 2);
}

TEST_CASE("a broken index is named by file and line") {
    CHECK(indexFault("colour ink 0d0a14\nnonsense\n").find("atlas.txt:2: not a line of an atlas") == 0);
    CHECK(indexFault("sprite a 3 3 2 2 0 0\n").find("atlas.txt:1: the picture lies outside atlas.png") == 0);
    CHECK(indexFault("sprite a -1 0 2 2 0 0\n").find("outside") != std::string::npos);
    CHECK(indexFault("sprite a 0 0 x 2 0 0\n").find("'x' is no number") != std::string::npos);
    CHECK(indexFault("sprite a 0 0 0 2 0 0\n").find("has no pixels") != std::string::npos);
    CHECK(indexFault("sprite a 0 0 -1 2 0 0\n").find("has no pixels") != std::string::npos);
    CHECK(indexFault("sprite a 1 1 2147483647 2147483647 0 0\n").find("outside") != std::string::npos);
    CHECK(indexFault("sprite a 0 0 99999999999 2 0 0\n").find("is no number") != std::string::npos);
    CHECK(indexFault("sprite a 0 0 1 1 0 -2147483648\n").find("offset") != std::string::npos);
    CHECK(indexFault("colour ink -d0a14\n").find("'-d0a14' is no colour") != std::string::npos);
    CHECK(indexFault("colour ink 0d0a1\n").find("'0d0a1' is no colour") != std::string::npos);
    CHECK(indexFault("biome moon 0 0 0 0 0 0 0 0 0 0\n").find("unknown biome 'moon'") != std::string::npos);
}

TEST_CASE("a picture of a wrong size is named with both sizes") {
    const Sprite sprite{Image{{4, 6}}, {}};
    CHECK_NOTHROW(requireSize(sprite, "bead", {4, 6}));
    CHECK(faultOf([&] {
              requireSize(sprite, "bead", {6, 4});
          }) == "the atlas's picture 'bead' is 4x6, not 6x4: build the assets again");
}

TEST_CASE("a missing sprite or colour is named") {
    CHECK(faultOf([] { testAtlas().sprite("dragon/9"); }).find("'dragon/9'") != std::string::npos);
    CHECK(faultOf([] { testAtlas().colour("mauve"); }).find("'mauve'") != std::string::npos);
}

TEST_CASE("a missing atlas is told with the file's name") {
    CHECK(faultOf([] { loadAtlas("/nowhere"); }).find("/nowhere/atlas.txt") != std::string::npos);
}

TEST_CASE("an outlined figure stands with its drawn bottom on the cell's edge") {
    Canvas canvas{{16, 32}, opaque(0, 0, 0)};
    const Sprite sprite{Image{{4, 6}, opaque(255, 0, 0)}, {-1, -1}};  // drawn 2x4
    drawStanding(canvas, sprite, {0, 16});
    CHECK(canvas[{6, 27}] == opaque(255, 0, 0));
    CHECK(canvas[{9, 31}] == opaque(255, 0, 0));
    CHECK(canvas[{5, 31}] == opaque(0, 0, 0));
    CHECK(canvas[{10, 31}] == opaque(0, 0, 0));
    CHECK(canvas[{7, 26}] == opaque(0, 0, 0));
}
