#include "generation/generators.hpp"

#include "generation/attempts.hpp"
#include "generation/finish.hpp"
#include "generation/level_check.hpp"
#include "generation/reach.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>
#include <utility>

namespace gone {
namespace {

template <class... Params>
std::array<GeneratorParams, sizeof...(Params)> standards(const std::variant<Params...>*) {
    return {GeneratorParams{Params{}}...};
}

template <class Params>
Dressing dressingOf(const Params& params) {
    Dressing dressing{params.waterPercent, params.grassPercent, params.pillarsPercent, 0};
    if constexpr (requires { params.holesPercent; }) dressing.holesPercent = params.holesPercent;
    return dressing;
}

struct Watch {
    Tracing tracing;
    Checking checking;
};

/// One attempt from an empty level to finished stairs.
template <class Params>
std::optional<Generation> attemptLevel(const Params& params, Size size, Seed seed, int attempt,
                                       const Watch& watch, const Rerolls& rerolls) {
    Generation out;
    out.rerolls = rerolls;
    out.attempt = attempt;
    out.level.biome = Params::biome;
    Carver carver{out, size, Params::blank, watch.tracing, watch.checking};
    if (!carve(params, seed, carver, out)) return std::nullopt;
    if (countWalkable(out.level.tiles) < Params::leastOpen) return std::nullopt;
    if (!finishLevel(dressingOf(params), seed, carver, out)) return std::nullopt;
    carver.endPass();
    return out;
}

/// What is left when the settings allow no real level: two rooms of 3x3, joined as caves are.
Generation minimumLevel(Biome biome, Size size, Seed seed, const Watch& watch, const Rerolls& rerolls) {
    Generation out;
    out.rerolls = rerolls;
    out.attempt = lastAttempt;
    out.minimum = true;
    out.level.biome = biome;
    Carver carver{out, size, Tile::Wall, watch.tracing, watch.checking};
    const bool wide = size.width >= 9;
    const Point first{(size.width - (wide ? 7 : 3)) / 2, (size.height - (wide ? 3 : 7)) / 2};
    const Point second = first + (wide ? Point{4, 0} : Point{0, 4});
    carver.step("noise", nullptr, [] { return std::string{"the playable minimum: two rooms"}; });
    carver.fill({first.x, first.y, 3, 3}, Tile::Floor);
    carver.fill({second.x, second.y, 3, 3}, Tile::Floor);
    const bool joined = joinCave(CaveParams{}, seed, carver, out);
    const bool finished = finishLevel(Dressing{}, seed, carver, out);
    assert(joined && finished);
    static_cast<void>(joined);
    static_cast<void>(finished);
    carver.endPass();
    return out;
}

std::string sizeRefusal(Size size) {
    const auto within = [](int n) { return n >= smallestSize.width && n <= largestSize.width; };
    if (within(size.width) && within(size.height)) return {};
    return "a level has 1x1 to 4096x4096 cells, not " + std::to_string(size.width) + "x" +
           std::to_string(size.height);
}

}  // namespace

std::span<const GeneratorParams> allGenerators() {
    static const auto all = standards(static_cast<const GeneratorParams*>(nullptr));
    return all;
}

std::optional<GeneratorParams> generatorNamed(std::string_view name) {
    for (const GeneratorParams& params : allGenerators())
        if (generatorName(params) == name) return params;
    return std::nullopt;
}

std::string_view generatorName(const GeneratorParams& params) {
    return std::visit([](const auto& p) { return std::decay_t<decltype(p)>::name; }, params);
}

std::string_view generatorMeaning(const GeneratorParams& params) {
    return std::visit([](const auto& p) { return std::decay_t<decltype(p)>::meaning; }, params);
}

std::vector<Knob> knobsOf(const GeneratorParams& params) {
    return std::visit(
        [](const auto& p) {
            const auto table = std::decay_t<decltype(p)>::knobs();
            return std::vector<Knob>(table.begin(), table.end());
        },
        params);
}

int knobValue(const GeneratorParams& params, std::size_t index) {
    return std::visit(
        [index](const auto& p) { return p.*(std::decay_t<decltype(p)>::knobs()[index].member); }, params);
}

void setKnob(GeneratorParams& params, std::size_t index, int value) {
    std::visit(
        [index, value](auto& p) {
            const auto& knob = std::decay_t<decltype(p)>::knobs()[index];
            assert(value >= knob.min && value <= knob.max);
            p.*(knob.member) = value;
        },
        params);
}

std::optional<std::size_t> knobIndex(const GeneratorParams& params, std::string_view name) {
    const std::vector<Knob> knobs = knobsOf(params);
    const auto found = std::ranges::find(knobs, name, &Knob::name);
    if (found == knobs.end()) return std::nullopt;
    return static_cast<std::size_t>(found - knobs.begin());
}

std::string refusal(const GeneratorParams& params, Size size) {
    if (std::string text = sizeRefusal(size); !text.empty()) return text;
    return std::visit([size](const auto& p) { return refusal(p, size); }, params);
}

Generation generate(const GeneratorParams& params, Size size, Seed seed, Tracing tracing,
                    const Rerolls& rerolls, Checking checking) {
    assert(refusal(params, size).empty());
    const Watch watch{tracing, checking};
    return std::visit(
        [&](const auto& p) {
            for (int attempt = 0; attempt < mostAttempts; ++attempt)
                if (auto level = attemptLevel(p, size, seed, attempt, watch, rerolls))
                    return *std::move(level);
            return minimumLevel(std::decay_t<decltype(p)>::biome, size, seed, watch, rerolls);
        },
        params);
}

std::span<const std::string_view> drawnPasses(const GeneratorParams& params) {
    return std::visit(
        [](const auto& p) {
            return std::span<const std::string_view>{std::decay_t<decltype(p)>::drawnPasses};
        },
        params);
}

std::vector<Problem> problemsIn(const GeneratorParams& params, const Generation& generation) {
    std::vector<Problem> problems = generation.problems;
    addNews(problems, problemsIn(generation.level));
    if (!generation.minimum) std::visit([&](const auto& p) { checkLevel(p, generation, problems); }, params);
    return problems;
}

}  // namespace gone
