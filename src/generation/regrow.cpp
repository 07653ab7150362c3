#include "generation/regrow.hpp"

#include "generation/remodel.hpp"
#include "generation/room_tries.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

/// Only floors that have this door in their walls, on the side where it is.
void keepDoor(RoomBounds& bounds, Rect floor, Point door) {
    const Point inside{std::clamp(door.x, floor.x, floor.right() - 1),
                       std::clamp(door.y, floor.y, floor.bottom() - 1)};
    bounds.hold(inside);
    if (door.x < floor.x) bounds.left.narrow({floor.x, floor.x});
    if (door.x >= floor.right()) bounds.right.narrow({floor.right(), floor.right()});
    if (door.y < floor.y) bounds.top.narrow({floor.y, floor.y});
    if (door.y >= floor.bottom()) bounds.bottom.narrow({floor.bottom(), floor.bottom()});
}

RoomBounds boundsFor(const Blueprint& blueprint, const Level& level, const Room& room) {
    RoomBounds bounds = boundsOf(blueprint.rules, blueprint.layout.nodes[static_cast<std::size_t>(room.id)]);
    for (const Door& door : level.doors)
        if (door.room == room.id) keepDoor(bounds, room.floor, door.at);
    for (const Point stairs : {level.up, level.down})
        if (room.floor.contains(stairs)) bounds.hold(stairs);
    return bounds;
}

Level withFloor(Level level, int id, Rect floor, Tile blank) {
    Room& room = level.rooms[static_cast<std::size_t>(id)];
    const Rect old = room.ring();
    room.floor = floor;
    ++room.rerolls;
    for (int y = old.y; y < old.bottom(); ++y)
        for (int x = old.x; x < old.right(); ++x)
            if (!room.ring().contains({x, y})) level.tiles[{x, y}] = blank;
    paintRoom(level, room);
    return level;
}

}  // namespace

std::optional<Level> regrowRoom(const Origin& origin, const Level& level, int room) {
    const Room& old = level.rooms[static_cast<std::size_t>(room)];
    const std::optional<Blueprint> blueprint = blueprintOf(origin, level);
    if (!blueprint || !isBuilt(old)) return std::nullopt;
    const LayoutNode& node = blueprint->layout.nodes[static_cast<std::size_t>(room)];
    const auto turn = static_cast<std::uint64_t>(turnOf(old.rerolls + 1, origin.attempt));
    const Rng rng{derive(origin.seed, "room", node.key, turn)};
    const Ground ground{level, node.area, {}, old.ring()};
    RoomTries tries{blueprint->rules, node, boundsFor(*blueprint, level, old), rng, 0};
    while (const std::optional<RoomTries::Try> wanted = tries.next()) {
        if (wanted->floor == old.floor || !ground.isFree(wanted->floor)) continue;
        Level changed = withFloor(level, room, wanted->floor, blankOf(origin));
        if (keepsTogether(level, changed, floorsOf(changed, std::array{room}))) return changed;
    }
    return std::nullopt;
}

}  // namespace gone
