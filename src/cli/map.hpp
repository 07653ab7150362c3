#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Writes the levels. Returns the exit code: 1 after a refusal, trouble with the file, or a level with
/// problems (all levels are written even so), each told in one line on the standard error.
int runMap(const MapCommand& map);

}  // namespace gone
