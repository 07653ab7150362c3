#include "support/random_tiles.hpp"

#include "base/rng.hpp"

namespace gone {

Grid<Tile> anyTiles(Size size, Seed seed) {
    Grid<Tile> tiles{size};
    Rng rng{derive(seed, "any tiles")};
    for (Tile& tile : tiles.cells()) {
        const int drawn = rng.below(3 * tileCount);
        if (drawn < tileCount)
            tile = allTiles()[static_cast<std::size_t>(drawn)];
        else
            tile = drawn < 2 * tileCount ? Tile::Floor : Tile::Wall;
    }
    return tiles;
}

Grid<Tile> scatteredWalls(Size size, int wallPercent, Seed seed) {
    Grid<Tile> tiles{size, Tile::Floor};
    Rng rng{derive(seed, "walls")};
    for (Tile& tile : tiles.cells())
        if (rng.chance(wallPercent)) tile = Tile::Wall;
    return tiles;
}

}  // namespace gone
