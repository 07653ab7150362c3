#pragma once

#include "base/geometry.hpp"

#include <cstdint>
#include <vector>

namespace gone {

using ItemId = std::int32_t;
inline constexpr ItemId noItem = 0;

/// What a thing is; its numbers are a row of content/items.
enum class ItemKind : std::uint8_t {
    Dagger,
    Sword,
    Spear,
    Axe,
    Mace,
    Bow,
    Cloth,
    Leather,
    Scale,
    Plate,
    Shield,
    HealingPotion,
    MightPotion,
    HastePotion,
    InvisibilityPotion,
    LevitationPotion,
    ClarityPotion,
    FirePotion,
    PoisonPotion,
    SleepPotion,
    UpgradeScroll,
    IdentifyScroll,
    MappingScroll,
    TeleportScroll,
    DreadScroll,
    LullScroll,
    BlastScroll,
    RemakingScroll,
    FireWand,
    FrostWand,
    BlinkWand,
    DiggingWand,
    EvasionRing,
    SightRing,
    RegenerationRing,
    SwiftnessRing,
    Arrow,
    Meal,
    Keystone,
    ChestKey,
    VaultKey,
    Gold,
    Amulet
};
inline constexpr int itemKindCount = 43;

/// One thing, or a stack of equal ones.
struct Item {
    ItemId id = noItem;
    ItemKind kind = ItemKind::Dagger;
    int count = 1;
    int plus = 0;        ///< of a weapon, armour, shield or ring
    int charges = 0;     ///< of a wand
    bool known = false;  ///< are plus and charges known?
    int floor = 0;       ///< of a key: the floor whose locks it fits
    int slot = -1;       ///< in the pack: its letter, 0 for a; -1 elsewhere
    friend bool operator==(const Item&, const Item&) = default;
};

/// A thing on the ground. Several may lie on one cell; the last is on top.
struct LyingItem {
    Point at;
    Item item;
    int choice = 0;  ///< of things that share a number above 0 one may be taken: the rest sink then
    friend bool operator==(const LyingItem&, const LyingItem&) = default;
};

/// What a chest holds. The tile at `at` is Tile::Chest until it is opened.
struct Chest {
    Point at;
    bool locked = false;
    std::vector<Item> holds;
    friend bool operator==(const Chest&, const Chest&) = default;
};

}  // namespace gone
