#pragma once

#include "base/geometry.hpp"

#include <vector>

namespace gone {

/// The cells from one to another as straight as cells allow, without the first, with the last; both ways
/// round the same cells. Empty if they are one.
std::vector<Point> straightLine(Point from, Point to);

}  // namespace gone
