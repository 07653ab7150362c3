#include "rules/perform.hpp"

#include "base/overloaded.hpp"
#include "rules/combat.hpp"
#include "rules/features.hpp"
#include "rules/great_blow.hpp"
#include "rules/missiles.hpp"
#include "rules/move.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/terrain.hpp"
#include "rules/use_item.hpp"
#include "rules/wands.hpp"

namespace gone {
namespace {

Outcome wait(Stage& stage, ActorId id) {
    if (id == heroId) stage.world.character.noise = Noise::Quiet;
    return Done{scaledTicks(*findActor(stage.world, id), ticksPerTurn)};
}

/// Foes carry nothing, keep no quick slots and leave no floor.
bool isHeroesOnly(const Action& action) {
    return !std::visit(Overloaded{
                           [](const Wait&) { return true; },
                           [](const Walk&) { return true; },
                           [](const Sneak&) { return true; },
                           [](const Attack&) { return true; },
                           [](const OpenDoor&) { return true; },
                           [](const CloseDoor&) { return true; },
                           [](const Hurl&) { return true; },
                           [](const Swell&) { return true; },
                           [](const Slam&) { return true; },
                           [](const auto&) { return false; },
                       },
                       action);
}

Outcome once(Stage& stage, ActorId id, const Action& action) {
    return std::visit(Overloaded{
                          [&](const Wait&) { return wait(stage, id); },
                          [&](const Walk& act) { return walk(stage, id, act.direction, false); },
                          [&](const Sneak& act) { return walk(stage, id, act.direction, true); },
                          [&](const Attack& act) { return attack(stage, id, act.direction); },
                          [&](const OpenDoor& act) { return openDoor(stage, id, act.direction); },
                          [&](const CloseDoor& act) { return closeDoor(stage, id, act.direction); },
                          [&](const OpenChest& act) { return openChest(stage, id, act.direction); },
                          [&](const PickUp&) { return pickUp(stage, id); },
                          [&](const Drop& act) { return drop(stage, act); },
                          [&](const Use& act) { return useItem(stage, act); },
                          [&](const Throw& act) { return throwItem(stage, act); },
                          [&](const Equip& act) { return equip(stage, act.item); },
                          [&](const Unequip& act) { return unequip(stage, act.item); },
                          [&](const Shoot& act) { return shoot(stage, act.at); },
                          [&](const Zap& act) { return zap(stage, act); },
                          [&](const Search&) { return search(stage, id); },
                          [&](const TakeStairs& act) { return takeStairs(stage, id, act.down); },
                          [&](const CallBack&) { return callBackRoom(stage); },
                          [&](const UseFeature& act) { return useFeature(stage, act); },
                          [&](const AssignQuick& act) { return assignQuick(stage, act); },
                          [&](const Hurl& act) { return hurl(stage, id, act.at); },
                          [&](const Swell&) { return swell(stage, id); },
                          [&](const Slam&) { return slam(stage, id); },
                      },
                      action);
}

}  // namespace

Outcome perform(Stage& stage, ActorId id, const Action& action) {
    if (id != heroId && isHeroesOnly(action)) return Refused{"Only the hero can do that."};
    const Noise before = stage.world.character.noise;
    if (id == heroId) stage.world.character.noise = Noise::Plain;
    Outcome outcome = once(stage, id, action);
    while (const auto* meant = std::get_if<Instead>(&outcome)) {
        const Action instead = meant->action;
        outcome = once(stage, id, instead);
    }
    if (std::holds_alternative<Refused>(outcome)) stage.world.character.noise = before;
    return outcome;
}

}  // namespace gone
