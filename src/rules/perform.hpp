#pragma once

#include "rules/stage.hpp"

namespace gone {

/// Lets anybody do anything the rules allow. What comes back is Done or Refused; what was meant Instead is
/// done already. A refused action changes nothing.
Outcome perform(Stage& stage, ActorId id, const Action& action);

}  // namespace gone
