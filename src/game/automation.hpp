#pragma once

#include "game/errand.hpp"
#include "game/known_ways.hpp"
#include "game/run_along.hpp"
#include "game/watch.hpp"

#include <optional>

namespace gone {

/// An errand on its way. Stands above `advance`: each act it gives is an ordinary command, carried out and
/// written down as if the player had given it. It goes by what the hero knows, and stops as soon as anything
/// happens (see interruption).
class Automation {
public:
    explicit Automation(Errand errand);

    const Errand& errand() const { return errand_; }

    /// The next act, or why there is none. Asked again once the act was carried out, on the world as it is
    /// then; after a halt the errand is over.
    NextStep next(const World& world);

private:
    std::optional<Halt> stop(const World& world) const;

    Errand errand_;
    KnownWays ways_;
    Runner runner_;
    std::optional<Watch> before_;  ///< when the last act was given; none: none was yet
    int floor_ = 0;
    int nextAct_ = 0;      ///< the hero's, when the last act was given
    int foundBefore_ = 0;  ///< doors and traps known then
};

/// The cell of the stairs that lead down or up, if the hero has seen it.
std::optional<Point> knownStairs(const World& world, bool down);

}  // namespace gone
