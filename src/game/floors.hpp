#pragma once

#include "base/seed.hpp"
#include "generation/generators.hpp"
#include "world/level.hpp"

namespace gone {

inline constexpr int lastFloor = 12;

/// What a floor is generated from; depends on the run's seed and the floor's number alone.
struct FloorPlan {
    GeneratorParams params;
    Size size;
    Seed seed;
    Biome biome = Biome::Halls;
    int sightRadius = 0;  ///< cells
    friend bool operator==(const FloorPlan&, const FloorPlan&) = default;
};

/// The recipe of a floor, its ranges drawn; `floor` counts from 1 to lastFloor. Odd floors are halls, even
/// ones hollows.
FloorPlan floorPlan(Seed run, int floor);

/// How far the hero sees where no recipe says otherwise, in cells.
int sightRadiusIn(Biome biome);

}  // namespace gone
