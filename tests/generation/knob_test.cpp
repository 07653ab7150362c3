#include "generation/knob.hpp"

#include "generation/generators.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace gone;

namespace {

using Setting = std::pair<std::string_view, int>;

void turn(GeneratorParams& params, const Setting& setting) {
    const auto index = knobIndex(params, setting.first);
    REQUIRE(index);
    setKnob(params, *index, setting.second);
}

/// What else must be set for a knob to show: it works on what another makes.
std::vector<Setting> companionsOf(std::string_view knob) {
    if (knob == "noise_scale") return {{"noise_cost", 30}};
    if (knob == "noise_octaves") return {{"noise_cost", 30}, {"noise_scale", 64}};
    if (knob == "exact_extras") return {{"extra_links_max", 20}};
    if (knob == "gone_min") return {{"gone_rooms_max", 1}};
    return {};
}
std::vector<Setting> companionsOf(const GeneratorParams& params, std::string_view knob) {
    if (knob == "gone_min" && generatorName(params) == "cave") return {{"min_region", 9}};
    return companionsOf(knob);
}

/// The tiles after the last step of a pass.
Grid<Tile> tilesAfter(const Generation& made, std::string_view pass) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < made.trace.steps.size(); ++i)
        if (made.trace.steps[i].pass == pass) last = i + 1;
    REQUIRE(last > 0);
    TraceCursor cursor{made.trace};
    cursor.seek(last);
    return cursor.tiles();
}

/// Knobs of a late pass must not change what stands after an earlier one.
void checkLate(const GeneratorParams& standard, std::string_view pass, const std::vector<Setting>& late) {
    for (int seed = 0; seed < seedCount(40); ++seed) {
        const Seed from{static_cast<std::uint64_t>(seed)};
        const Grid<Tile> before = tilesAfter(generate(standard, {54, 39}, from, Tracing::On), pass);
        for (const Setting& setting : late) {
            CAPTURE(seed);
            CAPTURE(setting.first);
            GeneratorParams params = standard;
            turn(params, setting);
            REQUIRE(tilesAfter(generate(params, {54, 39}, from, Tracing::On), pass) == before);
        }
    }
}

}  // namespace

TEST_CASE("every knob has a number and a name of its own, and stands at its standard value") {
    for (const GeneratorParams& params : allGenerators()) {
        CAPTURE(generatorName(params));
        std::set<int> numbers;
        std::set<std::string_view> names;
        const std::vector<Knob> knobs = knobsOf(params);
        for (std::size_t i = 0; i < knobs.size(); ++i) {
            const Knob& knob = knobs[i];
            CAPTURE(knob.name);
            CHECK(numbers.insert(knob.number).second);
            CHECK(names.insert(knob.name).second);
            CHECK(knob.number >= 1);
            CHECK(knob.min < knob.max);
            CHECK(knob.standard >= knob.min);
            CHECK(knob.standard <= knob.max);
            CHECK(knobValue(params, i) == knob.standard);
            CHECK(knobIndex(params, knob.name) == i);
            CHECK(std::ranges::all_of(knob.name, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; }));
            CHECK(knob.meaning.ends_with('.'));
            if (!knob.choices.empty())
                CHECK(static_cast<int>(knob.choices.size()) == knob.max - knob.min + 1);
        }
        CHECK_FALSE(knobIndex(params, "no_such_knob"));
    }
}

TEST_CASE("setting a knob changes that one and no other") {
    for (const GeneratorParams& standard : allGenerators()) {
        const std::size_t count = knobsOf(standard).size();
        for (std::size_t i = 0; i < count; ++i) {
            for (const int value : {knobsOf(standard)[i].min, knobsOf(standard)[i].max}) {
                GeneratorParams params = standard;
                setKnob(params, i, value);
                for (std::size_t j = 0; j < count; ++j)
                    CHECK(knobValue(params, j) == (i == j ? value : knobValue(standard, j)));
            }
        }
    }
}

TEST_CASE("every knob changes some level") {
    for (const GeneratorParams& standard : allGenerators()) {
        const std::vector<Knob> knobs = knobsOf(standard);
        for (std::size_t i = 0; i < knobs.size(); ++i) {
            CAPTURE(generatorName(standard));
            CAPTURE(knobs[i].name);
            GeneratorParams base = standard;
            for (const Setting& setting : companionsOf(standard, knobs[i].name)) turn(base, setting);
            for (const int value : {knobs[i].min, knobs[i].max}) {
                if (value == knobs[i].standard) continue;
                GeneratorParams params = base;
                setKnob(params, i, value);
                const Size size = refusal(params, {121, 80}).empty() ? Size{121, 80} : Size{150, 150};
                bool changed = false;
                for (std::uint64_t seed = 0; seed < 200 && !changed; ++seed)
                    changed = levelHash(generate(params, size, Seed{seed}).level) !=
                              levelHash(generate(base, size, Seed{seed}).level);
                CHECK(changed);
            }
        }
    }
}

TEST_CASE("what comes after the rooms moves no room") {
    checkLate(RogueParams{}, "rooms",
              {{"extra_links_max", 20},
               {"exact_extras", 1},
               {"corridor", 1},
               {"tree", 1},
               {"tree", 2},
               {"secret_doors_percent", 100},
               {"dark_rooms_percent", 100}});
}

TEST_CASE("extra links and secret doors leave the tree's corridors where they are") {
    const GeneratorParams standard = RogueParams{};
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        const Seed from{static_cast<std::uint64_t>(seed)};
        const Level plain = generate(standard, {54, 39}, from).level;
        GeneratorParams params = standard;
        turn(params, {"extra_links_max", 20});
        turn(params, {"secret_doors_percent", 60});
        const Level more = generate(params, {54, 39}, from).level;
        REQUIRE(more.rooms == plain.rooms);
        for (std::size_t i = 0; i < plain.links.size() && plain.links[i].kind == LinkKind::Tree; ++i)
            REQUIRE(more.links[i].path == plain.links[i].path);
    }
}

TEST_CASE("joining and costs leave a cave's walls and targets as they were") {
    checkLate(CaveParams{}, "targets",
              {{"join", 1}, {"join", 2}, {"floor_cost", 9}, {"wall_cost", 60}, {"noise_cost", 50}});
}

TEST_CASE("the automaton's rule leaves the noise as it was") {
    checkLate(CaveParams{}, "noise",
              {{"steps", 9}, {"survive_min", 5}, {"birth_over", 5}, {"min_region", 30}, {"join", 2}});
}

TEST_CASE("the shared finish moves neither walls nor stairs") {
    for (const GeneratorParams& standard : allGenerators())
        checkLate(standard, "stairs",
                  {{"water_percent", 40}, {"grass_percent", 80}, {"pillars_percent", 100}});
}
