#pragma once

#include "base/rng.hpp"
#include "rules/action.hpp"
#include "rules/event.hpp"
#include "world/world.hpp"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace gone {

inline constexpr int ticksPerTurn = 100;

/// What every rule works on: the floor, the stream of chance, and what happened so far.
struct Stage {
    World& world;
    Rng& play;
    std::vector<Event>& events;

    void tell(Event event) { events.push_back(std::move(event)); }
    /// A number of low..high, with one draw.
    int between(int low, int high) { return low + play.below(high - low + 1); }
};

/// The act was done and took this long.
struct Done {
    int ticks = ticksPerTurn;
};
/// It was not possible; nothing changed. The reason is a sentence for the player.
struct Refused {
    std::string reason;
};
/// Something else is meant: walking into a foe is an attack.
struct Instead {
    Action action;
};
using Outcome = std::variant<Done, Refused, Instead>;

}  // namespace gone
