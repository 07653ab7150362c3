#pragma once

#include "game/game.hpp"

#include <vector>

namespace gone {

/// Generates the hero's floor anew round him, from a seed of its own. He and whatever lies there come to the
/// nearest cell where one can stand; chests, and springs and the like that are not used up, stand elsewhere;
/// an unopened vault becomes a locked chest, and its key fits that; bosses stay as near as may be. Other foes
/// and the traps are placed anew, gone rooms are others, and what the hero knew of the floor is worth
/// nothing.
void remakeFloor(Game& game, std::vector<Event>& events);

}  // namespace gone
