#pragma once

#include "base/geometry.hpp"
#include "world/item.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gone {

using ActorId = std::int32_t;
inline constexpr ActorId heroId = 1;
inline constexpr ActorId nobody = 0;

/// Who somebody is; the numbers are a row of content/monsters.
enum class ActorKind : std::uint8_t {
    Hero,
    Rat,
    Snake,
    Bat,
    Jackal,
    Goblin,
    GoblinThrower,
    Orc,
    Slime,
    SlimeKing,
    Skeleton
};
inline constexpr int actorKindCount = 11;

/// What lies on somebody for some turns. Hunger is a number of the hero's, not a status.
enum class Status : std::uint8_t {
    Burning,
    Poisoned,
    Acid,
    Chilled,
    Webbed,
    Stunned,
    Sleeping,  ///< drugged: helpless till it is over or till hurt
    Dread,
    Haste,
    Invisible,
    Levitating,
    Clarity
};
inline constexpr int statusCount = 12;

/// What a foe is about. The hero is always Hunting.
enum class Mood : std::uint8_t { Asleep, Wandering, Hunting, Searching, Fleeing };

/// A foe out of the common: swift acts half as fast again, thick has half more health, fierce +2 damage.
enum class Elite : std::uint8_t { None, Swift, Thick, Fierce };

/// The hero or a foe: anybody who stands on a cell and acts.
struct Actor {
    ActorId id = heroId;
    ActorKind kind = ActorKind::Hero;
    Elite elite = Elite::None;
    Point at;
    bool facesLeft = false;
    int nextAct = 0;  ///< tick of the next turn; 100 ticks are a normal one
    int health = 24;  ///< 0 means dead, never below
    int maxHealth = 24;
    std::array<int, statusCount> statuses{};  ///< turns left; 0: not upon him

    Mood mood = Mood::Hunting;
    bool sawHero = true;  ///< when its last act began: if not, a blow takes it by surprise
    Point goal;           ///< where it wanders to, or last saw the hero
    int patience = 0;     ///< turns it goes on searching or fleeing
    int pack = 0;         ///< who share a number above 0 wake together
    int tell = 0;         ///< acts until the blow it gathers for, 0: none
    int stage = 0;        ///< of a boss: how often it has changed its ways
    friend bool operator==(const Actor&, const Actor&) = default;
};

inline bool isAlive(const Actor& actor) {
    return actor.health > 0;
}
inline int turnsOf(const Actor& actor, Status status) {
    return actor.statuses[static_cast<std::size_t>(status)];
}
inline bool has(const Actor& actor, Status status) {
    return turnsOf(actor, status) > 0;
}

/// What a shrine gives for good, each with its price.
enum class Boon : std::uint8_t { Strength, Armour, Sight, Health };
inline constexpr int boonCount = 4;

/// What the hero knows of the kinds of things, and how the unknown ones look in this run.
struct Lore {
    std::array<bool, itemKindCount> known{};          ///< by kind; matters for potions and scrolls only
    std::array<std::uint8_t, itemKindCount> looks{};  ///< by kind: which bottle or rune of content/items
    friend bool operator==(const Lore&, const Lore&) = default;
};

/// How far the hero's last act carried, see stealthRange.
enum class Noise : std::uint8_t { Quiet, Plain, Blow };

inline constexpr int packSlots = 16;  ///< for what is not worn
inline constexpr int quickSlots = 8;
inline constexpr int fullHunger = 600;  ///< turns until he starves

/// What only the hero has: growth, belongings and knowledge. It goes with him from floor to floor.
struct Character {
    int level = 1;
    int experience = 0;  ///< since the last level
    int strength = 10;
    int hunger = fullHunger;  ///< turns left; 0: starving
    int gold = 0;
    int sinceHealed = 0;   ///< turns towards the next point of regeneration
    int sinceStarved = 0;  ///< turns towards the next point of health lost for good
    int sightBonus = 0;    ///< cells, from rings and boons
    Noise noise = Noise::Plain;
    std::vector<Item> items;  ///< worn things among them, by slot
    ItemId weapon = noItem;
    ItemId armour = noItem;
    ItemId shield = noItem;
    ItemId bow = noItem;
    std::array<ItemId, 2> rings{};
    std::array<ItemId, quickSlots> quick{};
    std::array<int, boonCount> boons{};  ///< how often each was taken
    Lore lore;
    friend bool operator==(const Character&, const Character&) = default;
};

/// The numbers that the next actor and the next thing of the run get: never used twice.
struct NextIds {
    ActorId actor = heroId + 1;
    ItemId item = noItem + 1;
    friend bool operator==(const NextIds&, const NextIds&) = default;
};

}  // namespace gone
