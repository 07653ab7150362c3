#pragma once

#include "base/rng.hpp"
#include "overlay/lab_state.hpp"

#include <optional>
#include <string>

namespace gone {

/// What the panel's buttons ask for beyond the lab's own state.
struct PanelRequests {
    bool fit = false;            ///< the whole level back on the screen
    bool nearer = false;         ///< zoom in
    bool further = false;        ///< zoom out
    bool togglesPreview = false; ///< change between the lab's level and the run
};

/// What the panel tells of the map but does not change.
struct PanelNews {
    std::string underMouse;       ///< the cell the mouse is over, in words; may be empty
    std::string zoom;             ///< in words
    bool busy = false;            ///< a large level is being made
    bool hasRun = false;          ///< there is a run behind the lab
    bool previews = true;         ///< the lab's level is shown, not the run
};

/// Draws what the lab is asked for: generator, size, seed and every knob. `chance` makes random seeds.
void drawLabFields(LabState& lab, Rng& chance);
/// Draws what came of it, and how it is shown.
PanelRequests drawLabResults(LabState& lab, const PanelNews& news);

}  // namespace gone
