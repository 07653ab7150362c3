#include "generation/pocket.hpp"

#include "base/bit_rows.hpp"
#include "base/rng.hpp"
#include "generation/tunnels.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace gone {
namespace {

constexpr std::uint8_t dearest = std::numeric_limits<std::uint8_t>::max();

std::optional<DigCosts> costsOf(const Origin& origin, Size size) {
    return std::visit(
        [&](const auto& params) -> std::optional<DigCosts> {
            const int turn = turnOf(origin.rerolls.of("cost"), origin.attempt);
            if constexpr (requires { digCosts(params, size, origin.seed, turn); })
                return digCosts(params, size, origin.seed, turn);
            else
                return std::nullopt;
        },
        origin.params);
}

/// Makes other pockets, and what would open them, dear to dig.
void shunPockets(const Level& level, int own, DigCosts& costs) {
    for (const Room& room : level.rooms) {
        if (room.id == own) continue;
        for (const Point at : room.cells) {
            costs.wallCosts[at] = dearest;
            for (const Point step : straightSteps) costs.wallCosts[at + step] = dearest;
        }
    }
}

/// The level for digging: what stands in the way and may not go counts as the dearest rock.
Grid<Tile> diggable(const Level& level, DigCosts& costs) {
    Grid<Tile> tiles = level.tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (tiles[{x, y}] == Tile::Chest) {
                tiles[{x, y}] = Tile::Wall;
                costs.wallCosts[{x, y}] = dearest;
            }
    return tiles;
}

void open(Level& level, Room& pocket) {
    for (const Point at : pocket.cells)
        if (isSolid(level.tiles[at])) level.tiles[at] = Tile::Floor;
    pocket.kind = RoomKind::Region;
    pocket.cells.clear();
}

/// The cell nearest to `start` that can be walked on and is no part of the pocket, counting steps in four
/// directions; of equals the one found first.
Point nearestFloor(const Level& level, const Room& pocket, Point start) {
    BitRows passed{level.tiles.size()};
    std::vector<Point> queue{start};
    passed.set(start);
    for (std::size_t head = 0;; ++head) {
        const Point at = queue[head];  // no level is without
        const bool own = std::ranges::binary_search(pocket.cells, at, rowMajorLess);
        if (!own && isWalkable(level.tiles[at])) return at;
        for (const Point step : straightSteps) {
            const Point next = at + step;
            if (!level.tiles.contains(next) || passed[next]) continue;
            passed.set(next);
            queue.push_back(next);
        }
    }
}

/// The region whose tunnels can be walked to first from a cell: the cell's own, as far as that can be known
/// from a level whose regions are joined.
int regionAt(const Level& level, Point start) {
    Grid<int> ends{level.tiles.size(), -1};
    for (const Link& link : level.links) {
        ends[link.path.front()] = link.from;
        ends[link.path.back()] = link.to;
    }
    BitRows passed{level.tiles.size()};
    std::vector<Point> queue{start};
    passed.set(start);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const Point at = queue[head];
        if (ends[at] >= 0) return ends[at];
        for (const Point step : straightSteps) {
            const Point next = at + step;
            if (passed[next] || isSolid(level.tiles[next])) continue;
            passed.set(next);
            queue.push_back(next);
        }
    }
    return std::ranges::find(level.rooms, RoomKind::Region, &Room::kind)->id;  // a level of one region
}

/// Pockets that touch open floor are none any more.
void openTouched(Level& level) {
    const auto touches = [&](Point at) {
        return !isSolid(level.tiles[at]) || std::ranges::any_of(straightSteps, [&](Point step) {
            return !isSolid(level.tiles[at + step]);
        });
    };
    for (Room& room : level.rooms)
        if (std::ranges::any_of(room.cells, touches)) open(level, room);
}

}  // namespace

std::optional<Level> openPocket(const Origin& origin, const Level& level, int room) {
    std::optional<DigCosts> costs = costsOf(origin, level.tiles.size());
    if (!costs) return std::nullopt;
    shunPockets(level, room, *costs);

    Level changed = level;
    Room& pocket = changed.rooms[static_cast<std::size_t>(room)];
    const auto turn = static_cast<std::uint64_t>(turnOf(pocket.rerolls, origin.attempt));
    Rng rng{derive(origin.seed, "room", static_cast<std::uint64_t>(room), turn)};
    const int pick = rng.below(static_cast<int>(pocket.cells.size()));
    const Point target = pocket.cells[static_cast<std::size_t>(pick)];
    const Point goal = nearestFloor(level, pocket, target);
    const int neighbour = regionAt(level, goal);
    open(changed, pocket);
    TunnelFinder finder{level.tiles.size()};
    const std::optional<Tunnel> tunnel = finder.find(diggable(changed, *costs), *costs, target, goal);
    if (!tunnel) return std::nullopt;
    const auto isChest = [&](Point at) { return changed.tiles[at] == Tile::Chest; };
    if (std::ranges::any_of(tunnel->path, isChest)) return std::nullopt;
    for (const Point at : tunnel->path)  // also through deep water and holes: it is walked
        if (!isWalkable(changed.tiles[at])) changed.tiles[at] = Tile::Floor;
    changed.links.push_back({room, neighbour, LinkKind::Tree, LinkShape::Free, {}, tunnel->path});
    openTouched(changed);
    return changed;
}

}  // namespace gone
