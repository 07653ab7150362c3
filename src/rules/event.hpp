#pragma once

#include "world/world.hpp"

#include <string>
#include <variant>

namespace gone {

// Events hold copies: they stay true after the world has moved on.

struct Moved {
    ActorId actor;
    Point from;
    Point to;
};
struct OpenedDoor {
    ActorId actor;
    Point at;
};
struct ClosedDoor {
    ActorId actor;
    Point at;
};
/// An action was not possible; `reason` is a sentence for the player. No time was spent.
struct Refusal {
    std::string reason;
};
/// The hero stands on stairs and takes them: the run puts him on another floor.
struct LeftFloor {
    bool down;
};

using Event = std::variant<Moved, OpenedDoor, ClosedDoor, Refusal, LeftFloor>;

}  // namespace gone
