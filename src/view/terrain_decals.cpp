#include "view/cell_hash.hpp"
#include "view/decoration.hpp"
#include "view/terrain_layers.hpp"

namespace gone {
namespace {

/// A little to the side, so that things do not lie on a grid, but never under a wall.
Point scattered(const TerrainJob& job, Point cell) {
    const int roll = cellRoll(job.source.decorationSeed, cell, CellChoice::Scatter, 35);
    const auto free = [&](int x, int y) { return !job.shape.solid(cell + Point{x, y}); };
    Point nudge{roll % 7 - 3, roll / 7 - 3};
    if (!free(nudge.x < 0 ? -1 : 1, 0)) nudge.x = 0;
    if (!free(0, nudge.y < 0 ? -1 : 1)) nudge.y = 0;
    return nudge;
}

void paintTileDecal(Canvas& floor, const TerrainJob& job, Point cell) {
    const Point at = job.pixelOf(cell);
    const Tile tile = job.shape.tile(cell);
    const TerrainSprites& sprites = job.sprites;
    if (tile == Tile::StairsUp) drawStanding(floor, *sprites.stairsUp, at);
    if (tile == Tile::StairsDown) drawStanding(floor, *sprites.stairsDown, at);
    if (tile == Tile::Trap) drawStanding(floor, *sprites.trap, at);
    if (tile == Tile::Web) drawStanding(floor, *sprites.web, at);
}

void paintDecor(Canvas& floor, const TerrainJob& job, Point cell) {
    if (job.source.hasRug(cell)) return;
    const Point at = job.pixelOf(cell);
    const TerrainSprites& sprites = job.sprites;
    switch (floorDecor(job.shape, job.source.biome, job.source.decorationSeed, cell)) {
        case FloorDecor::Nothing: break;
        case FloorDecor::WebLeft: drawStanding(floor, *sprites.cornerWeb, at, {-1, -1}); break;
        case FloorDecor::WebRight: drawStanding(floor, *sprites.cornerWeb, at, {1, -1}, Facing::Left); break;
        case FloorDecor::BonesA: drawStanding(floor, *sprites.litter[0], at, scattered(job, cell)); break;
        case FloorDecor::BonesB: drawStanding(floor, *sprites.litter[1], at, scattered(job, cell)); break;
        case FloorDecor::Rubble: drawStanding(floor, *sprites.litter[2], at, scattered(job, cell)); break;
        case FloorDecor::Mushroom: drawStanding(floor, *sprites.mushroom, at, {0, -3}); break;
    }
}

}  // namespace

void paintFloorDecals(Canvas& floor, const TerrainJob& job) {
    job.eachCell([&](Point cell) {
        paintTileDecal(floor, job, cell);
        paintDecor(floor, job, cell);
    });
}

void paintWallDecals(Canvas& walls, const TerrainJob& job) {
    job.eachCell([&](Point cell) {
        const Point at = job.pixelOf(cell);
        switch (wallDecor(job.shape, job.source.biome, job.source.decorationSeed, cell)) {
            case WallDecor::Nothing:
            case WallDecor::Torch:
            case WallDecor::Banner: break;  // these tell of a room, so they wait until it is seen
            case WallDecor::ThickMoss: drawStanding(walls, *job.sprites.moss, at); [[fallthrough]];
            case WallDecor::Moss: drawStanding(walls, *job.sprites.mossHanging, at); break;
        }
    });
}

}  // namespace gone
