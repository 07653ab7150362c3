#include "support/floor_of.hpp"

#include "support/recipes.hpp"

#include <utility>

namespace gone {

World worldOfFloor(Seed run, int floor) {
    return arriveOn(standardRecipes(), run, floor).world;
}

Game gameOnFloor(Seed run, int floor) {
    Game game = newGame(standardRecipes(), run);
    Floor other = arriveOn(standardRecipes(), run, floor);
    game.world = std::move(other.world);
    game.notes = std::move(other.notes);
    game.floor = floor;
    return game;
}

}  // namespace gone
