#include "view/known_world.hpp"

namespace gone {

Grid<Tile> knownTiles(const World& world) {
    Grid<Tile> tiles = world.level.tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (world.seen[{x, y}]) tiles[{x, y}] = world.remembered[{x, y}];
    return tiles;
}

SightShares shownOf(const World& world) {
    const Grid<Tile> tiles = knownTiles(world);
    const WallShape shape{tiles};
    return settledShares(shape, world.visible, world.seen);
}

}  // namespace gone
