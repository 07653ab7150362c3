#pragma once

#include "base/rng.hpp"
#include "generation/generators.hpp"

#include <functional>
#include <string>

namespace gone {

/// What generate() is asked for.
struct LevelCase {
    GeneratorParams params;
    Size size;
    Seed seed;
};

/// The generator of `standard` with any knobs, each at an end of its range one time in three, at its smallest
/// fitting size plus 0 to 40 cells each way; `number` names the case.
LevelCase anyCase(const GeneratorParams& standard, int number);

/// The problems of the level that the case asks for, a line each; empty if there are none.
std::string faultsOf(const LevelCase& wanted);

/// The plainest case for which `isBad` still holds: as small as can be, then each knob at its standard.
LevelCase shrunk(LevelCase bad, const std::function<bool(const LevelCase&)>& isBad);

/// The case as arguments of the command line, with its faults and its picture.
std::string report(const LevelCase& bad);

/// Nothing if the level of the case has no fault; else the report of the shrunk case.
std::string complaintAbout(const LevelCase& wanted);

}  // namespace gone
