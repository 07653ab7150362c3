#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/terrain.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace gone;

// The value ranges of the art direction, section 3, before light: void, floor, wall and figures never mix.
// The page rounds to whole numbers.

namespace {

constexpr double rounding = 0.5;

double linear(int channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// L*, 0 to 100.
double lightness(Pixel pixel) {
    const double y =
        0.2126 * linear(redOf(pixel)) + 0.7152 * linear(greenOf(pixel)) + 0.0722 * linear(blueOf(pixel));
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

double meanLightness(const Image& picture, Rect area) {
    double sum = 0;
    int count = 0;
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x)
            if (isOpaquePixel(picture[{x, y}])) {
                sum += lightness(picture[{x, y}]);
                ++count;
            }
    return sum / count;
}

double meanLightness(const Image& picture) {
    return meanLightness(picture, {0, 0, picture.width(), picture.height()});
}

/// Rooms and a corridor wide enough for floors without shadow, in cells (13, 4) to (17, 6) and along row 11.
Level rooms() {
    return levelFromText(
        "########################\n"
        "########################\n"
        "#......................#\n"
        "#......................#\n"
        "#......................#\n"
        "#......................#\n"
        "#......................#\n"
        "#......................#\n"
        "########################\n"
        "########################\n"
        "#::::::::::::::::::::::#\n"
        "#::::::::::::::::::::::#\n"
        "#::::::::::::::::::::::#\n"
        "########################\n"
        "########################\n"
        "########################\n");
}

constexpr Rect cells(int x, int y, int width, int height) {
    return {x * cellPixels, y * cellPixels, width * cellPixels, height * cellPixels};
}

constexpr std::array biomes{Biome::Halls, Biome::Hollows, Biome::Unmade};

}  // namespace

TEST_CASE("void is nearly black, floors are dark, faces lighter and lips lightest") {
    const Level level = rooms();
    for (const Biome biome : biomes) {
        CAPTURE(name(biome));
        const TerrainSprites sprites{testAtlas(), biome};
        const Image picture =
            paintTerrain(sprites, {level.tiles, biome, 3}, {0, 0, level.tiles.width(), level.tiles.height()})
                .pixels;
        const double fill = meanLightness(picture, cells(2, 14, 20, 2));
        const double floor = meanLightness(picture, cells(4, 4, 12, 3));
        const double face = meanLightness(picture, cells(2, 1, 20, 1));
        const auto isWithin = [](double value, double low, double high) {
            CAPTURE(value);
            CHECK(value >= low - rounding);
            CHECK(value <= high + rounding);
        };
        isWithin(lightness(sprites.ink), 3, 6);
        isWithin(fill, 3, 6);
        isWithin(floor, 15, 23);
        isWithin(face, 20, 57);
        isWithin(lightness(sprites.slots[5]), 73, 83);
        isWithin(lightness(sprites.slots[6]), 5, 10);
        isWithin(lightness(sprites.slots[7]), 10, 17);
        isWithin(lightness(sprites.slots[8]), 15, 23);
        if (mannerOf(biome) == Manner::Grown) continue;  // caves have no corridors of their own
        CHECK(meanLightness(picture, cells(4, 11, 12, 2)) < floor - 3);
    }
}

TEST_CASE("figures and items stand out from every floor and have a bright spot") {
    for (const std::string name :
         {"hero/0",   "rat/0",    "bat/0", "snake/0",    "jackal/0", "goblin/0", "slime/0", "skeleton/0",
          "spider/0", "wraith/0", "orc/0", "doorling/0", "eye/0",    "mage/0",   "thief/0", "king/0",
          "potion",   "scroll",   "sword", "axe",        "bow",      "armour",   "shield",  "ring",
          "wand",     "food",     "gold",  "key",        "amulet"}) {
        CAPTURE(name);
        Image inside = testAtlas().sprite(name).pixels;
        constexpr double slack = 1.5;  // the darkest and the lightest figure are as drawn
        double brightest = 0;
        for (Pixel& pixel : inside.cells()) {
            if (pixel == testAtlas().colour("ink")) pixel = clearPixel;  // the outline
            if (isOpaquePixel(pixel)) brightest = std::max(brightest, lightness(pixel));
        }
        const double mean = meanLightness(inside);
        CHECK(mean >= 40 - slack);
        CHECK(mean <= 75 + slack);
        CHECK(brightest >= 75);
    }
}
