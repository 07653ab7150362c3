#pragma once

#include "view/atlas.hpp"
#include "view/view_options.hpp"
#include "world/world.hpp"

#include <cstdint>
#include <string_view>

namespace gone {

/// "The Halls", as a floor's name begins.
std::string_view placeName(Biome biome);

/// Where the minimap's panel lies on a canvas: in the upper right corner.
Rect mapPanelArea(Size canvas);

/// Draws it: what is known of the floor, and under it place and depth.
void drawMapPanel(Canvas& canvas, const Atlas& atlas, const World& world, int floor, std::uint32_t ms,
                  const ViewOptions& options);

}  // namespace gone
