#pragma once

#include "generation/level_case.hpp"
#include "generation/origin.hpp"
#include "support/any_params.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// A finished level together with what it was made from.
struct Made {
    Origin origin;
    Level level;
};

Made make(const GeneratorParams& params, Size size, Seed seed);
Made make(const LevelCase& wanted);

/// The generator called `name` with some knobs set.
GeneratorParams withKnobs(std::string_view name, const std::vector<std::pair<std::string_view, int>>& knobs);

/// Parameters and sizes worth trying changes on: each generator's standard, many gone rooms, crowded grids,
/// wide rooms, dressing.
struct Preset {
    GeneratorParams params;
    Size size;
};
std::vector<Preset> gridPresets();
std::vector<Preset> cavePresets();

std::vector<int> roomsOf(const Level& level, RoomKind kind);

/// Cells whose tile differs, row by row.
std::vector<Point> changedCells(const Level& before, const Level& after);

/// True if somewhere somebody could stand before and cannot now.
bool fillsWalkable(const Level& before, const Level& after);

/// One line a fault; empty if there are none. Beyond problemsIn, a link's doors must stand in the order of
/// its path, and its shape must be that of its path, free apart.
std::string problemsText(const Level& level);

}  // namespace gone
