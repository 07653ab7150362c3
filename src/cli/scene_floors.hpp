#pragma once

#include "cli/scene.hpp"

namespace gone {

/// The level that `map` makes of this seed, by each generator's standard settings, as the game shows it.
Image drawHalls(const SceneWish& wish);
Image drawHollows(const SceneWish& wish);

}  // namespace gone
