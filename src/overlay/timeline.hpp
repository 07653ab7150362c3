#pragma once

#include "overlay/lab_state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// Consecutive steps of one pass: positions first + 1 .. first + count.
struct PassSpan {
    std::string_view pass;
    std::size_t first = 0;
    std::size_t count = 0;
    friend bool operator==(const PassSpan&, const PassSpan&) = default;
};

std::vector<PassSpan> passSpans(const Trace& trace);

/// One line about the step that is shown: "12 of 40  tunnel 3: …".
std::string stepText(const LabState& lab);

/// Draws the player: passes, scrub bar, buttons and caption.
void drawTimeline(LabState& lab);

}  // namespace gone
