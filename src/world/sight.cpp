#include "world/sight.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gone {
namespace {

/// Rounds towards minus infinity; divisor above 0.
int floorDivided(int value, int divisor) {
    const int quotient = value / divisor;
    return value % divisor < 0 ? quotient - 1 : quotient;
}

Rect clipped(Rect rect, Size size) {
    const int left = std::clamp(rect.x, 0, size.width);
    const int top = std::clamp(rect.y, 0, size.height);
    return {left, top, std::clamp(rect.right(), left, size.width) - left,
            std::clamp(rect.bottom(), top, size.height) - top};
}

/// How many cells the map goes on from `eye` in a straight direction.
int cellsToEdge(Size size, Point eye, Point step) {
    if (step.x != 0) return step.x > 0 ? size.width - 1 - eye.x : eye.x;
    return step.y > 0 ? size.height - 1 - eye.y : eye.y;
}

}  // namespace

Point Sight::Quarter::cell(int depth, int column) const {
    return {eye.x + depth * forward.x + column * sideways.x, eye.y + depth * forward.y + column * sideways.y};
}

const BitRows& Sight::from(const Grid<Tile>& tiles, Point eye, int radius) {
    assert(tiles.contains(eye) && radius >= 0);
    // Nothing on the map is farther than this, and its square stays within an int.
    radius = std::min(radius, tiles.width() + tiles.height());
    forget(tiles.size());
    touched_ = clipped(Rect{eye.x, eye.y, 1, 1}.grown(radius), tiles.size());
    seen_.set(eye);
    castQuarter(tiles, {eye, {0, -1}, {1, 0}}, radius);
    castQuarter(tiles, {eye, {1, 0}, {0, 1}}, radius);
    castQuarter(tiles, {eye, {0, 1}, {-1, 0}}, radius);
    castQuarter(tiles, {eye, {-1, 0}, {0, -1}}, radius);
    return seen_;
}

void Sight::forget(Size size) {
    if (seen_.size() != size) {
        seen_ = BitRows{size};
        return;
    }
    if (touched_.area() == 0) return;
    const auto first = static_cast<std::size_t>(touched_.x) / 64;
    const auto last = static_cast<std::size_t>(touched_.right() - 1) / 64;
    for (int y = touched_.y; y < touched_.bottom(); ++y)
        std::ranges::fill(seen_.row(y).subspan(first, last - first + 1), BitRows::Word{0});
}

void Sight::castQuarter(const Grid<Tile>& tiles, const Quarter& quarter, int radius) {
    const int lastDepth = std::min(radius, cellsToEdge(tiles.size(), quarter.eye, quarter.forward));
    const int toRight = cellsToEdge(tiles.size(), quarter.eye, quarter.sideways);
    const int toLeft = cellsToEdge(tiles.size(), quarter.eye, Point{} - quarter.sideways);
    int reach = radius;
    beams_.assign(1, {{-1, 1}, {1, 1}});
    for (int depth = 1; depth <= lastDepth && !beams_.empty(); ++depth) {
        while (reach * reach + depth * depth > radius * (radius + 1)) --reach;
        deeper_.clear();
        for (const Beam& beam : beams_)
            castBeam(tiles, quarter, beam, depth, {-std::min(reach, toLeft), std::min(reach, toRight)});
        std::swap(beams_, deeper_);
    }
}

/// Reveals the cells of one row between two slopes and passes on what stays open beyond them.
/// An opaque cell shades as its face does: from column - 1/2 to column + 1/2 in the middle of its row.
void Sight::castBeam(const Grid<Tile>& tiles, const Quarter& quarter, Beam beam, int depth, Columns bounds) {
    // Slope times depth, rounded to a column; halves go inward: a face touched at its end only is not seen.
    const int first = floorDivided(2 * depth * beam.start.columns + beam.start.depth, 2 * beam.start.depth);
    const int last = -floorDivided(beam.end.depth - 2 * depth * beam.end.columns, 2 * beam.end.depth);
    bool any = false;
    bool wasOpaque = false;
    for (int column = std::max(first, bounds.first); column <= std::min(last, bounds.last); ++column) {
        const Point cell = quarter.cell(depth, column);
        const bool opaque = isOpaque(tiles[cell]);
        // An open cell is seen if its middle is: that is what makes sight symmetric.
        if (opaque || (column * beam.start.depth >= depth * beam.start.columns &&
                       column * beam.end.depth <= depth * beam.end.columns))
            seen_.set(cell);
        const Slope edge{2 * column - 1, 2 * depth};
        if (any && wasOpaque && !opaque) beam.start = edge;
        if (any && !wasOpaque && opaque) deeper_.push_back({beam.start, edge});
        any = true;
        wasOpaque = opaque;
    }
    if (any && !wasOpaque) deeper_.push_back(beam);
}

BitRows cellsInSight(const Grid<Tile>& tiles, Point eye, int radius) {
    Sight sight;
    return sight.from(tiles, eye, radius);
}

}  // namespace gone
