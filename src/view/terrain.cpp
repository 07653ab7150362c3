#include "view/terrain.hpp"

#include "view/camera.hpp"
#include "view/terrain_layers.hpp"

namespace gone {
namespace {

/// Cells painted around what is asked for, so that it joins its neighbours: 32 pixels, more than any stone's
/// lip, rounding and shadow reach down and to the right.
constexpr int margin = 2;

/// The level's own part of the picture without its margin, on ink.
Image cut(const Canvas& picture, const TerrainJob& job, Rect cells) {
    const Size level = job.source.tiles.size();
    const Rect inside = intersection(cells, {0, 0, level.width, level.height});
    Image part{{cells.width * cellPixels, cells.height * cellPixels}, job.sprites.ink};
    const Point from = job.pixelOf({cells.x, cells.y});
    const Rect kept{(inside.x - cells.x) * cellPixels, (inside.y - cells.y) * cellPixels,
                    inside.width * cellPixels, inside.height * cellPixels};
    for (int y = kept.y; y < kept.bottom(); ++y)
        for (int x = kept.x; x < kept.right(); ++x) part[{x, y}] = picture[Point{x, y} + from];
    return part;
}

}  // namespace

Image paintTerrain(const TerrainSprites& sprites, const TerrainSource& source, Rect cells) {
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
    return cut(picture, job, cells);
}

}  // namespace gone
