#pragma once

#include "content/items.hpp"
#include "game/bot_mind.hpp"
#include "rules/action.hpp"

#include <optional>

namespace gone {

/// What there is to do about the things he carries while nobody is near: eat, wear what is better, read and
/// drink. None if all is in order.
std::optional<Action> tidyUp(const World& world, const BotMind& mind);

/// A potion or scroll in the pack whose kind he knows, or null.
const Item* knownThing(const World& world, ItemKind kind);

/// The largest stack of potions (or scrolls) that he does not know, or null.
const Item* unknownOf(const World& world, ItemGroup group);

/// What a scroll of upgrade is for, or noItem.
ItemId dearest(const World& world);

}  // namespace gone
