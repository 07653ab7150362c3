#include "cli/values.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a range of seeds may be as long as there are seeds") {
    CHECK(readSeedRange("0..0") == SeedRange{Seed{0}, Seed{0}});
    CHECK(readSeedRange("7..12") == SeedRange{Seed{7}, Seed{12}});
    CHECK(readSeedRange("0..18446744073709551615") == SeedRange{Seed{0}, Seed{~std::uint64_t{0}}});
}

TEST_CASE("a malformed or reversed range of seeds is bad usage") {
    for (const char* text : {"", "5", "..", "1..", "..1", "5..3", "a..b", "-1..3", "1...3", "1..3..5",
                             "1..+3", " 1..3", "0..18446744073709551616", "1.5..3"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(readSeedRange(text), UsageError);
    }
}

TEST_CASE("a size has columns and rows within its bounds") {
    CHECK(readSize("80x45") == Size{80, 45});
    CHECK(readSize("1x1") == Size{1, 1});
    CHECK(readSize("4096x4096") == Size{4096, 4096});
    for (const char* text : {"", "80", "80x", "x45", "80x45x2", "80X45", "0x5", "5x0", "4097x5", "5x4097",
                             "-5x5", "5x-5", "8.5x4", " 8x4", "99999999999x5", "80,45"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(readSize(text), UsageError);
    }
}

TEST_CASE("a seed is a number or any text, but not nothing") {
    CHECK(readSeed("42") == Seed{42});
    CHECK(readSeed("-1") == *parseSeed("-1"));
    CHECK_THROWS_AS(readSeed(""), UsageError);
}

TEST_CASE("every knob of every generator takes its ends and refuses what lies beyond") {
    for (const GeneratorParams& standard : allGenerators()) {
        for (const Knob& knob : knobsOf(standard)) {
            const std::string name{knob.name};
            CAPTURE(name);
            GeneratorParams params = standard;
            const std::size_t index = *knobIndex(params, knob.name);
            for (const int value : {knob.min, knob.max}) {
                applySetting(params, name + "=" + std::to_string(value));
                CHECK(knobValue(params, index) == value);
            }
            for (const int value : {knob.min - 1, knob.max + 1})
                CHECK_THROWS_AS(applySetting(params, name + "=" + std::to_string(value)), UsageError);
            for (std::size_t i = 0; i < knob.choices.size(); ++i) {
                applySetting(params, name + "=" + std::string{knob.choices[i]});
                CHECK(knobValue(params, index) == knob.min + static_cast<int>(i));
            }
        }
    }
}

TEST_CASE("a setting that is no knob and value is bad usage") {
    GeneratorParams params = readGenerator("cave");
    for (const char* text : {"", "steps", "steps=", "=4", "steps=four", "steps=4.0", "steps= 4", "steps=+4",
                             "steps=99999999999", "step=4", "columns=3", "join=knot"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(applySetting(params, text), UsageError);
        CHECK(params == readGenerator("cave"));
    }
}

TEST_CASE("an unknown generator is answered with those there are") {
    std::string error;
    try {
        readGenerator("rouge");
    } catch (const UsageError& usage) {
        error = usage.what();
    }
    CHECK(error.starts_with("there is no generator 'rouge', only rogue, cave"));
    CHECK(error.ends_with("; did you mean 'rogue'?"));
}
