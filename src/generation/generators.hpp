#pragma once

#include "base/seed.hpp"
#include "generation/bsp.hpp"
#include "generation/carver.hpp"
#include "generation/cave.hpp"
#include "generation/generation.hpp"
#include "generation/knob.hpp"
#include "generation/mixed.hpp"
#include "generation/rogue.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gone {

/// Every generator there is: this type is the registry.
using GeneratorParams = std::variant<RogueParams, CaveParams, BspParams, MixedParams>;

/// Version of the levels: raised whenever a seed yields another level than before.
inline constexpr int generatorVersion = 1;

inline constexpr Size smallestSize{1, 1};
inline constexpr Size largestSize{4096, 4096};
inline constexpr Size defaultSize{80, 45};

/// One set of standard parameters a generator, in the order of the variant.
std::span<const GeneratorParams> allGenerators();

/// The standard parameters of the generator called `name`, or none.
std::optional<GeneratorParams> generatorNamed(std::string_view name);

std::string_view generatorName(const GeneratorParams& params);
std::string_view generatorMeaning(const GeneratorParams& params);

/// The knobs of the generator that `params` belongs to, in table order.
std::vector<Knob> knobsOf(const GeneratorParams& params);
/// `index` counts in knobsOf; `value` must lie in the knob's range.
int knobValue(const GeneratorParams& params, std::size_t index);
void setKnob(GeneratorParams& params, std::size_t index, int value);
/// The index of the knob called `name`, or none.
std::optional<std::size_t> knobIndex(const GeneratorParams& params, std::string_view name);

/// Why no level of this size can be made with these parameters, naming what would fit; empty if one can.
/// Never depends on a seed.
std::string refusal(const GeneratorParams& params, Size size);

/// Makes a level. Pure: same parameters, size and seed give the same bits on every machine.
/// Requires refusal(params, size) to be empty; then every seed yields a level without problems.
/// Passes named in `rerolls` are drawn anew; the others draw as they would have. Watching (tracing, checking)
/// never changes the level.
Generation generate(const GeneratorParams& params, Size size, Seed seed, Tracing tracing = Tracing::Off,
                    const Rerolls& rerolls = {}, Checking checking = Checking::Off);

/// The passes that draw, in order: those that can be drawn anew.
std::span<const std::string_view> drawnPasses(const GeneratorParams& params);

/// The faults of a finished level, by the invariants that hold for its generator; with them those that were
/// seen while it was made.
std::vector<Problem> problemsIn(const GeneratorParams& params, const Generation& generation);

}  // namespace gone
