#include "generation/rogue.hpp"

#include "generation/corridors.hpp"
#include "generation/doors.hpp"
#include "generation/dressing.hpp"
#include "generation/level_check.hpp"
#include "generation/rogue_layout.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

using P = RogueParams;

constexpr std::array<std::string_view, 2> noYes{"no", "yes"};
constexpr std::array<std::string_view, 2> corridorNames{"l", "z"};
constexpr std::array<std::string_view, 3> treeNames{"scatter", "walk", "rogue54"};

// clang-format off
constexpr std::array<KnobOf<P>, 15> own{{
    {{ 1, "columns",              1,   6, 3, "cells",   "Cells of the grid from left to right."}, &P::columns},
    {{ 2, "rows",                 1,   6, 3, "cells",   "Cells of the grid from top to bottom."}, &P::rows},
    {{ 3, "gone_min",             0,   9, 0, "rooms",   "At least so many rooms are gone: junctions stand in their place."}, &P::goneMin},
    {{ 4, "gone_rooms_max",       0,   9, 3, "rooms",   "At most so many rooms are gone; at least two rooms always stay."}, &P::goneRoomsMax},
    {{ 5, "room_width_min",       2,  20, 4, "cells",   "Narrowest floor of a room, without its walls."}, &P::roomWidthMin},
    {{ 6, "room_height_min",      2,  20, 3, "cells",   "Lowest floor of a room, without its walls."}, &P::roomHeightMin},
    {{ 7, "extra_links_max",      0,  20, 3, "links",   "Up to so many links are tried beyond the tree; they make loops."}, &P::extraLinksMax},
    {{ 8, "exact_extras",         0,   1, 0, "",        "yes: every extra link asked for is made while neighbours are left; no: a try may miss.", noYes}, &P::exactExtras},
    {{ 9, "corridor",             0,   1, 0, "",        "Corridors that turn once (l) or join facing walls with a jog (z).", corridorNames}, &P::corridor},
    {{10, "wide_rooms_percent",   0, 100, 0, "percent", "Chance of a cell to merge with its right or lower neighbour into one wide room."}, &P::wideRoomsPercent},
    {{11, "hall",                 0,   1, 0, "",        "yes: the middle row of the grid is one great room.", noYes}, &P::hall},
    {{12, "spread_remainder",     0,   1, 0, "",        "yes: cells share what the size leaves over; no: it stays rock at the right and bottom.", noYes}, &P::spreadRemainder},
    {{13, "tree",                 0,   2, 0, "",        "How the tree of links grows: from any room, as a walk, or all round one room as in Rogue 5.4.", treeNames}, &P::tree},
    {{14, "secret_doors_percent", 0, 100, 0, "percent", "Chance of a door to be secret; never where it would hide the only way."}, &P::secretDoorsPercent},
    {{15, "dark_rooms_percent",   0, 100, 0, "percent", "Chance of a room to be dark."}, &P::darkRoomsPercent},
}};
// clang-format on
constexpr auto table = joinKnobs(own, dressingKnobs<P>());

std::string sizeText(int width, int height) {
    return std::to_string(width) + "x" + std::to_string(height);
}

void carveGone(const Level& level, Carver& carver) {
    const auto count = std::ranges::count(level.rooms, RoomKind::Gone, &Room::kind);
    carver.step("gone", nullptr,
                [&] { return std::to_string(count) + (count == 1 ? " room is gone" : " rooms are gone"); });
    for (const Room& room : level.rooms)
        if (room.kind == RoomKind::Gone) carver.fill(room.floor, Tile::Junction);
}

void carveRooms(const Level& level, Carver& carver) {
    const auto count =
        std::ranges::count_if(level.rooms, [](const Room& r) { return r.kind != RoomKind::Gone; });
    carver.step("rooms", nullptr, [&] { return std::to_string(count) + (count == 1 ? " room" : " rooms"); });
    for (const Room& room : level.rooms) {
        if (room.kind == RoomKind::Gone) continue;
        carver.fill(room.ring(), Tile::Wall);
        carver.fill(room.floor, Tile::Floor);
    }
}

std::vector<Room> makeRooms(const P& params, Size size, const Layout& layout, Seed seed, int attempt) {
    std::vector<Room> rooms;
    for (const LayoutNode& node : layout.nodes) {
        const RoomDraw draw = drawRoom(params, size, node, seed, attempt, 0);
        Room room;
        room.id = static_cast<int>(rooms.size());
        room.kind = node.gone ? RoomKind::Gone : node.cells.size() > 1 ? RoomKind::Wide : RoomKind::Room;
        room.floor = draw.floor;
        room.dark = draw.dark;
        rooms.push_back(room);
    }
    return rooms;
}

Neighbourhood neighbourhood(const LayoutNode& a, const LayoutNode& b) {
    const bool shareColumn = a.columnStart < b.columnEnd && b.columnStart < a.columnEnd;
    return shareColumn ? Neighbourhood::Column : Neighbourhood::Row;
}

bool holds(Rect outer, Rect inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

/// Does the room's ring lie inside one cell or, if it is merged, inside the grid?
bool keepsToCells(const P& params, Size size, const Room& room) {
    const Rect last = cellArea(params, size, params.columns - 1, params.rows - 1);
    if (room.kind == RoomKind::Wide) return holds({0, 0, last.right(), last.bottom()}, room.ring());
    for (int row = 0; row < params.rows; ++row)
        for (int column = 0; column < params.columns; ++column)
            if (holds(cellArea(params, size, column, row), room.ring())) return true;
    return false;
}

/// Each link draws from a stream of its own, named by its two cells.
Rng linkStream(const Layout& layout, NodePair pair, Seed seed, int attempt) {
    const int a = layout.nodes[static_cast<std::size_t>(pair.from)].cells.front();
    const int b = layout.nodes[static_cast<std::size_t>(pair.to)].cells.front();
    const auto cells = static_cast<std::uint64_t>(std::min(a, b) * 64 + std::max(a, b));
    return Rng{derive(seed, "link", cells, static_cast<std::uint64_t>(attempt))};
}

std::string linkCaption(const Link& link) {
    return "room " + std::to_string(link.from) + " to room " + std::to_string(link.to) + ", " +
           std::string{name(link.shape)} + (link.kind == LinkKind::Extra ? ", extra" : "");
}

/// Digs the links one after another, each seeing the corridors of those before it.
class Digger {
public:
    Digger(const P& params, const Layout& layout, Seed seed, Carver& carver, Generation& out)
        : style_{params.corridor == 0 ? CorridorStyle::L : CorridorStyle::Z},
          layout_{layout},
          seed_{seed},
          carver_{carver},
          out_{out},
          map_{carver.size(), out.level.rooms} {}

    /// False if the rooms cannot be joined at all.
    bool dig(NodePair pair, LinkKind kind) {
        Level& level = out_.level;
        const Room& from = level.rooms[static_cast<std::size_t>(pair.from)];
        const Room& to = level.rooms[static_cast<std::size_t>(pair.to)];
        const Neighbourhood where = neighbourhood(layout_.nodes[static_cast<std::size_t>(pair.from)],
                                                  layout_.nodes[static_cast<std::size_t>(pair.to)]);
        Rng rng = linkStream(layout_, pair, seed_, out_.attempt);
        const std::vector<Gate> fromGates = gatesOf(from, level.doors, carver_.size());
        const std::vector<Gate> toGates = gatesOf(to, level.doors, carver_.size());
        std::optional<CorridorPlan> plan = chooseCorridor(map_, fromGates, toGates, style_, where, rng);
        if (!plan) plan = cheapestCorridor(map_, fromGates, toGates);
        if (!plan) return false;
        if (isFallback(plan->shape, style_, where)) ++out_.tally.fallbackLinks;

        Link link;
        link.from = pair.from;
        link.to = pair.to;
        link.kind = kind;
        link.shape = plan->shape;
        link.path = std::move(plan->path);
        hangDoors(link, *plan);
        map_.add(link.path);
        carver_.step("link", &rng, [&] { return linkCaption(link); });
        for (const Point at : link.path)
            if (carver_.tiles()[at] != Tile::Junction) carver_.set(at, Tile::Corridor);
        level.links.push_back(std::move(link));
        return true;
    }

private:
    void hangDoors(Link& link, const CorridorPlan& plan) {
        Level& level = out_.level;
        const int index = static_cast<int>(level.links.size());
        const auto hang = [&](int room, const Gate& gate) {
            if (level.rooms[static_cast<std::size_t>(room)].kind == RoomKind::Gone) return;
            const bool levelWall = gate.out == Direction::North || gate.out == Direction::South;
            const int id = doorAt(level, room, gate.at, levelWall ? Axis::Horizontal : Axis::Vertical);
            level.doors[static_cast<std::size_t>(id)].links.push_back(index);
            link.doors.push_back(id);
        };
        hang(link.from, plan.from);
        hang(link.to, plan.to);
    }

    CorridorStyle style_;
    const Layout& layout_;
    Seed seed_;
    Carver& carver_;
    Generation& out_;
    CorridorMap map_;
};

}  // namespace

std::string refusal(const P& params, Size size) {
    const int cellWidth = params.roomWidthMin + 3;
    const int cellHeight = params.roomHeightMin + 3;
    if (size.width >= params.columns * cellWidth && size.height >= params.rows * cellHeight) return {};
    const int columns = std::min(params.columns, size.width / cellWidth);
    const int rows = std::min(params.rows, size.height / cellHeight);
    std::string text = "rogue with columns " + std::to_string(params.columns) + ", rows " +
                       std::to_string(params.rows) + ", room_width_min " +
                       std::to_string(params.roomWidthMin) + " and room_height_min " +
                       std::to_string(params.roomHeightMin) + " needs at least " +
                       sizeText(params.columns * cellWidth, params.rows * cellHeight) + " cells, not " +
                       sizeText(size.width, size.height);
    if (columns >= 1 && rows >= 1)
        text += "; here columns " + std::to_string(columns) + " and rows " + std::to_string(rows) + " fit";
    return text;
}

bool carve(const P& params, Seed seed, Carver& carver, Generation& out) {
    Level& level = out.level;
    const int attempt = out.attempt;
    const Layout layout = makeLayout(params, carver.size(), seed, attempt);
    level.rooms = makeRooms(params, carver.size(), layout, seed, attempt);
    carveGone(level, carver);
    carveRooms(level, carver);

    const std::vector<NodePair> tree = growTree(params, layout, seed, attempt);
    carver.step("tree", nullptr, [&] { return std::to_string(tree.size()) + " links reach every room"; });
    const Extras extras = chooseExtras(params, layout, tree, seed, attempt);
    carver.step("extras", nullptr, [&] {
        return std::to_string(extras.links.size()) + " extra links, " + std::to_string(extras.missing) +
               " missed";
    });
    out.tally.missingExtras = extras.missing;

    Digger digger{params, layout, seed, carver, out};
    for (const NodePair pair : tree)
        if (!digger.dig(pair, LinkKind::Tree)) return false;
    for (const NodePair pair : extras.links)
        if (!digger.dig(pair, LinkKind::Extra)) return false;

    placeDoors(level, params.secretDoorsPercent, seed, attempt, carver);
    level.crossings = crossingsOf(level);
    out.touches = touchesOf(level);
    carver.step("crossings", nullptr, [&] { return std::to_string(level.crossings.size()) + " crossings"; });
    return true;
}

void checkLevel(const P& params, const Generation& generation, std::vector<Problem>& problems) {
    Findings found{"rooms", "F11", problems};
    const Size size = generation.level.tiles.size();
    for (const Room& room : generation.level.rooms) {
        if (room.kind == RoomKind::Gone) continue;
        const bool tooSmall =
            room.floor.width < params.roomWidthMin || room.floor.height < params.roomHeightMin;
        if (tooSmall || !keepsToCells(params, size, room))
            found.add("room " + std::to_string(room.id) + " leaves its cell or is too small",
                      {{room.floor.x, room.floor.y}});
    }
}

std::span<const KnobOf<P>> P::knobs() {
    return table;
}

}  // namespace gone
