#pragma once

#include "generation/origin.hpp"

#include <optional>

namespace gone {

/// Lets a room grow anew round the doors it has (stream "room", Room::rerolls one more): doors and corridors
/// stay, and so do stairs and whatever stands on floor that is floor before and after; deep water, holes and
/// pillars go if they are in the way. Only floors are tried that have every door in their walls, off the
/// corners, and that the generator can draw there. None if it is no room, or no floor but the present one is
/// legal.
/// Whoever stands where the new walls are must be moved by the caller.
std::optional<Level> regrowRoom(const Origin& origin, const Level& level, int room);

}  // namespace gone
