#include "view/cell_hash.hpp"
#include "view/terrain_layers.hpp"

namespace gone {
namespace {

void paintDoor(Canvas& picture, const TerrainJob& job, Point cell) {
    const Tile tile = job.shape.tile(cell);
    const std::size_t state = tile == Tile::ClosedDoor ? 0 : tile == Tile::OpenDoor ? 1 : 2;
    const Point at = job.pixelOf(cell);
    if (job.shape.levelDoor(cell))
        drawStanding(picture, *job.sprites.levelDoors[state], at);
    else  // an open leaf is hinged at the upper jamb and lies over the face above
        drawStanding(picture, *job.sprites.uprightDoors[state], at, state == 1 ? Point{1, -4} : Point{0, -1});
}

}  // namespace

void paintFurniture(Canvas& picture, const TerrainJob& job) {
    job.eachCell([&](Point cell) {
        const Point at = job.pixelOf(cell);
        switch (job.shape.tile(cell)) {
            case Tile::ClosedDoor:
            case Tile::OpenDoor:
            case Tile::LockedDoor: paintDoor(picture, job, cell); break;
            case Tile::Chest: drawStanding(picture, *job.sprites.chest, at, {0, -2}); break;
            case Tile::Pillar: drawStanding(picture, *job.sprites.pillar, at, {0, -1}); break;
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
    });
}

}  // namespace gone
