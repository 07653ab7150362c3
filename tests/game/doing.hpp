#pragma once

#include "game/automation.hpp"

#include <string>
#include <vector>

namespace gone {

/// An errand carried out to its end on one floor.
struct Doing {
    Halt halt;
    std::vector<Point> path;  ///< where the hero stood, from the start on
    int acts = 0;
};

/// At most so many acts; questions to the run stay unanswered.
Doing carryOut(World& world, const Errand& errand, int most = 5000);

/// The drawn floor with all of it known to the hero.
World knownFloor(std::string_view text);

}  // namespace gone
