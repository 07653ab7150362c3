#include "cli/scene.hpp"

#include "cli/scene_floors.hpp"
#include "cli/scene_lab.hpp"

#include <array>

namespace gone {

std::span<const Scene> allScenes() {
    static constexpr std::array scenes{
        Scene{"halls", "a floor of rogue, the hero on the stairs up; --turns walks him to the stairs down",
              true, false, drawHalls},
        Scene{"hollows", "a floor of cave likewise", true, false, drawHollows},
        Scene{"lab", "the lab on a cave, at --step of its making or finished", false, true, drawLab},
    };
    return scenes;
}

}  // namespace gone
