#include "baker/pixel_map.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

/// Letters k, r, e, n, d; biome "full" has all slots, biome "part" only 0.
const Palette& palette() {
    static const Palette read = readPalette(
        "ink k 000000\nred r ff0000\none e 010101\ntwo n 020202\nthree d 030303\n"
        "biome full\na 0 000000\nb 1 111111\nc 2 222222\nd 3 333333\ne 4 444444\n"
        "f 5 555555\ng 6 666666\nh 7 777777\ni 8 888888\nj 9 999999\n"
        "biome part\na 0 010101\n",
        "palette.txt");
    return read;
}

Art read(std::string_view text) {
    PixelMapReader reader{palette()};
    reader.read(text, "bead.txt");
    return reader.finish();
}

std::string faultOf(std::string_view text) {
    try {
        read(text);
    } catch (const ArtError& error) {
        return error.what();
    }
    return "";
}

const std::string dot = "sprite dot 2x2\nk.\n.r\nend\n";

PixelRows derived(const std::string& ops) {
    return read("sprite base 3x3\nk..\nrr.\n..k\nend\nderive new from base" + ops + "\n").maps.at(1).rows;
}

}  // namespace

TEST_CASE("a sprite keeps its name, rows, outline and place") {
    const Art art = read("# beads\noutline k\n\n" + dot + "outline none\nsprite b/0 1x1\nr\nend\n");
    REQUIRE(art.maps.size() == 2);
    CHECK(art.maps[0].name == "dot");
    CHECK(art.maps[0].rows == PixelRows{"k.", ".r"});
    CHECK(art.maps[0].outline == 'k');
    CHECK(placeText(art.maps[0].place) == "bead.txt:4");
    CHECK(!art.maps[1].outline);
    CHECK(art.warnings.empty());
}

TEST_CASE("an outline holds to the end of its file only") {
    PixelMapReader reader{palette()};
    reader.read("outline k\n" + dot, "a.txt");
    reader.read("sprite other 1x1\nr\nend\n", "b.txt");
    CHECK(!reader.finish().maps.at(1).outline);
}

TEST_CASE("a row that reads end is a row where the map is three keys wide") {
    CHECK(read("sprite word 3x1\nend\nend\n").maps.at(0).rows == PixelRows{"end"});
}

TEST_CASE("lines may end in CR LF, and in spaces outside a map") {
    CHECK(read("sprite dot 2x1  \r\nk.\r\nend\r\n").maps.at(0).rows == PixelRows{"k."});
}

TEST_CASE("a derived sprite applies its ops from left to right and keeps the outline") {
    CHECK(derived("") == PixelRows{"k..", "rr.", "..k"});
    CHECK(derived(" swap kr>rk") == PixelRows{"r..", "kk.", "..r"});
    CHECK(derived(" drop 1") == PixelRows{"...", "k..", "..k"});
    CHECK(derived(" drop 0") == PixelRows{"...", "rr.", "..k"});
    CHECK(derived(" up 1") == PixelRows{"rr.", "..k", "..."});
    CHECK(derived(" down 2") == PixelRows{"...", "...", "k.."});
    CHECK(derived(" up 0") == PixelRows{"k..", "rr.", "..k"});
    CHECK(derived(" flip") == PixelRows{"..k", ".rr", "k.."});
    CHECK(derived(" flip up 1 swap r>k") == PixelRows{".kk", "k..", "..."});
    CHECK(read("outline k\n" + dot + "derive d from dot\n").maps.at(1).outline == 'k');
}

TEST_CASE("a base may stand in an earlier file, not in a later line") {
    PixelMapReader reader{palette()};
    reader.read(dot, "a.txt");
    reader.read("derive more from dot flip\n", "b.txt");
    CHECK(reader.finish().maps.at(1).rows == PixelRows{".k", "r."});
    CHECK(faultOf("derive more from dot\n" + dot) ==
          "bead.txt:1: more: base \"dot\" is not defined before this line");
}

TEST_CASE("a row of the wrong length is named with its number and both lengths") {
    CHECK(faultOf("sprite dot 2x2\nk.\n.\nend\n") == "bead.txt:3: dot: row 1 has 1 keys, 2 wanted");
    CHECK(faultOf("sprite dot 2x2\nk..\n.r\nend\n") == "bead.txt:2: dot: row 0 has 3 keys, 2 wanted");
    CHECK(faultOf("sprite dot 2x2\nk. \n.r\nend\n") == "bead.txt:2: dot: row 0 ends in a space");
}

TEST_CASE("too few rows or a missing end is named with the rows found") {
    CHECK(faultOf("sprite dot 2x2\nk.\nend\n") == "bead.txt:3: dot: 1 rows found, 2 wanted and then \"end\"");
    CHECK(faultOf("sprite dot 2x1\nk.\nk.\nend\n") ==
          "bead.txt:3: dot: 1 rows found, 1 wanted and then \"end\", not \"k.\"");
    CHECK(faultOf("sprite dot 2x2\nk.\nsprite b 1x1\nk\nend\n").find("1 rows found") != std::string::npos);
    CHECK(faultOf("sprite dot 2x2\nk.\n").find("but the file ends") != std::string::npos);
}

TEST_CASE("a key that is not in the palette is named with its column and row") {
    CHECK(faultOf("sprite dot 2x2\nk.\n.q\nend\n") ==
          "bead.txt:1: dot: column 1, row 1: key 'q' is not in the palette");
    CHECK(faultOf("outline q\n") == "bead.txt:1: outline: key 'q' is not in the palette");
    CHECK(faultOf(dot + "derive d from dot swap k>q\n").find("key 'q'") != std::string::npos);
}

TEST_CASE("a digit needs its slot in every biome") {
    CHECK(faultOf("sprite dot 1x1\n3\nend\n") == "bead.txt:1: dot: column 0, row 0: biome part lacks slot 3");
    CHECK(faultOf("sprite dot 1x1\n0\nend\n").empty());
}

TEST_CASE("a name defined twice is named with both places, also by derive") {
    CHECK(faultOf(dot + dot) == "bead.txt:5: dot is defined twice, first in bead.txt:1");
    CHECK(faultOf(dot + "derive dot from dot flip\n") ==
          "bead.txt:5: dot is defined twice, first in bead.txt:1");
}

TEST_CASE("an op that is unknown or lacks its value is named") {
    CHECK(faultOf(dot + "derive d from dot turn 1\n") == "bead.txt:5: unknown op \"turn\"");
    CHECK(faultOf(dot + "derive d from dot flip drop\n") == "bead.txt:5: op \"drop\" lacks its value");
    CHECK(faultOf(dot + "derive d from dot up x\n") == "bead.txt:5: up needs a number, not \"x\"");
}

TEST_CASE("swap refuses sides that do not fit each other") {
    for (const std::string sides : {"k>rk", "kr>k", ">", "k>", "k>.", ".>k", "kk>rr", "k"}) {
        CAPTURE(sides);
        const std::string fault = faultOf(dot + "derive d from dot swap " + sides + "\n");
        CHECK(fault.find("bead.txt:5: swap from ") == 0);
    }
}

TEST_CASE("drop, up and down refuse a number outside the sprite") {
    for (const std::string op : {"drop 2", "up 2", "down 2", "down 99999999999999999999"}) {
        CAPTURE(op);
        CHECK(faultOf(dot + "derive d from dot " + op + "\n").find("bead.txt:5: ") == 0);
    }
    CHECK(faultOf(dot + "derive d from dot drop 2\n") ==
          "bead.txt:5: drop 2 does not fit a sprite of 2 rows");
    CHECK(faultOf(dot + "derive d from dot drop 1 up 1 down 1\n").empty());
}

TEST_CASE("a faulty size, name or first word is shown with its line") {
    for (const std::string line :
         {"sprite dot 2", "sprite dot x2", "sprite dot 0x2", "sprite dot 2x65", "sprite dot 2x2x2",
          "sprite dot -1x2", "sprite Dot 2x2", "sprite a//b 2x2", "sprite /a 2x2", "sprite a/ 2x2",
          "sprite dot", "sprite dot 2x2 more", "derive d base dot", "derive d from", "outline", "outline kk",
          "picture dot 2x2", "k."}) {
        CAPTURE(line);
        const std::string fault = faultOf(line + "\n");
        CHECK(fault.find("bead.txt:1: ") == 0);
        CHECK(fault.find('"' + line + '"') != std::string::npos);
    }
}

TEST_CASE("frames count from 0 without a gap") {
    const std::string rest = " 1x1\nk\nend\n";
    CHECK(faultOf("sprite a/0" + rest + "sprite a/2" + rest) ==
          "bead.txt:4: frames of a have a gap: number 1 is missing");
    CHECK(faultOf("sprite a/1" + rest) == "bead.txt:1: frames of a have a gap: number 0 is missing");
    CHECK(faultOf("sprite a/1" + rest + "sprite a/0" + rest + "sprite a/dark" + rest).empty());
}

TEST_CASE("tabs and bytes outside ASCII are named with their column") {
    CHECK(faultOf("sprite\tdot 2x2\n") == "bead.txt:1: a tab in column 7; use spaces");
    CHECK(faultOf("sprite dot 2x1\nk\xff\nend\n") == "bead.txt:2: a byte outside ASCII in column 2");
}

TEST_CASE("a clear map and a map of very many keys are warned about only") {
    CHECK(read("sprite dot 2x1\n..\nend\n").warnings ==
          std::vector<std::string>{"bead.txt:1: dot is clear throughout"});
    std::string colours;
    std::string row;
    for (char key = 'a'; key <= 'u'; ++key) {
        colours += std::string{"c"} + key + ' ' + key + " 000000\n";
        row += key;
    }
    const Palette many = readPalette(colours, "palette.txt");
    PixelMapReader reader{many};
    reader.read("sprite all 21x1\n" + row + "\nend\n", "all.txt");
    CHECK(reader.finish().warnings == std::vector<std::string>{"all.txt:1: all uses 21 keys, more than 20"});
}
