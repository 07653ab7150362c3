#pragma once

#include "base/rng.hpp"
#include "content/monsters.hpp"
#include "game/floors.hpp"
#include "world/world.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

inline constexpr int safeSteps = 8;  ///< from where one arrives, nothing hostile is

/// Kinds that come of themselves on a floor, bosses and those who only come with others left out. Where the
/// table has none, those of the deepest floor above that has.
std::vector<ActorKind> kindsOf(int floor);

/// The boss of that name, in small letters or as it is written, or none.
std::optional<ActorKind> bossNamed(std::string_view wanted);
/// The names of all bosses, in small letters, as a recipe gives them.
std::vector<std::string> bossNames();

/// Who is in a group of a kind: its size and its slingers are drawn.
std::vector<ActorKind> drawGroup(ActorKind kind, Rng& rng);

/// Puts a group round a cell, each on the free one with the fewest steps from it; from floor 2 on one in
/// thirty is an elite. Fewer come where there is no room. Answers their ids.
std::vector<ActorId> placeGroup(World& world, const std::vector<ActorKind>& group, Point at, Mood mood,
                                Rng& rng);

/// The foes of a floor that is entered for the first time at `arrival`: the boss alone, or groups by the
/// plan, two in three of them asleep (stream "foes").
void populateFoes(World& world, const FloorPlan& plan, Point arrival);

/// One more group, out of sight and at least 10 steps from the hero, that wanders his way. Their ids; none if
/// there is no place for them.
std::vector<ActorId> sendGroup(World& world, Rng& play);

}  // namespace gone
