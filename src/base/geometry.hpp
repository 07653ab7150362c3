#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace gone {

/// A cell or pixel position; x grows to the right, y downward.
struct Point {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(const Point&, const Point&) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// Row-major order: upper rows first, then left to right.
constexpr bool rowMajorLess(Point a, Point b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/// Width and height in cells or pixels, never negative.
struct Size {
    int width = 0;
    int height = 0;
    constexpr int area() const { return width * height; }
    constexpr bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height; }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// A half-open rectangle: it holds x..x+width-1 and y..y+height-1.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    constexpr int right() const { return x + width; }    ///< first column past the rectangle
    constexpr int bottom() const { return y + height; }  ///< first row past the rectangle
    constexpr int area() const { return width * height; }
    constexpr bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
    /// The rectangle with `margin` more cells on all four sides (a room's ring is grown(1)).
    constexpr Rect grown(int margin) const {
        return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
    }
    constexpr bool isCorner(Point p) const {
        return (p.x == x || p.x == right() - 1) && (p.y == y || p.y == bottom() - 1);
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// The eight directions, clockwise from north; the even ones are straight.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr std::array<Direction, 8> allDirections{
    Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast,
    Direction::South, Direction::SouthWest, Direction::West, Direction::NorthWest};

/// The one neighbour order of the project where ties are broken: north, west, east, south.
inline constexpr std::array<Point, 4> straightSteps{Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}};

constexpr Point offset(Direction d) {
    constexpr std::array<Point, 8> table{Point{0, -1}, Point{1, -1}, Point{1, 0},  Point{1, 1},
                                         Point{0, 1},  Point{-1, 1}, Point{-1, 0}, Point{-1, -1}};
    return table[static_cast<std::size_t>(d)];
}

constexpr bool isDiagonal(Direction d) {
    return (static_cast<unsigned>(d) & 1U) != 0;
}

/// The direction of a neighbouring cell; none for the cell itself and cells further away.
constexpr std::optional<Direction> directionTo(Point from, Point to) {
    for (const Direction direction : allDirections)
        if (from + offset(direction) == to) return direction;
    return std::nullopt;
}

inline int manhattan(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// Larger of the two axis distances: the number of steps in eight directions on open ground.
inline int chebyshev(Point a, Point b) {
    const int dx = std::abs(a.x - b.x);
    const int dy = std::abs(a.y - b.y);
    return dx > dy ? dx : dy;
}

}  // namespace gone
