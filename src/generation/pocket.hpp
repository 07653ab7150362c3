#pragma once

#include "generation/origin.hpp"

#include <optional>

namespace gone {

/// Opens a filled pocket of a cave and joins it by a tunnel (stream "room", numbered by the room's id; draws:
/// target). From the target the tunnel takes the cheapest way, at the level's own costs, to the nearest open
/// floor; it keeps off other pockets as far as it can, and those it touches are opened with it. See callBack.
/// None if the generator digs no tunnels.
std::optional<Level> openPocket(const Origin& origin, const Level& level, int room);

}  // namespace gone
