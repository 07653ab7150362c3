#include "generation/reroll_region.hpp"

#include "base/bit_rows.hpp"
#include "base/rng.hpp"
#include "generation/automaton.hpp"
#include "generation/regions.hpp"
#include "generation/remodel.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int mostShapes = 8;

std::optional<CaveCellRules> rulesOf(const Origin& origin) {
    return std::visit(
        [](const auto& params) -> std::optional<CaveCellRules> {
            if constexpr (requires { caveRulesOf(params); })
                return caveRulesOf(params);
            else
                return std::nullopt;
        },
        origin.params);
}

/// Everything 4-connected with `first` where `isOpen` holds, in the order found.
template <class IsOpen>
std::vector<Point> flood(Size size, Point first, IsOpen isOpen) {
    BitRows passed{size};
    passed.set(first);
    std::vector<Point> cells{first};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Point step : straightSteps) {
            const Point next = cells[i] + step;
            if (!size.contains(next) || passed[next] || !isOpen(next)) continue;
            passed.set(next);
            cells.push_back(next);
        }
    return cells;
}

BitRows bitsOf(Size size, const std::vector<Point>& cells) {
    BitRows bits{size};
    for (const Point at : cells) bits.set(at);
    return bits;
}

class RegionShaper {
public:
    /// `drawn` is the level as it was first made, which knows its regions.
    RegionShaper(const Level& level, const Generation& drawn, int room, const CaveCellRules& rules)
        : level_{level},
          size_{level.tiles.size()},
          room_{room},
          rules_{rules},
          target_{drawn.targets[static_cast<std::size_t>(room)]},
          dug_{size_},
          cells_{regionCells(drawn)},
          region_{bitsOf(size_, cells_)},
          mask_{makeMask()},
          pins_{size_} {}

    /// Keeps open what must be. `contacts`: also wherever the region meets a tunnel that only passes by.
    void pin(bool contacts) {
        pinCell(target_);
        for (const Point stairs : {level_.up, level_.down}) pinCell(stairs);
        for (const Link& link : level_.links) {
            for (const Point at : link.path) pinCell(at);
            if (contacts)
                for (const Point at : link.path)
                    for (const Point step : straightSteps) pinCell(at + step);
            if (link.from == room_) pinCell(behind(link.path.front(), link.path[1]));
            if (link.to == room_) pinCell(behind(link.path.back(), link.path[link.path.size() - 2]));
        }
        pinWays();
    }

    std::vector<Point> shape(Rng& rng) const {
        std::vector<Point> best;
        for (int i = 0; i < mostShapes; ++i) {
            std::vector<Point> cells = drawShape(rng);
            if (cells.size() > best.size()) best = std::move(cells);
            if (2 * best.size() >= cells_.size()) break;
        }
        return best;
    }

    Level withShape(std::vector<Point> cells) const {
        Level changed = level_;
        const BitRows now = bitsOf(size_, cells);
        for (const Point at : cells_)
            if (!now[at]) changed.tiles[at] = Tile::Wall;
        for (const Point at : cells) {
            if (isSolid(changed.tiles[at])) changed.tiles[at] = Tile::Floor;
            for (const Direction d : allDirections)
                if (changed.tiles[at + offset(d)] == Tile::Rock) changed.tiles[at + offset(d)] = Tile::Wall;
        }
        std::ranges::sort(cells, rowMajorLess);
        Room& room = changed.rooms[static_cast<std::size_t>(room_)];
        room.floor = boundingBox(cells);
        ++room.rerolls;
        return changed;
    }

private:
    static Point behind(Point mouth, Point next) { return mouth + (mouth - next); }

    void pinCell(Point at) {
        if (size_.contains(at) && region_[at]) pins_.set(at);
    }

    bool isOpen(Point at) const { return !isSolid(level_.tiles[at]); }

    /// Rock that a tunnel or corridor opened parts regions; what else is open hangs together as drawn.
    std::vector<Point> regionCells(const Generation& drawn) {
        for (const Link& link : level_.links)
            for (const Point at : link.path)
                if (drawn.regionIds[at] == noRegion) dug_.set(at);
        std::vector<Point> cells = flood(size_, target_, [&](Point at) { return isOpen(at) && !dug_[at]; });
        std::ranges::sort(cells, rowMajorLess);
        return cells;
    }

    /// Everything that a new shape may not enter, with the cells around it: other regions and pockets,
    /// corridors, rooms. Tunnels may be met.
    BitRows makeShunned() const {
        BitRows shunned{size_};
        const auto shun = [&](Point at, bool around) {
            for (const Direction d : allDirections)
                if (size_.contains(at + offset(d)) && (around || !isDiagonal(d))) shunned.set(at + offset(d));
            shunned.set(at);
        };
        for (const Room& room : level_.rooms) {
            for (const Point at : room.cells) shun(at, false);
            if (!isBuilt(room)) continue;
            for (int y = room.ring().y; y < room.ring().bottom(); ++y)
                for (int x = room.ring().x; x < room.ring().right(); ++x) shunned.set({x, y});
        }
        for (int y = 0; y < size_.height; ++y)
            for (int x = 0; x < size_.width; ++x) {
                const Tile tile = level_.tiles[{x, y}];
                const bool corridor = tile == Tile::Corridor || tile == Tile::Junction || isDoor(tile);
                if (corridor || (!isSolid(tile) && !region_[{x, y}] && !dug_[{x, y}])) shun({x, y}, corridor);
            }
        return shunned;
    }

    /// Where the shape may change: what is region now, and the rock in and around its box.
    BitRows makeMask() const {
        const BitRows shunned = makeShunned();
        const Rect box = boundingBox(cells_).grown(1);
        BitRows mask{size_};
        for (int y = std::max(1, box.y); y < std::min(size_.height - 1, box.bottom()); ++y)
            for (int x = std::max(1, box.x); x < std::min(size_.width - 1, box.right()); ++x)
                if (region_[{x, y}] || (!isOpen({x, y}) && !shunned[{x, y}])) mask.set({x, y});
        return mask;
    }

    /// Shortest ways through the region as it stands, from the target to everything pinned.
    void pinWays() {
        Grid<int> cameBy{size_, -1};
        const std::vector<Point> order = flood(size_, target_, [&](Point at) { return region_[at]; });
        for (const Point at : order)
            for (std::size_t s = 0; s < straightSteps.size(); ++s) {
                const Point next = at + straightSteps[s];
                if (region_[next] && cameBy[next] < 0) cameBy[next] = static_cast<int>(s);
            }
        for (auto at = order.rbegin(); at != order.rend(); ++at)
            if (pins_[*at] && !(*at == target_))
                pins_.set(*at - straightSteps[static_cast<std::size_t>(cameBy[*at])]);
    }

    std::vector<Point> drawShape(Rng& rng) const {
        const Rect box = boundingBox(cells_).grown(2);
        const Point corner{box.x, box.y};
        const Size size{box.width, box.height};
        const auto isSolidAt = [&](Point at) { return !size_.contains(at) || !isOpen(at); };
        BitRows held{size};  // as it stands, where it may not change
        BitRows walls{size};
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const Point at = Point{x, y} + corner;
                if (isSolidAt(at)) held.set({x, y});
                const bool free = size_.contains(at) && mask_[at];
                walls.set({x, y}, free ? rng.chance(rules_.fillPercent) : isSolidAt(at));
            }
        BitRows next{size};
        hold(held, corner, walls);
        for (int i = 0; i < rules_.steps; ++i) {
            stepAutomaton(rules_.rule, walls, next);
            std::swap(walls, next);
            hold(held, corner, walls);
        }
        return flood(size_, target_, [&](Point at) { return mask_[at] && !walls[at - corner]; });
    }

    void hold(const BitRows& held, Point corner, BitRows& walls) const {
        for (int y = 0; y < walls.size().height; ++y)
            for (int x = 0; x < walls.size().width; ++x) {
                const Point at = Point{x, y} + corner;
                if (!size_.contains(at) || !mask_[at])
                    walls.set({x, y}, held[{x, y}]);
                else if (pins_[at])
                    walls.set({x, y}, false);
            }
    }

    const Level& level_;
    Size size_;
    int room_;
    CaveCellRules rules_;
    Point target_;
    BitRows dug_;  ///< rock that tunnels and corridors opened
    std::vector<Point> cells_;
    BitRows region_;
    BitRows mask_;
    BitRows pins_;
};

std::optional<Level> reshaped(RegionShaper shaper, const Level& level, Rng rng, bool contacts) {
    shaper.pin(contacts);
    const std::vector<Point> cells = shaper.shape(rng);
    Level changed = shaper.withShape(cells);
    if (!keepsTogether(level, changed, cells)) return std::nullopt;
    return changed;
}

}  // namespace

std::optional<Level> rerollRegion(const Origin& origin, const Level& level, int room) {
    const std::optional<CaveCellRules> rules = rulesOf(origin);
    const Room& old = level.rooms[static_cast<std::size_t>(room)];
    if (!rules || old.kind != RoomKind::Region) return std::nullopt;
    const Generation drawn =
        generate(origin.params, level.tiles.size(), origin.seed, Tracing::Off, origin.rerolls);
    if (drawn.minimum || drawn.targets.size() <= static_cast<std::size_t>(room)) return std::nullopt;
    const auto turn = static_cast<std::uint64_t>(turnOf(old.rerolls + 1, origin.attempt));
    const Rng rng{derive(origin.seed, "room", static_cast<std::uint64_t>(room), turn)};
    const RegionShaper shaper{level, drawn, room, *rules};
    if (std::optional<Level> changed = reshaped(shaper, level, rng, false)) return changed;
    return reshaped(shaper, level, rng, true);
}

}  // namespace gone
