#include "generation/level_case.hpp"

#include "support/any_params.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

TEST_CASE("a bad case is shrunk to the smallest size and to standard knobs as far as it stays bad") {
    LevelCase bad{RogueParams{}, {100, 70}, Seed{7}};
    auto& rogue = std::get<RogueParams>(bad.params);
    rogue.columns = 2;
    rogue.roomWidthMin = 9;
    rogue.extraLinksMax = 17;
    rogue.tree = 1;
    const LevelCase plain = shrunk(bad, [](const LevelCase& c) {
        return std::get<RogueParams>(c.params).extraLinksMax > 3 && c.size.width >= 31;
    });
    RogueParams expected;
    expected.extraLinksMax = 17;
    CHECK(plain.params == GeneratorParams{expected});
    CHECK(plain.size == Size{31, 18});
    CHECK(plain.seed == Seed{7});
}

TEST_CASE("a report is a command line with the faults and a picture") {
    LevelCase any{RogueParams{}, {21, 18}, Seed{7}};
    std::get<RogueParams>(any.params).tree = 2;
    const std::string text = report(any);
    CHECK(text.starts_with("map --generator rogue --seed 7 --size 21x18 --set tree=2\n"));
    CHECK(text.find("##") != std::string::npos);
}

TEST_CASE("any case fits and reaches both ends of every knob") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        const std::vector<Knob> knobs = knobsOf(standard);
        std::vector<int> low(knobs.size(), 0);
        std::vector<int> high(knobs.size(), 0);
        for (int number = 0; number < 100; ++number) {
            const LevelCase any = anyCase(standard, number);
            REQUIRE(refusal(any.params, any.size).empty());
            for (std::size_t i = 0; i < knobs.size(); ++i) {
                const int value = knobValue(any.params, i);
                REQUIRE(value >= knobs[i].min);
                REQUIRE(value <= knobs[i].max);
                low[i] += value == knobs[i].min ? 1 : 0;
                high[i] += value == knobs[i].max ? 1 : 0;
            }
        }
        for (std::size_t i = 0; i < knobs.size(); ++i) {
            CHECK(low[i] > 0);
            CHECK(high[i] > 0);
        }
    }
}
