#pragma once

namespace gone {

/// For those whom moving pictures disturb.
struct ViewOptions {
    bool steadyLight = false;  ///< torches neither flicker nor move their flames
    bool still = false;        ///< nothing at all moves by itself
    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;

    bool flickers() const { return !steadyLight && !still; }
};

}  // namespace gone
