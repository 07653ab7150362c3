#pragma once

#include "view/atlas.hpp"

namespace gone {

/// The game's own pictures, as the build baked them.
inline const Atlas& testAtlas() {
    static const Atlas atlas = loadAtlas(GONEROOMS_ASSETS_DIR);
    return atlas;
}

}  // namespace gone
