#pragma once

#include "game/bot_mind.hpp"
#include "rules/action.hpp"

#include <optional>

namespace gone {

/// What to do with foes in view that are awake, at least one; none if nothing comes of waiting for them.
std::optional<Action> fight(const World& world, const Outlook& outlook, BotMind& mind);

/// A step on the way to a sleeper, or the blow; none if no way is known.
std::optional<Action> stalk(const World& world, const Actor& sleeper, const BotMind& mind);

/// Is this sleeper worth a blow?
bool isPrey(const World& world, const Actor& sleeper, const BotMind& mind);

}  // namespace gone
