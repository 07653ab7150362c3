#pragma once

#include "rules/stage.hpp"

#include <optional>
#include <vector>

namespace gone {

// The Slime King's: he swells for two turns, the cells round him are marked, then he falls on them.

/// The cells a great blow of this foe strikes from where it is: radius 2, as far as a blow gets.
std::vector<Point> struckCells(const World& world, const Actor& foe);

/// The next act of one that swells: begin one time in three when the hero is within reach, go on, or slam.
/// None if it fights as others do.
std::optional<Action> greatBlow(Stage& stage, const Actor& foe);

/// Is the hero still where the blow would fall, and the foe after him?
bool holdsTell(const World& world, const Actor& foe);
void cancelTell(Stage& stage, Actor& foe);

Outcome swell(Stage& stage, ActorId id);
Outcome slam(Stage& stage, ActorId id);

}  // namespace gone
