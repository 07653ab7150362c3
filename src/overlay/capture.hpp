#pragma once

#include "base/geometry.hpp"

#include <vector>

namespace gone {

/// What the overlay claims of mouse and keyboard, as of its last frame. Unlike Dear ImGui's own flags, which
/// speak of where the mouse was then, `wantsMouseAt` answers for where a click falls now.
struct Capture {
    std::vector<Rect> panels;  ///< window units
    bool popup = false;        ///< a list is open: a click anywhere belongs to it
    bool mouse = false;        ///< something of the overlay is being held with the mouse
    bool keyboard = false;
    bool text = false;  ///< a field takes what is typed

    bool wantsMouseAt(Point at) const;
};

/// Reads the claims off the present Dear ImGui context, after a frame that drew `panels`.
Capture captureOf(std::vector<Rect> panels);

}  // namespace gone
