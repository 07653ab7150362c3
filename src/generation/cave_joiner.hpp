#pragma once

#include "generation/carver.hpp"
#include "generation/tunnels.hpp"

namespace gone {

/// Which regions tunnels join; the order is that of the knob's choices.
enum class JoinStyle {
    Chain,    ///< each region with the next, as described; skipped where both are joined already
    Nearest,  ///< of all joined and unjoined targets always the two nearest
    Tree      ///< the cheapest tunnels that join all
};

/// Digs tunnels until all regions are one (pass "tunnel"). Reads the targets and the regions' ids from `out`
/// and `carver`, adds the links. After each tunnel the joined area is flooded with the id that its start has
/// by then, so at the end one id is left: the visible proof.
void joinRegions(JoinStyle style, const DigCosts& costs, Carver& carver, Generation& out);

/// Digs up to `count` further tunnels (pass "loop"), one after another between the two regions, not yet
/// linked with each other, for which the walk between their targets is longest beyond the straight distance.
/// In these tunnels open floor costs as much as rock, so they do not follow the way that is there.
void digLoops(int count, const DigCosts& costs, Carver& carver, Generation& out);

}  // namespace gone
