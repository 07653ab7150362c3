#include "generation/layout.hpp"

#include "base/rng.hpp"
#include "generation/rerolls.hpp"

#include <algorithm>
#include <cassert>

namespace gone {
namespace {

std::vector<int> outside(const std::vector<int>& neighbours, const std::vector<bool>& inside) {
    std::vector<int> result;
    for (const int n : neighbours)
        if (!inside[static_cast<std::size_t>(n)]) result.push_back(n);
    return result;
}

/// A room's extent along one axis: at least `least` cells, leaving the margin and the free lane.
int drawExtent(Rng& rng, int area, int least) {
    return least + rng.below(area - least - 2);
}

}  // namespace

std::vector<bool> chooseGone(GoneWanted wanted, const std::vector<bool>& mayGo, Seed seed, int attempt) {
    std::vector<std::size_t> candidates;
    for (std::size_t node = 0; node < mayGo.size(); ++node)
        if (mayGo[node]) candidates.push_back(node);
    const int kept = candidates.size() < mayGo.size() ? 1 : 2;  // what may not go is one room that stays
    const int limit = std::max(0, static_cast<int>(candidates.size()) - kept);
    const int most = std::min(std::max(wanted.least, wanted.most), limit);
    const int least = std::min(wanted.least, limit);

    Rng rng{derive(seed, "gone", 0, static_cast<std::uint64_t>(attempt))};
    const int count = least + rng.below(most - least + 1);
    std::vector<bool> gone(mayGo.size(), false);
    for (int i = 0; i < count; ++i) {  // partial Fisher-Yates: exactly `count` draws
        const int pick = i + rng.below(static_cast<int>(candidates.size()) - i);
        std::swap(candidates[static_cast<std::size_t>(i)], candidates[static_cast<std::size_t>(pick)]);
        gone[candidates[static_cast<std::size_t>(i)]] = true;
    }
    return gone;
}

Neighbourhood neighbourhoodOf(Rect a, Rect b) {
    const bool shareColumns = a.x < b.right() && b.x < a.right();
    return shareColumns ? Neighbourhood::Column : Neighbourhood::Row;
}

std::vector<NodePair> growTree(TreeStyle style, const Layout& layout, Seed seed, int attempt) {
    const std::size_t count = layout.nodes.size();
    Rng rng{derive(seed, "tree", 0, static_cast<std::uint64_t>(attempt))};
    std::vector<bool> inside(count, false);
    std::vector<int> members{rng.below(static_cast<int>(count))};
    inside[static_cast<std::size_t>(members.front())] = true;
    int current = members.front();
    std::vector<NodePair> tree;
    while (members.size() < count) {
        std::vector<int> free = outside(layout.neighbours[static_cast<std::size_t>(current)], inside);
        if (style == TreeStyle::Scatter || free.empty()) {
            // Choosing among members that still have a free neighbour is what trying members at random
            // until one fits comes to, in one draw.
            std::vector<int> open;
            for (const int member : members)
                if (!outside(layout.neighbours[static_cast<std::size_t>(member)], inside).empty())
                    open.push_back(member);
            assert(!open.empty());
            current = open[static_cast<std::size_t>(rng.below(static_cast<int>(open.size())))];
            free = outside(layout.neighbours[static_cast<std::size_t>(current)], inside);
        }
        const int next = free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))];
        tree.push_back({current, next});
        members.push_back(next);
        inside[static_cast<std::size_t>(next)] = true;
        if (style == TreeStyle::Walk) current = next;
    }
    return tree;
}

Extras chooseExtras(ExtrasWanted wanted, const Layout& layout, const std::vector<NodePair>& tree, Seed seed,
                    int attempt) {
    const std::size_t count = layout.nodes.size();
    std::vector<std::vector<bool>> linked(count, std::vector<bool>(count, false));
    const auto join = [&](NodePair pair) {
        linked[static_cast<std::size_t>(pair.from)][static_cast<std::size_t>(pair.to)] = true;
        linked[static_cast<std::size_t>(pair.to)][static_cast<std::size_t>(pair.from)] = true;
    };
    const auto freeNeighbours = [&](int node) {
        return outside(layout.neighbours[static_cast<std::size_t>(node)],
                       linked[static_cast<std::size_t>(node)]);
    };
    for (const NodePair pair : tree) join(pair);

    Rng rng{derive(seed, "extras", 0, static_cast<std::uint64_t>(attempt))};
    const int asked = rng.below(wanted.most + 1);
    Extras extras;
    for (int i = 0; i < asked; ++i) {
        NodePair pair{-1, -1};
        if (wanted.exact) {
            std::vector<NodePair> free;
            for (int from = 0; from < static_cast<int>(count); ++from)
                for (const int to : freeNeighbours(from))
                    if (from < to) free.push_back({from, to});
            if (!free.empty())
                pair = free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))];
        } else {
            const int from = rng.below(static_cast<int>(count));
            const std::vector<int> free = freeNeighbours(from);
            if (!free.empty())
                pair = {from, free[static_cast<std::size_t>(rng.below(static_cast<int>(free.size())))]};
        }
        if (pair.from < 0) {
            ++extras.missing;
            continue;
        }
        join(pair);
        extras.links.push_back(pair);
    }
    return extras;
}

Room drawRoom(const RoomRules& rules, const LayoutNode& node, Seed seed, int attempt, int reroll) {
    const Rect area = node.area;
    Room room;
    room.rerolls = reroll;
    if (node.gone) {
        room.kind = RoomKind::Gone;
        room.floor = {area.x + area.width / 2, area.y + area.height / 2, 1, 1};
        return room;
    }
    Rng rng{derive(seed, "room", node.key, static_cast<std::uint64_t>(turnOf(reroll, attempt)))};
    room = nextRoom(rules, node, rng);
    room.rerolls = reroll;
    return room;
}

Room nextRoom(const RoomRules& rules, const LayoutNode& node, Rng& rng) {
    const Rect area = node.area;
    Room room;
    room.kind = node.wide ? RoomKind::Wide : RoomKind::Room;
    room.floor.width = drawExtent(rng, area.width, std::max(rules.widthMin, node.least.width));
    room.floor.height = drawExtent(rng, area.height, std::max(rules.heightMin, node.least.height));
    room.floor.x = area.x + 1 + rng.below(area.width - room.floor.width - 2);
    room.floor.y = area.y + 1 + rng.below(area.height - room.floor.height - 2);
    room.dark = rng.chance(rules.darkPercent);
    return room;
}

std::vector<Room> drawRooms(const RoomRules& rules, const Layout& layout, Seed seed, int attempt,
                            int reroll) {
    std::vector<Room> rooms;
    for (const LayoutNode& node : layout.nodes) {
        rooms.push_back(drawRoom(rules, node, seed, attempt, reroll));
        rooms.back().id = static_cast<int>(rooms.size()) - 1;
    }
    return rooms;
}

}  // namespace gone
