#include "generation/generators.hpp"
#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace gone;

// tests/golden/levels.txt holds, for each generator, preset and block of 50 seeds, one hash over the hashes
// of its levels. To renew it on purpose, raise generatorVersion if levels were published, run
//     GONEROOMS_RENEW=1 gonerooms_tests -tc="every seed still yields*"
// and say in the commit why the levels are others.

namespace {

constexpr int blockSeeds = 50;
constexpr int blocks = 20;
constexpr std::string_view path = GONEROOMS_SOURCE_DIR "/tests/golden/levels.txt";

struct Preset {
    std::string_view generator;
    std::string_view name;
    Size size;
    std::vector<std::pair<std::string_view, int>> knobs;
};

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all{
        {"rogue", "standard", defaultSize, {}},
        {"rogue", "small", {21, 18}, {}},
        {"rogue",
         "jogs",
         {60, 42},
         {{"corridor", 1}, {"tree", 1}, {"exact_extras", 1}, {"spread_remainder", 1}}},
        {"rogue",
         "halls",
         {70, 50},
         {{"columns", 4},
          {"rows", 4},
          {"hall", 1},
          {"wide_rooms_percent", 50},
          {"tree", 2},
          {"secret_doors_percent", 40},
          {"dark_rooms_percent", 30}}},
        {"cave", "standard", defaultSize, {}},
        {"cave", "small", {18, 15}, {}},
        {"cave", "winding", {60, 42}, {{"noise_cost", 30}, {"min_region", 9}, {"join", 1}}},
        {"cave", "tree", {60, 42}, {{"join", 2}, {"fill_percent", 48}, {"loops", 3}, {"water_percent", 20}}},
        {"bsp", "standard", defaultSize, {}},
        {"bsp",
         "deep",
         {80, 60},
         {{"depth", 6}, {"leaf_width_min", 7}, {"gone_rooms_max", 5}, {"grass_percent", 30}}},
        {"mixed", "standard", defaultSize, {}},
        {"mixed",
         "unmade",
         {60, 42},
         {{"erosion", 3}, {"holes_percent", 15}, {"caves_percent", 60}, {"pillars_percent", 30}}},
    };
    return all;
}

std::uint64_t blockHash(const GeneratorParams& params, Size size, int block) {
    Fnv1a hash;
    for (int i = 0; i < blockSeeds; ++i) {
        const Seed seed{static_cast<std::uint64_t>(block * blockSeeds + i)};
        hash.u64(levelHash(generate(params, size, seed).level));
    }
    return hash.value();
}

GeneratorParams paramsOf(const Preset& preset) {
    GeneratorParams params = generatorNamed(preset.generator).value();
    for (const auto& [knob, value] : preset.knobs) setKnob(params, knobIndex(params, knob).value(), value);
    return params;
}

std::string lineOf(const Preset& preset, int block, std::uint64_t hash) {
    std::array<char, 128> line{};
    std::snprintf(line.data(), line.size(), "%s %s %dx%d %d..%d %016llx",
                  std::string{preset.generator}.c_str(), std::string{preset.name}.c_str(), preset.size.width,
                  preset.size.height, block * blockSeeds, block * blockSeeds + blockSeeds - 1,
                  static_cast<unsigned long long>(hash));
    return line.data();
}

std::vector<std::string> linesOf(int blockCount) {
    std::vector<std::string> lines;
    for (const Preset& preset : presets()) {
        const GeneratorParams params = paramsOf(preset);
        for (int block = 0; block < blockCount; ++block)
            lines.push_back(lineOf(preset, block, blockHash(params, preset.size, block)));
    }
    return lines;
}

std::vector<std::string> recorded() {
    std::ifstream file{std::string{path}};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string header() {
    return "generator version " + std::to_string(generatorVersion);
}

void renew() {
    std::ofstream file{std::string{path}};
    file << header() << '\n';
    for (const std::string& line : linesOf(blocks)) file << line << '\n';
}

}  // namespace

TEST_CASE("every seed still yields the level it did when its hash was recorded") {
    if (std::getenv("GONEROOMS_RENEW") != nullptr) renew();
    const std::vector<std::string> golden = recorded();
    REQUIRE(golden.size() == 1 + presets().size() * blocks);
    CHECK(golden.front() == header());
    const int checked = underSanitizers ? 1 : blocks;
    const std::vector<std::string> now = linesOf(checked);
    for (std::size_t p = 0; p < presets().size(); ++p)
        for (std::size_t block = 0; block < static_cast<std::size_t>(checked); ++block)
            CHECK(now[p * static_cast<std::size_t>(checked) + block] == golden[1 + p * blocks + block]);
}

TEST_CASE("every generator has a preset that is recorded as it stands") {
    for (const GeneratorParams& params : allGenerators()) {
        CAPTURE(generatorName(params));
        bool found = false;
        for (const Preset& preset : presets())
            found = found || (preset.generator == generatorName(params) && preset.knobs.empty());
        CHECK(found);
    }
}
