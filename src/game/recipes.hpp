#pragma once

#include "generation/generators.hpp"
#include "world/level.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gone {

inline constexpr int lastFloor = 12;

/// Whole numbers from low to high, both ends in.
struct Range {
    int low = 0;
    int high = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

/// What a floor turns one knob to: something of a range, or one of several values.
struct KnobRecipe {
    std::size_t knob = 0;  ///< index in knobsOf the floor's generator
    std::variant<Range, std::vector<int>> value;
    friend bool operator==(const KnobRecipe&, const KnobRecipe&) = default;
};

/// How the floors from one number to another are made and what stands on them.
struct FloorRecipe {
    int from = 1;
    int to = 1;
    GeneratorParams generator;  ///< by its standard settings; the knobs are turned from there
    Range width;                ///< cells
    Range height;
    Biome biome = Biome::Halls;
    int sight = 9;                  ///< cells
    std::vector<KnobRecipe> knobs;  ///< in the order of the generator's table
    Range foes;                     ///< groups of them
    int items = 0;                  ///< things by weight, apart from those on schedule
    std::string boss;               ///< empty: none
    friend bool operator==(const FloorRecipe&, const FloorRecipe&) = default;
};

/// The recipes of a whole run, floor by floor. Read ones cover floors 1 to lastFloor, each once, and whatever
/// is drawn from them can be made.
struct Recipes {
    std::vector<FloorRecipe> floors;
    friend bool operator==(const Recipes&, const Recipes&) = default;
};

/// Why a text holds no recipes: one line that names floor and key.
struct RecipeFault {
    std::string text;
};

/// Reads the json of assets/floors.json.
std::variant<Recipes, RecipeFault> readRecipes(std::string_view json);

/// The recipes as json on one line, which readRecipes reads back.
std::string recipesJson(const Recipes& recipes);

/// The recipe of a floor, 1..lastFloor.
const FloorRecipe& recipeOf(const Recipes& recipes, int floor);

}  // namespace gone
