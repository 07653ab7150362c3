#pragma once

#include "generation/blueprint.hpp"
#include "generation/corridors.hpp"
#include "world/level.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gone {

// Tools for changing a finished level room by room and link by link.

/// The links that meet at a room, in order.
std::vector<int> linksAt(const Level& level, int room);
int otherEnd(const Link& link, int room);

/// A rectangle of cells around a room that is to change, and what in it must be left alone.
class Ground {
public:
    /// `own` are the links that will be cut or dug anew; what lies within `old`, the ring of the room as it
    /// stands, may go.
    Ground(const Level& level, Rect area, std::span<const int> own, Rect old);

    /// May a room stand here? Floor and ring must keep off the paths of other links, and the ring must not
    /// wall up any other open cell.
    bool isFree(Rect floor) const;

private:
    std::vector<Point> foreign_;  ///< on the paths of other links
    std::vector<Point> open_;     ///< open, and on no path
};

/// Straight, l, z or free, by the bends of a path.
LinkShape shapeOf(std::span<const Point> path);

/// Doors that have lost their last link. Their numbers are given to new doors; what is left over is struck
/// out at the end, and only then do doors with higher numbers move down.
class SpareDoors {
public:
    /// Takes a link off its doors at `room`; doors left without links become spare and lose their place.
    void release(Level& level, int link, int room);
    /// The door of `room` at `at`, found or made, with `link` on it. Not yet entered in the link.
    int hang(Level& level, int room, Point at, int link);
    void strikeOut(Level& level);

private:
    std::vector<int> ids_;
};

/// Where corridors may end that a link keeps at a room: its door or mouth, or any side of a junction.
std::vector<Gate> keptGates(const Level& level, const Link& link, int room);

/// Makes floor and walls of a room; its doors stay. Of its floor only what is rock, corridor or junction
/// changes, so that stairs and what grows there stay.
void paintRoom(Level& level, const Room& room);

/// Makes the cell behind each door of a room floor, should it be anything that nobody walks on.
void clearThresholds(Level& level, int room);

/// Sees to it that whatever can be walked on can be reached as before: if a part was cut off, the deep water,
/// holes and pillars among these cells go. False if that does not help.
bool keepsTogether(const Level& before, Level& after, std::span<const Point> cells);

/// The floors of these rooms, without what is no room of four walls.
std::vector<Point> floorsOf(const Level& level, std::span<const int> rooms);

/// Enters a corridor as the path of a link, whose interior becomes corridor.
void layCorridor(Level& level, int link, CorridorPlan plan);

/// Fills the interiors of these links' corridors where no other link runs.
void fillCorridors(Level& level, std::span<const int> links, Tile blank);

/// Where corridors can be dug on a level as it stands: through ground never touched, and across the corridors
/// of links that are not in `without`. The room `missing`, if any, does not count.
CorridorMap diggableGround(const Level& level, Tile blank, std::span<const int> without, int missing = -1);

}  // namespace gone
