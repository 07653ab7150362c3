#pragma once

#include "view/atlas.hpp"
#include "view/view_options.hpp"
#include "world/world.hpp"

#include <array>
#include <cstdint>

namespace gone {

/// Where a part of the level shows on the canvas.
struct GroundArea {
    Rect cells;    ///< of the level
    Point camera;  ///< the level's pixel at the canvas's top left
};

/// What lies, burns and hangs over a floor. The atlas must outlive it; a missing sprite is named by an
/// exception from the constructor.
class Ground {
public:
    explicit Ground(const Atlas& atlas);

    /// Before light falls on the picture: stains, traps by kind, webs, what can be used, things as last seen.
    void drawLying(Canvas& canvas, const World& world, const GroundArea& area) const;
    /// After it, over things and under figures, where it is in view: fire, gas, and cells about to be struck.
    void drawOver(Canvas& canvas, const World& world, const GroundArea& area, std::uint32_t ms,
                  const ViewOptions& options) const;

private:
    void drawStains(Canvas& canvas, const World& world, const GroundArea& area) const;
    void drawTraps(Canvas& canvas, const World& world, const GroundArea& area) const;
    void drawFeatures(Canvas& canvas, const World& world, const GroundArea& area) const;
    void drawDanger(Canvas& canvas, const World& world, const GroundArea& area) const;

    const Atlas* atlas_;
    std::array<const Sprite*, itemKindCount> things_;  ///< by kind, once known
    std::array<const Sprite*, 4> stains_;              ///< by Stain; the first is none
    std::array<const Sprite*, 3> traps_;               ///< by TrapKind
    std::array<std::array<const Sprite*, 2>, 5>
        features_;  ///< by FeatureKind: fresh and used, null: not here
    std::array<const Sprite*, 3> fire_;
    std::array<const Sprite*, 2> poison_;
    std::array<const Sprite*, 2> sleep_;
    std::array<const Sprite*, 2> danger_;
    const Sprite* web_;
};

}  // namespace gone
