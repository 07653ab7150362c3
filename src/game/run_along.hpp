#pragma once

#include "game/errand.hpp"
#include "game/known_ways.hpp"

#include <optional>

namespace gone {

/// Somebody who runs: which way, and what was beside him when he set out.
struct Runner {
    Direction direction = Direction::North;
    std::optional<unsigned> beside;  ///< bit 0 left, bit 1 right: one can step there; none: not yet off
    friend bool operator==(const Runner&, const Runner&) = default;
};

/// The next step of a run. Stops before harm and walls, at what lies about, doors, stairs and seals, where
/// ways part, and where a side opens or closes. In a corridor it follows the bends.
NextStep runStep(const World& world, const KnownWays& ways, Runner& runner);

}  // namespace gone
