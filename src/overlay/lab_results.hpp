#pragma once

#include "overlay/lab_state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// One measured thing of a level, as a line of the list.
struct LabFact {
    std::string_view label;
    std::string value;
    std::string_view meaning;  ///< for a tooltip
};

/// What the list says of a level, its problems apart.
std::vector<LabFact> factsOf(const LabLevel& level);

/// Which level it is: "cave 80x45, seed 7".
std::string titleOf(const LabWish& wish);

/// How it stands with a level's problems, in a few words.
std::string problemsText(const LabLevel& level);

/// What the list is to know besides the lab's own state.
struct ResultsNews {
    bool isMaking = false;  ///< another level is being made
    bool showsRun = false;  ///< the run is on show, not this level
};

/// Draws the level that is shown, dimmed while it is another than the fields ask for.
void drawLabResults(const LabState& lab, const ResultsNews& news);

/// Draws the lab's keys at the foot of the panel; keysHeight is what that takes.
float keysHeight();
void drawLabKeys();

/// How the height below the fields is divided.
struct PanelShares {
    float knobs = 0;
    bool showsKeys = true;
    friend bool operator==(const PanelShares&, const PanelShares&) = default;
};

/// The results come first, then some knobs, then the keys: what does not fit of the knobs is scrolled to.
/// All in the same unit, `row` being the height of one knob.
PanelShares panelShares(float height, float knobs, float results, float keyLines, float row);

}  // namespace gone
