#pragma once

#include "game/recipes.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace gone {

/// The folder of the running program, or the current one where the system does not tell.
std::filesystem::path programFolder();

/// The folders that may hold the assets, in the order they are tried: the one asked for on the command line,
/// $GONEROOMS_ASSETS, `assets` beside the program, `../share/gonerooms` beside it.
std::vector<std::filesystem::path> assetFolders(const std::optional<std::filesystem::path>& asked,
                                                const std::filesystem::path& program);

/// The recipes of a run's floors, from floors.json in the folder of the assets. Throws one line that names
/// the file, and the floor and key that are amiss.
Recipes loadRecipes(const std::filesystem::path& assets);

/// The first folder that holds atlas.txt; throws one line with all that were tried if none does.
std::filesystem::path findAssets(const std::vector<std::filesystem::path>& folders);

}  // namespace gone
