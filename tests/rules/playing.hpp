#pragma once

#include "base/rng.hpp"
#include "rules/turn.hpp"
#include "world/world.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

namespace gone {

/// A drawn floor with foes on it: r rat, n snake, b bat, j jackal, g goblin, t goblin slinger, O orc,
/// s slime, K Slime King, k skeleton, each on floor and in the same mood; ^ is a dart trap in plain view.
/// A hunting foe knows where the hero is. Foes have ids from 2 on, row by row.
World drawn(std::string_view text, Mood mood = Mood::Hunting);

/// The tiles with everybody who lives, as `drawn` reads them.
std::string picture(const World& world);

/// One turn with a stream of its own.
Report act(World& world, const Action& action, int seed = 0);

/// The reason of a refused action; empty if it was done. A refusal must not change the world.
std::string refusalOf(World world, const Action& action);

/// Gives the hero something; its id in the pack.
ItemId give(World& world, ItemKind kind, int count = 1, int plus = 0);
/// Gives it and puts it on, in no time.
ItemId wear(World& world, ItemKind kind, int plus = 0);

/// Lays a status on somebody for so many turns.
void lay(Actor& actor, Status status, int turns);

/// The only foe of a kind, or null when it is dead.
Actor* foe(World& world, ActorKind kind);
int countOf(const World& world, ActorKind kind);

/// So much health that nobody dies of a test.
void makeTough(World& world);

template <class E>
int countIn(const Report& report) {
    return static_cast<int>(std::ranges::count_if(
        report.events, [](const Event& event) { return std::holds_alternative<E>(event); }));
}

/// The first event of a kind, or null.
template <class E>
const E* firstIn(const Report& report) {
    for (const Event& event : report.events)
        if (const auto* found = std::get_if<E>(&event)) return found;
    return nullptr;
}

}  // namespace gone
