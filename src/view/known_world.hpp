#pragma once

#include "view/sight_shares.hpp"
#include "world/world.hpp"

namespace gone {

/// What the hero knows of a floor: cells as last seen. Cells never seen are as they are, for fog hides them
/// and their walls must not change when they come into sight.
Grid<Tile> knownTiles(const World& world);

/// What is to be shown of a world once nothing fades.
SightShares shownOf(const World& world);

}  // namespace gone
