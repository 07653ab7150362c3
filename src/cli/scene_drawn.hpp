#pragma once

#include "cli/scene.hpp"

namespace gone {

/// The compositions of the art direction's mockups, as the game shows them.
Image drawMockupHalls(const SceneWish& wish);
Image drawMockupHollows(const SceneWish& wish);
Image drawMockupUnmade(const SceneWish& wish);

}  // namespace gone
