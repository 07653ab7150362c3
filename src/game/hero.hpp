#pragma once

#include "base/seed.hpp"
#include "world/world.hpp"

namespace gone {

/// Gives the hero what a run begins with: three daggers in hand, cloth on, a meal and a keystone; and the run
/// its names of bottles and runes (stream "names").
void outfitHero(World& world, Seed run);

}  // namespace gone
