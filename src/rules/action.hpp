#pragma once

#include "base/geometry.hpp"

#include <variant>

namespace gone {

struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// A step, or what bumping means: a closed door opens.
struct Walk {
    Direction direction = Direction::North;
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// Closes the door on the neighbouring cell.
struct CloseDoor {
    Direction direction = Direction::North;
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};
/// Takes the stairs the actor stands on.
struct TakeStairs {
    bool down = true;
    friend bool operator==(const TakeStairs&, const TakeStairs&) = default;
};

using Action = std::variant<Wait, Walk, CloseDoor, TakeStairs>;

}  // namespace gone
