#pragma once

#include "base/bit_rows.hpp"
#include "game/errand.hpp"
#include "game/known_ways.hpp"
#include "world/world.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace gone {

/// How a bot plays: a careful beginner; somebody who reads tells and uses everything well; one that cannot
/// die and therefore fears nothing.
enum class Skill : std::uint8_t { Careful, Keen, Immortal };

std::string_view name(Skill skill);  ///< "careful", "keen", "immortal"

/// What a bot keeps in mind from turn to turn.
struct BotMind {
    Skill skill = Skill::Careful;
    KnownWays ways;    ///< as of this turn
    Explore explore;   ///< with what it has laid down
    int floor = 0;     ///< where it was last
    int nextAct = -1;  ///< the hero's, when it chose last
    int waited = 0;    ///< turns it let foes come
    int escapes = 0;   ///< over stairs
    bool resting = false;
    BitRows searched;         ///< cells of this floor near which it was or has searched
    std::vector<Point> deaf;  ///< seals of this floor where a keystone is no use
    std::vector<int> feared;  ///< gone rooms of this floor that whispered of foes
};

/// The foes a hero has to reckon with, as he sees them.
struct Outlook {
    std::vector<const Actor*> awake;  ///< in view, nearest first
    std::vector<const Actor*> asleep;
    std::vector<const Actor*> beside;  ///< awake ones that can strike him where he stands
};
Outlook outlookOf(const World& world);

// What a fight costs, by the numbers a foe's sheet shows. In hundredths of a point of health.

/// Harm that a foe does in a turn of standing beside the hero.
int harmPerTurn(const World& world, const Actor& foe);
/// Turns it takes to kill a foe with the weapon in hand, in hundredths.
int turnsToKill(const World& world, const Actor& foe);
/// Harm of a whole fight, against one after the other.
int fightCost(const World& world, const std::vector<const Actor*>& foes);

/// Can the foe strike the hero, or he it?
bool isBeside(const World& world, const Actor& foe);

}  // namespace gone
