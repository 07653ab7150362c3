#include "game/follow.hpp"

#include "content/monsters.hpp"
#include "game/places.hpp"
#include "rules/combat.hpp"

#include <algorithm>

namespace gone {
namespace {

bool isFree(const Actor& foe) {
    return !has(foe, Status::Sleeping) && !has(foe, Status::Stunned) && !has(foe, Status::Webbed);
}

bool follows(const World& world, const Actor& foe) {
    if (foe.id == heroId || !isAlive(foe) || foe.mood != Mood::Hunting || !isFree(foe)) return false;
    if (rowOf(foe.kind).has(Trait::Boss)) return false;
    return std::ranges::any_of(allDirections, [&](Direction direction) {
        return foe.at + offset(direction) == world.hero().at &&
               canReach(world.level.tiles, foe.at, direction);
    });
}

}  // namespace

void bringFollowers(World& from, World& to, std::vector<Event>& events) {
    std::vector<ActorId> ids;
    for (const Actor& actor : from.actors)
        if (follows(from, actor)) ids.push_back(actor.id);
    for (const ActorId id : ids) {
        const auto place = nearestFree(to, to.hero().at);
        if (!place) return;
        Actor foe = *findActor(from, id);
        std::erase_if(from.actors, [=](const Actor& actor) { return actor.id == id; });
        foe.at = *place;
        foe.goal = to.hero().at;
        foe.nextAct = to.hero().nextAct;
        foe.tell = 0;  // what it gathered for lies elsewhere
        events.push_back(Appeared{who(foe)});
        to.actors.insert(std::ranges::upper_bound(to.actors, id, {}, &Actor::id), foe);
    }
}

}  // namespace gone
