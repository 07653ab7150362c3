#pragma once

#include "rules/stage.hpp"

namespace gone {

/// Does this foe see the hero's cell, and him on it? Sight is the same both ways, dark rooms included. But
/// whoever is next to it round a door jamb or a corner, where neither can strike, it does not see: that is
/// what makes standing beside a door an ambush.
bool seesHero(const World& world, const Actor& foe);

/// Does the hero know where this actor is: in sight, or by a potion of clarity?
bool isShown(const World& world, const Actor& actor);

/// What a foe makes of what it sees and hears, when its act begins: it wakes, hunts, loses track.
void perceive(Stage& stage, Actor& foe);

}  // namespace gone
