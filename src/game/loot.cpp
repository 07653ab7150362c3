#include "game/loot.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace gone {
namespace {

using enum ItemKind;

struct Weighted {
    ItemKind kind;
    int weight;
    int firstFloor = 1;
};

// What is on schedule (might, upgrade) never comes by weight; healing seldom.
constexpr std::array potions{Weighted{HealingPotion, 2},      Weighted{HastePotion, 5},
                             Weighted{InvisibilityPotion, 4}, Weighted{LevitationPotion, 3},
                             Weighted{ClarityPotion, 4},      Weighted{FirePotion, 5},
                             Weighted{PoisonPotion, 5},       Weighted{SleepPotion, 5}};
constexpr std::array scrolls{Weighted{IdentifyScroll, 8}, Weighted{MappingScroll, 5},
                             Weighted{TeleportScroll, 5}, Weighted{DreadScroll, 4},
                             Weighted{LullScroll, 4},     Weighted{BlastScroll, 3},
                             Weighted{RemakingScroll, 2}};
constexpr std::array weapons{Weighted{Dagger, 3}, Weighted{Sword, 5}, Weighted{Spear, 4},
                             Weighted{Axe, 3, 2}, Weighted{Bow, 3},   Weighted{Mace, 3, 3}};
constexpr std::array armours{Weighted{Cloth, 2}, Weighted{Leather, 5}, Weighted{Shield, 4},
                             Weighted{Scale, 4, 3}, Weighted{Plate, 3, 5}};
constexpr std::array wands{Weighted{FireWand, 3}, Weighted{FrostWand, 3}, Weighted{BlinkWand, 2},
                           Weighted{DiggingWand, 2}};
constexpr std::array rings{Weighted{EvasionRing, 1}, Weighted{SightRing, 1}, Weighted{RegenerationRing, 1},
                           Weighted{SwiftnessRing, 1}};

ItemKind drawFrom(std::span<const Weighted> table, int floor, Rng& rng) {
    int total = 0;
    for (const Weighted& row : table)
        if (row.firstFloor <= floor) total += row.weight;
    int left = rng.below(total);
    for (const Weighted& row : table) {
        if (row.firstFloor > floor) continue;
        left -= row.weight;
        if (left < 0) return row.kind;
    }
    return table.front().kind;
}

enum class Sort { Potion, Scroll, Weapon, Armour, Wand, Gold, Ring };
constexpr std::array<int, 7> sortWeights{30, 28, 12, 12, 8, 6, 4};

Sort drawSort(Rng& rng) {
    int left = rng.below(100);
    for (std::size_t i = 0; i < sortWeights.size(); ++i) {
        left -= sortWeights[i];
        if (left < 0) return static_cast<Sort>(i);
    }
    return Sort::Ring;
}

/// Three in ten are better by one, one in ten by two.
int drawPlus(Rng& rng) {
    const int luck = rng.below(10);
    return luck == 0 ? 2 : luck <= 3 ? 1 : 0;
}

int drawGold(int floor, Rng& rng) {
    return 5 + 5 * floor + rng.below(10 + 5 * floor);
}

}  // namespace

std::vector<Thing> withArrows(const Thing& thing) {
    if (thing.kind != Bow) return {thing};
    return {thing, {Arrow, bowArrows}};
}

ItemKind drawPotion(Rng& rng) {
    return drawFrom(potions, 1, rng);
}
ItemKind drawScroll(Rng& rng) {
    return drawFrom(scrolls, 1, rng);
}
ItemKind drawWeapon(int floor, Rng& rng) {
    return drawFrom(weapons, floor, rng);
}
ItemKind drawArmour(int floor, Rng& rng) {
    return drawFrom(armours, floor, rng);
}
ItemKind drawWand(Rng& rng) {
    return drawFrom(wands, 1, rng);
}
ItemKind drawRing(Rng& rng) {
    return drawFrom(rings, 1, rng);
}

Thing drawThing(int floor, Rng& rng) {
    switch (drawSort(rng)) {
        case Sort::Potion: return {drawPotion(rng)};
        case Sort::Scroll: return {drawScroll(rng)};
        case Sort::Weapon: {
            const ItemKind kind = drawWeapon(floor, rng);
            return {kind, 1, drawPlus(rng)};
        }
        case Sort::Armour: {
            const ItemKind kind = drawArmour(floor, rng);
            return {kind, 1, drawPlus(rng)};
        }
        case Sort::Wand: return {drawWand(rng)};
        case Sort::Gold: return {Gold, drawGold(floor, rng)};
        case Sort::Ring: break;
    }
    return {drawRing(rng)};
}

}  // namespace gone
