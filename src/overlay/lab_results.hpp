#pragma once

#include "base/rng.hpp"
#include "overlay/lab_state.hpp"

namespace gone {

/// Draws what the lab is asked for: generator, size, seed and every knob. `chance` makes random seeds.
void drawLabFields(LabState& lab, Rng& chance);
/// Draws what came of it. `busy`: another, large level is being made.
void drawLabResults(const LabState& lab, bool busy);

}  // namespace gone
