#include "support/floor_of.hpp"

#include "support/recipes.hpp"

#include <utility>

namespace gone {

World worldOfFloor(Seed run, int floor) {
    return arriveOn(standardRecipes(), run, floor).world;
}

Game gameOnFloor(Seed run, int floor) {
    Game game = newGame(standardRecipes(), run);
    Floor arrived = arriveOn(standardRecipes(), run, floor);
    game.world = std::move(arrived.world);
    game.notes = std::move(arrived.notes);
    game.floor = floor;
    return game;
}

}  // namespace gone
