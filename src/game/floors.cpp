#include "game/floors.hpp"

#include "base/rng.hpp"

#include <cassert>

namespace gone {
namespace {

/// What is certain takes no draw.
int drawFrom(Range range, Rng& rng) {
    return range.low == range.high ? range.low : range.low + rng.below(range.high - range.low + 1);
}

int drawFrom(const std::variant<Range, std::vector<int>>& value, Rng& rng) {
    if (const auto* range = std::get_if<Range>(&value)) return drawFrom(*range, rng);
    const auto& values = std::get<std::vector<int>>(value);
    const int pick = rng.below(static_cast<int>(values.size()));
    return values[static_cast<std::size_t>(pick)];
}

}  // namespace

Seed floorSeed(Seed run, int floor) {
    return derive(run, "floor", static_cast<std::uint64_t>(floor));
}

FloorPlan floorPlan(const Recipes& recipes, Seed run, int floor) {
    assert(floor >= 1 && floor <= lastFloor);
    return planFrom(recipeOf(recipes, floor), floorSeed(run, floor));
}

FloorPlan planFrom(const FloorRecipe& recipe, Seed floor) {
    FloorPlan plan;
    plan.params = recipe.generator;
    plan.seed = floor;
    Rng rng{derive(plan.seed, "recipe")};
    plan.size.width = drawFrom(recipe.width, rng);
    plan.size.height = drawFrom(recipe.height, rng);
    for (const KnobRecipe& turned : recipe.knobs)
        setKnob(plan.params, turned.knob, drawFrom(turned.value, rng));
    plan.biome = recipe.biome;
    plan.sightRadius = recipe.sight;
    plan.foes = recipe.foes;
    plan.items = recipe.items;
    plan.boss = recipe.boss;
    return plan;
}

int sightRadiusIn(Biome biome) {
    return biome == Biome::Hollows ? 7 : 9;
}

}  // namespace gone
