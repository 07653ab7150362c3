#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Plays whole runs without a window and tells what came of them. Returns the exit code: 1 if a game crashed
/// or stuck, with a line each on the standard error.
int runBot(const BotCommand& command, const std::optional<std::filesystem::path>& assets);

}  // namespace gone
