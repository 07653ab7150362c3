#pragma once

#include "cli/command_line.hpp"

namespace gone {

/// Draws a scene into a PNG, or lists the scenes. Returns the exit code: 2 for a scene nobody knows, an
/// option that means nothing for it, or a missing --out. Needs no display. Throws if the pictures cannot be
/// read or the file cannot be written.
int runShot(const ShotCommand& shot, const std::optional<std::filesystem::path>& assets);

}  // namespace gone
