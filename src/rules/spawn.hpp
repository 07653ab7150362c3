#pragma once

#include "content/items.hpp"
#include "content/monsters.hpp"
#include "world/world.hpp"

namespace gone {

/// A new foe with the numbers of its row and its next id, on a free cell. It acts no sooner than a turn from
/// now. Valid until the next actor comes or goes.
Actor& addFoe(World& world, ActorKind kind, Point at, Mood mood = Mood::Wandering, Elite elite = Elite::None);

/// A new thing with its next id; a wand comes with 4 charges. It lies nowhere yet.
Item newItem(World& world, ItemKind kind, int count = 1, int plus = 0);

/// Lays a thing on a cell.
void layItem(World& world, Point at, Item item, int choice = 0);

/// Gives every wand of the hero's one charge back, up to its full 4: for each floor that is new to him.
void rechargeWands(Character& character);

inline constexpr int fullCharges = 4;

}  // namespace gone
