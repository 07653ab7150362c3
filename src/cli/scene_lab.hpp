#pragma once

#include "cli/scene.hpp"

namespace gone {

/// The lab on a cave by its standard settings, at --step of its making or finished.
Image drawLab(const SceneWish& wish);

}  // namespace gone
