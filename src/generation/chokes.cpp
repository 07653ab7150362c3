#include "generation/chokes.hpp"

#include "world/distances.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace gone {
namespace {

/// How far the index of a cell moves with a step in each direction.
std::array<std::ptrdiff_t, 8> strides(int width) {
    std::array<std::ptrdiff_t, 8> result{};
    for (const Direction d : allDirections)
        result[static_cast<std::size_t>(d)] = static_cast<std::ptrdiff_t>(offset(d).y) * width + offset(d).x;
    return result;
}

/// A depth-first walk over one level, without recursion: levels may hold millions of cells.
class ChokeCounter {
public:
    ChokeCounter(const Grid<Tile>& tiles, const Grid<std::uint8_t>& steps)
        : tiles_{tiles},
          steps_{steps},
          strides_{strides(tiles.width())},
          order_(tiles.cells().size(), 0),
          low_(tiles.cells().size(), 0) {}

    int count() {
        for (std::size_t cell = 0; cell < order_.size(); ++cell)
            if (isWalkable(tiles_.cells()[cell]) && order_[cell] == 0) walkFrom(cell);
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
        stack_.push_back({cell, parent, steps_.cells()[cell]});
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

    const Grid<Tile>& tiles_;
    const Grid<std::uint8_t>& steps_;
    std::array<std::ptrdiff_t, 8> strides_;
    std::vector<std::uint32_t> order_;  ///< when a cell was first seen, from 1; 0 is not yet
    std::vector<std::uint32_t> low_;    ///< the earliest cell that its part of the walk touches
    std::vector<Visit> stack_;
    std::uint32_t clock_ = 0;
    int chokes_ = 0;
};

}  // namespace

int countChokes(const Grid<Tile>& tiles, const StepMap& map) {
    return ChokeCounter{tiles, map.steps()}.count();
}

}  // namespace gone
