#pragma once

#include "game/errand.hpp"
#include "game/known_ways.hpp"

namespace gone {

/// The next act of an explorer: towards the nearest cell where there is something to pick up, to open, or
/// something unseen beside; among equally near ones the first row by row.
NextStep exploreStep(const World& world, const KnownWays& ways, const Explore& errand);

}  // namespace gone
