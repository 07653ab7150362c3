#pragma once

#include "game/bot_mind.hpp"
#include "rules/action.hpp"

#include <optional>

namespace gone {

/// The next act towards what a quiet floor has to give besides what lies about: one of several things of
/// which he may take one, springs and the like, rooms that a keystone calls back. None if there is nothing.
std::optional<Action> seekGifts(const World& world, BotMind& mind);

/// Walks all over the floor again, nearest first, until he has seen every place anew: for somebody who hides.
/// Once all was seen it begins anew.
Action patrol(const World& world, BotMind& mind);

/// Searches for what is hidden, all over the floor, nearest first, and then all over again.
Action searchOn(const World& world, BotMind& mind);

}  // namespace gone
