#include "generation/rerolls.hpp"

#include "generation/generators.hpp"
#include "generation/level_case.hpp"
#include "generation/level_check.hpp"
#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace gone;

namespace {

constexpr Size size{60, 42};

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

/// A generator whose every pass has something to draw.
GeneratorParams busy(GeneratorParams params) {
    for (const auto& [knob, value] :
         {std::pair{"gone_min", 1}, std::pair{"secret_doors_percent", 50}, std::pair{"water_percent", 20},
          std::pair{"min_region", 16}, std::pair{"noise_cost", 30}, std::pair{"erosion", 3},
          std::pair{"exact_extras", 1}, std::pair{"extra_links_max", 5}})
        if (const auto index = knobIndex(params, knob)) setKnob(params, *index, value);
    return params;
}

Generation drawnAnew(const GeneratorParams& params, Seed seed, std::string_view pass, int count) {
    return generate(params, size, seed, Tracing::On, Rerolls{{{std::string{pass}, count}}});
}

}  // namespace

TEST_CASE("a pass drawn anew changes the level and makes no problem") {
    for (const GeneratorParams& standard : allGenerators()) {
        const GeneratorParams params = busy(standard);
        for (const std::string_view pass : drawnPasses(params)) {
            CAPTURE(generatorName(params));
            CAPTURE(std::string{pass});
            int changed = 0;
            for (int seed = 0; seed < seedCount(30); ++seed) {
                const Generation first = generate(params, size, seedOf(seed));
                const Generation anew = drawnAnew(params, seedOf(seed), pass, 1);
                REQUIRE(problemsIn(params, anew).empty());
                changed += anew.level == first.level && anew.targets == first.targets ? 0 : 1;
            }
            CHECK(changed > 0);
        }
    }
}

TEST_CASE("what came before a pass drawn anew stays bit for bit") {
    for (const GeneratorParams& standard : allGenerators()) {
        const GeneratorParams params = busy(standard);
        for (const std::string_view pass : drawnPasses(params))
            for (int seed = 0; seed < seedCount(15); ++seed) {
                CAPTURE(generatorName(params));
                CAPTURE(std::string{pass});
                CAPTURE(seed);
                const Generation first = generate(params, size, seedOf(seed), Tracing::On);
                const Generation anew = drawnAnew(params, seedOf(seed), pass, 3);
                if (anew.attempt != first.attempt) continue;
                const auto& steps = first.trace.steps;
                const auto begins = std::ranges::find(steps, pass, &TraceStep::pass) - steps.begin();
                if (begins == std::ssize(steps)) continue;  // a pass that leaves no step of its own
                TraceCursor a{first.trace};
                TraceCursor b{anew.trace};
                for (std::size_t i = 1; i <= static_cast<std::size_t>(begins); ++i) {
                    a.seek(i);
                    b.seek(i);
                    REQUIRE(a.tiles() == b.tiles());
                }
            }
    }
}

TEST_CASE("rooms remember how often their pass was drawn anew") {
    const GeneratorParams params = RogueParams{};
    const Generation anew = drawnAnew(params, Seed{3}, "rooms", 2);
    for (const Room& room : anew.level.rooms) CHECK(room.rerolls == 2);
}

TEST_CASE("no reroll is the level itself") {
    for (const GeneratorParams& params : allGenerators())
        CHECK(drawnAnew(params, Seed{8}, "rooms", 0).level == generate(params, size, Seed{8}).level);
}
