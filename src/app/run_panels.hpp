#pragma once

#include "app/input.hpp"
#include "view/atlas.hpp"
#include "view/view_options.hpp"
#include "world/world.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gone {

// What is drawn over the picture of a run.

/// "The Halls", as a floor's name begins.
std::string_view placeName(Biome biome);

/// What the plate in the lower left corner says: "turn 12".
std::string plateText(int turns);

/// Where it lies on a canvas.
Rect plateArea(Size canvas, const Atlas& atlas, std::string_view text);

/// Draws the plate. Answers where a line of text over it begins.
Point drawPlate(Canvas& canvas, const Atlas& atlas, std::string_view text);

/// Where the minimap's panel lies on a canvas: in the upper right corner.
Rect mapPanelArea(Size canvas);

/// Draws it: what is known of the floor, and under it place and depth.
void drawMapPanel(Canvas& canvas, const Atlas& atlas, const World& world, int floor, std::uint32_t ms,
                  const ViewOptions& options);

/// Draws the list of keys in the middle, cut where the canvas is too small for it.
void drawKeys(Canvas& canvas, const Atlas& atlas, std::span<const KeyHelp> keys);

}  // namespace gone
