#include "game/recipes.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>

namespace gone {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(Range range) {
    if (range.low == range.high) return range.low;
    return Json::array({range.low, range.high});
}

Json valueJson(const Knob& knob, int value) {
    if (knob.choices.empty()) return value;
    return std::string{knob.choices[static_cast<std::size_t>(value - knob.min)]};
}

Json jsonOf(const KnobRecipe& recipe, const Knob& knob) {
    if (const auto* range = std::get_if<Range>(&recipe.value)) {
        if (range->low == range->high) return valueJson(knob, range->low);
        return jsonOf(*range);
    }
    Json list = Json::array();
    for (const int value : std::get<std::vector<int>>(recipe.value)) list.push_back(valueJson(knob, value));
    return list;
}

Json jsonOf(const FloorRecipe& recipe) {
    Json knobs = Json::object();
    const std::vector<Knob> table = knobsOf(recipe.generator);
    for (const KnobRecipe& turned : recipe.knobs)
        knobs[std::string{table[turned.knob].name}] = jsonOf(turned, table[turned.knob]);
    Json json{{"from", recipe.from},
              {"to", recipe.to},
              {"generator", generatorName(recipe.generator)},
              {"size", Json::array({jsonOf(recipe.width), jsonOf(recipe.height)})},
              {"biome", name(recipe.biome)},
              {"sight", recipe.sight},
              {"knobs", std::move(knobs)},
              {"foes", Json::array({recipe.foes.low, recipe.foes.high})},
              {"items", recipe.items}};
    if (!recipe.boss.empty()) json["boss"] = recipe.boss;
    return json;
}

}  // namespace

std::string recipesJson(const Recipes& recipes) {
    Json floors = Json::array();
    for (const FloorRecipe& recipe : recipes.floors) floors.push_back(jsonOf(recipe));
    return Json{{"floors", std::move(floors)}}.dump();
}

const FloorRecipe& recipeOf(const Recipes& recipes, int floor) {
    const auto found = std::ranges::find_if(recipes.floors, [=](const FloorRecipe& recipe) {
        return floor >= recipe.from && floor <= recipe.to;
    });
    assert(found != recipes.floors.end());
    return *found;
}

}  // namespace gone
