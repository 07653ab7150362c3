#pragma once

#include "rules/action.hpp"
#include "rules/event.hpp"
#include "world/world.hpp"

#include <vector>

namespace gone {

/// What one command did: the ticks it took (0 when refused) and what happened, in order.
struct Report {
    int spent = 0;
    std::vector<Event> events;
};

/// The hero acts on his floor. Knows one floor only; taking stairs is reported as LeftFloor.
Report takeTurn(World& world, const Action& action);

}  // namespace gone
