#pragma once

#include "base/seed.hpp"
#include "generation/carver.hpp"
#include "generation/dressing.hpp"

namespace gone {

/// The passes that all generators share, after their own: `stairs` and `finish`.
/// Stairs stand on room floor, never on a junction, door or corridor, as far apart as walking allows; which
/// of the two leads up is drawn (stream "stairs"). False if the level has fewer than two cells for them.
bool finishLevel(const Dressing& dressing, Seed seed, Carver& carver, Generation& out);

}  // namespace gone
