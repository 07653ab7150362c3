#pragma once

#include "rules/action.hpp"
#include "rules/event.hpp"
#include "world/world.hpp"

#include <string>
#include <vector>

namespace gone {

/// Raised whenever a recorded run would play differently than before.
inline constexpr int rulesVersion = 1;

inline constexpr int ticksPerTurn = 100;

/// What one command did: the ticks it took (0 when refused) and what happened, in order.
struct Report {
    int spent = 0;
    std::vector<Event> events;
    friend bool operator==(const Report&, const Report&) = default;
};

/// The report of an action that was not possible; `reason` is a sentence for the player.
Report refused(std::string reason);

/// The hero acts on his floor. Knows one floor only; taking stairs is reported as LeftFloor.
/// A refused action changes nothing. After any other, open doors with nobody in or next to them fall shut,
/// time moves on and the hero looks around.
Report takeTurn(World& world, const Action& action);

}  // namespace gone
