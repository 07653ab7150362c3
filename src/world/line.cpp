#include "world/line.hpp"

#include <algorithm>
#include <cstdlib>

namespace gone {
namespace {

/// `part` of `whole` parts of a distance, rounded to the nearest cell, halves away from 0 of a line that is
/// always walked from the same end.
int share(int distance, int part, int whole) {
    const int doubled = 2 * distance * part;
    return doubled >= 0 ? (doubled + whole) / (2 * whole) : -((-doubled + whole) / (2 * whole));
}

}  // namespace

std::vector<Point> straightLine(Point from, Point to) {
    const bool turned = rowMajorLess(to, from);
    const Point first = turned ? to : from;
    const Point span = turned ? from - to : to - from;
    const int length = chebyshev(from, to);
    std::vector<Point> cells;
    for (int i = 0; i <= length && length > 0; ++i)
        cells.push_back(first + Point{share(span.x, i, length), share(span.y, i, length)});
    if (turned) std::ranges::reverse(cells);
    if (!cells.empty()) cells.erase(cells.begin());
    return cells;
}

}  // namespace gone
