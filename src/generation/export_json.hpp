#pragma once

#include "generation/generators.hpp"

#include <iosfwd>
#include <span>
#include <string>

namespace gone {

/// The level as one json object on one line, with its line break: every field of the level format, the
/// metrics and the problems; `trace` too if the generation was traced. The same bytes on every machine.
/// The trace is written step by step, so that memory holds one step's rows at a time.
void writeJson(std::ostream& out, const GeneratorParams& params, Seed seed, const Generation& generation,
               const std::vector<Problem>& problems);

/// These generators with every knob, as one json object.
std::string knobsJson(std::span<const GeneratorParams> generators = allGenerators());

}  // namespace gone
