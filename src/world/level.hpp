#pragma once

#include "base/geometry.hpp"
#include "base/grid.hpp"
#include "world/tile.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

// The order of the names in these enums is part of the level hash: add at the end only.
enum class Biome : std::uint8_t { Halls, Hollows, Unmade };
enum class RoomKind : std::uint8_t { Room, Gone, Wide, Region };
enum class LinkKind : std::uint8_t { Tree, Extra };
enum class LinkShape : std::uint8_t { Straight, L, Z, Free };
enum class DoorKind : std::uint8_t { Plain, Secret, Locked };
/// Horizontal: the wall runs left-right and the door is walked north-south. Vertical: a side wall.
enum class Axis : std::uint8_t { Horizontal, Vertical };

std::string_view name(Biome biome);      ///< "halls", "hollows", "unmade"
std::string_view name(RoomKind kind);    ///< "room", "gone", "wide", "region"
std::string_view name(LinkKind kind);    ///< "tree", "extra"
std::string_view name(LinkShape shape);  ///< "straight", "l", "z", "free"
std::string_view name(DoorKind kind);    ///< "plain", "secret", "locked"
std::string_view name(Axis axis);        ///< "h", "v"

/// A node of the level: a room, a junction where one is gone, or an open region of a cave.
struct Room {
    int id = 0;  ///< its index in Level::rooms
    RoomKind kind = RoomKind::Room;
    Rect floor;  ///< floor without the wall ring; a junction is 1x1; a region's bounding box
    bool dark = false;
    int rerolls = 0;           ///< how often it was drawn anew
    std::vector<Point> cells;  ///< a cave's filled pocket keeps its cells, row by row; empty otherwise
    /// Floor and wall ring.
    Rect ring() const { return floor.grown(1); }
    friend bool operator==(const Room&, const Room&) = default;
};

/// Has the room a floor and walls of its own?
inline bool isBuilt(const Room& room) {
    return room.kind == RoomKind::Room || room.kind == RoomKind::Wide;
}
/// A gone room of a grid is a junction; one of a cave is a filled pocket and has cells.
inline bool isJunction(const Room& room) {
    return room.kind == RoomKind::Gone && room.cells.empty();
}

/// A way between two rooms.
struct Link {
    int from = 0;  ///< room id; the path starts here
    int to = 0;
    LinkKind kind = LinkKind::Tree;
    LinkShape shape = LinkShape::Straight;
    std::vector<int> doors;   ///< door ids, the one at `from` first; a junction has none
    std::vector<Point> path;  ///< 4-connected, both ends included: from door or junction to door or junction
    friend bool operator==(const Link&, const Link&) = default;
};

/// The path without its two ends.
inline std::span<const Point> interiorOf(const Link& link) {
    if (link.path.size() <= 2) return {};
    return std::span{link.path}.subspan(1, link.path.size() - 2);
}

struct Door {
    int id = 0;  ///< its index in Level::doors
    Point at;
    int room = 0;            ///< the room in whose ring it stands
    std::vector<int> links;  ///< indices into Level::links
    DoorKind kind = DoorKind::Plain;
    Axis axis = Axis::Horizontal;
    friend bool operator==(const Door&, const Door&) = default;
};

/// One floor as generated or as it stands now: what is where, and how it hangs together.
struct Level {
    Grid<Tile> tiles;
    Biome biome = Biome::Halls;
    std::vector<Room> rooms;
    std::vector<Link> links;
    std::vector<Door> doors;
    std::vector<Point> crossings;  ///< corridor cells that lie on two links or more, row by row
    Point up;                      ///< stairs to the floor above
    Point down;
    friend bool operator==(const Level&, const Level&) = default;
};

/// FNV-1a over everything that makes the level, the same on every machine (design, section 6).
std::uint64_t levelHash(const Level& level);

/// The tiles as lines of letters.
std::vector<std::string> rowsOf(const Grid<Tile>& tiles);

/// How somebody gets about: on foot, or over deep water and holes as well.
enum class Gait : std::uint8_t { Foot, Wing };

/// May somebody of this gait stand on a tile? A closed door counts: whoever walks opens it.
constexpr bool canStand(Tile tile, Gait gait) {
    return isWalkable(tile) || (gait == Gait::Wing && (tile == Tile::DeepWater || tile == Tile::Hole));
}

/// May somebody step from a cell to a neighbour in one of eight directions?
/// He must be able to stand on both. A diagonal step cuts no solid corner and passes through no door.
bool canStep(const Grid<Tile>& tiles, Point from, Direction direction, Gait gait = Gait::Foot);

}  // namespace gone
