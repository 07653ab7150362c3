#pragma once

#include "rules/stage.hpp"

namespace gone {

/// The hero learns what a kind is. The last unknown potion or scroll names itself with it.
void learn(Stage& stage, ItemKind kind);

/// Learns all about one thing: its kind, and its plus and charges.
void reveal(Stage& stage, Item& item);

/// Is there something about this thing that he does not know?
bool isMystery(const Lore& lore, const Item& item);

}  // namespace gone
