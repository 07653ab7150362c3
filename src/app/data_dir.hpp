#pragma once

#include <filesystem>
#include <optional>

namespace gone {

/// The folder for what the program keeps: the one asked for, else the platform's own. It is made where it
/// does not exist. None, with one line on stderr, if it cannot be written to: the program goes on without.
std::optional<std::filesystem::path> openDataDir(const std::optional<std::filesystem::path>& asked);

}  // namespace gone
