#pragma once

#include "game/game.hpp"

#include <string>
#include <vector>

namespace gone {

/// Why a keystone set where the hero stands would be spent in vain: no legal room fits. Empty if one does, or
/// if no room is missing here.
std::string callRefusal(const Game& game);

/// Calls a gone room of the hero's floor back through the generator that made the floor, and furnishes it,
/// and with it any other that comes open. Nobody and nothing ends in a wall. The call must not be refused.
void callRoomBack(Game& game, int room, std::vector<Event>& events);

/// Where a room is missing beside the hero, it tells its kind, once.
void whisper(Game& game, std::vector<Event>& events);

}  // namespace gone
