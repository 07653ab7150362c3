#include "rules/combat.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int awayTurns = 2;
constexpr int acidTurns = 3;

Speciality specialityOf(const World& world, const Actor& attacker) {
    if (attacker.kind != ActorKind::Hero) return Speciality::None;
    const Item* weapon = findItem(world.character, world.character.weapon);
    return weapon == nullptr ? Speciality::None : rowOf(weapon->kind).speciality;
}

bool fliesWide(Stage& stage, const Actor& victim, const Blow& blow) {
    if (blow.cause != Cause::Missile || victim.kind != ActorKind::Hero) return false;
    if (stage.world.character.shield == noItem) return false;
    return stage.play.chance(50);
}

bool hits(Stage& stage, const Actor& victim, const Blow& blow, bool surprise) {
    if (surprise) return true;
    if (fliesWide(stage, victim, blow)) return false;
    return stage.play.chance(hitPercent(blow.attack, numbersOf(stage.world, victim).evasion));
}

/// What a hit that drew blood does beside the harm.
void followUp(Stage& stage, ActorId attackerId, ActorId victimId, const Blow& blow) {
    Actor* attacker = findActor(stage.world, attackerId);
    Actor* victim = findActor(stage.world, victimId);
    if (attacker == nullptr || victim == nullptr || blow.cause != Cause::Blow) return;
    const ActorRow& row = rowOf(attacker->kind);
    if (row.has(Trait::LeavesAcid) && stage.play.below(3) == 0)
        begin(stage, *victim, Status::Acid, acidTurns);
    if (specialityOf(stage.world, *attacker) == Speciality::Mace && stage.play.below(3) == 0)
        begin(stage, *victim, Status::Stunned, 1);
    if (!row.has(Trait::HitAndAway)) return;
    setMood(stage, *attacker, Mood::Fleeing);
    attacker->patience = awayTurns;
}

/// Whom a blow at a neighbouring cell strikes, that cell's own first.
std::vector<ActorId> struckBy(const World& world, const Actor& attacker, Direction direction) {
    const Grid<Tile>& tiles = world.level.tiles;
    std::vector<Point> cells{attacker.at + offset(direction)};
    const Speciality speciality = specialityOf(world, attacker);
    if (speciality == Speciality::Spear && canReach(tiles, cells.front(), direction))
        cells.push_back(cells.front() + offset(direction));
    if (speciality == Speciality::Axe)
        for (const Direction other : allDirections)
            if (other != direction && canReach(tiles, attacker.at, other))
                cells.push_back(attacker.at + offset(other));
    std::vector<ActorId> struck;
    for (const Point at : cells)
        if (const Actor* victim = actorAt(world, at); victim != nullptr && victim->id != attacker.id)
            struck.push_back(victim->id);
    return struck;
}

}  // namespace

int rollDamage(Stage& stage, int low, int high) {
    const int range = std::max(high - low, 0);
    const int half = range / 2;
    const int first = stage.play.below(half + 1);
    const int second = stage.play.below(range - half + 1);
    return low + first + second;
}

bool strike(Stage& stage, ActorId attackerId, ActorId victimId, const Blow& blow) {
    const Who attacker = who(*findActor(stage.world, attackerId));
    const Actor& target = *findActor(stage.world, victimId);
    const Who victim = who(target);
    const bool surprise = attackerId == heroId && isUnaware(target);
    if (!hits(stage, target, blow, surprise)) {
        stage.tell(Missed{attacker, victim, blow.cause});
        if (attackerId == heroId) rouse(stage, *findActor(stage.world, victimId), attacker.at);
        return false;
    }
    const int rolled = rollDamage(stage, blow.low, blow.high) * (surprise ? blow.surpriseFactor : 1);
    const int absorbed = stage.play.below(numbersOf(stage.world, target).armour + 1);
    const int damage = std::max(rolled - absorbed, 0);
    stage.tell(Hit{attacker, victim, blow.cause, damage, surprise});
    hurt(stage, victimId, damage, blow.cause, attacker);
    if (damage > 0) followUp(stage, attackerId, victimId, blow);
    return true;
}

bool canReach(const Grid<Tile>& tiles, Point from, Direction direction) {
    return canStep(tiles, from, direction, Gait::Wing);
}

Blow blowOf(const World& world, const Actor& attacker) {
    const FightNumbers numbers = numbersOf(world, attacker);
    const int factor = specialityOf(world, attacker) == Speciality::Dagger ? 3 : 2;
    return {numbers.attack, numbers.low, numbers.high, factor, Cause::Blow};
}

Outcome attack(Stage& stage, ActorId id, Direction direction) {
    World& world = stage.world;
    Actor& attacker = *findActor(world, id);
    if (!canReach(world.level.tiles, attacker.at, direction)) return Refused{"You cannot strike that way."};
    const Point at = attacker.at + offset(direction);
    if (actorAt(world, at) == nullptr) return Refused{"There is nobody to strike."};
    const int dx = offset(direction).x;
    if (dx != 0) attacker.facesLeft = dx < 0;
    const int ticks = attackTicks(world, attacker);
    const Blow blow = blowOf(world, attacker);
    for (const ActorId victim : struckBy(world, attacker, direction))
        if (isAlive(*findActor(world, victim))) strike(stage, id, victim, blow);
    if (id == heroId) {
        world.character.noise = Noise::Blow;
        end(stage, world.hero(), Status::Invisible);
    }
    return Done{ticks};
}

}  // namespace gone
