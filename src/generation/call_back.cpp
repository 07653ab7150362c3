#include "generation/call_back.hpp"

#include "generation/doors.hpp"
#include "generation/pocket.hpp"
#include "generation/remodel.hpp"
#include "generation/room_digger.hpp"
#include "generation/room_tries.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int drawnTries = 128;
constexpr int mostDigs = 64;  // digging corridors is dear: so many floors at most

/// A corridor of the junction, walked from there.
struct Way {
    int link;
    bool startsHere;
    std::vector<Point> path;
};

std::vector<Way> waysFrom(const Level& level, int room) {
    std::vector<Way> ways;
    for (const int id : linksAt(level, room)) {
        const Link& link = level.links[static_cast<std::size_t>(id)];
        ways.push_back({id, link.from == room, link.path});
        if (!ways.back().startsHere) std::ranges::reverse(ways.back().path);
    }
    return ways;
}

/// Where a way passes the walls round a floor, as an index into its path; none if it comes back to them (also
/// by running along them) or no cell of corridor would be left beyond. Corners cannot be passed: steps are
/// straight.
std::optional<std::size_t> doorOn(const Way& way, Rect floor) {
    const auto outside = std::ranges::find_if(way.path, [&](Point at) { return !floor.contains(at); });
    const Rect ring = floor.grown(1);
    if (way.path.end() - outside < 3) return std::nullopt;
    if (std::any_of(outside + 1, way.path.end(), [&](Point at) { return ring.contains(at); }))
        return std::nullopt;
    return static_cast<std::size_t>(outside - way.path.begin());
}

bool areApart(Point a, Point b) {
    return a == b || manhattan(a, b) > 1;
}

/// Where each way is cut by a room on this floor; none if that is not legal.
std::optional<std::vector<std::size_t>> cutsBy(const Level& level, const std::vector<Way>& ways, Rect floor) {
    std::vector<std::size_t> cuts;
    for (const Way& way : ways) {
        const std::optional<std::size_t> cut = doorOn(way, floor);
        if (!cut) return std::nullopt;
        const Point door = way.path[*cut];
        for (std::size_t i = 0; i < cuts.size(); ++i)
            if (!areApart(door, ways[i].path[cuts[i]])) return std::nullopt;
        if (std::ranges::any_of(level.doors, [&](const Door& d) { return !areApart(door, d.at); }))
            return std::nullopt;
        cuts.push_back(*cut);
    }
    return cuts;
}

void cut(Level& level, const Way& way, std::size_t at, int room, SpareDoors& doors) {
    Link& link = level.links[static_cast<std::size_t>(way.link)];
    link.path.assign(way.path.begin() + static_cast<std::ptrdiff_t>(at), way.path.end());
    link.shape = shapeOf(link.path);
    const int door = doors.hang(level, room, link.path.front(), way.link);
    link.doors.insert(way.startsHere ? link.doors.begin() : link.doors.end(), door);
    if (!way.startsHere) std::ranges::reverse(link.path);
}

Level withRoom(Level level, int room, const RoomTries::Try& wanted, const std::vector<Way>& ways,
               const std::vector<std::size_t>& cuts) {
    Room& changed = level.rooms[static_cast<std::size_t>(room)];
    changed.kind = RoomKind::Room;
    changed.floor = wanted.floor;
    changed.dark = wanted.dark;
    SpareDoors doors;
    for (std::size_t i = 0; i < ways.size(); ++i) cut(level, ways[i], cuts[i], room, doors);
    paintRoom(level, changed);
    level.crossings = crossingsOf(level);
    return level;
}

/// True if nobody was walled in; doors that were made where somebody stands are opened.
bool makeWay(const Level& before, std::span<const Point> occupied, Level& after) {
    for (const Point at : occupied) {
        if (after.tiles[at] == Tile::ClosedDoor && before.tiles[at] != Tile::ClosedDoor)
            after.tiles[at] = Tile::OpenDoor;
        if (isWalkable(before.tiles[at]) && !isWalkable(after.tiles[at])) return false;
    }
    return true;
}

class JunctionCaller {
public:
    JunctionCaller(const Origin& origin, const Blueprint& blueprint, const Level& level, int room,
                   std::span<const Point> occupied)
        : origin_{origin}, blueprint_{blueprint}, level_{level}, room_{room}, occupied_{occupied} {}

    std::optional<Level> byCutting() const {
        const std::vector<Way> ways = waysFrom(level_, room_);
        const Ground ground{level_, node().area, linksAt(level_, room_), junction()};
        RoomTries tries = floors();
        while (const std::optional<RoomTries::Try> wanted = tries.next()) {
            if (!ground.isFree(wanted->floor)) continue;
            const auto cuts = cutsBy(level_, ways, wanted->floor);
            if (!cuts) continue;
            Level level = withRoom(level_, room_, *wanted, ways, *cuts);
            if (makeWay(level_, occupied_, level)) return level;
        }
        return std::nullopt;
    }

    std::optional<Level> byDigging(bool anyWay) const {
        const RoomDigger digger{origin_, blueprint_, level_, room_};
        RoomTries tries = floors();
        int digs = 0;
        while (const std::optional<RoomTries::Try> wanted = tries.next()) {
            if (!digger.isFree(wanted->floor)) continue;
            std::optional<Level> level = digger.digAt(*wanted, reroll(), anyWay);
            if (level && makeWay(level_, occupied_, *level)) return level;
            if (++digs == mostDigs) break;
        }
        return std::nullopt;
    }

private:
    const LayoutNode& node() const { return blueprint_.layout.nodes[static_cast<std::size_t>(room_)]; }
    Rect junction() const { return level_.rooms[static_cast<std::size_t>(room_)].floor; }
    int reroll() const { return level_.rooms[static_cast<std::size_t>(room_)].rerolls; }

    RoomTries floors() const {
        RoomBounds bounds = boundsOf(blueprint_.rules, node());
        bounds.hold({junction().x, junction().y});
        const auto turn = static_cast<std::uint64_t>(turnOf(reroll(), origin_.attempt));
        const Rng rng{derive(origin_.seed, "room", node().key, turn)};
        return {blueprint_.rules, node(), bounds, rng, drawnTries};
    }

    const Origin& origin_;
    const Blueprint& blueprint_;
    const Level& level_;
    int room_;
    std::span<const Point> occupied_;
};

}  // namespace

std::optional<Level> callBack(const Origin& origin, const Level& level, int room,
                              std::span<const Point> occupied) {
    const Room& gone = level.rooms[static_cast<std::size_t>(room)];
    if (gone.kind != RoomKind::Gone) return std::nullopt;
    if (!gone.cells.empty()) return openPocket(origin, level, room);
    const std::optional<Blueprint> blueprint = blueprintOf(origin, level);
    if (!blueprint) return std::nullopt;
    const JunctionCaller caller{origin, *blueprint, level, room, occupied};
    if (std::optional<Level> cut = caller.byCutting()) return cut;
    if (std::optional<Level> dug = caller.byDigging(false)) return dug;
    return caller.byDigging(true);
}

}  // namespace gone
