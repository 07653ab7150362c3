#include "baker/bake.hpp"

#include "view/atlas.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace gone;

namespace {

const Palette& palette() {
    static const Palette read =
        readPalette("ink k 0d0a14\nred r d8433b\nbiome halls\nfill 0 15111e\nbiome hollows\nfill 0 120f14\n",
                    "palette.txt");
    return read;
}

Art read(std::string_view text) {
    PixelMapReader reader{palette()};
    reader.read(text, "bead.txt");
    return reader.finish();
}

/// The pixels that the index names, cut from the sheet.
Grid<std::uint32_t> cut(const BakedAtlas& atlas, const std::string& name) {
    std::istringstream lines{atlas.index};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words{line};
        std::string kind;
        std::string found;
        Rect area;
        words >> kind >> found >> area.x >> area.y >> area.width >> area.height;
        if (kind != "sprite" || found != name) continue;
        Grid<std::uint32_t> part{{area.width, area.height}};
        for (int y = 0; y < area.height; ++y)
            for (int x = 0; x < area.width; ++x) part[{x, y}] = atlas.sheet[{area.x + x, area.y + y}];
        return part;
    }
    return {};
}

constexpr std::uint32_t ink = 0xff0d0a14;
constexpr std::uint32_t red = 0xffd8433b;

}  // namespace

TEST_CASE("an outline lies round the drawn pixels, on one more pixel each side, not round itself") {
    const Art art = read("outline k\nsprite dot 1x1\nr\nend\n");
    const Grid<std::uint32_t> picture = paint(art.maps[0], palette(), nullptr);
    const std::vector<std::uint32_t> wanted{0, ink, 0, ink, red, ink, 0, ink, 0};
    CHECK(picture.size() == Size{3, 3});
    CHECK(std::vector<std::uint32_t>(picture.cells().begin(), picture.cells().end()) == wanted);
}

TEST_CASE("an outlined sprite's offset is in the index") {
    const std::string index = bake(read("outline k\nsprite dot 1x1\nr\nend\n"), palette()).index;
    CHECK(index.find("sprite dot 0 0 3 3 -1 -1\n") != std::string::npos);
}

TEST_CASE("a sprite with slots is baked once a biome, another once") {
    const BakedAtlas atlas = bake(read("sprite s 2x1\n0r\nend\nsprite p 1x1\nr\nend\n"), palette());
    CHECK(cut(atlas, "halls:s")[{0, 0}] == 0xff15111e);
    CHECK(cut(atlas, "hollows:s")[{0, 0}] == 0xff120f14);
    CHECK(cut(atlas, "hollows:s")[{1, 0}] == red);
    CHECK(cut(atlas, "p").size() == Size{1, 1});
    CHECK(atlas.index.find("sprite s ") == std::string::npos);
    CHECK(atlas.index.find(":p ") == std::string::npos);
}

TEST_CASE("the index tells the palette and marks slots that a biome lacks") {
    const std::string index = bake(read(""), palette()).index;
    CHECK(index.find("colour red d8433b\n") != std::string::npos);
    CHECK(index.find("biome halls 15111e - - - - - - - - -\n") != std::string::npos);
}

TEST_CASE("what is baked is read back by the game, slots that a biome lacks as clear") {
    const BakedAtlas baked =
        bake(read("sprite s 2x1\n0r\nend\noutline k\nsprite p 1x1\nr\nend\n"), palette());
    const Atlas atlas{baked.index, baked.sheet, "atlas.txt"};
    CHECK(atlas.sprite(Biome::Halls, "s").pixels == cut(baked, "halls:s"));
    CHECK(atlas.sprite("p").pixels == cut(baked, "p"));
    CHECK(atlas.sprite("p").offset == Point{-1, -1});
    CHECK(atlas.colour("red") == red);
    CHECK(atlas.slot(Biome::Hollows, 0) == 0xff120f14);
    CHECK(atlas.slot(Biome::Hollows, 9) == clearPixel);
}

TEST_CASE("pictures do not overlap and the sheet holds nothing else") {
    std::string text;
    std::size_t pixels = 0;
    for (int i = 1; i <= 60; ++i) {
        const auto side = static_cast<std::size_t>(i);
        text += "sprite s" + std::to_string(i) + ' ' + std::to_string(i) + 'x' + std::to_string(i) + '\n';
        for (int y = 0; y < i; ++y) text += std::string(side, 'r') + '\n';
        text += "end\n";
        pixels += side * side;
    }
    const BakedAtlas atlas = bake(read(text), palette());
    std::size_t drawn = 0;
    for (const std::uint32_t pixel : atlas.sheet.cells()) drawn += pixel == red ? 1U : 0U;
    CHECK(drawn == pixels);
    for (int i = 1; i <= 60; ++i) {
        CAPTURE(i);
        const Grid<std::uint32_t> part = cut(atlas, 's' + std::to_string(i));
        CHECK(part == Grid<std::uint32_t>{{i, i}, red});
    }
}

TEST_CASE("the same art gives the same index and pixels") {
    const std::string text = "sprite s 2x1\n0r\nend\noutline k\nsprite p 1x1\nr\nend\n";
    const BakedAtlas first = bake(read(text), palette());
    const BakedAtlas second = bake(read(text), palette());
    CHECK(first.index == second.index);
    CHECK(first.sheet == second.sheet);
}
