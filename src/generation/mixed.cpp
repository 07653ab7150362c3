#include "generation/mixed.hpp"

#include "base/rng.hpp"
#include "generation/dressing.hpp"
#include "generation/erosion.hpp"
#include "generation/knob_words.hpp"
#include "generation/layout.hpp"
#include "generation/level_check.hpp"
#include "generation/link_digger.hpp"
#include "generation/regions.hpp"
#include "generation/rogue_layout.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

using P = MixedParams;

// clang-format off
constexpr std::array<KnobOf<P>, 18> own{{
    {{ 1, "columns",              1,   6,  3, "cells",       "Cells of the grid from left to right."}, &P::columns},
    {{ 2, "rows",                 1,   6,  3, "cells",       "Cells of the grid from top to bottom."}, &P::rows},
    {{ 3, "gone_min",             0,   9,  0, "rooms",       "At least so many rooms are gone: junctions stand in their place."}, &P::goneMin},
    {{ 4, "gone_rooms_max",       0,   9,  3, "rooms",       "At most so many rooms are gone; at least two always stay."}, &P::goneRoomsMax},
    {{ 5, "caves_percent",        0, 100, 45, "percent",     "Chance of a cell to hold a cave instead of a room."}, &P::cavesPercent},
    {{ 6, "cave_fill_percent",    0, 100, 40, "percent",     "Share of a cave's cell that starts as wall; where too little stays open a room is built."}, &P::caveFillPercent},
    {{ 7, "cave_steps",           0,  20,  3, "steps",       "Generations of the automaton in a cave's cell."}, &P::caveSteps},
    {{ 8, "erosion",              0,  10,  0, "generations", "Rock creeps into finished rooms for so many generations."}, &P::erosion},
    {{ 9, "room_width_min",       2,  20,  4, "cells",       "Narrowest floor of a room, without its walls."}, &P::roomWidthMin},
    {{10, "room_height_min",      2,  20,  3, "cells",       "Lowest floor of a room, without its walls."}, &P::roomHeightMin},
    {{11, "extra_links_max",      0,  20,  3, "links",       "Up to so many links are tried beyond the tree; they make loops."}, &P::extraLinksMax},
    {{12, "exact_extras",         0,   1,  0, "",            "yes: every extra link asked for is made while neighbours are left; no: a try may miss.", noYes}, &P::exactExtras},
    {{13, "corridor",             0,   1,  0, "",            "Corridors that turn once (l) or join facing walls with a jog (z).", corridorNames}, &P::corridor},
    {{14, "tree",                 0,   2,  0, "",            "How the tree of links grows: from any room, as a walk, or all round one room as in Rogue 5.4.", treeNames}, &P::tree},
    {{15, "spread_remainder",     0,   1,  0, "",            "yes: cells share what the size leaves over; no: it stays rock at the right and bottom.", noYes}, &P::spreadRemainder},
    {{16, "secret_doors_percent", 0, 100,  0, "percent",     "Chance of a door to be secret; never where it would hide the only way."}, &P::secretDoorsPercent},
    {{17, "dark_rooms_percent",   0, 100,  0, "percent",     "Chance of a room to be dark."}, &P::darkRoomsPercent},
    {{18, "holes_percent",        0, 100,  0, "percent",     "Share of the floor that has ceased to be; never where it would cut the level."}, &P::holesPercent},
}};
// clang-format on
constexpr auto table = joinKnobs(own, dressingKnobs<P>());

/// The grid is rogue's.
RogueParams gridOf(const P& params) {
    RogueParams grid;
    grid.columns = params.columns;
    grid.rows = params.rows;
    grid.goneMin = params.goneMin;
    grid.goneRoomsMax = params.goneRoomsMax;
    grid.roomWidthMin = params.roomWidthMin;
    grid.roomHeightMin = params.roomHeightMin;
    grid.spreadRemainder = params.spreadRemainder;
    return grid;
}

using CaveCells = std::vector<std::vector<Point>>;  ///< by room id; empty where there is no cave

/// Which cells hold caves (stream "kinds"), and the caves (stream "room", like rooms).
CaveCells growCaves(const P& params, const Layout& layout, Seed seed, int turn) {
    Rng rng{derive(seed, "kinds", 0, static_cast<std::uint64_t>(turn))};
    CaveCells caves(layout.nodes.size());
    for (std::size_t i = 0; i < caves.size(); ++i) {
        const LayoutNode& node = layout.nodes[i];
        const bool isCave = rng.chance(params.cavesPercent);
        if (!isCave || node.gone) continue;
        const Seed stream = derive(seed, "room", node.key, static_cast<std::uint64_t>(turn));
        caves[i] = growCaveCell(caveRulesOf(params), node.area, stream);
    }
    return caves;
}

void makeRegions(const CaveCells& caves, Generation& out) {
    for (std::size_t i = 0; i < caves.size(); ++i) {
        if (caves[i].empty()) continue;
        Room& room = out.level.rooms[i];
        room.kind = RoomKind::Region;
        room.floor = boundingBox(caves[i]);
        room.dark = false;
    }
}

/// Opens the caves inside walls of their own.
void carveCaves(const CaveCells& caves, Seed seed, Carver& carver, Generation& out) {
    out.regionIds = Grid<int>{carver.size(), -1};
    out.targets.assign(caves.size(), Point{});
    for (const std::vector<Point>& cells : caves)
        for (const Point at : cells)
            for (const Direction d : allDirections) carver.set(at + offset(d), Tile::Wall);
    Rng rng{derive(seed, "targets", 0, static_cast<std::uint64_t>(out.turn("targets")))};
    for (std::size_t id = 0; id < caves.size(); ++id) {
        if (caves[id].empty()) continue;
        for (const Point at : caves[id]) {
            carver.set(at, Tile::Floor);
            out.regionIds[at] = static_cast<int>(id);
        }
        const int pick = rng.below(static_cast<int>(caves[id].size()));
        out.targets[id] = caves[id][static_cast<std::size_t>(pick)];
    }
    carver.setIds(out.regionIds);
}

void openForLinks(const CaveCells& caves, Size size, LinkDigger& digger) {
    for (std::size_t id = 0; id < caves.size(); ++id) {
        if (caves[id].empty()) continue;
        for (const Point at : caves[id]) {
            digger.close(at);
            for (const Direction d : allDirections) digger.close(at + offset(d));
        }
        digger.setGates(static_cast<int>(id), mouthsOf(caves[id], size));
    }
}

}  // namespace

std::string refusal(const P& params, Size size) {
    const std::string text = refusal(gridOf(params), size);
    return text.empty() ? text : "mixed" + text.substr(RogueParams::name.size());
}

CaveCellRules caveRulesOf(const P& params) {
    return {params.caveFillPercent, params.caveSteps, {}};
}

Blueprint blueprintOf(const P& params, Size size, Seed seed, int attempt, const Rerolls& rerolls) {
    Blueprint blueprint = blueprintOf(gridOf(params), size, seed, attempt, rerolls);
    blueprint.rules.darkPercent = params.darkRoomsPercent;
    blueprint.style = static_cast<CorridorStyle>(params.corridor);
    blueprint.erosion = params.erosion;
    return blueprint;
}

bool carve(const P& params, Seed seed, Carver& carver, Generation& out) {
    const Blueprint blueprint = blueprintOf(params, carver.size(), seed, out.attempt, out.rerolls);
    const Layout& layout = blueprint.layout;
    const CaveCells caves = growCaves(params, layout, seed, out.turn("rooms"));
    out.level.rooms = drawRooms(blueprint.rules, layout, seed, out.attempt, out.rerolls.of("rooms"));
    makeRegions(caves, out);
    carveRooms(out.level, carver);
    carveCaves(caves, seed, carver, out);

    LinksWanted wanted;
    wanted.tree = growTree(static_cast<TreeStyle>(params.tree), layout, seed, out.turn("tree"));
    wanted.extras = {params.extraLinksMax, params.exactExtras != 0};
    wanted.secretDoorsPercent = params.secretDoorsPercent;
    LinkDigger digger{blueprint.style, carver, out};
    openForLinks(caves, carver.size(), digger);
    if (!linkRooms(blueprint, wanted, seed, digger, carver, out)) return false;
    erodeRooms(blueprint.erosion, seed, carver, out);
    return true;
}

void checkLevel(const P& params, const Generation& generation, std::vector<Problem>& problems) {
    checkRoomSizes({params.roomWidthMin, params.roomHeightMin}, generation.level, problems);
    checkCells(gridOf(params), generation.level, problems);
    checkTargets(generation, problems);
}

std::span<const KnobOf<P>> P::knobs() {
    return table;
}

}  // namespace gone
