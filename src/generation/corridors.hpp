#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "world/level.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gone {

/// What corridors may not enter, and where earlier ones run.
class CorridorMap {
public:
    /// Rooms with their rings, junctions and the map's edge are closed to corridors.
    CorridorMap(Size size, const std::vector<Room>& rooms);

    Size size() const { return marks_.size(); }
    void close(Point at) { marks_[at] |= Closed; }
    bool isClosed(Point at) const { return !marks_.contains(at) || (marks_[at] & Closed) != 0; }
    bool isOn(Point at) const { return (marks_[at] & On) != 0; }
    bool isBeside(Point at) const { return (marks_[at] & Beside) != 0; }
    /// On or 4-adjacent to an earlier corridor; doors and junctions apart.
    bool isTaken(Point at) const { return (marks_[at] & (On | Beside)) != 0; }

    /// Enters a finished path; its two ends are doors or junctions and do not count.
    void add(std::span<const Point> path);

private:
    enum Mark : std::uint8_t { Closed = 1, On = 2, Beside = 4 };
    Grid<std::uint8_t> marks_;
};

/// A place where a corridor may leave a room: a door-to-be in its ring, or a junction itself.
struct Gate {
    Point at;
    Direction out;       ///< north, west, east or south: where the corridor's next cell lies
    bool listed = true;  ///< one of at most 32 places of its wall; the others serve straight corridors only
};

/// A legal corridor: its bends are listed between its ends.
struct CorridorPlan {
    Gate from;
    Gate to;
    LinkShape shape = LinkShape::Straight;
    std::vector<Point> path;  ///< both ends included
};

/// The order is that of the knob's choices.
enum class CorridorStyle { L, Z };
/// How two linked rooms lie in the grid: in one column (above each other) or in one row.
enum class Neighbourhood { Column, Row };

/// The gates of a room: the ring cells off the corners that are a door of it already, or stand beside no
/// door. On walls longer than 32 cells only 32, evenly spread, are listed. A junction is its own gate on all
/// sides.
std::vector<Gate> gatesOf(const Room& room, std::span<const Door> doors, Size size);

/// Chooses the corridor between two rooms by the rule of the description: with one draw from the first shape
/// in the style's order that has corridors clear of all earlier ones; else, of all legal ones, those with
/// fewest cells beside and then on earlier corridors. None if no legal straight, L or Z exists.
std::optional<CorridorPlan> chooseCorridor(const CorridorMap& map, std::span<const Gate> from,
                                           std::span<const Gate> to, CorridorStyle style, Neighbourhood where,
                                           Rng& rng);

/// The shortest way through rock between two rooms when no shape fits; none if they are walled off.
std::optional<CorridorPlan> cheapestCorridor(const CorridorMap& map, std::span<const Gate> from,
                                             std::span<const Gate> to);

/// True if the shape is neither the first nor the second of the order that the style prescribes.
bool isFallback(LinkShape shape, CorridorStyle style, Neighbourhood where);

}  // namespace gone
