#pragma once

#include "content/items.hpp"
#include "content/monsters.hpp"
#include "world/world.hpp"

namespace gone {

// Every number of game.md that somebody fights, moves or grows by: what the rules use and panels show.

/// The numbers somebody fights with, everything worn and lacking counted in.
struct FightNumbers {
    int attack = 1;
    int evasion = 0;
    int low = 0;  ///< damage
    int high = 0;
    int armour = 0;
    friend bool operator==(const FightNumbers&, const FightNumbers&) = default;
};
FightNumbers numbersOf(const World& world, const Actor& actor);

/// Attack and damage of the hero's if he fought with this weapon or bow.
FightNumbers heroWith(const World& world, const Item& weapon);

/// Chance in 100 that an attack hits an evasion, 5..95.
int hitPercent(int attack, int evasion);
/// The same between two, 100 if the victim would be taken by surprise.
int hitPercent(const World& world, const Actor& attacker, const Actor& victim);

/// Is this foe asleep, helpless, or did it not see the hero when its last act began?
bool isUnaware(const Actor& foe);

/// Average blows that hit until the victim is dead, rounded up.
int blowsToKill(const World& world, const Actor& attacker, const Actor& victim);

/// Ticks of an act that takes `ticks` when nothing hastens or slows.
int scaledTicks(const Actor& actor, int ticks);
int moveTicks(const World& world, const Actor& actor);
int attackTicks(const World& world, const Actor& actor);

/// From how many cells the hero is noticed after his last act.
int stealthRange(const World& world);

/// Experience from this level to the next.
int experienceToNext(int level);

/// Turns between two points of regeneration.
int regenerationTurns(const World& world);

Gait gaitOf(const Actor& actor);

const Item* findItem(const Character& character, ItemId id);
Item* findItem(Character& character, ItemId id);

}  // namespace gone
