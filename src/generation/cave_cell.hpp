#pragma once

#include "base/geometry.hpp"
#include "base/seed.hpp"
#include "generation/automaton.hpp"
#include "generation/corridors.hpp"

#include <vector>

namespace gone {

/// How a cave is grown inside a part of a level. A generator with caves declares
///     CaveCellRules caveRulesOf(const XParams&);
/// beside its carve(), so that one of them can be grown anew.
struct CaveCellRules {
    int fillPercent = 40;  ///< 0..100, share that starts as wall
    int steps = 3;         ///< generations of the automaton
    AutomatonRule rule{};
};

/// The largest region of a small cave, row by row; it leaves the cell's margin at the left and top and the
/// free lane at the right and bottom. Empty if fewer than 9 cells would be open.
std::vector<Point> growCaveCell(const CaveCellRules& rules, Rect area, Seed stream);

/// The rock cells beside an open area through which a corridor may leave it straight: the cell beyond lies
/// clear of the area. At most 32 on each side are listed.
std::vector<Gate> mouthsOf(const std::vector<Point>& cells, Size size);

}  // namespace gone
