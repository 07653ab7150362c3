#include "generation/remodel.hpp"

#include "base/bit_rows.hpp"
#include "generation/reach.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace gone {
namespace {

bool isIn(std::span<const int> list, int value) {
    return std::ranges::find(list, value) != list.end();
}

Direction directionFrom(Point from, Point to) {
    return *std::ranges::find(allDirections, to - from, offset);
}

/// What a generator lays over floor and nobody walks on.
bool isPassedRound(Tile tile) {
    return tile == Tile::DeepWater || tile == Tile::Hole || tile == Tile::Pillar;
}

/// The floor cell behind a door of the room.
Point insideOf(const Room& room, Point door) {
    return door +
           *std::ranges::find_if(straightSteps, [&](Point step) { return room.floor.contains(door + step); });
}

/// Cells of `after` that can be walked on, cannot be reached, and could before.
bool isCutOff(const Level& before, const Level& after) {
    const BitRows reached = reachableFrom(after.tiles, after.up);
    std::vector<Point> lost;
    for (int y = 0; y < after.tiles.height(); ++y)
        for (int x = 0; x < after.tiles.width(); ++x)
            if (isWalkable(after.tiles[{x, y}]) && !reached[{x, y}]) lost.push_back({x, y});
    if (lost.empty()) return false;
    const BitRows once = reachableFrom(before.tiles, before.up);
    return std::ranges::any_of(lost, [&](Point at) { return once[at] || !isWalkable(before.tiles[at]); });
}

}  // namespace

std::vector<int> linksAt(const Level& level, int room) {
    std::vector<int> links;
    for (std::size_t i = 0; i < level.links.size(); ++i)
        if (level.links[i].from == room || level.links[i].to == room) links.push_back(static_cast<int>(i));
    return links;
}

int otherEnd(const Link& link, int room) {
    return link.from == room ? link.to : link.from;
}

Ground::Ground(const Level& level, Rect area, std::span<const int> own, Rect old) {
    BitRows known{{area.width, area.height}};  // cells that some path runs over
    const Point corner{area.x, area.y};
    const auto visit = [&](const Link& link, auto note) {
        for (const Point at : link.path)
            if (area.contains(at) && !old.contains(at)) note(at);
    };
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        const bool isOwn = isIn(own, static_cast<int>(i));
        visit(level.links[i], [&](Point at) {
            if (!isOwn) foreign_.push_back(at);
            known.set(at - corner);
        });
    }
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) {
            const Point at{x, y};
            const Tile tile = level.tiles[at];
            if ((!isSolid(tile) || isDoor(tile)) && !known[at - corner] && !old.contains(at))
                open_.push_back(at);
        }
}

bool Ground::isFree(Rect floor) const {
    const Rect ring = floor.grown(1);
    return std::ranges::none_of(foreign_, [&](Point at) { return ring.contains(at); }) &&
           std::ranges::none_of(open_, [&](Point at) { return ring.contains(at) && !floor.contains(at); });
}

LinkShape shapeOf(std::span<const Point> path) {
    std::vector<Point> legs;  // the direction of each straight stretch
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point step = path[i] - path[i - 1];
        if (legs.empty() || !(legs.back() == step)) legs.push_back(step);
    }
    if (legs.size() <= 1) return LinkShape::Straight;
    if (legs.size() == 2) return LinkShape::L;
    return legs.size() == 3 && legs[0] == legs[2] ? LinkShape::Z : LinkShape::Free;
}

void SpareDoors::release(Level& level, int link, int room) {
    std::vector<int>& doors = level.links[static_cast<std::size_t>(link)].doors;
    std::erase_if(doors, [&](int id) {
        Door& door = level.doors[static_cast<std::size_t>(id)];
        if (door.room != room) return false;
        std::erase(door.links, link);
        if (!door.links.empty()) return true;
        level.tiles[door.at] = Tile::Wall;
        door.at = {-2, -2};  // beside no cell of the map
        ids_.push_back(id);
        return true;
    });
}

int SpareDoors::hang(Level& level, int room, Point at, int link) {
    auto door = std::ranges::find(level.doors, at, &Door::at);
    if (door == level.doors.end()) {
        std::ranges::sort(ids_, std::greater<>{});
        const int id = ids_.empty() ? static_cast<int>(level.doors.size()) : ids_.back();
        if (ids_.empty())
            level.doors.emplace_back();
        else
            ids_.pop_back();
        const Rect floor = level.rooms[static_cast<std::size_t>(room)].floor;
        const bool levelWall = at.y < floor.y || at.y >= floor.bottom();
        door = level.doors.begin() + id;
        *door = {id, at, room, {}, DoorKind::Plain, levelWall ? Axis::Horizontal : Axis::Vertical};
        level.tiles[at] = Tile::ClosedDoor;
    }
    door->links.push_back(link);
    std::ranges::sort(door->links);
    return door->id;
}

void SpareDoors::strikeOut(Level& level) {
    std::ranges::sort(ids_, std::greater<>{});
    for (const int id : ids_) {
        level.doors.erase(level.doors.begin() + id);
        for (std::size_t i = static_cast<std::size_t>(id); i < level.doors.size(); ++i) --level.doors[i].id;
        for (Link& link : level.links)
            for (int& door : link.doors)
                if (door > id) --door;
    }
    ids_.clear();
}

std::vector<Gate> keptGates(const Level& level, const Link& link, int room) {
    const Room& end = level.rooms[static_cast<std::size_t>(room)];
    if (end.kind == RoomKind::Gone) return gatesOf(end, level.doors, level.tiles.size());
    const bool first = link.from == room;
    const Point at = first ? link.path.front() : link.path.back();
    const Point next = first ? link.path[1] : link.path[link.path.size() - 2];
    return {{at, directionFrom(at, next), true}};
}

void paintRoom(Level& level, const Room& room) {
    const Rect ring = room.ring();
    std::vector<Point> doors;
    for (const Door& door : level.doors)
        if (door.room == room.id) doors.push_back(door.at);
    for (int y = ring.y; y < ring.bottom(); ++y)
        for (int x = ring.x; x < ring.right(); ++x) {
            if (std::ranges::find(doors, Point{x, y}) != doors.end()) continue;
            Tile& tile = level.tiles[{x, y}];
            const bool dug = isSolid(tile) || tile == Tile::Corridor || tile == Tile::Junction;
            if (!room.floor.contains({x, y}))
                tile = Tile::Wall;
            else if (dug)
                tile = Tile::Floor;
        }
}

void clearThresholds(Level& level, int room) {
    const Room& here = level.rooms[static_cast<std::size_t>(room)];
    for (const Door& door : level.doors) {
        if (door.room != room) continue;
        Tile& tile = level.tiles[insideOf(here, door.at)];
        if (!isWalkable(tile)) tile = Tile::Floor;
    }
}

bool keepsTogether(const Level& before, Level& after, std::span<const Point> cells) {
    if (!isCutOff(before, after)) return true;
    for (const Point at : cells)
        if (isPassedRound(after.tiles[at])) after.tiles[at] = Tile::Floor;
    return !isCutOff(before, after);
}

std::vector<Point> floorsOf(const Level& level, std::span<const int> rooms) {
    std::vector<Point> cells;
    for (const int id : rooms) {
        const Room& room = level.rooms[static_cast<std::size_t>(id)];
        if (!isBuilt(room)) continue;
        for (int y = room.floor.y; y < room.floor.bottom(); ++y)
            for (int x = room.floor.x; x < room.floor.right(); ++x) cells.push_back({x, y});
    }
    return cells;
}

void layCorridor(Level& level, int link, CorridorPlan plan) {
    Link& changed = level.links[static_cast<std::size_t>(link)];
    changed.shape = plan.shape;
    changed.path = std::move(plan.path);
    for (const Point at : interiorOf(changed))
        if (isSolid(level.tiles[at])) level.tiles[at] = Tile::Corridor;
}

void fillCorridors(Level& level, std::span<const int> links, Tile blank) {
    BitRows kept{level.tiles.size()};
    for (std::size_t i = 0; i < level.links.size(); ++i)
        if (!isIn(links, static_cast<int>(i)))
            for (const Point at : level.links[i].path) kept.set(at);
    for (const int link : links)
        for (const Point at : interiorOf(level.links[static_cast<std::size_t>(link)]))
            if (!kept[at]) level.tiles[at] = blank;
}

CorridorMap diggableGround(const Level& level, Tile blank, std::span<const int> without, int missing) {
    std::vector<Room> rooms = level.rooms;
    std::erase_if(rooms, [&](const Room& room) { return room.id == missing; });
    CorridorMap map{level.tiles.size(), rooms};
    BitRows dug{level.tiles.size()};
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        if (isIn(without, static_cast<int>(i))) continue;
        map.add(level.links[i].path);
        for (const Point at : interiorOf(level.links[i])) dug.set(at);
    }
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x)
            if (level.tiles[{x, y}] != blank && !dug[{x, y}]) map.close({x, y});
    return map;
}

}  // namespace gone
