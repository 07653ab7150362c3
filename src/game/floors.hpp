#pragma once

#include "base/seed.hpp"
#include "game/recipes.hpp"
#include "generation/generators.hpp"
#include "world/level.hpp"

#include <string>

namespace gone {

/// What a floor is made from: its recipe with every range drawn. It depends on the run's recipes and seed and
/// on the floor's number alone.
struct FloorPlan {
    GeneratorParams params;
    Size size;
    Seed seed;
    Biome biome = Biome::Halls;
    int sightRadius = 0;  ///< cells
    Range foes;           ///< groups of them
    int items = 0;        ///< things by weight
    std::string boss;     ///< empty: none
    friend bool operator==(const FloorPlan&, const FloorPlan&) = default;
};

/// Draws the ranges of a floor's recipe (stream "recipe" of the floor's seed): width, height, then knobs in
/// the order of the generator's table. `floor` counts from 1 to lastFloor.
FloorPlan floorPlan(const Recipes& recipes, Seed run, int floor);

/// The same for a seed of any kind.
FloorPlan planFrom(const FloorRecipe& recipe, Seed floor);

/// The seed of a floor.
Seed floorSeed(Seed run, int floor);

/// How far the hero sees where no recipe says otherwise, in cells.
int sightRadiusIn(Biome biome);

}  // namespace gone
