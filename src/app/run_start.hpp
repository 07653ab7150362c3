#pragma once

#include "app/app.hpp"
#include "app/run_screen.hpp"

namespace gone {

/// The run that is to be gone on with or watched; none if the program was started for neither. Throws one
/// line if it cannot be.
std::optional<RunScreen> earlierRun(const AppOptions& options, const Atlas& atlas);

/// A new run, with its file. If that cannot be written, it is said on stderr and the run goes without.
RunScreen newRun(const AppOptions& options, const Atlas& atlas, const Recipes& recipes);

}  // namespace gone
