#pragma once

#include "view/atlas.hpp"
#include "view/view_options.hpp"
#include "world/entity.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// Feet stand in the middle of the cell: this much above its bottom edge.
inline constexpr int figureLift = -4;

/// How somebody looks at a moment. `ninths` of light where he stands.
struct FigureMoment {
    std::uint32_t ms = 0;
    ViewOptions options;
    int ninths = 9;
    bool throwsShadow = true;
    bool alerted = false;  ///< has just noticed the hero
};

/// Everybody's pictures: two frames, each figure with its own phase, and the signs over their heads.
/// The atlas must outlive it; a missing sprite is named by an exception from the constructor.
class Figures {
public:
    explicit Figures(const Atlas& atlas);

    /// Shadow, elite ring and figure. `cell` is the top left of the cell on the canvas.
    void draw(Canvas& canvas, const Actor& actor, Point cell, const FigureMoment& moment) const;
    /// What hangs over the figures: hurt bar, elite mark, what it is about.
    void drawSigns(Canvas& canvas, const Actor& actor, Point cell, const FigureMoment& moment) const;

private:
    using Frames = std::array<const Sprite*, 2>;

    static Frames framesOf(const Atlas& atlas, std::string_view name);
    const Sprite& pictureOf(const Actor& actor, const FigureMoment& moment) const;
    const Sprite* signOf(const Actor& actor, const FigureMoment& moment) const;

    std::array<Frames, actorKindCount> figures_;
    Frames swell_;
    Frames ring_;
    Frames stunned_;
    std::array<const Sprite*, 4> elites_;  ///< by Elite; the first is none
    const Sprite* fallen_;
    const Sprite* asleep_;
    const Sprite* alert_;
    const Sprite* search_;
    const Sprite* flee_;
    Pixel ink_;
    Pixel barBack_;
    Pixel bar_;
};

}  // namespace gone
