#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Plays a recorded run again without a window, and prints that it goes as it went, or says in what and at
/// which turn it first does not. Returns the exit code.
int verifyRun(const ReplayCommand& command);

}  // namespace gone
