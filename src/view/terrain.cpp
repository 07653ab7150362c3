#include "view/terrain.hpp"

#include "view/camera.hpp"
#include "view/terrain_layers.hpp"

#include <algorithm>

namespace gone {
namespace {

/// Cells painted around what is asked for, so that it joins its neighbours: 32 pixels, more than any stone's
/// lip, rounding and shadow reach down and to the right.
constexpr int margin = 2;

/// The part of the picture without its margin, on ink; of what is outside the level only the ring of rock
/// round it, which bears the lips of its outer walls.
TerrainPicture cut(const Canvas& picture, const Image& walls, const TerrainJob& job, Rect cells) {
    const Size level = job.source.tiles.size();
    const Rect inside = intersection(cells, Rect{0, 0, level.width, level.height}.grown(1));
    const Size size{cells.width * cellPixels, cells.height * cellPixels};
    TerrainPicture part{Image{size, job.sprites.ink}, Mask{size, 0}};
    const Point from = job.pixelOf({cells.x, cells.y});
    const Rect kept{(inside.x - cells.x) * cellPixels, (inside.y - cells.y) * cellPixels,
                    inside.width * cellPixels, inside.height * cellPixels};
    for (int y = kept.y; y < kept.bottom(); ++y)
        for (int x = kept.x; x < kept.right(); ++x) {
            const Point at{x, y};
            part.pixels[at] = picture[at + from];
            part.floor[at] = isOpaquePixel(walls[at + from]) ? 0 : 1;
        }
    return part;
}

}  // namespace

bool TerrainSource::hasRug(Point cell) const {
    if (std::ranges::none_of(rugs, [&](const Rect& rug) { return rug.contains(cell); })) return false;
    const Tile tile = tiles.at(cell, Tile::Rock);
    return !isSolid(tile) && tile != Tile::DeepWater && tile != Tile::ShallowWater && tile != Tile::Hole;
}

TerrainPicture paintTerrain(const TerrainSprites& sprites, const TerrainSource& source, Rect cells) {
    const TerrainJob job{sprites, source, WallShape{source.tiles}, cells.grown(margin)};
    Canvas picture{job.pixelSize(), sprites.slots[0]};
    paintFloors(picture, job);
    Canvas walls{job.pixelSize(), clearPixel};
    walls.pixels() = mannerOf(source.biome) == Manner::Grown ? paintGrownWalls(picture, job)
                                                             : paintLaidWalls(picture, job);
    paintFloorDecals(picture, job);
    paintWallDecals(walls, job);
    picture.blit(walls.pixels(), {0, 0});
    paintFurniture(picture, job);
    return cut(picture, walls.pixels(), job, cells);
}

}  // namespace gone
