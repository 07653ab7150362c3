#pragma once

#include "overlay/lab_state.hpp"

#include <string>

namespace gone {

/// What the strip tells.
struct ViewNews {
    std::string zoom;        ///< in words
    std::string underMouse;  ///< the cell the mouse points at, in words; may be empty
    bool hasRun = false;     ///< there is a run behind the lab
    bool previews = true;    ///< the lab's level is shown, not the run
};

/// What its buttons ask for.
struct ViewRequests {
    int zoom = 0;  ///< steps nearer
    bool fit = false;
    bool togglesPreview = false;
    bool takesRunFloor = false;
};

/// Draws how the map is shown, in one line: the tint of regions, marks, zoom, and what is under the mouse.
ViewRequests drawViewStrip(LabState& lab, const ViewNews& news);

}  // namespace gone
