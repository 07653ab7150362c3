#pragma once

#include "base/seed.hpp"
#include "generation/carver.hpp"
#include "generation/knob.hpp"

#include <array>

namespace gone {

/// What the pass `finish` lays over a level's floor; each share is 0..100 percent.
struct Dressing {
    int waterPercent = 0;    ///< of the floor; the inside of pools is deep
    int grassPercent = 0;    ///< of the floor that is still dry; the thick of it is tall
    int pillarsPercent = 0;  ///< chance of each place for a pillar; in rooms they stand mirrored both ways
    int holesPercent = 0;    ///< of the floor
};

/// Lays water, holes, grass and pillars over floor cells (streams "water", "holes", "grass", "pillars").
/// Stairs, and what stands before doors and corridors, stay clear, and nothing ever cuts the level: whatever
/// would is left out.
void dress(const Dressing& dressing, Seed seed, Carver& carver, const Generation& out);

/// The knobs that every generator's finish shares, numbered from 101 on.
template <class P>
constexpr std::array<KnobOf<P>, 3> dressingKnobs() {
    return {{
        {{101, "water_percent", 0, 100, 0, "percent",
          "Share of the floor under water; pools are deep inside."},
         &P::waterPercent},
        {{102, "grass_percent", 0, 100, 0, "percent",
          "Share of the dry floor under grass, tall in its thick."},
         &P::grassPercent},
        {{103, "pillars_percent", 0, 100, 0, "percent",
          "Chance of each place with room around it for a pillar."},
         &P::pillarsPercent},
    }};
}

}  // namespace gone
