#pragma once

#include "view/camera.hpp"
#include "view/pixel_mask.hpp"
#include "view/terrain.hpp"

namespace gone {

/// What the painters of one picture share. Pixels count from the top left of `cells`, which has the margin
/// on.
struct TerrainJob {
    const TerrainSprites& sprites;
    const TerrainSource& source;
    WallShape shape;
    Rect cells;

    Size pixelSize() const { return {cells.width * cellPixels, cells.height * cellPixels}; }
    /// The top left of a cell in the picture.
    Point pixelOf(Point cell) const {
        return {(cell.x - cells.x) * cellPixels, (cell.y - cells.y) * cellPixels};
    }
    /// The pixel in the level that this picture starts with.
    Point origin() const { return {cells.x * cellPixels, cells.y * cellPixels}; }
    template <class Visit>
    void eachCell(Visit visit) const {
        for (int y = cells.y; y < cells.bottom(); ++y)
            for (int x = cells.x; x < cells.right(); ++x)
                if (source.tiles.contains({x, y})) visit(Point{x, y});
    }
};

/// Where wall tops are: all mass cells, and over lipped cells a strip, from `strip(cell)`, a rectangle of
/// pixels from the cell's top left; empty where there is none.
template <class Strip>
Mask topMask(const TerrainJob& job, Strip strip) {
    Mask tops{job.pixelSize(), 0};
    for (int y = job.cells.y; y < job.cells.bottom(); ++y)
        for (int x = job.cells.x; x < job.cells.right(); ++x) {
            const Point cell{x, y};
            const Point at = job.pixelOf(cell);
            if (job.shape.mass(cell)) fillMask(tops, {at.x, at.y, cellPixels, cellPixels});
            const Rect lip = strip(cell);
            fillMask(tops, {at.x + lip.x, at.y + lip.y, lip.width, lip.height});
        }
    return tops;
}

/// Floors, water, holes and what grows or lies flat, over rock fill.
void paintFloors(Canvas& floor, const TerrainJob& job);

/// Pools with their banks, without what moves on them.
void paintWater(Canvas& floor, const TerrainJob& job);

/// Square stone: wall tops and faces, clear elsewhere; their shadow goes on the floor.
Image paintLaidWalls(Canvas& floor, const TerrainJob& job);
/// Rounded rock likewise.
Image paintGrownWalls(Canvas& floor, const TerrainJob& job);

/// Decals that lie on floors, and those that hang on faces.
void paintFloorDecals(Canvas& floor, const TerrainJob& job);
void paintWallDecals(Canvas& walls, const TerrainJob& job);

/// Doors and furniture, which stand before the walls.
void paintFurniture(Canvas& picture, const TerrainJob& job);
/// What stands on one cell, if anything does.
void drawFurniture(Canvas& canvas, const TerrainSprites& sprites, const WallShape& shape, Point cell,
                   Point cellTopLeft);

}  // namespace gone
