#pragma once

#include "base/seed.hpp"
#include "world/item.hpp"

#include <vector>

namespace gone {

/// What lies on a floor whatever else does: a meal on each; a healing in each two floors; three upgrades and
/// a might in each five; two or three keystones in each three; a weapon by floor 2 and leather by floor 3. It
/// depends on the run's seed alone (stream "schedule").
std::vector<ItemKind> scheduledThings(Seed run, int floor);

}  // namespace gone
