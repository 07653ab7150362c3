#pragma once

#include "cli/scene.hpp"

namespace gone {

/// A floor of each biome, with water, grass, pillars or holes, as the game shows it.
Image drawHalls(const SceneWish& wish);
Image drawHollows(const SceneWish& wish);
Image drawUnmade(const SceneWish& wish);
Image drawBsp(const SceneWish& wish);

/// The same floors whole, without light or fog.
Image drawWholeHalls(const SceneWish& wish);
Image drawWholeHollows(const SceneWish& wish);
Image drawWholeUnmade(const SceneWish& wish);
Image drawWholeBsp(const SceneWish& wish);

/// A cave whole, its regions coloured; --step says how many tunnels are dug.
Image drawRegions(const SceneWish& wish);

}  // namespace gone
