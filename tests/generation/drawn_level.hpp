#pragma once

#include "support/world_text.hpp"
#include "world/level.hpp"

#include <string_view>
#include <vector>

namespace gone {

/// A way on a drawing: its two ends and the bends between them.
struct DrawnLink {
    int from = 0;
    int to = 0;
    LinkShape shape = LinkShape::Straight;
    std::vector<Point> corners;
    LinkKind kind = LinkKind::Tree;
};

/// All cells from corner to corner, both ends included.
std::vector<Point> cellsAlong(const std::vector<Point>& corners);

/// A room that is a real room, a wide one, a junction (1x1) or a region; numbered by drawnLevel.
Room drawnRoom(RoomKind kind, Rect floor);

/// The level of a drawing with its rooms and links. Each door belongs to the room in whose ring it stands and
/// to the links that end on it; crossings are where the links cross.
Level drawnLevel(std::string_view text, std::vector<Room> rooms, const std::vector<DrawnLink>& links);

/// Draws one line of text over a level, from `at` to the right: tiles only.
void drawOver(Level& level, Point at, std::string_view line);

/// Five nodes of a grid, sound in every way: two rooms, a junction, a wide room, a room; one crossing.
Level soundHalls();
/// Two regions joined by a tunnel, and a filled pocket; sound in every way.
Level soundHollows();

}  // namespace gone
