#pragma once

#include "rules/stage.hpp"

#include <optional>

namespace gone {

// What can happen to somebody. All take ids or references that stay valid: nobody leaves World::actors before
// clearDead, but newcomers may move those there: where an effect can bring some, it takes an id.

/// Takes health, wakes sleepers, splits what splits, kills at 0. Damage 0 or more. `by`: whose doing it is.
void hurt(Stage& stage, ActorId victim, int damage, Cause cause, const std::optional<Who>& by);

void heal(Stage& stage, Actor& actor, int amount);

/// Lays a status on somebody. Poison adds to what is there, anything else lasts the longer of the two.
/// Fire and acid find no hold in water.
void begin(Stage& stage, Actor& actor, Status status, int turns);
void end(Stage& stage, Actor& actor, Status status);

/// Changes a foe's mood and says so. A boss that wakes has its floor sealed; a pack wakes together.
void setMood(Stage& stage, Actor& foe, Mood mood);

/// Sets a foe on the hero's last known place; wakes it if need be.
void rouse(Stage& stage, Actor& foe, Point heardAt);

/// Every foe within so many steps of a sound comes to look.
void makeNoise(Stage& stage, Point at, int radius);

void gainExperience(Stage& stage, int amount);
void changeMaxHealth(Stage& stage, int by);

/// Removes the dead; the hero stays.
void clearDead(World& world);

/// Does somebody stand in water that reaches him?
bool standsInWater(const World& world, const Actor& actor);

}  // namespace gone
