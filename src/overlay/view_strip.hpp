#pragma once

#include "overlay/lab_map.hpp"

#include <string>
#include <vector>

namespace gone {

/// What the strip tells.
struct ViewNews {
    std::string zoom;  ///< in words
    std::vector<PlanColour> legend;
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
    float height = 0;  ///< that the strip needs
};

/// Draws how the map is shown, in as many lines as it takes: the tint of regions, marks, zoom, what is under
/// the mouse, and the colours of the plan.
ViewRequests drawViewStrip(LabState& lab, const ViewNews& news);

}  // namespace gone
