#pragma once

#include "base/seed.hpp"
#include "view/atlas.hpp"
#include "view/canvas.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace gone {

/// What a scene is drawn from.
struct SceneWish {
    const Atlas& atlas;
    const std::filesystem::path& assets;
    Seed seed;
    Size size;                ///< of the picture, in screen pixels
    int turns = 0;            ///< played before the picture is drawn
    std::optional<int> step;  ///< of a trace; none: the end
};

/// A picture the program can draw without a display.
struct Scene {
    std::string_view name;
    std::string_view meaning;
    bool takesTurns;  ///< --turns means something
    bool takesStep;   ///< --step does
    Image (*draw)(const SceneWish& wish);
};

/// Every scene there is, in the order they are listed.
std::span<const Scene> allScenes();

}  // namespace gone
