#pragma once

#include "overlay/lab_state.hpp"
#include "view/canvas.hpp"

#include <string_view>
#include <vector>

namespace gone {

/// What the lab lays over single cells of the map.
enum class Mark { Changed, Tunnel, From, To, Problem };

struct CellMark {
    Point at;
    Mark mark;
    friend bool operator==(const CellMark&, const CellMark&) = default;
};

/// The marks of what is on show: while the trace is on the way, what its last step changed and the tunnel it
/// dug; at the end, the cells of the problems. Later marks lie over earlier ones.
std::vector<CellMark> marksOn(const LabState& lab);

Pixel markColour(Mark mark);
/// For the legend.
std::string_view name(Mark mark);

}  // namespace gone
