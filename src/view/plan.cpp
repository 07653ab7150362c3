#include "view/plan.hpp"

#include <array>
#include <span>
#include <vector>

namespace gone {
namespace {

// Neighbouring ids differ in hue and in lightness, so they stay apart for colour-blind eyes too.
constexpr std::array<Pixel, 12> regionColours{0xffd8433b, 0xff3e83c8, 0xffd6ee80, 0xff9a52b8,
                                              0xfff0bb3e, 0xff2a4991, 0xff86c54a, 0xff962538,
                                              0xffc2f3f3, 0xffb87d46, 0xffd891da, 0xff3c9143};
constexpr int tintShare = 160;  // of 255

std::size_t hueOf(int id) {
    return static_cast<std::size_t>(id) % regionColours.size();
}

/// Every colour a plan may need, looked up once.
struct PlanColours {
    PlanColours(Biome biome, const Atlas& atlas) : fill{atlas.slot(biome, 0)} {
        for (const Tile tile : allTiles()) {
            const auto index = static_cast<std::size_t>(tile);
            plain[index] = planColour(tile, biome, atlas);
            for (std::size_t hue = 0; hue < regionColours.size(); ++hue)
                tinted[index][hue] =
                    takesTint(tile) ? mix(plain[index], regionColours[hue], tintShare) : plain[index];
        }
    }

    Pixel fill;
    std::array<Pixel, tileCount> plain{};
    std::array<std::array<Pixel, regionColours.size()>, tileCount> tinted{};
};

/// Fills `colours` with those of the cells of a row from `first` on. Solid cells are drawn as wall only
/// beside open ones, so that the plan shows outlines and not masses.
void colourRow(std::span<Pixel> colours, const PlanColours& plan, const Grid<Tile>& tiles,
               const Grid<int>* regionIds, Point first) {
    const auto isSolidColumn = [&](int x) {
        return isSolid(tiles.at({x, first.y - 1}, Tile::Rock)) &&
               isSolid(tiles.at({x, first.y}, Tile::Rock)) && isSolid(tiles.at({x, first.y + 1}, Tile::Rock));
    };
    bool before = isSolidColumn(first.x - 1);
    bool here = isSolidColumn(first.x);
    for (Point cell = first; Pixel & colour : colours) {
        const bool next = isSolidColumn(cell.x + 1);
        const auto tile = static_cast<std::size_t>(tiles[cell]);
        const int id = regionIds != nullptr ? regionIds->at(cell, -1) : -1;
        colour = before && here && next ? plan.fill
                 : id < 0               ? plan.plain[tile]
                                        : plan.tinted[tile][hueOf(id)];
        before = here;
        here = next;
        ++cell.x;
    }
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
    return regionColours[hueOf(id)];
}

void drawPlan(Canvas& canvas, const Grid<Tile>& tiles, Biome biome, Point topLeft, int pixelsPerCell,
              const Grid<int>* regionIds, const Atlas& atlas) {
    const PlanColours plan{biome, atlas};
    const Rect whole{topLeft.x, topLeft.y, tiles.width() * pixelsPerCell, tiles.height() * pixelsPerCell};
    const Rect drawn = intersection(whole, canvas.clip());
    if (drawn.area() == 0) return;
    const int firstX = (drawn.x - topLeft.x) / pixelsPerCell;
    const int endX = (drawn.right() - 1 - topLeft.x) / pixelsPerCell + 1;
    std::vector<Pixel> colours(static_cast<std::size_t>(endX - firstX));
    int coloured = -1;  // the row of cells in `colours`
    for (int y = drawn.y; y < drawn.bottom(); ++y) {
        const int row = (y - topLeft.y) / pixelsPerCell;
        if (row != coloured) colourRow(colours, plan, tiles, regionIds, {firstX, row});
        coloured = row;
        Pixel* pixel = &canvas.pixels()[{drawn.x, y}];
        int inCell = (drawn.x - topLeft.x) % pixelsPerCell;
        for (std::size_t cell = 0, left = static_cast<std::size_t>(drawn.width); left > 0; --left) {
            *pixel++ = colours[cell];
            if (++inCell < pixelsPerCell) continue;
            inCell = 0;
            ++cell;
        }
    }
}

}  // namespace gone
