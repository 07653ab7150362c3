#include "generation/walk_map.hpp"

#include "world/level.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace gone {
namespace {

std::uint8_t bitOf(Direction d) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
}

Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 4) % 8);
}

/// How far the index of a cell moves with a step in each direction.
std::array<std::ptrdiff_t, 8> strides(int width) {
    std::array<std::ptrdiff_t, 8> result{};
    for (const Direction d : allDirections)
        result[static_cast<std::size_t>(d)] = static_cast<std::ptrdiff_t>(offset(d).y) * width + offset(d).x;
    return result;
}

/// A depth-first walk over one map, without recursion: levels may hold millions of cells.
class ChokeCounter {
public:
    explicit ChokeCounter(const WalkMap& map)
        : map_{map},
          strides_{strides(map.steps.width())},
          order_(map.steps.cells().size(), 0),
          low_(map.steps.cells().size(), 0) {}

    int count() {
        for (std::size_t cell = 0; cell < order_.size(); ++cell)
            if (map_.open.cells()[cell] != 0 && order_[cell] == 0) walkFrom(cell);
        return chokes_;
    }

private:
    struct Visit {
        std::size_t cell;
        std::size_t parent;
        std::uint8_t left;   ///< directions not yet followed
        bool choke = false;  ///< a part behind this cell has no other way out
    };

    void enter(std::size_t cell, std::size_t parent) {
        order_[cell] = low_[cell] = ++clock_;
        stack_.push_back({cell, parent, map_.steps.cells()[cell]});
    }

    void walkFrom(std::size_t root) {
        int rootBranches = 0;
        enter(root, root);
        while (!stack_.empty()) {
            if (stack_.back().left != 0) {
                follow(stack_.back());
                continue;
            }
            const Visit done = stack_.back();
            stack_.pop_back();
            if (stack_.empty()) break;
            if (done.choke) ++chokes_;
            Visit& above = stack_.back();
            low_[above.cell] = std::min(low_[above.cell], low_[done.cell]);
            if (above.cell == root)
                ++rootBranches;
            else if (low_[done.cell] >= order_[above.cell])
                above.choke = true;
        }
        if (rootBranches > 1) ++chokes_;
    }

    void follow(Visit& visit) {
        const auto direction = static_cast<std::size_t>(std::countr_zero(visit.left));
        visit.left = static_cast<std::uint8_t>(visit.left & (visit.left - 1));
        const std::size_t next = visit.cell + static_cast<std::size_t>(strides_[direction]);
        if (order_[next] == 0)
            enter(next, visit.cell);
        else if (next != visit.parent)
            low_[visit.cell] = std::min(low_[visit.cell], order_[next]);
    }

    const WalkMap& map_;
    std::array<std::ptrdiff_t, 8> strides_;
    std::vector<std::uint32_t> order_;  ///< when a cell was first seen, from 1; 0 is not yet
    std::vector<std::uint32_t> low_;    ///< the earliest cell that its part of the walk touches
    std::vector<Visit> stack_;
    std::uint32_t clock_ = 0;
    int chokes_ = 0;
};

}  // namespace

WalkMap walkMapOf(const Grid<Tile>& tiles) {
    // A step is allowed both ways or not at all, so half of the directions tell the rest.
    constexpr std::array half{Direction::East, Direction::SouthEast, Direction::South, Direction::SouthWest};
    WalkMap map{Grid<std::uint8_t>(tiles.size()), Grid<std::uint8_t>(tiles.size())};
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (!isWalkable(tiles[at])) continue;
            map.open[at] = 1;
            for (const Direction d : half) {
                if (!canStep(tiles, at, d)) continue;
                std::uint8_t& there = map.steps[at + offset(d)];
                map.steps[at] = static_cast<std::uint8_t>(map.steps[at] | bitOf(d));
                there = static_cast<std::uint8_t>(there | bitOf(opposite(d)));
            }
        }
    }
    return map;
}

Grid<int> stepsFrom(const WalkMap& map, Point start) {
    Grid<int> distance(map.steps.size(), -1);
    if (map.open.at(start, 0) == 0) return distance;
    const auto stride = strides(map.steps.width());
    const auto steps = map.steps.cells();
    const auto far = distance.cells();
    std::vector<std::size_t> queue{map.steps.index(start)};
    far[queue.front()] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::size_t cell = queue[head];
        for (unsigned left = steps[cell]; left != 0; left &= left - 1) {
            const auto direction = static_cast<std::size_t>(std::countr_zero(left));
            const std::size_t next = cell + static_cast<std::size_t>(stride[direction]);
            if (far[next] >= 0) continue;
            far[next] = far[cell] + 1;
            queue.push_back(next);
        }
    }
    return distance;
}

int countChokes(const WalkMap& map) {
    return ChokeCounter{map}.count();
}

}  // namespace gone
