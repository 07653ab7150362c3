#pragma once

#include "rules/stage.hpp"

#include <vector>

namespace gone {

inline constexpr int throwRange = 6;  ///< cells, the larger of the two axes
inline constexpr int bowRange = 8;
inline constexpr int boltRange = 8;
inline constexpr int hurlRange = 7;

/// Where something that flies from one cell to another comes down, and whom it meets.
struct Flight {
    std::vector<Point> path;  ///< cells passed, without the first
    Point end;                ///< the last of the path, or the start if it is stopped at once
    ActorId meets = nobody;
    friend bool operator==(const Flight&, const Flight&) = default;
};

/// A straight flight, at most `range` cells: ends at `to`, at the first one in the way, or before stone.
Flight flightOf(const World& world, Point from, Point to, int range);

/// Would something that flies between two cells come down on the second?
bool hasClearLine(const World& world, Point from, Point to, int range);

Outcome throwItem(Stage& stage, const Throw& action);
Outcome shoot(Stage& stage, Point at);
Outcome hurl(Stage& stage, ActorId id, Point at);

/// What is in a bottle for throwing gets out: flames or a cloud. Nothing comes of any other.
void burstBottle(Stage& stage, ItemKind potion, Point at);

}  // namespace gone
