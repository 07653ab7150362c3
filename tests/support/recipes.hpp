#pragma once

#include "game/recipes.hpp"

#include <string>

namespace gone {

/// The text of assets/floors.json as it lies in the repository.
std::string floorsJson();

/// The recipes the game comes with.
const Recipes& standardRecipes();

}  // namespace gone
