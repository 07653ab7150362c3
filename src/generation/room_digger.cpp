#include "generation/room_digger.hpp"

#include "generation/doors.hpp"
#include "generation/link_digger.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

Rect areaOf(const Blueprint& blueprint, int room) {
    return blueprint.layout.nodes[static_cast<std::size_t>(room)].area;
}

/// What of a room goes when it is torn down: floor and ring, or its junction.
Rect footprintOf(const Room& room) {
    return room.kind == RoomKind::Gone ? room.floor : room.ring();
}

Level withoutDoors(Level level, int room, std::span<const int> links, Tile blank, SpareDoors& spare) {
    fillCorridors(level, links, blank);
    for (const int link : links) spare.release(level, link, room);
    return level;
}

CorridorMap mapWithout(Level level, Rect footprint, int room, std::span<const int> links, Tile blank) {
    for (int y = footprint.y; y < footprint.bottom(); ++y)
        for (int x = footprint.x; x < footprint.right(); ++x) level.tiles[{x, y}] = blank;
    return diggableGround(level, blank, links, room);
}

void close(CorridorMap& map, Rect area) {
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) map.close({x, y});
}

}  // namespace

RoomDigger::RoomDigger(const Origin& origin, const Blueprint& blueprint, const Level& level, int room)
    : origin_{origin},
      blueprint_{blueprint},
      before_{level},
      room_{room},
      links_{linksAt(level, room)},
      ground_{level, areaOf(blueprint, room), links_,
              footprintOf(level.rooms[static_cast<std::size_t>(room)])},
      old_{footprintOf(level.rooms[static_cast<std::size_t>(room)])},
      bare_{withoutDoors(level, room, links_, blankOf(origin), spare_)},
      map_{mapWithout(bare_, old_, room, links_, blankOf(origin))} {
    for (const int link : links_) {
        const Link& old = level.links[static_cast<std::size_t>(link)];
        const int other = otherEnd(old, room);
        far_.push_back({other, keptGates(level, old, other)});
    }
}

std::optional<Level> RoomDigger::digAt(const RoomTries::Try& wanted, int reroll, bool anyWay) const {
    Room room = bare_.rooms[static_cast<std::size_t>(room_)];
    const bool wide = blueprint_.layout.nodes[static_cast<std::size_t>(room_)].wide;
    room.kind = wide ? RoomKind::Wide : RoomKind::Room;
    room.floor = wanted.floor;
    room.dark = wanted.dark;
    room.rerolls = reroll;
    std::optional<std::vector<CorridorPlan>> plans = planLinks(room, reroll, anyWay);
    if (!plans) return std::nullopt;
    Level level = built(room, *std::move(plans));
    if (!keepsTogether(before_, level, floorsOf(level, std::array{room_}))) return std::nullopt;
    return level;
}

std::optional<std::vector<CorridorPlan>> RoomDigger::planLinks(const Room& room, int reroll,
                                                               bool anyWay) const {
    CorridorMap map = map_;
    close(map, room.ring());
    std::vector<Door> doors = bare_.doors;
    std::vector<CorridorPlan> plans;
    for (std::size_t i = 0; i < links_.size(); ++i) {
        const std::vector<Gate> near = gatesOf(room, doors, map.size());
        std::optional<CorridorPlan> plan = planLink(i, map, near, reroll, anyWay);
        if (!plan) return std::nullopt;
        Door door;
        door.at = startsHere(i) ? plan->path.front() : plan->path.back();
        doors.push_back(door);
        map.add(plan->path);
        plans.push_back(*std::move(plan));
    }
    return plans;
}

std::optional<CorridorPlan> RoomDigger::planLink(std::size_t index, const CorridorMap& map,
                                                 std::span<const Gate> near, int reroll, bool anyWay) const {
    const Far& far = far_[index];
    const Link& link = bare_.links[static_cast<std::size_t>(links_[index])];
    Rng rng = linkStream(blueprint_, {link.from, link.to}, origin_.seed, turnOf(reroll, origin_.attempt));
    const std::span<const Gate> from = startsHere(index) ? near : std::span<const Gate>{far.gates};
    const std::span<const Gate> to = startsHere(index) ? std::span<const Gate>{far.gates} : near;
    const Neighbourhood where = neighbourhoodOf(areaOf(blueprint_, link.from), areaOf(blueprint_, link.to));
    std::optional<CorridorPlan> plan = chooseCorridor(map, from, to, blueprint_.style, where, rng);
    if (!plan && anyWay) plan = cheapestCorridor(map, from, to);
    return plan;
}

Level RoomDigger::built(const Room& room, std::vector<CorridorPlan> plans) const {
    Level level = bare_;
    SpareDoors spare = spare_;
    const Rect ring = room.ring();
    for (int y = old_.y; y < old_.bottom(); ++y)
        for (int x = old_.x; x < old_.right(); ++x)
            if (!ring.contains({x, y})) level.tiles[{x, y}] = blankOf(origin_);
    level.rooms[static_cast<std::size_t>(room_)] = room;
    paintRoom(level, room);
    for (std::size_t i = 0; i < links_.size(); ++i) {
        layCorridor(level, links_[i], std::move(plans[i]));
        Link& link = level.links[static_cast<std::size_t>(links_[i])];
        const Point at = startsHere(i) ? link.path.front() : link.path.back();
        const int door = spare.hang(level, room_, at, links_[i]);
        link.doors.insert(startsHere(i) ? link.doors.begin() : link.doors.end(), door);
    }
    spare.strikeOut(level);
    clearThresholds(level, room_);
    level.crossings = crossingsOf(level);
    return level;
}

bool RoomDigger::startsHere(std::size_t index) const {
    return bare_.links[static_cast<std::size_t>(links_[index])].from == room_;
}

}  // namespace gone
