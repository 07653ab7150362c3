#include "baker/bake.hpp"

#include "base/geometry.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace gone {
namespace {

constexpr int sheetWidth = 512;
constexpr std::uint32_t opaqueAlpha = 0xff000000U;

struct Picture {
    std::string name;
    Grid<std::uint32_t> pixels;
    int margin = 0;  ///< pixels added on each side for the outline
    Point at;        ///< its place on the sheet
};

std::string hex(std::uint32_t rgb) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 20; shift >= 0; shift -= 4) text += digits[(rgb >> shift) & 15U];
    return text;
}

std::uint32_t colourOf(char key, const Palette& palette, const PaletteBiome* biome) {
    if (isSlotKey(key)) return opaqueAlpha | *biome->slots[static_cast<std::size_t>(key - '0')];
    return opaqueAlpha | palette.colour(key)->rgb;
}

bool usesSlots(const PixelMap& map) {
    const auto hasSlot = [](const std::string& row) { return std::ranges::any_of(row, isSlotKey); };
    return std::ranges::any_of(map.rows, hasSlot) || (map.outline && isSlotKey(*map.outline));
}

std::vector<Picture> paintAll(const Art& art, const Palette& palette) {
    std::vector<Picture> pictures;
    for (const PixelMap& map : art.maps) {
        const int margin = map.outline ? 1 : 0;
        if (!usesSlots(map)) {
            pictures.push_back({map.name, paint(map, palette, nullptr), margin, {}});
            continue;
        }
        for (const PaletteBiome& biome : palette.biomes)
            pictures.push_back({biome.name + ':' + map.name, paint(map, palette, &biome), margin, {}});
    }
    return pictures;
}

/// Gives every picture its place in rows, tallest first; returns the height used.
int pack(std::vector<Picture>& pictures) {
    std::vector<std::size_t> order(pictures.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return pictures[a].pixels.height() > pictures[b].pixels.height();
    });
    Point next;
    int rowHeight = 0;
    for (const std::size_t i : order) {
        const Size size = pictures[i].pixels.size();
        if (next.x + size.width > sheetWidth) {
            next = {0, next.y + rowHeight};
            rowHeight = 0;
        }
        pictures[i].at = next;
        next.x += size.width;
        rowHeight = std::max(rowHeight, size.height);
    }
    return next.y + rowHeight;
}

std::string indexOf(const std::vector<Picture>& pictures, const Palette& palette) {
    std::string index = "# Made by gonerooms_baker from the pixel maps in assets/art.\n";
    for (const PaletteColour& colour : palette.colours)
        index += "colour " + colour.name + ' ' + hex(colour.rgb) + '\n';
    for (const PaletteBiome& biome : palette.biomes) {
        index += "biome " + biome.name;
        for (const std::optional<std::uint32_t>& slot : biome.slots) index += slot ? ' ' + hex(*slot) : " -";
        index += '\n';
    }
    for (const Picture& picture : pictures) {
        index += "sprite " + picture.name;
        for (const int number : {picture.at.x, picture.at.y, picture.pixels.width(), picture.pixels.height(),
                                 -picture.margin, -picture.margin})
            index += ' ' + std::to_string(number);
        index += '\n';
    }
    return index;
}

}  // namespace

Grid<std::uint32_t> paint(const PixelMap& map, const Palette& palette, const PaletteBiome* biome) {
    const int margin = map.outline ? 1 : 0;
    const Size drawn{static_cast<int>(map.rows.front().size()), static_cast<int>(map.rows.size())};
    const auto isDrawn = [&](Point at) {
        return drawn.contains(at) &&
               map.rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] != '.';
    };
    Grid<std::uint32_t> pixels{{drawn.width + 2 * margin, drawn.height + 2 * margin}};
    for (int y = -margin; y < drawn.height + margin; ++y)
        for (int x = -margin; x < drawn.width + margin; ++x) {
            const Point at{x, y};
            std::uint32_t& pixel = pixels[{x + margin, y + margin}];
            if (isDrawn(at))
                pixel = colourOf(map.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)], palette,
                                 biome);
            else if (map.outline &&
                     std::ranges::any_of(straightSteps, [&](Point step) { return isDrawn(at + step); }))
                pixel = colourOf(*map.outline, palette, biome);
        }
    return pixels;
}

BakedAtlas bake(const Art& art, const Palette& palette) {
    std::vector<Picture> pictures = paintAll(art, palette);
    BakedAtlas atlas{Grid<std::uint32_t>{{sheetWidth, std::max(1, pack(pictures))}}, {}};
    for (const Picture& picture : pictures)
        for (int y = 0; y < picture.pixels.height(); ++y)
            std::ranges::copy(picture.pixels.row(y),
                              atlas.sheet.row(picture.at.y + y).begin() + picture.at.x);
    atlas.index = indexOf(pictures, palette);
    return atlas;
}

}  // namespace gone
