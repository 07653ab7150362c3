#include "view/cell_hash.hpp"
#include "view/terrain_layers.hpp"

namespace gone {

void paintFloorDecals(Canvas& floor, const TerrainJob& job) {
    job.eachCell([&](Point cell) {
        const Point at = job.pixelOf(cell);
        const Tile tile = job.shape.tile(cell);
        const TerrainSprites& sprites = job.sprites;
        if (tile == Tile::StairsUp) drawStanding(floor, *sprites.stairsUp, at);
        if (tile == Tile::StairsDown) drawStanding(floor, *sprites.stairsDown, at);
        if (tile == Tile::Trap) drawStanding(floor, *sprites.trap, at);
        if (tile == Tile::Web) drawStanding(floor, *sprites.web, at);
        if (tile == Tile::TallGrass) drawStanding(floor, *sprites.tallGrass, at);
        if (tile == Tile::LowGrass)
            drawStanding(floor, *sprites.grass[static_cast<std::size_t>(cell.x + cell.y) % 2], at);
    });
}

void paintWallDecals(Canvas&, const TerrainJob&) {}

}  // namespace gone
