#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Writes one or every generator with its knobs to the standard output. Returns the exit code.
int runKnobs(const KnobsCommand& knobs);

}  // namespace gone
