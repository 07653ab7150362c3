#pragma once

#include "base/geometry.hpp"

#include <cassert>
#include <span>
#include <utility>
#include <vector>

namespace gone {

/// A rectangle of values, row by row. Access outside it is the caller's fault and asserted.
template <class T>
class Grid {
public:
    Grid() = default;
    explicit Grid(Size size, const T& value = T{})
        : size_{size},
          cells_(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height), value) {
        assert(size.width >= 0 && size.height >= 0);
    }

    Size size() const { return size_; }
    int width() const { return size_.width; }
    int height() const { return size_.height; }
    bool contains(Point at) const { return size_.contains(at); }

    T& operator[](Point at) { return cells_[index(at)]; }
    const T& operator[](Point at) const { return cells_[index(at)]; }

    /// The value at `at`, or `outside` beyond the edge.
    T at(Point where, T outside) const { return contains(where) ? (*this)[where] : outside; }

    std::span<T> row(int y) { return std::span<T>{cells_}.subspan(index({0, y}), stride()); }
    std::span<const T> row(int y) const {
        return std::span<const T>{cells_}.subspan(index({0, y}), stride());
    }
    std::span<T> cells() { return cells_; }
    std::span<const T> cells() const { return cells_; }

    std::size_t index(Point at) const {
        assert(contains(at) || (at.x == 0 && size_.width == 0));
        return static_cast<std::size_t>(at.y) * stride() + static_cast<std::size_t>(at.x);
    }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    std::size_t stride() const { return static_cast<std::size_t>(size_.width); }

    Size size_;
    std::vector<T> cells_;
};

}  // namespace gone
