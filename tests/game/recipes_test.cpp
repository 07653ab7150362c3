#include "game/recipes.hpp"

#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

namespace {

/// The standard recipes with one text in the place of another, which must be there.
std::string changed(const std::string& from, const std::string& to) {
    std::string json = floorsJson();
    const std::size_t at = json.find(from);
    REQUIRE(at != std::string::npos);
    return json.replace(at, from.size(), to);
}

std::string faultOf(const std::string& json) {
    const auto read = readRecipes(json);
    REQUIRE(std::holds_alternative<RecipeFault>(read));
    return std::get<RecipeFault>(read).text;
}

}  // namespace

TEST_CASE("the recipes the game comes with can be read") {
    CHECK(std::holds_alternative<Recipes>(readRecipes(floorsJson())));
}

TEST_CASE("recipes written as json are read back as they were") {
    const std::string json = recipesJson(standardRecipes());
    CHECK(json.find('\n') == std::string::npos);
    const auto read = readRecipes(json);
    REQUIRE(std::holds_alternative<Recipes>(read));
    CHECK(std::get<Recipes>(read) == standardRecipes());
}

TEST_CASE("the order in which a file lists its knobs means nothing") {
    const std::string json =
        changed(R"("columns": [2, 4], "rows": [2, 3])", R"("rows": [2, 3], "columns": [2, 4])");
    CHECK(std::get<Recipes>(readRecipes(json)) == standardRecipes());
}

TEST_CASE("an unknown knob is named with its floor and the nearest one there is") {
    CHECK(faultOf(changed("\"fill_percent\"", "\"fil_percent\"")) ==
          "floor 6 turns 'fil_percent', no knob of cave; did you mean 'fill_percent'?");
    CHECK(faultOf(changed("\"fill_percent\"", "\"labyrinth\"")) ==
          "floor 6 turns 'labyrinth', no knob of cave; 'gonerooms knobs' lists them");
}

TEST_CASE("an unknown key and generator and biome are named with the nearest") {
    CHECK(faultOf(changed("\"sight\"", "\"sigth\"")) ==
          "entry 1 has the unknown key 'sigth'; did you mean 'sight'?");
    CHECK(
        faultOf(changed("\"cave\"", "\"cvae\"")) ==
        "floor 6 has the unknown generator 'cvae'; there are rogue, cave, bsp, mixed; did you mean 'cave'?");
    CHECK(faultOf(changed("\"halls\"", "\"hall\"")) ==
          "floor 1 has the unknown biome 'hall'; there are halls, hollows, unmade; did you mean 'halls'?");
}

TEST_CASE("an unknown boss is named with its floor and the nearest one there is") {
    CHECK(faultOf(changed("\"slime king\"", "\"slim king\"")) ==
          "floor 5 has the unknown boss 'slim king'; there are slime king; did you mean 'slime king'?");
    CHECK(std::holds_alternative<Recipes>(readRecipes(changed("\"slime king\"", "\"Slime King\""))));
}

TEST_CASE("a value that will not do is named with what would") {
    CHECK(faultOf(changed("[43, 45]", "[45, 43]")) ==
          "floor 6 has knob 'fill_percent' at [45,43]; it must be a whole number or [low, high] with whole "
          "numbers from 0 to 100");
    CHECK(faultOf(changed(R"("hall": "yes")", R"("hall": "perhaps")")) ==
          "floor 5 has knob 'hall' at \"perhaps\"; it must be one or a list of no, yes");
    CHECK(faultOf(changed("\"sight\": 9", "\"sight\": 0")) ==
          "floor 1 has 'sight' 0; it must be a whole number from 1 to 40");
    CHECK(faultOf(changed("\"foes\": [4, 6]", "\"foes\": 5")) ==
          "floor 1 has 'foes' 5; it must be [low, high] with whole numbers from 0 to 40");
    CHECK(faultOf(changed("[[48, 60], [36, 42]]", "[48]")) ==
          "floor 1 has 'size' [48]; it must be [width, height], each a number or [low, high]");
    CHECK(faultOf(changed("\"items\": 4", "\"items\": 18446744073709551615"))
              .starts_with("floor 1 has 'items' 18"));
    CHECK(faultOf(changed("\"from\": 1,", "\"from\": -1,")) ==
          "entry 1 has 'from' -1; it must be a whole number from 1 to 12");
}

TEST_CASE("what is left out is named") {
    CHECK(faultOf(changed("\"biome\": \"halls\", ", "")) == "floor 1 has no 'biome'");
    CHECK(faultOf(changed("\"from\": 7, \"to\": 7", "\"from\": 8, \"to\": 8")) ==
          "floor 7 has no entry; each of 1 to 12 needs one");
    CHECK(faultOf(changed("\"from\": 7, \"to\": 7", "\"from\": 6, \"to\": 7")) ==
          "floor 6 comes twice or out of order; list the floors from 1 on");
    CHECK(faultOf(R"({"floors": []})") == "floor 1 has no entry; each of 1 to 12 needs one");
}

TEST_CASE("a recipe whose floors could not be made at some draw is refused") {
    CHECK(faultOf(changed("\"columns\": [2, 4]", "\"columns\": [2, 4], \"room_width_min\": [4, 12]"))
              .starts_with("floor 3 asks for what cannot be made: rogue with columns 4"));
}

TEST_CASE("what is no json at all is said with its place") {
    CHECK(faultOf("{\"floors\": [\n  {,") == "it is no json from line 2, column 4 on");
    CHECK(faultOf("") == "it is no json from line 1, column 1 on");
    CHECK(faultOf("[]") == "it holds no list of floors; it must be {\"floors\": [...]}");
    CHECK(faultOf(R"({"floors": [3]})") == "entry 1 is no object");
}

TEST_CASE("any text that is no recipe is answered with a fault") {
    const std::string json = floorsJson();
    for (std::size_t length = 0; length + 4 < json.size(); length += 7) {
        CAPTURE(length);
        CHECK(std::holds_alternative<RecipeFault>(readRecipes(std::string_view{json}.substr(0, length))));
    }
}
