#pragma once

#include "base/rng.hpp"
#include "content/items.hpp"
#include "world/item.hpp"

#include <vector>

namespace gone {

/// A thing before it has a number: what a draw came to.
struct Thing {
    ItemKind kind = ItemKind::Meal;
    int count = 1;
    int plus = 0;
    friend bool operator==(const Thing&, const Thing&) = default;
};

inline constexpr int bowArrows = 12;  ///< come with every bow

/// What comes when a thing does: itself, and after a bow its arrows.
std::vector<Thing> withArrows(const Thing& thing);

/// Something by weight for a floor: potion 30, scroll 28, weapon 12, armour 12, wand 8, gold 6, ring 4.
Thing drawThing(int floor, Rng& rng);

// One of a sort, by the weights of its kinds.
ItemKind drawPotion(Rng& rng);
ItemKind drawScroll(Rng& rng);
ItemKind drawWeapon(int floor, Rng& rng);  ///< a bow now and then
ItemKind drawArmour(int floor, Rng& rng);  ///< a shield now and then
ItemKind drawWand(Rng& rng);
ItemKind drawRing(Rng& rng);

}  // namespace gone
