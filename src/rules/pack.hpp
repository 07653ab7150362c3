#pragma once

#include "rules/stage.hpp"

#include <optional>

namespace gone {

// The hero's belongings. A thing is in exactly one place: the pack, the ground or a chest.

bool isWorn(const Character& character, ItemId id);
/// Things in the pack that are not worn, stacks as one.
int unwornCount(const Character& character);
/// Is there a stack it can join, or a free slot?
bool fits(const Character& character, const Item& item);
/// Puts a thing into the pack, into a stack of its equals where there is one. The id it has there; none if
/// nothing fits, and then nothing changed.
std::optional<ItemId> addToPack(Character& character, Item item);
/// Takes `count` of a stack out of the pack, with a new id unless it is all of it. Not for worn things.
Item takeFromPack(World& world, ItemId id, int count);

/// How many of a kind he carries.
int countOf(const Character& character, ItemKind kind);
/// The first of a kind in the pack that fits this floor's locks, if it is a key.
const Item* findKind(const World& world, ItemKind kind);

Outcome pickUp(Stage& stage, ActorId who);
Outcome drop(Stage& stage, const Drop& action);
Outcome equip(Stage& stage, ItemId id);
Outcome unequip(Stage& stage, ItemId id);
Outcome assignQuick(Stage& stage, const AssignQuick& action);

/// What sight rings and shrines add to the hero's sight, worked out anew.
void refreshSight(Character& character);

/// Lays a thing where it comes down: there, or on the nearest cell where one can walk.
void land(Stage& stage, Item item, Point at);

}  // namespace gone
