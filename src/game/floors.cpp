#include "game/floors.hpp"

#include "base/rng.hpp"
#include "generation/cave_joiner.hpp"

#include <cassert>

namespace gone {
namespace {

/// Both ends are allowed.
int between(int low, int high, Rng& rng) {
    return low + rng.below(high - low + 1);
}

/// The first halls are Rogue's own; deeper ones vary the grid and merge some of its cells.
RogueParams hallsRecipe(int floor, Rng& rng) {
    RogueParams rogue;
    if (floor < 3) return rogue;
    rogue.columns = between(2, 4, rng);
    rogue.rows = between(2, 3, rng);
    rogue.wideRoomsPercent = 20;
    return rogue;
}

CaveParams hollowsRecipe(Rng& rng) {
    CaveParams cave;
    cave.fillPercent = between(43, 45, rng);
    cave.minRegion = 16;
    cave.join = static_cast<int>(JoinStyle::Tree);
    cave.noiseCost = 8;
    return cave;
}

}  // namespace

FloorPlan floorPlan(Seed run, int floor) {
    assert(floor >= 1 && floor <= lastFloor);
    FloorPlan plan;
    plan.seed = derive(run, "floor", static_cast<std::uint64_t>(floor));
    Rng recipe{derive(plan.seed, "recipe")};
    plan.size.width = between(48, 60, recipe);
    plan.size.height = between(36, 42, recipe);
    plan.biome = floor % 2 == 1 ? Biome::Halls : Biome::Hollows;
    if (plan.biome == Biome::Halls)
        plan.params = hallsRecipe(floor, recipe);
    else
        plan.params = hollowsRecipe(recipe);
    plan.sightRadius = sightRadiusIn(plan.biome);
    return plan;
}

int sightRadiusIn(Biome biome) {
    return biome == Biome::Hollows ? 7 : 9;
}

}  // namespace gone
