#include "generation/level_check.hpp"

#include "generation/doors.hpp"
#include "generation/reach.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <string>

namespace gone {
namespace {

bool isReal(const Room& room) {
    return room.kind == RoomKind::Room || room.kind == RoomKind::Wide;
}
/// A gone room of a grid is a junction; one of a cave is a filled pocket with cells.
bool isJunction(const Room& room) {
    return room.kind == RoomKind::Gone && room.cells.empty();
}

const Room* roomOf(const Level& level, int id) {
    return id >= 0 && id < static_cast<int>(level.rooms.size()) ? &level.rooms[static_cast<std::size_t>(id)]
                                                                : nullptr;
}

std::string numbered(const char* what, int number) {
    return std::string{what} + " " + std::to_string(number);
}

template <class Visit>
void forRing(Rect ring, Visit visit) {
    for (int y = ring.y; y < ring.bottom(); ++y)
        for (int x = ring.x; x < ring.right(); ++x)
            if (y == ring.y || y == ring.bottom() - 1 || x == ring.x || x == ring.right() - 1)
                visit(Point{x, y});
}

bool isSolidAt(const Level& level, Point at) {
    return !level.tiles.contains(at) || isSolid(level.tiles[at]);
}

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
    if (std::ranges::none_of(level.rooms, isReal)) return;  // a cave's stairs may stand anywhere on its floor
    for (const Point at : {level.up, level.down})
        if (std::ranges::none_of(level.rooms,
                                 [&](const Room& r) { return !isJunction(r) && r.floor.contains(at); }))
            found.add("stairs stand outside every room", {at});
}

void allReachable(const Level& level, Findings& found) {
    const bool hasStairs = level.tiles.at(level.up, Tile::Rock) == Tile::StairsUp;
    const std::optional<Point> start = hasStairs ? level.up : firstWalkable(level.tiles);
    if (!start) return;
    const BitRows reached = reachableFrom(level.tiles, *start);
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
        const Rect area = isReal(room) ? room.ring() : room.floor;
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

void closedRings(const Level& level, Findings& found) {
    for (const Room& room : level.rooms) {
        if (!isReal(room)) continue;
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

/// In the Unmade rock may have crept into a room, but most of it is floor; elsewhere all of it is.
void openFloors(const Level& level, Findings& found) {
    for (const Room& room : level.rooms) {
        std::vector<Point> solid;
        if (!isReal(room) && !isJunction(room)) continue;
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

std::span<const Point> interiorOf(const Link& link) {
    if (link.path.size() <= 2) return {};
    return std::span{link.path}.subspan(1, link.path.size() - 2);
}

void corridorsOffRooms(const Level& level, Findings& found) {
    for (std::size_t i = 0; i < level.links.size(); ++i)
        for (const Room& room : level.rooms) {
            if (!isReal(room) && !isJunction(room)) continue;
            const Rect closed = isReal(room) ? room.ring() : room.floor;
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
        if (!isReal(room) && !isJunction(room)) continue;
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
    if (std::ranges::none_of(level.rooms, isReal)) return;  // a cave's tunnels share floor freely
    const std::vector<Point> actual = crossingsOf(level);
    if (actual == level.crossings) return;
    std::vector<Point> differing;
    std::ranges::set_symmetric_difference(actual, level.crossings, std::back_inserter(differing),
                                          rowMajorLess);
    found.add("the crossings recorded are not those of the corridors", std::move(differing));
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

// clang-format off
constexpr std::array<Invariant, 19> table{{
    {"ids",  "rooms",     "rooms and doors are numbered as they are stored", numbersInOrder},
    {"F11",  "rooms",     "rooms and junctions lie apart and on the map", roomsApart},
    {"F13",  "rooms",     "rooms are floor throughout (in the Unmade for the most part), gone rooms junctions", openFloors},
    {"F18",  "link",      "every room is linked with every other", roomsLinked},
    {"F20",  "link",      "no two links join the same rooms, and none a room with itself", linksUnique},
    {"F1",   "link",      "no corridor runs in a wall or floor of any room, or through a junction", corridorsOffRooms},
    {"F9",   "link",      "every corridor runs unbroken from door to door", pathsHold},
    {"F10",  "link",      "a straight, l or z corridor is no longer than it must be", pathsAreShort},
    {"F3",   "doors",     "a door stands between two walls and opens to both other sides", doorsInWalls},
    {"F4",   "doors",     "no two doors stand side by side", doorsApart},
    {"F5",   "doors",     "a door leads from its room to each of its own corridors", doorsLeadSomewhere},
    {"F6",   "doors",     "the openings in a room's wall are its doors", closedRings},
    {"F23",  "doors",     "a door's tile shows what the door is", doorTilesMatch},
    {"F21",  "crossings", "crossings are recorded where corridors share cells", crossingsRecorded},
    {"F36",  "tunnel",    "a pocket is closed rock that touches no open floor", pocketsClosed},
    {"F29",  "gone",      "the edge of the map is closed", closedEdge},
    {"F27",  "stairs",    "each of the two stairs stands once, where recorded", twoStairs},
    {"F47",  "link",      "every walkable cell can be reached", allReachable},
    {"F16",  "stairs",    "stairs stand in rooms, not on junctions, doors or corridors", stairsInRooms},
}};
// clang-format on

/// How far a level has come when a pass is over.
enum class Stage { Ground, Rooms, Links, Doors, Stairs, Finish };

Stage stageOf(std::string_view pass) {
    using Row = std::pair<std::string_view, Stage>;
    static constexpr std::array rows{
        Row{"gone", Stage::Ground},   Row{"noise", Stage::Ground},    Row{"automaton", Stage::Ground},
        Row{"rooms", Stage::Rooms},   Row{"regions", Stage::Rooms},   Row{"targets", Stage::Rooms},
        Row{"cost", Stage::Rooms},    Row{"tree", Stage::Rooms},      Row{"extras", Stage::Rooms},
        Row{"link", Stage::Links},    Row{"tunnel", Stage::Links},    Row{"loop", Stage::Links},
        Row{"doors", Stage::Doors},   Row{"crossings", Stage::Doors}, Row{"erosion", Stage::Doors},
        Row{"stairs", Stage::Stairs}, Row{"finish", Stage::Finish}};
    const auto row = std::ranges::find(rows, pass, &Row::first);
    assert(row != rows.end());  // a new pass needs its row here
    return row->second;
}

}  // namespace

std::span<const Invariant> invariants() {
    return table;
}

void checkRoomSizes(Size least, const Level& level, std::vector<Problem>& problems) {
    Findings found{"rooms", "F13", problems};
    for (const Room& room : level.rooms)
        if (isReal(room) && (room.floor.width < least.width || room.floor.height < least.height))
            found.add(numbered("room", room.id) + " is smaller than rooms may be",
                      {{room.floor.x, room.floor.y}});
}

void checkTargets(const Generation& generation, std::vector<Problem>& problems) {
    Findings found{"targets", "F43", problems};
    for (const Room& room : generation.level.rooms) {
        const auto id = static_cast<std::size_t>(room.id);
        if (room.kind != RoomKind::Region || id >= generation.targets.size()) continue;
        if (generation.regionIds.at(generation.targets[id], -1) != room.id)
            found.add("the target of " + numbered("region", room.id) + " lies outside it",
                      {generation.targets[id]});
    }
}

bool holdsAfter(const Invariant& invariant, std::string_view pass) {
    return stageOf(invariant.pass) <= stageOf(pass);
}

void addNews(std::vector<Problem>& known, std::vector<Problem> problems) {
    for (Problem& problem : problems) {
        const auto first = std::ranges::find(known, problem.fault, &Problem::fault);
        if (first == known.end() || first->pass == problem.pass) known.push_back(std::move(problem));
    }
}

std::vector<Problem> problemsIn(const Level& level, std::string_view pass) {
    std::vector<Problem> problems;
    for (const Invariant& invariant : table) {
        if (!holdsAfter(invariant, pass)) continue;
        Findings found{pass, invariant.fault, problems};
        invariant.check(level, found);
    }
    return problems;
}

}  // namespace gone
