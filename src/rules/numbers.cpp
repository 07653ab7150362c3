#include "rules/numbers.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

constexpr int heroBaseAttack = 10;
constexpr int heroBaseEvasion = 5;
constexpr int penaltyPerPoint = 2;  // of strength that is lacking

int lacking(const Character& character, const Item* item) {
    return item == nullptr ? 0 : std::max(rowOf(item->kind).strength - character.strength, 0);
}

/// What both rings of a kind give together; `perPlus` for each plus.
int fromRings(const Character& character, ItemKind kind, int perPlus) {
    int total = 0;
    for (const ItemId id : character.rings)
        if (const Item* ring = findItem(character, id); ring != nullptr && ring->kind == kind)
            total += rowOf(kind).low + ring->plus * perPlus;
    return total;
}

int boons(const Character& character, Boon boon) {
    return character.boons[static_cast<std::size_t>(boon)];
}

int worth(const Item* item) {
    return item == nullptr ? 0 : rowOf(item->kind).low + item->plus;
}

FightNumbers heroNumbers(const World& world, const Item* weapon) {
    const Character& character = world.character;
    const Item* armour = findItem(character, character.armour);
    const Item* shield = findItem(character, character.shield);
    FightNumbers numbers;
    numbers.attack = heroBaseAttack + character.level - 1 - penaltyPerPoint * lacking(character, weapon);
    numbers.evasion = heroBaseEvasion + character.level - 1 + fromRings(character, ItemKind::EvasionRing, 1) -
                      3 * boons(character, Boon::Armour) -
                      penaltyPerPoint * (lacking(character, armour) + lacking(character, shield));
    numbers.low = weapon == nullptr ? rowOf(ActorKind::Hero).low : worth(weapon);
    numbers.high = weapon == nullptr ? rowOf(ActorKind::Hero).high : rowOf(weapon->kind).high + weapon->plus;
    numbers.armour = worth(armour) + worth(shield) + 2 * boons(character, Boon::Armour);
    numbers.attack = std::max(numbers.attack, 1);
    numbers.evasion = std::max(numbers.evasion, 0);
    return numbers;
}

}  // namespace

const Item* findItem(const Character& character, ItemId id) {
    if (id == noItem) return nullptr;
    const auto found = std::ranges::find(character.items, id, &Item::id);
    return found == character.items.end() ? nullptr : &*found;
}

Item* findItem(Character& character, ItemId id) {
    return const_cast<Item*>(findItem(std::as_const(character), id));
}

FightNumbers heroWith(const World& world, const Item& weapon) {
    return heroNumbers(world, &weapon);
}

FightNumbers numbersOf(const World& world, const Actor& actor) {
    if (actor.kind == ActorKind::Hero)
        return heroNumbers(world, findItem(world.character, world.character.weapon));
    const ActorRow& row = rowOf(actor.kind);
    const int fierce = actor.elite == Elite::Fierce ? 2 : 0;
    return {row.attack, row.evasion, row.low + fierce, row.high + fierce, row.armour};
}

int hitPercent(int attack, int evasion) {
    if (attack < evasion) return std::clamp(50 * attack / evasion, 5, 95);
    return std::clamp(100 - 50 * evasion / std::max(attack, 1), 5, 95);
}

int hitPercent(const World& world, const Actor& attacker, const Actor& victim) {
    if (isUnaware(victim)) return 100;
    return hitPercent(numbersOf(world, attacker).attack, numbersOf(world, victim).evasion);
}

bool isUnaware(const Actor& foe) {
    if (foe.kind == ActorKind::Hero) return false;
    return foe.mood == Mood::Asleep || !foe.sawHero || has(foe, Status::Stunned) ||
           has(foe, Status::Sleeping);
}

int blowsToKill(const World& world, const Actor& attacker, const Actor& victim) {
    const FightNumbers striking = numbersOf(world, attacker);
    // Twice the mean damage, less twice the mean of the armour's roll.
    const int twice = striking.low + striking.high - numbersOf(world, victim).armour;
    return (2 * victim.health + std::max(twice, 1) - 1) / std::max(twice, 1);
}

int scaledTicks(const Actor& actor, int ticks) {
    if (actor.elite == Elite::Swift) ticks = ticks * 2 / 3;
    if (has(actor, Status::Haste)) ticks /= 2;
    if (has(actor, Status::Chilled)) ticks = ticks * 3 / 2;
    return ticks;
}

int moveTicks(const World& world, const Actor& actor) {
    int ticks = rowOf(actor.kind).moveTicks;
    if (actor.kind == ActorKind::Hero)
        ticks = std::max(ticks - fromRings(world.character, ItemKind::SwiftnessRing, 5), 50);
    return scaledTicks(actor, ticks);
}

int attackTicks(const World& world, const Actor& actor) {
    int ticks = rowOf(actor.kind).attackTicks;
    if (actor.kind == ActorKind::Hero)
        if (const Item* weapon = findItem(world.character, world.character.weapon))
            ticks = rowOf(weapon->kind).ticks;
    return scaledTicks(actor, ticks);
}

int stealthRange(const World& world) {
    int range = 0;
    switch (world.character.noise) {
        case Noise::Quiet: range = 7; break;
        case Noise::Plain: range = 14; break;
        case Noise::Blow: range = 20; break;
    }
    if (const Item* armour = findItem(world.character, world.character.armour))
        range += rowOf(armour->kind).stealth;
    return range + 4 * boons(world.character, Boon::Sight);
}

int experienceToNext(int level) {
    return 5 + 5 * level;
}

int regenerationTurns(const World& world) {
    return std::max(10 - fromRings(world.character, ItemKind::RegenerationRing, 1), 2);
}

Gait gaitOf(const Actor& actor) {
    const bool flies = rowOf(actor.kind).has(Trait::Flies) || has(actor, Status::Levitating);
    return flies ? Gait::Wing : Gait::Foot;
}

}  // namespace gone
