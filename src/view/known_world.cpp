#include "view/known_world.hpp"

namespace gone {
namespace {

Tile withoutFurniture(const WallShape& shape, Point cell) {
    const Tile tile = shape.tile(cell);
    // Before a wall it hides with the face, which counts it when torches are hung.
    if ((tile == Tile::Pillar || tile == Tile::Chest) && !shape.solid(cell + Point{0, -1}))
        return Tile::Floor;
    return isDoor(tile) && !shape.solid(cell) && !shape.levelDoor(cell) ? Tile::Corridor : tile;
}

}  // namespace

Grid<Tile> knownTiles(const World& world) {
    Grid<Tile> tiles = world.level.tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (world.seen[{x, y}]) tiles[{x, y}] = world.remembered[{x, y}];
    return tiles;
}

Grid<Tile> paintedTiles(const World& world, const Grid<Tile>& known, bool hidesGrass) {
    const WallShape shape{known};
    Grid<Tile> tiles = known;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            if (world.seen[{x, y}]) continue;
            Tile& tile = tiles[{x, y}];
            tile = withoutFurniture(shape, {x, y});
            if (hidesGrass && (tile == Tile::TallGrass || tile == Tile::LowGrass)) tile = Tile::Floor;
        }
    return tiles;
}

SightShares shownOf(const World& world) {
    const Grid<Tile> tiles = knownTiles(world);
    const WallShape shape{tiles};
    return settledShares(shape, world.visible, world.seen);
}

}  // namespace gone
