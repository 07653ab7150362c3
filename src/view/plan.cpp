#include "view/plan.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

/// Solid cells are drawn as wall only beside open ones, so that the plan shows outlines and not masses.
bool isInnerRock(const Grid<Tile>& tiles, Point at) {
    if (!isSolid(tiles[at])) return false;
    return std::ranges::all_of(allDirections,
                               [&](Direction d) { return isSolid(tiles.at(at + offset(d), Tile::Rock)); });
}

}  // namespace

Pixel planColour(Tile tile, Biome biome, const Atlas& atlas) {
    switch (tile) {
        case Tile::Rock:
        case Tile::Wall:
        case Tile::SecretDoor: return atlas.slot(biome, 2);
        case Tile::Floor: return atlas.slot(biome, 9);
        case Tile::Corridor: return atlas.slot(biome, 8);
        case Tile::Junction: return atlas.colour("steel1");
        case Tile::ClosedDoor:
        case Tile::OpenDoor: return atlas.colour("wood3");
        case Tile::LockedDoor: return atlas.colour("gold1");
        case Tile::StairsUp: return atlas.colour("steel4");
        case Tile::StairsDown: return atlas.colour("gold2");
        case Tile::DeepWater: return atlas.colour("blue1");
        case Tile::ShallowWater: return atlas.colour("blue2");
        case Tile::TallGrass: return atlas.colour("green1");
        case Tile::LowGrass: return atlas.colour("green0");
        case Tile::Trap: return atlas.colour("red1");
        case Tile::Web: return atlas.colour("steel2");
        case Tile::Hole: return atlas.colour("violet1");
        case Tile::Chest: return atlas.colour("gold3");
        case Tile::Pillar: return atlas.slot(biome, 4);
    }
    return atlas.colour("ink");
}

bool takesTint(Tile tile) {
    return !isSolid(tile) && tile != Tile::StairsUp && tile != Tile::StairsDown;
}

Pixel regionColour(int id) {
    // Neighbouring ids differ in hue and in lightness, so they stay apart for colour-blind eyes too.
    static constexpr std::array<Pixel, 12> colours{0xffd8433b, 0xff3e83c8, 0xffd6ee80, 0xff9a52b8,
                                                   0xfff0bb3e, 0xff2a4991, 0xff86c54a, 0xff962538,
                                                   0xffc2f3f3, 0xffb87d46, 0xffd891da, 0xff3c9143};
    return colours[static_cast<std::size_t>(id) % colours.size()];
}

void drawPlan(Canvas& canvas, const Grid<Tile>& tiles, Biome biome, Point topLeft, int pixelsPerCell,
              const Grid<int>* regionIds, const Atlas& atlas) {
    std::array<Pixel, tileCount> colours{};
    for (const Tile tile : allTiles())
        colours[static_cast<std::size_t>(tile)] = planColour(tile, biome, atlas);
    const Pixel fill = atlas.slot(biome, 0);
    const Rect clip = canvas.clip();
    const int firstX = std::max(0, (clip.x - topLeft.x) / pixelsPerCell);
    const int firstY = std::max(0, (clip.y - topLeft.y) / pixelsPerCell);
    const int endX = std::min(tiles.width(), (clip.right() - topLeft.x) / pixelsPerCell + 1);
    const int endY = std::min(tiles.height(), (clip.bottom() - topLeft.y) / pixelsPerCell + 1);
    for (int y = firstY; y < endY; ++y)
        for (int x = firstX; x < endX; ++x) {
            Pixel colour =
                isInnerRock(tiles, {x, y}) ? fill : colours[static_cast<std::size_t>(tiles[{x, y}])];
            const int id = regionIds != nullptr ? regionIds->at({x, y}, -1) : -1;
            if (id >= 0 && takesTint(tiles[{x, y}])) colour = mix(colour, regionColour(id), 160);
            canvas.fill(
                {topLeft.x + x * pixelsPerCell, topLeft.y + y * pixelsPerCell, pixelsPerCell, pixelsPerCell},
                colour);
        }
}

}  // namespace gone
