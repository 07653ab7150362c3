#include "generation/reroll.hpp"

#include "generation/doors.hpp"
#include "generation/erosion.hpp"
#include "generation/link_digger.hpp"
#include "generation/remodel.hpp"
#include "generation/room_digger.hpp"
#include "generation/room_tries.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace gone {
namespace {

constexpr int drawnTries = 128;
constexpr int mostDigs = 64;

std::optional<Level> digFirst(const RoomDigger& digger, RoomTries tries, int reroll, bool anyWay) {
    int digs = 0;
    while (const std::optional<RoomTries::Try> wanted = tries.next()) {
        if (!digger.isFree(wanted->floor)) continue;
        if (std::optional<Level> level = digger.digAt(*wanted, reroll, anyWay)) return level;
        if (++digs == mostDigs) break;
    }
    return std::nullopt;
}

/// A room as rock has worn it, where the generator does that and nothing is cut off by it.
Level worn(Level level, const Level& before, const Origin& origin, int erosion, int room) {
    if (erosion == 0) return level;
    const Room& here = level.rooms[static_cast<std::size_t>(room)];
    const Rng rng = wearOf(origin.seed, here, turnOf(here.rerolls, origin.attempt));
    Level changed = level;
    for (const Point at : cellsWornFrom(level, here, erosion, rng)) changed.tiles[at] = Tile::Wall;
    return keepsTogether(before, changed, floorsOf(changed, std::array{room})) ? changed : level;
}

/// Where a corridor that is dug anew may end at a room.
std::vector<Gate> gatesAt(const Level& level, const Link& old, int room) {
    const Room& end = level.rooms[static_cast<std::size_t>(room)];
    if (!isBuilt(end)) return keptGates(level, old, room);
    const std::vector<Gate> all = gatesOf(end, level.doors, level.tiles.size());
    std::vector<Gate> free;  // with somewhere to stand behind the door
    std::ranges::copy_if(all, std::back_inserter(free), [&](const Gate& gate) {
        return isWalkable(level.tiles[gate.at - offset(gate.out)]);
    });
    return free.empty() ? all : free;
}

}  // namespace

std::optional<Level> rerollRoom(const Origin& origin, const Level& level, int room) {
    const Room& old = level.rooms[static_cast<std::size_t>(room)];
    const std::optional<Blueprint> blueprint = blueprintOf(origin, level);
    if (!blueprint || !isBuilt(old)) return std::nullopt;
    const LayoutNode& node = blueprint->layout.nodes[static_cast<std::size_t>(room)];
    RoomBounds bounds = boundsOf(blueprint->rules, node);
    for (const Point stairs : {level.up, level.down})
        if (old.floor.contains(stairs)) bounds.hold(stairs);
    const int reroll = old.rerolls + 1;
    const auto turn = static_cast<std::uint64_t>(turnOf(reroll, origin.attempt));
    const Rng rng{derive(origin.seed, "room", node.key, turn)};
    const RoomTries tries{blueprint->rules, node, bounds, rng, drawnTries};
    const RoomDigger digger{origin, *blueprint, level, room};
    std::optional<Level> dug = digFirst(digger, tries, reroll, false);
    if (!dug) dug = digFirst(digger, tries, reroll, true);
    if (dug) dug = worn(*std::move(dug), level, origin, blueprint->erosion, room);
    return dug;
}

std::optional<Level> rerollLink(const Origin& origin, const Level& level, int link, int reroll) {
    const std::optional<Blueprint> blueprint = blueprintOf(origin, level);
    const Link& old = level.links[static_cast<std::size_t>(link)];
    if (!blueprint) return std::nullopt;

    Level changed = level;
    const std::array<int, 1> own{link};
    fillCorridors(changed, own, blankOf(origin));
    SpareDoors spare;
    spare.release(changed, link, old.from);
    spare.release(changed, link, old.to);
    const CorridorMap map = diggableGround(changed, blankOf(origin), own);
    const std::vector<Gate> from = gatesAt(changed, old, old.from);
    const std::vector<Gate> to = gatesAt(changed, old, old.to);
    const auto areaOf = [&](int room) {
        return blueprint->layout.nodes[static_cast<std::size_t>(room)].area;
    };
    Rng rng = linkStream(*blueprint, {old.from, old.to}, origin.seed, turnOf(reroll, origin.attempt));
    const Neighbourhood where = neighbourhoodOf(areaOf(old.from), areaOf(old.to));
    std::optional<CorridorPlan> plan = chooseCorridor(map, from, to, blueprint->style, where, rng);
    if (!plan) plan = cheapestCorridor(map, from, to);
    if (!plan) return std::nullopt;

    layCorridor(changed, link, *std::move(plan));
    Link& dug = changed.links[static_cast<std::size_t>(link)];
    for (const auto& [room, at] : {std::pair{dug.from, dug.path.front()}, std::pair{dug.to, dug.path.back()}})
        if (isBuilt(changed.rooms[static_cast<std::size_t>(room)]))
            dug.doors.push_back(spare.hang(changed, room, at, link));
    spare.strikeOut(changed);
    for (const int room : {old.from, old.to})
        if (isBuilt(changed.rooms[static_cast<std::size_t>(room)])) clearThresholds(changed, room);
    changed.crossings = crossingsOf(changed);
    if (!keepsTogether(level, changed, floorsOf(changed, std::array{old.from, old.to}))) return std::nullopt;
    return changed;
}

}  // namespace gone
