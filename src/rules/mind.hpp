#pragma once

#include "rules/stage.hpp"

namespace gone {

/// What a foe does now, awake and able to act, given what it has perceived.
Action decide(Stage& stage, ActorId id);

/// Would this foe rather not stand there: fire, gas, webs, traps?
bool isShunned(const World& world, const Actor& foe, Point at);

}  // namespace gone
