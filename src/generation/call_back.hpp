#pragma once

#include "generation/origin.hpp"

#include <optional>
#include <span>

namespace gone {

/// Calls a gone room back.
///
/// A junction becomes a room: its floor holds the junction, and the corridors that met there are cut where
/// they pass its walls; the cells of the cut become doors. The floors tried are those that the generator can
/// draw for this part of the map, in the order of RoomTries with the room's own stream, which seed, room and
/// attempt alone decide; the first that is legal is taken. So the same room comes back whenever it is called,
/// unless the level was changed around it so that this floor is not legal any more. Legal: every corridor of
/// the junction leaves through a door off the corners, no two doors are side by side, no other corridor nor
/// any other open cell lies in the walls, and none but the junction's own in the floor.
/// If no floor is legal, the corridors are dug anew with their far ends kept (see RoomDigger); only then is
/// anything filled that could be walked on: the cells of the old corridors.
///
/// A filled pocket of a cave is opened, and the cheapest tunnel joins it with the nearest open floor. It is
/// an open region from then on. Another pocket that the tunnel cannot but touch opens with it.
///
/// `occupied`: cells where somebody stands or something lies. None of them is ever filled or walled, and a
/// door that comes to be there stands open.
///
/// Rooms, links and doors keep their numbers; new doors and links come after them. Cells that do not change
/// stay as they are. None if the room is not gone, or if other rooms' corridors run so close to the
/// junction that no floor is legal whatever is dug: never seen in plain grids, one room in eighty among wide
/// rooms and in partitions.
std::optional<Level> callBack(const Origin& origin, const Level& level, int room,
                              std::span<const Point> occupied = {});

}  // namespace gone
