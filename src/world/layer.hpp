#pragma once

#include "base/grid.hpp"

#include <cassert>
#include <cstdint>

namespace gone {

/// Something thin over the tiles: a number 0..255 a cell, 0 for none. Knows at once whether it is empty.
class Layer {
public:
    Layer() = default;
    explicit Layer(Size size) : cells_{size} {}

    int operator[](Point at) const { return cells_.at(at, 0); }
    bool isEmpty() const { return filled_ == 0; }
    Size size() const { return cells_.size(); }

    void set(Point at, int value) {
        assert(value >= 0 && value <= 255);
        std::uint8_t& cell = cells_[at];
        filled_ += (value != 0 ? 1 : 0) - (cell != 0 ? 1 : 0);
        cell = static_cast<std::uint8_t>(value);
    }

    /// Calls visit(Point, value) for each cell with a value as it is when its turn comes, row by row.
    template <class Visit>
    void forEach(Visit visit) const {
        if (isEmpty()) return;
        for (int y = 0; y < cells_.height(); ++y)
            for (int x = 0; x < cells_.width(); ++x)
                if (const int value = cells_[{x, y}]; value != 0) visit(Point{x, y}, value);
    }

    friend bool operator==(const Layer&, const Layer&) = default;

private:
    Grid<std::uint8_t> cells_;
    int filled_ = 0;  ///< cells with a value
};

}  // namespace gone
