#include "generation/export_text.hpp"

#include "drawn.hpp"
#include "generation/generators.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>

using namespace gone;

namespace {

std::string textOf(Seed seed, const Generation& generation) {
    std::ostringstream out;
    writeText(out, seed, generation);
    return out.str();
}

}  // namespace

TEST_CASE("a level as text is its seed and its rows, blanks kept") {
    CHECK(textOf(Seed{7}, drawn({"#### ", "#<># ", "#### "})) == "seed 7\n#### \n#<># \n#### \n");
}

TEST_CASE("a traced level as text is every caption with the rows after its step") {
    Generation generation = drawn({"##", "##"});
    {
        Carver carver{generation, {2, 1}, Tile::Wall, Tracing::On};
        carver.step("noise", nullptr, [] { return std::string{"first"}; });
        carver.set({0, 0}, Tile::Floor);
        carver.step("finish", nullptr, [] { return std::string{"second"}; });
        carver.set({1, 0}, Tile::StairsUp);
    }
    CHECK(textOf(Seed{0}, generation) == "seed 0\nfirst\n.#\nsecond\n.<\n");
}

TEST_CASE("the last step of a traced level as text is the level as text") {
    for (const GeneratorParams& params : allGenerators()) {
        const Seed seed{3};
        const std::string plain = textOf(seed, generate(params, defaultSize, seed));
        const std::string traced = textOf(seed, generate(params, defaultSize, seed, Tracing::On));
        CHECK(traced.size() > plain.size());
        CHECK(traced.ends_with(plain.substr(plain.find('\n'))));
    }
}
