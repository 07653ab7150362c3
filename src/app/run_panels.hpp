#pragma once

#include "app/input.hpp"
#include "view/atlas.hpp"
#include "world/level.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gone {

// What is drawn over the picture of a run.

/// "The Halls", as a floor's name begins.
std::string_view placeName(Biome biome);

/// What the plate says: place, floor and turns, "The Halls  D1  turn 12".
std::string plateText(Biome biome, int floor, int turns);

/// Draws the plate in the lower left corner. Answers where a line of text over it begins.
Point drawPlate(Canvas& canvas, const Atlas& atlas, std::string_view text);

/// Draws the list of keys in the middle, cut where the canvas is too small for it.
void drawKeys(Canvas& canvas, const Atlas& atlas, std::span<const KeyHelp> keys);

}  // namespace gone
