#pragma once

#include "cli/scene.hpp"

namespace gone {

/// A run as a careful bot plays it: the picture after --turns turns, its pack, its log, its end.
Image drawRun(const SceneWish& wish);
Image drawInventory(const SceneWish& wish);
Image drawLogOfRun(const SceneWish& wish);
Image drawDeath(const SceneWish& wish);

}  // namespace gone
