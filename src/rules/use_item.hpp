#pragma once

#include "rules/stage.hpp"

namespace gone {

/// Drinks, reads or eats what is in the pack.
Outcome useItem(Stage& stage, const Use& action);

/// Can a scroll of upgrade, or a forge, better this thing?
bool canBetter(ItemKind kind);
void better(Stage& stage, Item& item, int by);

void drink(Stage& stage, ItemKind potion);
/// Reads a scroll that is known by now and used up. `on`: the thing it is for, or null.
void read(Stage& stage, ItemKind scroll, Item* on);

}  // namespace gone
