#include "view/terrain_layers.hpp"

namespace gone {
namespace {

void drawDoor(Canvas& canvas, const TerrainSprites& sprites, const WallShape& shape, Point cell, Point at) {
    const Tile tile = shape.tile(cell);
    const std::size_t state = tile == Tile::ClosedDoor ? 0 : tile == Tile::OpenDoor ? 1 : 2;
    if (shape.levelDoor(cell))
        drawStanding(canvas, *sprites.levelDoors[state], at);
    else  // an open leaf is hinged at the upper jamb and lies over the face above
        drawStanding(canvas, *sprites.uprightDoors[state], at, state == 1 ? Point{1, -4} : Point{0, -1});
}

}  // namespace

void drawFurniture(Canvas& canvas, const TerrainSprites& sprites, const WallShape& shape, Point cell,
                   Point cellTopLeft) {
    switch (shape.tile(cell)) {
        case Tile::ClosedDoor:
        case Tile::OpenDoor:
        case Tile::LockedDoor: drawDoor(canvas, sprites, shape, cell, cellTopLeft); break;
        case Tile::Chest: drawStanding(canvas, *sprites.chest, cellTopLeft, {0, -2}); break;
        case Tile::Pillar: drawStanding(canvas, *sprites.pillar, cellTopLeft, {0, -1}); break;
        case Tile::Rock:
        case Tile::Wall:
        case Tile::Floor:
        case Tile::Corridor:
        case Tile::Junction:
        case Tile::SecretDoor:
        case Tile::StairsUp:
        case Tile::StairsDown:
        case Tile::DeepWater:
        case Tile::ShallowWater:
        case Tile::TallGrass:
        case Tile::LowGrass:
        case Tile::Trap:
        case Tile::Web:
        case Tile::Hole: break;
    }
}

void paintFurniture(Canvas& picture, const TerrainJob& job) {
    job.eachCell(
        [&](Point cell) { drawFurniture(picture, job.sprites, job.shape, cell, job.pixelOf(cell)); });
}

}  // namespace gone
