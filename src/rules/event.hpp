#pragma once

#include "world/world.hpp"

#include <optional>
#include <string>
#include <variant>

namespace gone {

// Events hold copies: they stay true after the world has moved on.

struct Moved {
    ActorId actor;
    Point from;
    Point to;
    friend bool operator==(const Moved&, const Moved&) = default;
};
struct OpenedDoor {
    ActorId actor;
    Point at;
    friend bool operator==(const OpenedDoor&, const OpenedDoor&) = default;
};
struct ClosedDoor {
    std::optional<ActorId> actor;  ///< none: it fell shut by itself
    Point at;
    friend bool operator==(const ClosedDoor&, const ClosedDoor&) = default;
};
/// An action was not possible; `reason` is a sentence for the player. No time was spent.
struct Refusal {
    std::string reason;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};
/// The hero stands on stairs and takes them: the run puts him on another floor.
struct LeftFloor {
    bool down;
    friend bool operator==(const LeftFloor&, const LeftFloor&) = default;
};

using Event = std::variant<Moved, OpenedDoor, ClosedDoor, Refusal, LeftFloor>;

}  // namespace gone
