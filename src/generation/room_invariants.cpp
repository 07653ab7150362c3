#include "generation/room_invariants.hpp"

#include "generation/reach.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace gone {

void closedEdge(const Level& level, Findings& found) {
    std::vector<Point> open;
    const Size size = level.tiles.size();
    forRing({0, 0, size.width, size.height}, [&](Point at) {
        if (!isSolid(level.tiles[at]) || isDoor(level.tiles[at])) open.push_back(at);
    });
    if (!open.empty()) found.add("the edge of the map is open", std::move(open));
}

void twoStairs(const Level& level, Findings& found) {
    for (const auto& [tile, at] :
         {std::pair{Tile::StairsUp, level.up}, std::pair{Tile::StairsDown, level.down}}) {
        std::vector<Point> cells;
        for (int y = 0; y < level.tiles.height(); ++y)
            for (int x = 0; x < level.tiles.width(); ++x)
                if (level.tiles[{x, y}] == tile) cells.push_back({x, y});
        if (cells != std::vector{at})
            found.add(std::string{name(tile)} + " do not stand exactly once, where recorded", cells);
    }
}

void stairsInRooms(const Level& level, Findings& found) {
    if (std::ranges::none_of(level.rooms, isBuilt))
        return;  // a cave's stairs may stand anywhere on its floor
    for (const Point at : {level.up, level.down})
        if (std::ranges::none_of(level.rooms,
                                 [&](const Room& r) { return !isJunction(r) && r.floor.contains(at); }))
            found.add("stairs stand outside every room", {at});
}

void allReachable(const Level& level, Findings& found) {
    const bool hasStairs = level.tiles.at(level.up, Tile::Rock) == Tile::StairsUp;
    const std::optional<Point> start = hasStairs ? level.up : firstWalkable(level.tiles);
    if (!start) return;
    // What a locked door keeps can be reached once its key is found, and that lies outside.
    Grid<Tile> tiles = level.tiles;
    std::ranges::replace(tiles.cells(), Tile::LockedDoor, Tile::ClosedDoor);
    const BitRows reached = reachableFrom(tiles, *start);
    std::vector<Point> lost;
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x)
            if (isWalkable(level.tiles[{x, y}]) && !reached[{x, y}]) lost.push_back({x, y});
    if (lost.empty()) return;
    std::string text = std::to_string(lost.size()) + " cells cannot be reached from " +
                       (hasStairs ? "the stairs" : "the first");
    found.add(std::move(text), std::move(lost));
}

void roomsApart(const Level& level, Findings& found) {
    const Rect map{0, 0, level.tiles.width(), level.tiles.height()};
    std::vector<Rect> areas;
    for (const Room& room : level.rooms) {
        if (room.kind == RoomKind::Region || !room.cells.empty()) continue;
        const Rect area = isBuilt(room) ? room.ring() : room.floor;
        const Point corner{area.right() - 1, area.bottom() - 1};
        if (!map.contains({area.x, area.y}) || !map.contains(corner))
            found.add(numbered("room", room.id) + " leaves the map", {{area.x, area.y}, corner});
        for (const Rect& other : areas)
            if (area.x < other.right() && other.x < area.right() && area.y < other.bottom() &&
                other.y < area.bottom())
                found.add(numbered("room", room.id) + " overlaps another",
                          {{area.x, area.y}, {other.x, other.y}});
        areas.push_back(area);
    }
}

/// In the Unmade rock may have crept into a room, but most of it is floor; elsewhere all of it is.
void openFloors(const Level& level, Findings& found) {
    for (const Room& room : level.rooms) {
        std::vector<Point> solid;
        if (!isBuilt(room) && !isJunction(room)) continue;
        for (int y = room.floor.y; y < room.floor.bottom(); ++y)
            for (int x = room.floor.x; x < room.floor.right(); ++x)
                if (isSolidAt(level, {x, y})) solid.push_back({x, y});
        const int allowed = level.biome == Biome::Unmade ? room.floor.area() / 2 : 0;
        if (std::ssize(solid) > allowed)
            found.add(numbered("room", room.id) + " is not floor", std::move(solid));
        const Point corner{room.floor.x, room.floor.y};
        if (isJunction(room) && level.tiles.at(corner, Tile::Rock) != Tile::Junction)
            found.add(numbered("room", room.id) + " is gone but has no junction", {corner});
    }
}

void numbersInOrder(const Level& level, Findings& found) {
    for (std::size_t i = 0; i < level.rooms.size(); ++i)
        if (level.rooms[i].id != static_cast<int>(i)) found.add("room numbers do not count up from 0", {});
    for (std::size_t i = 0; i < level.doors.size(); ++i)
        if (level.doors[i].id != static_cast<int>(i)) found.add("door numbers do not count up from 0", {});
}

void pocketsClosed(const Level& level, Findings& found) {
    for (const Room& room : level.rooms) {
        std::vector<Point> wrong;
        for (const Point at : room.cells) {
            const bool open = !isSolidAt(level, at) || std::ranges::any_of(straightSteps, [&](Point step) {
                return !isSolidAt(level, at + step);
            });
            if (open) wrong.push_back(at);
        }
        if (!wrong.empty()) found.add(numbered("pocket", room.id) + " touches open floor", std::move(wrong));
    }
}

}  // namespace gone
