#pragma once

#include "game/floors.hpp"
#include "world/world.hpp"

namespace gone {

/// Fills a floor that is entered for the first time at `arrival`, where the hero stands already: a vault and
/// locked chests with their keys outside, traps, the cracks of gone pockets, things by weight and on
/// schedule, foes. World::ids must be the run's. It depends on the run's seed and the floor alone.
void populate(World& world, const FloorPlan& plan, Seed run, Point arrival);

/// The glowing crack before every gone pocket, in place of those there were: in the wall nearest to it that
/// one can stand beside.
void addCracks(World& world);

/// Sets traps (stream "traps"): from floor 4 on, and hidden only off the way between the stairs.
void setTraps(World& world, Seed floor);

}  // namespace gone
