#include "support/floor_of.hpp"

#include "game/game.hpp"
#include "support/recipes.hpp"

namespace gone {

World worldOfFloor(Seed run, int floor) {
    return arriveOn(standardRecipes(), run, floor).world;
}

}  // namespace gone
