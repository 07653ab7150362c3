#include "support/any_params.hpp"

#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace gone;

TEST_CASE("random parameters stay in range and reach both ends of every knob's range") {
    for (const GeneratorParams& standard : allGenerators()) {
        const std::vector<Knob> knobs = knobsOf(standard);
        std::vector<int> lowest(knobs.size(), 1 << 20);
        std::vector<int> highest(knobs.size(), -1);
        Rng rng{Seed{1}};
        for (int n = 0; n < 5000; ++n) {
            const GeneratorParams params = anyParams(standard, rng);
            for (std::size_t i = 0; i < knobs.size(); ++i) {
                lowest[i] = std::min(lowest[i], knobValue(params, i));
                highest[i] = std::max(highest[i], knobValue(params, i));
            }
        }
        for (std::size_t i = 0; i < knobs.size(); ++i) {
            CAPTURE(knobs[i].name);
            CHECK(lowest[i] == knobs[i].min);
            CHECK(highest[i] == knobs[i].max);
        }
    }
}

TEST_CASE("the smallest size fits and is the smallest in both directions") {
    Rng rng{Seed{2}};
    for (const GeneratorParams& standard : allGenerators())
        for (int n = 0; n < seedCount(30); ++n) {
            CAPTURE(n);
            const GeneratorParams params = anyParams(standard, rng);
            const Size size = smallestSizeFor(params);
            CHECK(refusal(params, size).empty());
            CHECK_FALSE(refusal(params, {size.width - 1, size.height}).empty());
            CHECK_FALSE(refusal(params, {size.width, size.height - 1}).empty());
            CHECK(refusal(params, anySizeFor(params, rng)).empty());
        }
}
