#pragma once

#include "generation/origin.hpp"

#include <optional>

namespace gone {

/// Draws a room anew (stream "room", Room::rerolls one more), and after it its own corridors and doors; the
/// far doors of these corridors stay. If what is drawn is not legal there, the floors of RoomTries follow.
/// Everything else stays bit for bit, stairs too: they are on the new floor. What grew or lay on floor that
/// stays floor remains, unless it is in the way. Doors of the room that go leave their numbers to new ones;
/// only if fewer come than went do higher numbers move down.
/// None if it is no room of a layout or nothing legal is left.
std::optional<Level> rerollRoom(const Origin& origin, const Level& level, int room);

/// Digs one corridor anew by the choosing rule (stream "link", numbered `reroll` and attempt). At rooms it
/// may take other doors, at caves its mouth stays. None on a level without corridors, or if nothing is legal.
std::optional<Level> rerollLink(const Origin& origin, const Level& level, int link, int reroll);

}  // namespace gone
