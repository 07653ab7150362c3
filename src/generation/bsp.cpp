#include "generation/bsp.hpp"

#include "base/rng.hpp"
#include "generation/dressing.hpp"
#include "generation/knob_words.hpp"
#include "generation/layout.hpp"
#include "generation/level_check.hpp"
#include "generation/link_digger.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

using P = BspParams;

// clang-format off
constexpr std::array<KnobOf<P>, 13> own{{
    {{ 1, "depth",                0,   6,  4, "cuts",    "A part of the map is cut at most this often: up to 2 to this power of rooms."}, &P::depth},
    {{ 2, "leaf_width_min",       5,  60, 12, "cells",   "No part is cut narrower than this, or than the narrowest room needs."}, &P::leafWidthMin},
    {{ 3, "leaf_height_min",      5,  60,  9, "cells",   "No part is cut lower than this, or than the lowest room needs."}, &P::leafHeightMin},
    {{ 4, "balance_percent",      0,  50, 40, "percent", "Each half of a cut gets at least this share of it: 50 cuts in the middle."}, &P::balancePercent},
    {{ 5, "room_width_min",       2,  20,  4, "cells",   "Narrowest floor of a room, without its walls."}, &P::roomWidthMin},
    {{ 6, "room_height_min",      2,  20,  3, "cells",   "Lowest floor of a room, without its walls."}, &P::roomHeightMin},
    {{ 7, "gone_min",             0,   9,  0, "rooms",   "At least so many rooms are gone: junctions stand in their place."}, &P::goneMin},
    {{ 8, "gone_rooms_max",       0,   9,  0, "rooms",   "At most so many rooms are gone; at least two rooms always stay."}, &P::goneRoomsMax},
    {{ 9, "extra_links_max",      0,  20,  3, "links",   "Up to so many links are tried beyond the tree; they make loops."}, &P::extraLinksMax},
    {{10, "exact_extras",         0,   1,  0, "",        "yes: every extra link asked for is made while neighbours are left; no: a try may miss.", noYes}, &P::exactExtras},
    {{11, "corridor",             0,   1,  0, "",        "Corridors that turn once (l) or join facing walls with a jog (z).", corridorNames}, &P::corridor},
    {{12, "secret_doors_percent", 0, 100,  0, "percent", "Chance of a door to be secret; never where it would hide the only way."}, &P::secretDoorsPercent},
    {{13, "dark_rooms_percent",   0, 100,  0, "percent", "Chance of a room to be dark."}, &P::darkRoomsPercent},
}};
// clang-format on
constexpr auto table = joinKnobs(own, dressingKnobs<P>());

constexpr std::uint64_t keyCount = 128;  // keys of nodes run from 1 (the whole map) to 2^(depth + 1) - 1

/// The smallest part that may be left by a cut.
Size leastLeaf(const P& params) {
    return {std::max(params.leafWidthMin, params.roomWidthMin + 3),
            std::max(params.leafHeightMin, params.roomHeightMin + 3)};
}

/// Cuts the map and remembers, of every cut, which leaves lie on either side.
class Partition {
public:
    Partition(const P& params, Size size, Seed seed, int turn)
        : params_{params}, seed_{seed}, turn_{static_cast<std::uint64_t>(turn)} {
        split({0, 0, size.width, size.height}, 1, 0);
        findNeighbours();
    }

    Layout layout;
    std::vector<NodePair> tree;  ///< one link a cut, innermost cuts first

private:
    using Range = std::pair<int, int>;  ///< nodes first..second-1

    Range split(Rect area, std::uint64_t key, int depth) {
        const Size least = leastLeaf(params_);
        const bool canCutAcross = area.width >= 2 * least.width;
        const bool canCutLevel = area.height >= 2 * least.height;
        const int first = static_cast<int>(layout.nodes.size());
        if (depth >= params_.depth || (!canCutAcross && !canCutLevel)) {
            layout.nodes.push_back({key, area, {}, false, false});
            return {first, first + 1};
        }
        // Every part has a stream of its own: how one is cut moves no cut elsewhere.
        Rng rng{derive(seed_, "cuts", key, turn_)};
        const bool prefersAcross = rng.below(area.width + 2 * area.height) < area.width;
        const int place = rng.below(1 << 16);
        const bool across = canCutAcross && (prefersAcross || !canCutLevel);
        Rect low = area;
        Rect high = area;
        if (across) {
            low.width = cutAt(area.width, least.width, place);
            high.x = low.right();
            high.width = area.width - low.width;
        } else {
            low.height = cutAt(area.height, least.height, place);
            high.y = low.bottom();
            high.height = area.height - low.height;
        }
        const Range a = split(low, 2 * key, depth + 1);
        const Range b = split(high, 2 * key + 1, depth + 1);
        link(a, b, rng);
        return {a.first, b.second};
    }

    /// Length of the first part: both keep `least` and, where that allows it, their share.
    int cutAt(int length, int least, int place) const {
        const int share = std::max(least, length * params_.balancePercent / 100);
        const int slack = std::max(0, length - 2 * share);
        return std::min(share, length / 2) +
               static_cast<int>(static_cast<std::int64_t>(place) * (slack + 1) >> 16);
    }

    static bool touch(Rect a, Rect b) {
        const int columns = std::min(a.right(), b.right()) - std::max(a.x, b.x);
        const int rows = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
        return (columns == 0 && rows > 0) || (rows == 0 && columns > 0);
    }

    /// Of all pairs of leaves that meet at the cut, one.
    void link(Range a, Range b, Rng& rng) {
        std::vector<NodePair> pairs;
        for (int i = a.first; i < a.second; ++i)
            for (int j = b.first; j < b.second; ++j)
                if (touch(areaOf(i), areaOf(j))) pairs.push_back({i, j});
        tree.push_back(pairs[static_cast<std::size_t>(rng.below(static_cast<int>(pairs.size())))]);
    }

    void findNeighbours() {
        const int count = static_cast<int>(layout.nodes.size());
        layout.neighbours.resize(layout.nodes.size());
        for (int i = 0; i < count; ++i)
            for (int j = 0; j < count; ++j)
                if (i != j && touch(areaOf(i), areaOf(j)))
                    layout.neighbours[static_cast<std::size_t>(i)].push_back(j);
    }

    Rect areaOf(int node) const { return layout.nodes[static_cast<std::size_t>(node)].area; }

    const P& params_;
    Seed seed_;
    std::uint64_t turn_;
};

Blueprint blueprintOn(const Partition& partition, const P& params, Seed seed, int goneTurn) {
    Blueprint blueprint;
    blueprint.layout = partition.layout;
    std::vector<LayoutNode>& nodes = blueprint.layout.nodes;
    const std::vector<bool> gone = chooseGone({params.goneMin, params.goneRoomsMax},
                                              std::vector<bool>(nodes.size(), true), seed, goneTurn);
    for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].gone = gone[i];
    blueprint.rules = {params.roomWidthMin, params.roomHeightMin, params.darkRoomsPercent};
    blueprint.style = static_cast<CorridorStyle>(params.corridor);
    blueprint.keys = keyCount;
    return blueprint;
}

}  // namespace

std::string refusal(const P& params, Size size) {
    const Size least{params.roomWidthMin + 3, params.roomHeightMin + 3};
    if (size.width >= least.width && size.height >= least.height) return {};
    return "bsp with room_width_min " + std::to_string(params.roomWidthMin) + " and room_height_min " +
           std::to_string(params.roomHeightMin) + " needs at least " + sizeText(least) + " cells, not " +
           sizeText(size);
}

Blueprint blueprintOf(const P& params, Size size, Seed seed, int attempt, const Rerolls& rerolls) {
    return blueprintOn(Partition{params, size, seed, turnOf(rerolls.of("cuts"), attempt)}, params, seed,
                       turnOf(rerolls.of("gone"), attempt));
}

bool carve(const P& params, Seed seed, Carver& carver, Generation& out) {
    const Partition partition{params, carver.size(), seed, out.turn("cuts")};
    const Blueprint blueprint = blueprintOn(partition, params, seed, out.turn("gone"));
    out.level.rooms =
        drawRooms(blueprint.rules, blueprint.layout, seed, out.attempt, out.rerolls.of("rooms"));
    carveRooms(out.level, carver);

    LinksWanted wanted;
    wanted.tree = partition.tree;
    wanted.extras = {params.extraLinksMax, params.exactExtras != 0};
    wanted.secretDoorsPercent = params.secretDoorsPercent;
    LinkDigger digger{blueprint.style, carver, out};
    return linkRooms(blueprint, wanted, seed, digger, carver, out);
}

void checkLevel(const P& params, const Generation& generation, std::vector<Problem>& problems) {
    checkRoomSizes({params.roomWidthMin, params.roomHeightMin}, generation.level, problems);
}

std::span<const KnobOf<P>> P::knobs() {
    return table;
}

}  // namespace gone
