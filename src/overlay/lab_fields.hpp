#pragma once

#include "base/rng.hpp"
#include "overlay/lab_state.hpp"

namespace gone {

/// Draws what the lab is asked for: generator, size and seed. `chance` makes random seeds.
void drawLabFields(LabState& lab, Rng& chance);

/// The height of all knobs of the generator below each other.
float knobsHeight(const LabState& lab);
/// Draws every knob, in a list of that height which scrolls where it has to.
void drawLabKnobs(LabState& lab, float height);

}  // namespace gone
