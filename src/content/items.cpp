#include "content/items.hpp"

#include <algorithm>
#include <cassert>

namespace gone {
namespace {

using enum ItemKind;
using Group = ItemGroup;

// clang-format off
constexpr std::array<ItemRow, itemKindCount> table{{
    // kind, name, sprite, group, strength, low, high, ticks, speciality, stealth, meaning
    {Dagger, "dagger", "dagger", Group::Weapon, 9, 2, 4, 100, Speciality::Dagger, 0, "Three times the harm to the unaware. Can be thrown 6 cells."},
    {Sword, "sword", "sword", Group::Weapon, 10, 3, 7, 100, Speciality::None, 0, "Honest and even."},
    {Spear, "spear", "spear", Group::Weapon, 10, 2, 7, 100, Speciality::Spear, 0, "Strikes two cells in line. Needs both hands."},
    {Axe, "axe", "axe", Group::Weapon, 11, 3, 7, 100, Speciality::Axe, 0, "Strikes all round at once."},
    {Mace, "mace", "mace", Group::Weapon, 12, 5, 10, 150, Speciality::Mace, 0, "Slow. One hit in three stuns."},
    {Bow, "bow", "bow", Group::Bow, 10, 2, 5, 100, Speciality::None, 0, "Shoots 8 cells. One arrow in three breaks."},
    {Cloth, "cloth", "armour_cloth", Group::Armour, 9, 1, 0, 100, Speciality::None, -3, "Thin, and quiet."},
    {Leather, "leather armour", "armour_leather", Group::Armour, 10, 2, 0, 100, Speciality::None, 0, "Creaks a little. So will you."},
    {Scale, "scale armour", "armour_scale", Group::Armour, 12, 4, 0, 100, Speciality::None, 2, "Strong, and heard from afar."},
    {Plate, "plate armour", "armour_plate", Group::Armour, 14, 6, 0, 100, Speciality::None, 4, "A door with a man in it."},
    {Shield, "shield", "buckler", Group::Shield, 11, 1, 0, 100, Speciality::None, 0, "Half of what flies at you misses. Not with spear or bow."},
    {HealingPotion, "potion of healing", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Half of your health back, and no ills."},
    {MightPotion, "potion of might", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "A point of strength, for good."},
    {HastePotion, "potion of haste", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Two acts for one, 20 turns."},
    {InvisibilityPotion, "potion of invisibility", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Seen only from beside you, 20 turns or till you strike."},
    {LevitationPotion, "potion of levitation", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Over water and holes, 20 turns. Lets you down on floor only."},
    {ClarityPotion, "potion of clarity", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Shows every foe of the floor, 30 turns."},
    {FirePotion, "potion of fire", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Bursts into flames. Better thrown."},
    {PoisonPotion, "potion of poison gas", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "A wide green cloud. Better thrown."},
    {SleepPotion, "potion of sleep gas", "potion", Group::Potion, 0, 0, 0, 100, Speciality::None, 0, "Whoever breathes it sleeps. Better thrown."},
    {UpgradeScroll, "scroll of upgrade", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "A thing of your choice becomes better by one."},
    {IdentifyScroll, "scroll of identify", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "Names a thing of your choice."},
    {MappingScroll, "scroll of mapping", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "Shows the floor, secret doors and all."},
    {TeleportScroll, "scroll of teleport", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "Somewhere else, and at once."},
    {DreadScroll, "scroll of dread", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "Foes in view flee for 10 turns."},
    {LullScroll, "scroll of lull", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "Foes in view fall asleep, but for those beside you."},
    {BlastScroll, "scroll of blast", "scroll", Group::Scroll, 0, 6, 14, 100, Speciality::None, 0, "Hurts all in view, and wakes the floor."},
    {RemakingScroll, "scroll of remaking", "scroll", Group::Scroll, 0, 0, 0, 100, Speciality::None, 0, "The floor is made anew around you."},
    {FireWand, "wand of fire", "wand_fire", Group::Wand, 0, 4, 9, 100, Speciality::None, 0, "A bolt that sets alight."},
    {FrostWand, "wand of frost", "wand_ice", Group::Wand, 0, 3, 6, 100, Speciality::None, 0, "A bolt that chills."},
    {BlinkWand, "wand of blink", "wand_blink", Group::Wand, 0, 0, 0, 100, Speciality::None, 0, "Five cells in a line, in no time."},
    {DiggingWand, "wand of digging", "wand_digging", Group::Wand, 0, 0, 0, 100, Speciality::None, 0, "Six cells through whatever is there."},
    {EvasionRing, "ring of evasion", "ring_evasion", Group::Ring, 0, 2, 0, 100, Speciality::None, 0, "Blows go wide."},
    {SightRing, "ring of sight", "ring_sight", Group::Ring, 0, 2, 0, 100, Speciality::None, 0, "You see farther."},
    {RegenerationRing, "ring of regeneration", "ring_regeneration", Group::Ring, 0, 4, 0, 100, Speciality::None, 0, "Wounds close sooner."},
    {SwiftnessRing, "ring of swiftness", "ring_swiftness", Group::Ring, 0, 15, 0, 100, Speciality::None, 0, "A step takes less time."},
    {Arrow, "arrow", "arrows", Group::Arrow, 0, 0, 0, 100, Speciality::None, 0, "For a bow."},
    {Meal, "meal", "food_ration", Group::Food, 0, 0, 0, 100, Speciality::None, 0, "450 turns of not being hungry."},
    {Keystone, "keystone", "keystone/0", Group::Keystone, 0, 0, 0, 100, Speciality::None, 0, "Set it where a room is missing."},
    {ChestKey, "chest key", "key", Group::Key, 0, 0, 0, 100, Speciality::None, 0, "Opens a locked chest of its floor."},
    {VaultKey, "vault key", "key_vault", Group::Key, 0, 0, 0, 100, Speciality::None, 0, "Opens a locked door of its floor."},
    {Gold, "gold", "gold_small", Group::Gold, 0, 0, 0, 100, Speciality::None, 0, "Worth something, up there."},
    {Amulet, "Amulet", "amulet", Group::Amulet, 0, 0, 0, 100, Speciality::None, 0, "What you came for."},
}};

constexpr std::array<Guise, 9> bottles{{
    {"round red bottle", "bottle/round_red"}, {"tall blue bottle", "bottle/tall_blue"},
    {"square green bottle", "bottle/square_green"}, {"gold cone", "bottle/cone_gold"},
    {"violet gourd", "bottle/gourd_violet"}, {"milky jug", "bottle/jug_milk"},
    {"icy diamond", "bottle/diamond_ice"}, {"pair of amber vials", "bottle/vials_amber"},
    {"flat ink bottle", "bottle/disc_ink"},
}};
constexpr std::array<Guise, 10> runes{{
    {"scroll with a hook", "scroll/hook"}, {"scroll with a fork", "scroll/fork"},
    {"scroll with a gate", "scroll/gate"}, {"scroll with a wave", "scroll/wave"},
    {"scroll with a star", "scroll/star"}, {"scroll with an eye", "scroll/eye"},
    {"scroll with a bolt", "scroll/bolt"}, {"scroll with a tree", "scroll/tree"},
    {"scroll with a step", "scroll/step"}, {"scroll with a seal", "scroll/seal"},
}};
// clang-format on

const Guise& guiseOf(const Lore& lore, ItemKind kind) {
    const std::size_t look = lore.looks[static_cast<std::size_t>(kind)];
    return rowOf(kind).group == Group::Potion ? bottles[look % bottles.size()] : runes[look % runes.size()];
}

/// "potion of x" becomes "potions of x", "sword" "swords"; gold and cloth stay.
std::string plural(std::string_view name) {
    const std::size_t end = std::min({name.find(" of "), name.find(" with "), name.size()});
    return std::string(name.substr(0, end)) + "s" + std::string(name.substr(end));
}

std::string signedText(int plus) {
    return (plus < 0 ? " " : " +") + std::to_string(plus);
}

}  // namespace

const ItemRow& rowOf(ItemKind kind) {
    const ItemRow& row = table[static_cast<std::size_t>(kind)];
    assert(row.kind == kind);
    return row;
}

std::span<const ItemRow> itemRows() {
    return table;
}
std::span<const Guise> bottleGuises() {
    return bottles;
}
std::span<const Guise> runeGuises() {
    return runes;
}

bool stacks(ItemKind kind) {
    switch (rowOf(kind).group) {
        case Group::Potion:
        case Group::Scroll:
        case Group::Arrow:
        case Group::Food:
        case Group::Keystone:
        case Group::Key:
        case Group::Gold: return true;
        case Group::Weapon: return kind == Dagger;
        case Group::Bow:
        case Group::Armour:
        case Group::Shield:
        case Group::Wand:
        case Group::Ring:
        case Group::Amulet: return false;
    }
    return false;
}

bool hasGuise(ItemKind kind) {
    return rowOf(kind).group == Group::Potion || rowOf(kind).group == Group::Scroll;
}

bool isKnown(const Lore& lore, ItemKind kind) {
    return !hasGuise(kind) || lore.known[static_cast<std::size_t>(kind)];
}

std::string_view spriteOf(const Lore& lore, ItemKind kind) {
    return hasGuise(kind) ? guiseOf(lore, kind).sprite : rowOf(kind).sprite;
}

std::string nameOf(const Lore& lore, const Item& item) {
    const std::string_view one =
        isKnown(lore, item.kind) ? rowOf(item.kind).name : guiseOf(lore, item.kind).name;
    if (item.kind == Gold) return std::to_string(item.count) + " gold";
    std::string name = item.count == 1 ? std::string(one) : std::to_string(item.count) + " " + plural(one);
    if (rowOf(item.kind).group == Group::Wand && item.known)
        name += " (" + std::to_string(item.charges) + ")";
    if (item.known && item.plus != 0) name += signedText(item.plus);
    return name;
}

}  // namespace gone
