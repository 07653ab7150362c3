#include "rules/missiles.hpp"

#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/lore.hpp"
#include "rules/move.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/terrain.hpp"
#include "world/line.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

constexpr int fireTurns = 4;
constexpr int poisonCells = 25;
constexpr int poisonTurns = 8;
constexpr int sleepCells = 9;
constexpr int sleepGasTurns = 10;

bool stopsFlight(Tile tile) {
    return isSolid(tile) || tile == Tile::ClosedDoor || tile == Tile::LockedDoor || tile == Tile::Pillar ||
           tile == Tile::Chest;
}

/// Three cells by three, as far as flames from the middle get.
void burst(Stage& stage, Point middle) {
    ignite(stage, middle, fireTurns);
    for (const Direction direction : allDirections)
        if (canReach(stage.world.level.tiles, middle, direction))
            ignite(stage, middle + offset(direction), fireTurns);
}

Blow missileOf(const World& world, const Item& weapon) {
    const FightNumbers numbers = heroWith(world, weapon);
    const int factor = rowOf(weapon.kind).speciality == Speciality::Dagger ? 3 : 2;
    return {numbers.attack, numbers.low, numbers.high, factor, Cause::Missile};
}

bool showsWhenBroken(ItemKind potion) {
    return potion == ItemKind::FirePotion || potion == ItemKind::PoisonPotion ||
           potion == ItemKind::SleepPotion;
}

void afterHeroShot(Stage& stage) {
    stage.world.character.noise = Noise::Blow;
    end(stage, stage.world.hero(), Status::Invisible);
}

void breakBottle(Stage& stage, const Item& bottle, Point at) {
    stage.tell(Lost{bottle, at});
    if (showsWhenBroken(bottle.kind)) learn(stage, bottle.kind);
    burstBottle(stage, bottle.kind, at);
}

}  // namespace

Flight flightOf(const World& world, Point from, Point to, int range) {
    Flight flight;
    flight.end = from;
    for (const Point at : straightLine(from, to)) {
        if (static_cast<int>(flight.path.size()) == range ||
            stopsFlight(world.level.tiles.at(at, Tile::Rock)))
            break;
        flight.path.push_back(at);
        flight.end = at;
        if (const Actor* met = actorAt(world, at)) {
            flight.meets = met->id;
            break;
        }
    }
    return flight;
}

bool hasClearLine(const World& world, Point from, Point to, int range) {
    return chebyshev(from, to) <= range && flightOf(world, from, to, range).end == to;
}

void burstBottle(Stage& stage, ItemKind potion, Point at) {
    if (potion == ItemKind::FirePotion) burst(stage, at);
    if (potion == ItemKind::PoisonPotion) releaseGas(stage, true, at, poisonCells, poisonTurns);
    if (potion == ItemKind::SleepPotion) releaseGas(stage, false, at, sleepCells, sleepGasTurns);
}

Outcome throwItem(Stage& stage, const Throw& action) {
    World& world = stage.world;
    Actor& hero = world.hero();
    if (findItem(world.character, action.item) == nullptr) return Refused{"You do not have that."};
    if (isWorn(world.character, action.item)) return Refused{"Take it off first."};
    if (action.at == hero.at) return Refused{"Throw it where?"};
    face(hero, action.at);
    const Flight flight = flightOf(world, hero.at, action.at, throwRange);
    Item thrown = takeFromPack(world, action.item, 1);
    stage.tell(Flew{heroId, thrown.kind, hero.at, flight.end});
    if (rowOf(thrown.kind).group == ItemGroup::Potion) {
        breakBottle(stage, thrown, flight.end);
    } else {
        if (flight.meets != nobody && thrown.kind == ItemKind::Dagger)
            strike(stage, heroId, flight.meets, missileOf(world, thrown));
        land(stage, std::move(thrown), flight.end);
    }
    afterHeroShot(stage);
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

Outcome shoot(Stage& stage, Point at) {
    World& world = stage.world;
    const Item* bow = findItem(world.character, world.character.bow);
    const Item* quiver = findKind(world, ItemKind::Arrow);
    if (bow == nullptr) return Refused{"You have no bow in hand."};
    if (quiver == nullptr) return Refused{"You have no arrows."};
    if (at == world.hero().at) return Refused{"Shoot where?"};
    face(world.hero(), at);
    const Flight flight = flightOf(world, world.hero().at, at, bowRange);
    const Blow blow = missileOf(world, *bow);
    Item arrow = takeFromPack(world, quiver->id, 1);
    stage.tell(Flew{heroId, arrow.kind, world.hero().at, flight.end});
    if (flight.meets != nobody) strike(stage, heroId, flight.meets, blow);
    if (stage.play.below(3) == 0)
        stage.tell(Lost{arrow, flight.end});
    else
        land(stage, std::move(arrow), flight.end);
    afterHeroShot(stage);
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

Outcome hurl(Stage& stage, ActorId id, Point at) {
    World& world = stage.world;
    Actor& thrower = *findActor(world, id);
    if (!rowOf(thrower.kind).has(Trait::Throws)) return Refused{"You have no stones."};
    if (at == thrower.at) return Refused{"Throw it where?"};
    face(thrower, at);
    const int ticks = attackTicks(world, thrower);
    const Flight flight = flightOf(world, thrower.at, at, hurlRange);
    stage.tell(Flew{id, std::nullopt, thrower.at, flight.end});
    Blow blow = blowOf(world, thrower);
    blow.cause = Cause::Missile;
    if (flight.meets != nobody) strike(stage, id, flight.meets, blow);
    return Done{ticks};
}

}  // namespace gone
