#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Writes every generator and knob to the standard output. Returns the exit code.
int runKnobs(const KnobsCommand& knobs);

}  // namespace gone
