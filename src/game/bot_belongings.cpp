#include "game/bot_belongings.hpp"

#include "content/items.hpp"
#include "rules/lore.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/round.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int ordinaryEvasion = 6;  // of a foe to compare weapons on

/// The thing as far as he knows it: an unknown plus is none.
Item asKnown(const Item& item) {
    Item known = item;
    if (!known.known) known.plus = 0;
    return known;
}

int weaponWorth(const World& world, const Item& item) {
    const FightNumbers numbers = heroWith(world, asKnown(item));
    return hitPercent(numbers.attack, ordinaryEvasion) * (numbers.low + numbers.high) * 100 /
           rowOf(item.kind).ticks;
}

int lacking(const World& world, const Item& item) {
    return std::max(rowOf(item.kind).strength - world.character.strength, 0);
}

/// In tenths of a point of armour; a point of evasion is worth three.
int armourWorth(const World& world, const Item& item) {
    return (rowOf(item.kind).low + asKnown(item).plus) * 10 - 6 * lacking(world, item);
}

template <class Worth>
const Item* bestOf(const World& world, ItemGroup group, Worth worth) {
    const Item* best = nullptr;
    for (const Item& item : world.character.items)
        if (rowOf(item.kind).group == group && (best == nullptr || worth(item) > worth(*best))) best = &item;
    return best;
}

bool isTwoHanded(const World& world) {
    const Item* weapon = findItem(world.character, world.character.weapon);
    return weapon != nullptr && rowOf(weapon->kind).speciality == Speciality::Spear;
}

std::optional<Action> wearRing(const World& world) {
    const auto free = std::ranges::find(world.character.rings, noItem);
    if (free == world.character.rings.end()) return std::nullopt;
    for (const Item& item : world.character.items)
        if (rowOf(item.kind).group == ItemGroup::Ring && !isWorn(world.character, item.id))
            return Equip{item.id};
    return std::nullopt;
}

std::optional<Action> wearBest(const World& world) {
    const Character& character = world.character;
    const auto weapon = [&](const Item& item) { return weaponWorth(world, item); };
    const Item* best = bestOf(world, ItemGroup::Weapon, weapon);
    const Item* worn = findItem(character, character.weapon);
    if (best != nullptr && (worn == nullptr || weapon(*best) > weapon(*worn))) return Equip{best->id};
    const auto armour = [&](const Item& item) { return armourWorth(world, item); };
    best = bestOf(world, ItemGroup::Armour, armour);
    worn = findItem(character, character.armour);
    if (best != nullptr && (worn == nullptr || armour(*best) > armour(*worn))) return Equip{best->id};
    best = bestOf(world, ItemGroup::Shield, armour);
    worn = findItem(character, character.shield);
    if (best != nullptr && !isTwoHanded(world) && armour(*best) > 0 &&
        (worn == nullptr || armour(*best) > armour(*worn)))
        return Equip{best->id};
    return wearRing(world);
}

/// The first thing he carries that a scroll of identify would tell something about.
ItemId firstMystery(const World& world, ItemId but) {
    for (const Item& item : world.character.items)
        if (item.id != but && isMystery(world.character.lore, item)) return item.id;
    return noItem;
}

std::optional<Action> readSomething(const World& world) {
    if (const Item* scroll = knownThing(world, ItemKind::UpgradeScroll); scroll != nullptr)
        if (const ItemId on = dearest(world); on != noItem) return Use{scroll->id, on};
    if (const Item* scroll = knownThing(world, ItemKind::IdentifyScroll); scroll != nullptr)
        if (const ItemId on = firstMystery(world, scroll->id); on != noItem) return Use{scroll->id, on};
    if (const Item* scroll = knownThing(world, ItemKind::MappingScroll)) return Use{scroll->id, noItem};
    if (const Item* scroll = unknownOf(world, ItemGroup::Scroll)) return Use{scroll->id, dearest(world)};
    return std::nullopt;
}

/// What he will never put on, once the pack is nearly full.
std::optional<Action> dropJunk(const World& world) {
    if (unwornCount(world.character) < packSlots - 1) return std::nullopt;
    for (const Item& item : world.character.items) {
        const ItemGroup group = rowOf(item.kind).group;
        const bool isJunk = group == ItemGroup::Armour || group == ItemGroup::Shield ||
                            group == ItemGroup::Ring ||
                            (group == ItemGroup::Weapon && item.kind != ItemKind::Dagger);
        if (isJunk && !isWorn(world.character, item.id)) return Drop{item.id, 0};
    }
    return std::nullopt;
}

std::optional<Action> drinkSomething(const World& world, const BotMind& mind) {
    if (const Item* potion = knownThing(world, ItemKind::MightPotion)) return Use{potion->id, noItem};
    const Actor& hero = world.hero();
    const bool isHale = hero.health * 10 >= hero.maxHealth * 9;
    if (mind.skill == Skill::Immortal || !isHale) return std::nullopt;
    const Item* potion = unknownOf(world, ItemGroup::Potion);
    constexpr int spare = 2;  // of a kind: most likely healing, and one is left when it is known
    if (potion != nullptr && potion->count >= spare) return Use{potion->id, noItem};
    return std::nullopt;
}

}  // namespace

const Item* knownThing(const World& world, ItemKind kind) {
    return isKnown(world.character.lore, kind) ? findKind(world, kind) : nullptr;
}

const Item* unknownOf(const World& world, ItemGroup group) {
    const Item* most = nullptr;
    for (const Item& item : world.character.items)
        if (rowOf(item.kind).group == group && !isKnown(world.character.lore, item.kind) &&
            (most == nullptr || item.count > most->count))
            most = &item;
    return most;
}

ItemId dearest(const World& world) {
    const Item* weapon = findItem(world.character, world.character.weapon);
    const Item* armour = findItem(world.character, world.character.armour);
    if (armour == nullptr) return weapon == nullptr ? noItem : weapon->id;
    const bool isPoorWeapon = weapon == nullptr || weapon->kind == ItemKind::Dagger;
    return isPoorWeapon || asKnown(*armour).plus < asKnown(*weapon).plus ? armour->id : weapon->id;
}

std::optional<Action> tidyUp(const World& world, const BotMind& mind) {
    if (world.character.hunger <= hungryAt)
        if (const Item* meal = findKind(world, ItemKind::Meal)) return Use{meal->id, noItem};
    if (auto action = wearBest(world)) return action;
    if (auto action = readSomething(world)) return action;
    if (auto action = dropJunk(world)) return action;
    return drinkSomething(world, mind);
}

}  // namespace gone
