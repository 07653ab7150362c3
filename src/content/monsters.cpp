#include "content/monsters.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace gone {
namespace {

using enum ActorKind;

template <class... Traits>
constexpr unsigned all(Traits... traits) {
    return (static_cast<unsigned>(traits) | ... | 0U);
}

// clang-format off
constexpr std::array<ActorRow, actorKindCount> table{{
    // kind, name, sprite, floors, health, A, E, damage, armour, move, attack, xp, group, traits, meaning
    {Hero, "you", "hero", 0, 0, 24, 10, 5, 1, 2, 0, 100, 100, 0, 1, 1, 0, "Still here."},
    {Rat, "rat", "rat", 1, 3, 7, 8, 3, 1, 4, 0, 100, 100, 1, 1, 1, 0, "The measure of a fair fight."},
    {Snake, "snake", "snake", 1, 5, 5, 10, 16, 1, 3, 0, 100, 100, 2, 1, 1, 0, "Hard to hit, unless it does not see you coming."},
    {Bat, "bat", "bat", 2, 6, 6, 10, 9, 1, 4, 0, 50, 100, 2, 1, 1, all(Trait::Flies, Trait::Erratic, Trait::HitAndAway), "Bites and is away. Await it where it has one way to come."},
    {Jackal, "jackal", "jackal", 2, 5, 8, 10, 4, 2, 4, 0, 50, 100, 2, 2, 3, 0, "Fast, and never alone. Meet them in a doorway."},
    {Goblin, "goblin", "goblin", 3, 7, 15, 13, 5, 3, 6, 1, 100, 100, 3, 1, 2, 0, "Where there is one there is another."},
    {GoblinThrower, "goblin slinger", "goblin", 3, 7, 15, 13, 5, 3, 6, 1, 100, 100, 3, 1, 1, all(Trait::Throws), "Throws stones. Break the line."},
    {Orc, "orc", "orc", 4, 9, 24, 15, 6, 4, 9, 2, 100, 100, 6, 1, 1, 0, "Costs half your health. Go round."},
    {Slime, "slime", "slime", 4, 8, 22, 12, 2, 3, 6, 0, 100, 100, 4, 1, 1, all(Trait::Splits), "A light blow makes two of it. Hit hard."},
    {SlimeKing, "Slime King", "king", 5, 5, 78, 14, 8, 2, 6, 1, 100, 100, 40, 1, 1, all(Trait::Swells, Trait::LeavesAcid, Trait::DrinksWater, Trait::Boss, Trait::ShedsAtHalf), "When he swells, two steps back. Water heals him and washes you."},
    {Skeleton, "skeleton", "skeleton", 6, 9, 24, 16, 8, 4, 8, 3, 100, 100, 5, 1, 1, 0, "Nobody told it."},
}};
// clang-format on

}  // namespace

const ActorRow& rowOf(ActorKind kind) {
    const ActorRow& row = table[static_cast<std::size_t>(kind)];
    assert(row.kind == kind);
    return row;
}

std::span<const ActorRow> actorRows() {
    return table;
}

std::string_view name(Elite elite) {
    static constexpr std::array<std::string_view, 4> names{"", "swift", "thick", "fierce"};
    return names[static_cast<std::size_t>(elite)];
}

std::string_view name(Mood mood) {
    static constexpr std::array<std::string_view, 5> names{"asleep", "wandering", "hunting", "searching",
                                                           "fleeing"};
    return names[static_cast<std::size_t>(mood)];
}

}  // namespace gone
