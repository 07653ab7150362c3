#pragma once

#include "rules/action.hpp"
#include "world/world.hpp"

#include <optional>
#include <vector>

namespace gone {

/// A cursor over the floor, and what it is for.
struct Aim {
    enum class Why : std::uint8_t { Look, Throw, Shoot, Zap };
    Why why = Why::Look;
    ItemId item = noItem;  ///< to be thrown or zapped
    Point at;
    friend bool operator==(const Aim&, const Aim&) = default;
};

/// Begins on the nearest foe that can be reached; to look, on the nearest in view; else on the hero.
Aim beginAim(const World& world, Aim::Why why, ItemId item = noItem);
/// To the next foe in view, nearest first, round and round.
void nextTarget(const World& world, Aim& aim);
void moveAim(const World& world, Aim& aim, Direction direction);

/// Cells what is sent passes on its way; empty to look.
std::vector<Point> wayOf(const World& world, const Aim& aim);
/// Would it come down where the cursor is?
bool isInReach(const World& world, const Aim& aim);
/// What it comes to; none to look.
std::optional<Action> actOf(const Aim& aim);

}  // namespace gone
