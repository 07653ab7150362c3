#pragma once

#include "generation/generators.hpp"
#include "view/view_options.hpp"

#include <filesystem>
#include <optional>

namespace gone {

struct AppOptions {
    enum class Start { Run, Continue, Replay, Lab };
    Start start = Start::Run;
    std::filesystem::path run;  ///< to be replayed
    Seed seed;                  ///< of the run, or of the lab's level
    GeneratorParams params;     ///< what the lab shows first
    Size size = defaultSize;
    ViewOptions view;
    std::optional<std::filesystem::path> assets;   ///< looked at before the usual places
    std::optional<std::filesystem::path> dataDir;  ///< instead of the platform's own
};

/// Opens the window and plays until it is closed; answers the exit code. Throws one line when it cannot
/// start.
int runApp(const AppOptions& options);

}  // namespace gone
