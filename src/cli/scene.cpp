#include "cli/scene.hpp"

#include "cli/scene_drawn.hpp"
#include "cli/scene_floors.hpp"
#include "cli/scene_lab.hpp"
#include "cli/scene_run.hpp"

#include <array>

namespace gone {

std::span<const Scene> allScenes() {
    static constexpr std::array scenes{
        Scene{"halls", "a floor of rogue, the hero on the stairs up; --turns walks him to the stairs down",
              true, false, drawHalls},
        Scene{"hollows", "a floor of cave likewise", true, false, drawHollows},
        Scene{"unmade", "a floor of mixed likewise", true, false, drawUnmade},
        Scene{"bsp", "a floor of bsp likewise", true, false, drawBsp},
        Scene{"whole-halls", "the floor of halls whole, without light and fog", false, false, drawWholeHalls},
        Scene{"whole-hollows", "the floor of hollows likewise", false, false, drawWholeHollows},
        Scene{"whole-unmade", "the floor of unmade likewise", false, false, drawWholeUnmade},
        Scene{"whole-bsp", "the floor of bsp likewise", false, false, drawWholeBsp},
        Scene{"regions", "a cave, its regions coloured; --step K, first or all: so many tunnels dug", false,
              true, drawRegions},
        Scene{"lab", "the lab on a cave, at --step of its making or finished", false, true, drawLab},
        Scene{"run", "a run as a careful bot has played it for --turns turns", true, false, drawRun},
        Scene{"inventory", "the pack of such a run", true, false, drawInventory},
        Scene{"log", "all that was said in such a run", true, false, drawLogOfRun},
        Scene{"death", "the end of such a run, of the next seed whose hero dies", false, false, drawDeath},
        Scene{"mockup-halls", "a room of the Halls, composed by hand", false, false, drawMockupHalls},
        Scene{"mockup-hollows", "a cave of the Hollows likewise", false, false, drawMockupHollows},
        Scene{"mockup-unmade", "a room of the Unmade likewise", false, false, drawMockupUnmade},
    };
    return scenes;
}

}  // namespace gone
