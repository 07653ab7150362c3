#include "support/recipes.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace gone {

std::string floorsJson() {
    std::ifstream in{std::string{GONEROOMS_SOURCE_DIR} + "/assets/floors.json"};
    return {std::istreambuf_iterator<char>{in}, {}};
}

const Recipes& standardRecipes() {
    static const Recipes recipes = [] {
        auto read = readRecipes(floorsJson());
        if (const auto* fault = std::get_if<RecipeFault>(&read)) throw std::runtime_error(fault->text);
        return std::get<Recipes>(std::move(read));
    }();
    return recipes;
}

}  // namespace gone
