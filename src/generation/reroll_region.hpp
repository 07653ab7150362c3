#pragma once

#include "generation/origin.hpp"

#include <optional>

namespace gone {

/// Draws the shape of a cave's region anew (stream "room", by the room's id, Room::rerolls one more): noise
/// and automaton run in its bounding box and one cell around, with everything else held still. Its target,
/// the paths of tunnels, the mouths of corridors, stairs and a way between all these stay open, so that every
/// tunnel holds; whatever would hang apart from them is filled. It comes no nearer to other regions, pockets
/// and corridors than a wall's width. Of eight shapes the first is taken that keeps half of the area, else
/// the largest. None if the room is no region that the generator drew (a pocket called back is not). Costs as
/// much as making the level: what belongs to which region is found out by making it again.
std::optional<Level> rerollRegion(const Origin& origin, const Level& level, int room);

}  // namespace gone
