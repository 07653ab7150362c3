#pragma once

#include "view/atlas.hpp"

namespace gone {

/// Corner of the atlas's panels (ui/panel and its kin), in pixels.
inline constexpr int panelCorner = 5;

/// Frames of any size made from one picture: corners as they are, edges and middle repeated.
/// The atlas must outlive it.
class NinePatch {
public:
    /// `keep` is the side of a corner in pixels. Throws, naming the sprite, if there is none of this name or
    /// nothing is left of it between its corners.
    NinePatch(const Atlas& atlas, std::string_view name, int keep);

    /// `area` must be at least two corners wide and high.
    void draw(Canvas& canvas, Rect area) const;

private:
    int sourceOf(int offset, int drawn, int length) const;

    const Image* pixels_;
    int keep_;
};

}  // namespace gone
