#pragma once

#include "world/entity.hpp"
#include "world/item.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gone {

enum class ItemGroup : std::uint8_t {
    Weapon,
    Bow,
    Armour,
    Shield,
    Potion,
    Scroll,
    Wand,
    Ring,
    Arrow,
    Food,
    Keystone,
    Key,
    Gold,
    Amulet
};

/// What a weapon does besides its damage.
enum class Speciality : std::uint8_t { None, Dagger, Spear, Axe, Mace };

/// One row of the table of things.
struct ItemRow {
    ItemKind kind;
    std::string_view name;    ///< of one, once it is known: "potion of healing"
    std::string_view sprite;  ///< once it is known
    ItemGroup group;
    int strength = 0;  ///< that it takes to use it without a penalty
    int low = 0;       ///< damage of a weapon or wand, armour, size of a ring's gift
    int high = 0;
    int ticks = 100;  ///< of a blow
    Speciality speciality = Speciality::None;
    int stealth = 0;                ///< cells more that its wearer is noticed from
    std::string_view meaning = {};  ///< a sentence for the player
};

const ItemRow& rowOf(ItemKind kind);
std::span<const ItemRow> itemRows();

/// How an unknown potion or scroll looks.
struct Guise {
    std::string_view name;  ///< "a round red bottle", "a scroll with a hook"
    std::string_view sprite;
};
std::span<const Guise> bottleGuises();  ///< at least as many as there are potions
std::span<const Guise> runeGuises();    ///< at least as many as there are scrolls

/// Do equal things of this kind lie in one stack?
bool stacks(ItemKind kind);
/// Has the kind a disguise until it is known?
bool hasGuise(ItemKind kind);
bool isKnown(const Lore& lore, ItemKind kind);
/// The kind's sprite as the hero knows it.
std::string_view spriteOf(const Lore& lore, ItemKind kind);
/// "2 potions of healing", "sword +1", "scroll with a hook", as the hero knows it; no article.
std::string nameOf(const Lore& lore, const Item& item);

}  // namespace gone
