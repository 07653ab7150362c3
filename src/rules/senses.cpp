#include "rules/senses.hpp"

#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/numbers.hpp"

namespace gone {
namespace {

constexpr int wakePercent = 7;
constexpr int wakeQuietPercent = 2;
constexpr int searchTurns = 10;

/// Is the hero near enough to be heard by a sleeper? By the way sound goes: round corners, through doors.
bool hearsHero(World& world, const Actor& foe) {
    const int range = stealthRange(world);
    if (chebyshev(foe.at, world.hero().at) > range) return false;
    const Ways::View ways = world.ways.toward(world.level.tiles, world.hero().at, Gait::Wing);
    return ways.steps(foe.at, range) != unreachable;
}

void stir(Stage& stage, Actor& foe) {
    World& world = stage.world;
    foe.sawHero = false;
    if (!hearsHero(world, foe)) return;
    const bool quiet = world.character.noise == Noise::Quiet;
    if (!stage.play.chance(quiet ? wakeQuietPercent : wakePercent)) return;
    foe.goal = world.hero().at;
    foe.patience = searchTurns;
    setMood(stage, foe, Mood::Searching);
}

bool isWary(Mood mood) {
    return mood == Mood::Hunting || mood == Mood::Searching || mood == Mood::Fleeing;
}

}  // namespace

bool seesHero(const World& world, const Actor& foe) {
    if (!world.visible[foe.at]) return false;
    const std::optional<Direction> beside = directionTo(foe.at, world.hero().at);
    if (beside && !canReach(world.level.tiles, foe.at, *beside)) return false;
    return !has(world.hero(), Status::Invisible) || chebyshev(foe.at, world.hero().at) <= 1;
}

bool isShown(const World& world, const Actor& actor) {
    return world.visible[actor.at] || has(world.hero(), Status::Clarity);
}

void perceive(Stage& stage, Actor& foe) {
    if (foe.mood == Mood::Asleep) {
        stir(stage, foe);
        return;
    }
    const World& world = stage.world;
    const Point hero = world.hero().at;
    foe.sawHero =
        seesHero(world, foe) && (isWary(foe.mood) || chebyshev(foe.at, hero) <= stealthRange(world));
    if (foe.sawHero) {
        foe.goal = hero;
        if (foe.mood == Mood::Wandering || foe.mood == Mood::Searching) setMood(stage, foe, Mood::Hunting);
    } else if (foe.mood == Mood::Hunting) {
        foe.patience = searchTurns;
        setMood(stage, foe, Mood::Searching);
    }
}

}  // namespace gone
