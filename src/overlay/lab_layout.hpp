#pragma once

#include "overlay/imgui_layer.hpp"

namespace gone {

/// Where the lab's parts lie, in the overlay's units. They never overlap, and none has a negative size
/// however small the window is.
struct LabLayout {
    Rect panel;     ///< fields and results, at the left
    Rect strip;     ///< how the map is shown, over it
    Rect timeline;  ///< the trace player, at the bottom
    Rect map;       ///< what is left
};

/// `stripHeight` is what the strip turned out to need; 0 for one line.
LabLayout labLayout(const OverlayScreen& screen, int stripHeight = 0);

/// A rectangle of overlay units in screen pixels.
Rect inPixels(Rect units, const OverlayScreen& screen);

}  // namespace gone
