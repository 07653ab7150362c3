#include "generation/rogue.hpp"

#include "generation/dressing.hpp"
#include "generation/knob_words.hpp"
#include "generation/level_check.hpp"
#include "generation/link_digger.hpp"
#include "generation/rogue_layout.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

using P = RogueParams;

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

}  // namespace

std::string refusal(const P& params, Size size) {
    const int cellWidth = params.roomWidthMin + 3;
    const int cellHeight = params.roomHeightMin + 3;
    if (size.width >= params.columns * cellWidth && size.height >= params.rows * cellHeight) return {};
    const int columns = std::min(params.columns, size.width / cellWidth);
    const int rows = std::min(params.rows, size.height / cellHeight);
    std::string text =
        "rogue with columns " + std::to_string(params.columns) + ", rows " + std::to_string(params.rows) +
        ", room_width_min " + std::to_string(params.roomWidthMin) + " and room_height_min " +
        std::to_string(params.roomHeightMin) + " needs at least " +
        sizeText({params.columns * cellWidth, params.rows * cellHeight}) + " cells, not " + sizeText(size);
    if (columns >= 1 && rows >= 1)
        text += "; here columns " + std::to_string(columns) + " and rows " + std::to_string(rows) + " fit";
    return text;
}

Blueprint blueprintOf(const P& params, Size size, Seed seed, int attempt, const Rerolls& rerolls) {
    Blueprint blueprint;
    blueprint.layout = makeLayout(params, size, seed, turnOf(rerolls.of("gone"), attempt));
    blueprint.rules = {params.roomWidthMin, params.roomHeightMin, params.darkRoomsPercent};
    blueprint.style = static_cast<CorridorStyle>(params.corridor);
    return blueprint;
}

bool carve(const P& params, Seed seed, Carver& carver, Generation& out) {
    const Blueprint blueprint = blueprintOf(params, carver.size(), seed, out.attempt, out.rerolls);
    const Layout& layout = blueprint.layout;
    out.level.rooms = drawRooms(blueprint.rules, layout, seed, out.attempt, out.rerolls.of("rooms"));
    carveRooms(out.level, carver);

    LinksWanted wanted;
    wanted.tree = growTree(static_cast<TreeStyle>(params.tree), layout, seed, out.turn("tree"));
    wanted.extras = {params.extraLinksMax, params.exactExtras != 0};
    wanted.secretDoorsPercent = params.secretDoorsPercent;
    LinkDigger digger{blueprint.style, carver, out};
    return linkRooms(blueprint, wanted, seed, digger, carver, out);
}

void checkLevel(const P& params, const Generation& generation, std::vector<Problem>& problems) {
    checkRoomSizes({params.roomWidthMin, params.roomHeightMin}, generation.level, problems);
    checkCells(params, generation.level, problems);
}

std::span<const KnobOf<P>> P::knobs() {
    return table;
}

}  // namespace gone
