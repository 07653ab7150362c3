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

/// Where the positions 0 .. last lie along the scrub bar, whose grab is a slider's of Dear ImGui.
struct TrackScale {
    float first = 0;  ///< the grab's middle at position 0
    float pitch = 0;  ///< from one position to the next
    /// The border between a position and the one before it.
    float edge(std::size_t position) const { return first + (static_cast<float>(position) - 0.5F) * pitch; }
};
/// For a bar from `left` on, whose grab is never less than `leastGrab` wide.
TrackScale trackScale(float left, float width, std::size_t last, float leastGrab);

/// One line about the step that is shown: "12 of 40  tunnel 3: …".
std::string stepText(const LabState& lab);

/// Draws the player: passes, scrub bar, buttons and caption.
void drawTimeline(LabState& lab);

}  // namespace gone
