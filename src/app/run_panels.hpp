#pragma once

#include "app/input.hpp"
#include "view/atlas.hpp"

#include <span>

namespace gone {

/// Draws the list of keys on a sheet of its own.
void drawKeys(Canvas& canvas, const Atlas& atlas, std::span<const KeyHelp> keys);

}  // namespace gone
