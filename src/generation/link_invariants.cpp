#include "generation/link_invariants.hpp"

#include "generation/doors.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <span>

namespace gone {
namespace {

const Room* roomOf(const Level& level, int id) {
    return id >= 0 && id < static_cast<int>(level.rooms.size()) ? &level.rooms[static_cast<std::size_t>(id)]
                                                                : nullptr;
}

/// May a path of `link` end here? At a door that the link records, at a junction, or anywhere in a region.
bool isEndOf(const Level& level, const Link& link, int roomId, Point end) {
    const Room* room = roomOf(level, roomId);
    if (room == nullptr) return false;
    if (room->kind == RoomKind::Region) return !isSolidAt(level, end);
    if (isJunction(*room)) return room->floor.contains(end);
    return std::ranges::any_of(link.doors, [&](int id) {
        if (id < 0 || id >= static_cast<int>(level.doors.size())) return false;
        const Door& door = level.doors[static_cast<std::size_t>(id)];
        return door.at == end && door.room == roomId;
    });
}

}  // namespace

void closedRings(const Level& level, Findings& found) {
    for (const Room& room : level.rooms) {
        if (!isBuilt(room)) continue;
        std::vector<Point> wrong;
        forRing(room.ring(), [&](Point at) {
            if (!level.tiles.contains(at)) return;
            const bool recorded = std::ranges::any_of(
                level.doors, [&](const Door& door) { return door.at == at && door.room == room.id; });
            const bool open = !isSolid(level.tiles[at]) || isDoor(level.tiles[at]);
            if (open != recorded) wrong.push_back(at);
        });
        if (!wrong.empty())
            found.add("the openings in the wall of " + numbered("room", room.id) + " are not its doors",
                      std::move(wrong));
    }
}

void corridorsOffRooms(const Level& level, Findings& found) {
    for (std::size_t i = 0; i < level.links.size(); ++i)
        for (const Room& room : level.rooms) {
            if (!isBuilt(room) && !isJunction(room)) continue;
            const Rect closed = isBuilt(room) ? room.ring() : room.floor;
            std::vector<Point> wrong;
            for (const Point at : interiorOf(level.links[i]))
                if (closed.contains(at)) wrong.push_back(at);
            if (!wrong.empty())
                found.add(numbered("link", static_cast<int>(i)) + " enters the walls of " +
                              numbered("room", room.id),
                          std::move(wrong));
        }
}

void doorsInWalls(const Level& level, Findings& found) {
    for (const Door& door : level.doors) {
        const bool walkedUpright = door.axis == Axis::Horizontal;
        const Point along = walkedUpright ? Point{0, 1} : Point{1, 0};
        const Point across = walkedUpright ? Point{1, 0} : Point{0, 1};
        const bool opens = !isSolidAt(level, door.at + along) && !isSolidAt(level, door.at - along);
        const bool held = isSolidAt(level, door.at + across) && isSolidAt(level, door.at - across);
        if (!opens || !held)
            found.add(numbered("door", door.id) + " does not stand between two walls", {door.at});
    }
}

void doorsApart(const Level& level, Findings& found) {
    for (const Door& a : level.doors)
        for (const Door& b : level.doors)
            if (a.id < b.id && manhattan(a.at, b.at) <= 1)
                found.add("two doors stand side by side", {a.at, b.at});
}

void doorsLeadSomewhere(const Level& level, Findings& found) {
    for (const Door& door : level.doors) {
        const Room* room = roomOf(level, door.room);
        const Point along = door.axis == Axis::Horizontal ? Point{0, 1} : Point{1, 0};
        Point inside = door.at + along;
        Point outside = door.at - along;
        if (room != nullptr && room->floor.contains(outside)) std::swap(inside, outside);
        if (room == nullptr || !room->floor.contains(inside)) {
            found.add(numbered("door", door.id) + " does not open into its room", {door.at});
            continue;
        }
        const bool used = !door.links.empty() && std::ranges::all_of(door.links, [&](int link) {
            if (link < 0 || link >= static_cast<int>(level.links.size())) return false;
            return std::ranges::count(level.links[static_cast<std::size_t>(link)].path, outside) > 0;
        });
        if (!used)
            found.add(numbered("door", door.id) + " does not open onto its own corridors",
                      {door.at, outside});
    }
}

void doorTilesMatch(const Level& level, Findings& found) {
    for (const Door& door : level.doors) {
        const Tile tile = level.tiles.at(door.at, Tile::Rock);
        const bool plain = tile == Tile::ClosedDoor || tile == Tile::OpenDoor;
        const bool matches = door.kind == DoorKind::Plain    ? plain
                             : door.kind == DoorKind::Secret ? tile == Tile::SecretDoor
                                                             : tile == Tile::LockedDoor;
        if (!matches) found.add(numbered("door", door.id) + " is not what its tile shows", {door.at});
    }
}

void pathsHold(const Level& level, Findings& found) {
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        const Link& link = level.links[i];
        const std::string name = numbered("link", static_cast<int>(i));
        if (link.path.empty() || !isEndOf(level, link, link.from, link.path.front()) ||
            !isEndOf(level, link, link.to, link.path.back())) {
            found.add(name + " does not run from its room to its room", link.path);
            continue;
        }
        std::vector<Point> wrong;
        for (std::size_t p = 0; p < link.path.size(); ++p) {
            const bool torn = p > 0 && manhattan(link.path[p - 1], link.path[p]) != 1;
            const bool dug = level.tiles.contains(link.path[p]) &&
                             (!isSolid(level.tiles[link.path[p]]) || isDoor(level.tiles[link.path[p]]));
            if (torn || !dug) wrong.push_back(link.path[p]);
        }
        if (!wrong.empty()) found.add(name + " is not one dug way", std::move(wrong));
    }
}

void pathsAreShort(const Level& level, Findings& found) {
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        const Link& link = level.links[i];
        if (link.shape == LinkShape::Free || link.path.empty()) continue;
        const int shortest = manhattan(link.path.front(), link.path.back()) + 1;
        if (static_cast<int>(link.path.size()) != shortest)
            found.add(numbered("link", static_cast<int>(i)) + " is longer than its shape allows", link.path);
    }
}

void roomsLinked(const Level& level, Findings& found) {
    std::vector<int> root(level.rooms.size());
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&](int id) {
        while (root[static_cast<std::size_t>(id)] != id) id = root[static_cast<std::size_t>(id)];
        return id;
    };
    for (const Link& link : level.links)
        if (roomOf(level, link.from) != nullptr && roomOf(level, link.to) != nullptr)
            root[static_cast<std::size_t>(find(link.from))] = find(link.to);
    // Regions may also be one because a tunnel between others ran through them: their cells tell (see F47).
    int first = -1;
    for (const Room& room : level.rooms) {
        if (!isBuilt(room) && !isJunction(room)) continue;
        if (first < 0) first = room.id;
        if (find(room.id) != find(first))
            found.add(numbered("room", room.id) + " is not linked with the others",
                      {{room.floor.x, room.floor.y}});
    }
}

void linksUnique(const Level& level, Findings& found) {
    std::map<std::pair<int, int>, int> first;  // by rooms, the lower first: the link that joined them
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        const Link& link = level.links[i];
        const int number = static_cast<int>(i);
        if (link.from == link.to)
            found.add(numbered("link", number) + " joins a room with itself", link.path);
        const auto [earlier, isNew] = first.try_emplace(std::minmax(link.from, link.to), number);
        if (!isNew)
            found.add(numbered("link", number) + " repeats " + numbered("link", earlier->second), link.path);
    }
}

void crossingsRecorded(const Level& level, Findings& found) {
    if (std::ranges::none_of(level.rooms, isBuilt)) return;  // a cave's tunnels share floor freely
    const std::vector<Point> actual = crossingsOf(level);
    if (actual == level.crossings) return;
    std::vector<Point> differing;
    std::ranges::set_symmetric_difference(actual, level.crossings, std::back_inserter(differing),
                                          rowMajorLess);
    found.add("the crossings recorded are not those of the corridors", std::move(differing));
}

}  // namespace gone
