#pragma once

#include "world/entity.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace gone {

/// What a foe does out of the common; a row has any of them.
enum class Trait : std::uint16_t {
    Flies = 1,
    Erratic = 2,      ///< one step in three is anywhere
    HitAndAway = 4,   ///< backs off after a hit
    Splits = 8,       ///< a hit that leaves 6 or more halves it
    Throws = 16,      ///< stones, from afar
    Swells = 32,      ///< one blow in three: a tell, then a great blow
    LeavesAcid = 64,  ///< one hit in three
    DrinksWater = 128,
    Boss = 256,  ///< its floor is sealed from its waking to its death
    ShedsAtHalf = 512
};

/// One row of the table of everybody. The hero's numbers are those of level 1.
struct ActorRow {
    ActorKind kind;
    std::string_view name;
    std::string_view sprite;  ///< frames are sprite/0 and sprite/1
    int firstFloor = 0;
    int lastFloor = 0;
    int health = 1;
    int attack = 1;
    int evasion = 0;
    int low = 1;  ///< damage
    int high = 1;
    int armour = 0;
    int moveTicks = 100;
    int attackTicks = 100;
    int experience = 0;
    int groupMin = 1;
    int groupMax = 1;
    unsigned traits = 0;
    std::string_view meaning = {};  ///< what it does, in a sentence for the player

    constexpr bool has(Trait trait) const { return (traits & static_cast<unsigned>(trait)) != 0; }
};

const ActorRow& rowOf(ActorKind kind);
std::span<const ActorRow> actorRows();

std::string_view name(Elite elite);  ///< "", "swift", "thick", "fierce"
std::string_view name(Mood mood);    ///< "asleep", "wandering", "hunting", "searching", "fleeing"

}  // namespace gone
