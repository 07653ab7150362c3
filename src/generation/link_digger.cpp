#include "generation/link_digger.hpp"

#include "generation/doors.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace gone {
namespace {

std::string counted(std::ptrdiff_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string captionOf(const Link& link) {
    return "room " + std::to_string(link.from) + " to room " + std::to_string(link.to) + ", " +
           std::string{name(link.shape)} + (link.kind == LinkKind::Extra ? ", extra" : "");
}

bool digLinks(const Blueprint& blueprint, const std::vector<NodePair>& tree, const Extras& extras, Seed seed,
              LinkDigger& digger, Carver& carver, Generation& out) {
    carver.step("tree", nullptr,
                [&] { return counted(std::ssize(tree), "link reaches", "links reach") + " every room"; });
    carver.step("extras", nullptr, [&] {
        return counted(std::ssize(extras.links), "extra link", "extra links") + ", " +
               std::to_string(extras.missing) + " missed";
    });
    out.tally.missingExtras = extras.missing;
    const auto areaOf = [&](int node) { return blueprint.layout.nodes[static_cast<std::size_t>(node)].area; };
    const auto dig = [&](NodePair pair, LinkKind kind) {
        const Neighbourhood where = neighbourhoodOf(areaOf(pair.from), areaOf(pair.to));
        return digger.dig(pair, kind, where, linkStream(blueprint, pair, seed, out.turn("link")));
    };
    return std::ranges::all_of(tree, [&](NodePair pair) { return dig(pair, LinkKind::Tree); }) &&
           std::ranges::all_of(extras.links, [&](NodePair pair) { return dig(pair, LinkKind::Extra); });
}

void finishLinks(int secretDoorsPercent, Seed seed, Carver& carver, Generation& out) {
    placeDoors(out.level, secretDoorsPercent, seed, out.turn("doors"), carver);
    out.level.crossings = crossingsOf(out.level);
    out.touches = touchesOf(out.level);
    carver.step("crossings", nullptr,
                [&] { return counted(std::ssize(out.level.crossings), "crossing", "crossings"); });
}

}  // namespace

void carveRooms(const Level& level, Carver& carver) {
    const auto gone = std::ranges::count(level.rooms, RoomKind::Gone, &Room::kind);
    carver.step("gone", nullptr, [&] { return counted(gone, "room is gone", "rooms are gone"); });
    for (const Room& room : level.rooms)
        if (room.kind == RoomKind::Gone) carver.fill(room.floor, Tile::Junction);
    carver.step("rooms", nullptr, [&] { return counted(std::ssize(level.rooms) - gone, "room", "rooms"); });
    for (const Room& room : level.rooms) {
        if (!isBuilt(room)) continue;
        carver.fill(room.ring(), Tile::Wall);
        carver.fill(room.floor, Tile::Floor);
    }
}

LinkDigger::LinkDigger(CorridorStyle style, Carver& carver, Generation& out)
    : style_{style},
      carver_{carver},
      out_{out},
      map_{carver.size(), out.level.rooms},
      gates_(out.level.rooms.size()) {}

void LinkDigger::setGates(int room, std::vector<Gate> gates) {
    gates_[static_cast<std::size_t>(room)] = std::move(gates);
}

bool LinkDigger::dig(NodePair pair, LinkKind kind, Neighbourhood where, Rng rng) {
    Level& level = out_.level;
    const std::vector<Gate> from = gatesFor(level.rooms[static_cast<std::size_t>(pair.from)]);
    const std::vector<Gate> to = gatesFor(level.rooms[static_cast<std::size_t>(pair.to)]);
    std::optional<CorridorPlan> plan = chooseCorridor(map_, from, to, style_, where, rng);
    if (!plan) plan = cheapestCorridor(map_, from, to);
    if (!plan) return false;
    if (isFallback(plan->shape, style_, where)) ++out_.tally.fallbackLinks;

    Link link{pair.from, pair.to, kind, plan->shape, {}, std::move(plan->path)};
    hangDoor(link, pair.from, plan->from);
    hangDoor(link, pair.to, plan->to);
    map_.add(link.path);
    carver_.step("link", &rng, [&] { return captionOf(link); });
    for (const Point at : link.path)
        if (carver_.tiles()[at] != Tile::Junction) carver_.set(at, Tile::Corridor);
    level.links.push_back(std::move(link));
    return true;
}

std::vector<Gate> LinkDigger::gatesFor(const Room& room) const {
    const std::optional<std::vector<Gate>>& own = gates_[static_cast<std::size_t>(room.id)];
    return own ? *own : gatesOf(room, out_.level.doors, carver_.size());
}

void LinkDigger::hangDoor(Link& link, int room, const Gate& gate) {
    Level& level = out_.level;
    if (!isBuilt(level.rooms[static_cast<std::size_t>(room)])) return;
    const bool levelWall = gate.out == Direction::North || gate.out == Direction::South;
    const int id = doorAt(level, room, gate.at, levelWall ? Axis::Horizontal : Axis::Vertical);
    level.doors[static_cast<std::size_t>(id)].links.push_back(static_cast<int>(level.links.size()));
    link.doors.push_back(id);
}

Rng linkStream(const Blueprint& blueprint, NodePair pair, Seed seed, int turn) {
    const std::uint64_t a = blueprint.layout.nodes[static_cast<std::size_t>(pair.from)].key;
    const std::uint64_t b = blueprint.layout.nodes[static_cast<std::size_t>(pair.to)].key;
    const std::uint64_t key = std::min(a, b) * blueprint.keys + std::max(a, b);
    return Rng{derive(seed, "link", key, static_cast<std::uint64_t>(turn))};
}

bool linkRooms(const Blueprint& blueprint, const LinksWanted& wanted, Seed seed, LinkDigger& digger,
               Carver& carver, Generation& out) {
    const Extras extras =
        chooseExtras(wanted.extras, blueprint.layout, wanted.tree, seed, out.turn("extras"));
    if (!digLinks(blueprint, wanted.tree, extras, seed, digger, carver, out)) return false;
    finishLinks(wanted.secretDoorsPercent, seed, carver, out);
    return true;
}

}  // namespace gone
