#pragma once

#include "view/sight_shares.hpp"
#include "world/world.hpp"

namespace gone {

/// What the hero knows of a floor: cells as last seen. Cells never seen are as they are, for fog hides them
/// and their walls must not change when they come into sight.
Grid<Tile> knownTiles(const World& world);

/// The same for painting, without what would reach out of a cell never seen into one that was: furniture is
/// left out, and with `hidesGrass` also grass.
Grid<Tile> paintedTiles(const World& world, const Grid<Tile>& known, bool hidesGrass);

/// What is to be shown of a world once nothing fades.
SightShares shownOf(const World& world);

}  // namespace gone
