#include "game/bot.hpp"

#include "base/overloaded.hpp"
#include "game/automation.hpp"
#include "game/bot_belongings.hpp"
#include "game/bot_fight.hpp"
#include "game/bot_quests.hpp"
#include "game/explore.hpp"
#include "game/gone_rooms.hpp"
#include "game/harm.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

constexpr int restBelow = 65;  // percent of health
constexpr int restUntil = 95;
constexpr int descendFrom = 85;
constexpr int foodForRest = 100;  // turns

bool isAbove(const World& world, int percent) {
    return world.hero().health * 100 >= world.hero().maxHealth * percent;
}

/// Out of fire and gas, to the nearest cell that is free of them.
std::optional<Action> leaveHarm(const World& world, const KnownWays& ways) {
    const auto harm = knownHarm(world, world.hero().at);
    if (!harm || *harm == Harm::Web || *harm == Harm::Trap) return std::nullopt;
    for (const Direction direction : allDirections)
        if (ways.steps(world.hero().at + offset(direction)) == 1) return Walk{direction};
    // All round is harm too: through it, to where it ends soonest.
    const Grid<int> bold = distancesFrom(world.remembered, std::array{world.hero().at});
    std::optional<Point> nearest;
    for (int y = 0; y < bold.height(); ++y)
        for (int x = 0; x < bold.width(); ++x) {
            const Point at{x, y};
            if (bold[at] == unreachable || knownHarm(world, at) || actorAt(world, at) != nullptr) continue;
            if (!nearest || bold[at] < bold[*nearest]) nearest = at;
        }
    if (!nearest) return std::nullopt;
    const Grid<int> toThere = distancesFrom(world.remembered, std::array{*nearest});
    for (const Direction direction : allDirections) {
        const Point to = world.hero().at + offset(direction);
        if (!canStep(world.remembered, world.hero().at, direction) || actorAt(world, to) != nullptr) continue;
        if (toThere[to] < toThere[world.hero().at]) return Walk{direction};
    }
    return std::nullopt;
}

bool canRest(const World& world) {
    const Character& character = world.character;
    if (world.sealed || character.hunger == 0) return false;
    return character.hunger > foodForRest || findKind(world, ItemKind::Meal) != nullptr;
}

/// Straight on to a goal: over traps, and through sleepers.
std::optional<Action> forceTheWay(const World& world, Point goal) {
    const Point hero = world.hero().at;
    const Grid<int> steps = distancesFrom(world.remembered, std::array{goal});
    for (const Direction direction : allDirections) {
        const Point to = hero + offset(direction);
        if (!canStep(world.remembered, hero, direction) || steps[to] >= steps[hero]) continue;
        if (const Actor* foe = actorAt(world, to); foe != nullptr && world.visible[to])
            return Attack{direction};
        const auto harm = knownHarm(world, to);
        if (harm && *harm != Harm::Trap && *harm != Harm::Web) return Wait{};
        return Walk{direction};
    }
    return std::nullopt;
}

}  // namespace

Action Bot::next(const World& world) {
    if (mind_.floor != world.floor) {
        mind_.floor = world.floor;
        mind_.waited = 0;
        mind_.resting = false;
        mind_.searched = BitRows{world.level.tiles.size()};
        mind_.deaf.clear();
        mind_.feared.clear();
    } else if (mind_.nextAct == world.hero().nextAct) {
        return Search{};  // what it chose was refused: better lose a turn than its way
    }
    mind_.nextAct = world.hero().nextAct;
    if (mind_.searched.size() != world.level.tiles.size()) mind_.searched = BitRows{world.level.tiles.size()};
    mind_.ways.update(world);
    Action action = choose(world);
    if (const auto* drop = std::get_if<Drop>(&action)) mind_.explore.leave.push_back(drop->item);
    return action;
}

void Bot::hear(const Report& report) {
    for (const Event& event : report.events)
        if (const auto* whisper = std::get_if<Whispered>(&event))
            for (const GoneKind kind : {GoneKind::Den, GoneKind::Tomb})
                if (whisper->text == whisperOf(kind)) mind_.feared.push_back(whisper->room);
}

Action Bot::choose(const World& world) {
    const Outlook outlook = outlookOf(world);
    if (auto action = leaveHarm(world, mind_.ways)) return *action;
    if (outlook.awake.empty()) mind_.waited = 0;
    if (!outlook.awake.empty())
        if (auto action = fight(world, outlook, mind_)) return *action;
    return goOn(world, outlook);
}

Action Bot::goOn(const World& world, const Outlook& outlook) {
    if (outlook.awake.empty())
        if (auto action = tidyUp(world, mind_)) return *action;
    if (mind_.skill != Skill::Immortal && outlook.awake.empty()) {
        mind_.resting = canRest(world) && !isAbove(world, mind_.resting ? restUntil : restBelow);
        if (mind_.resting) return Wait{};
    }
    for (const Actor* sleeper : outlook.asleep)
        if (isPrey(world, *sleeper, mind_))
            if (auto action = stalk(world, *sleeper, mind_)) return *action;
    const NextStep step = exploreStep(world, mind_.ways, mind_.explore);
    if (const auto* action = std::get_if<Action>(&step)) return *action;
    return descend(world);
}

Action Bot::descend(const World& world) {
    if (mind_.skill != Skill::Immortal && canRest(world) && !isAbove(world, descendFrom)) {
        mind_.resting = true;
        return Wait{};
    }
    if (mind_.skill != Skill::Careful)
        if (auto action = seekGifts(world, mind_)) return *action;
    if (world.sealed) return patrol(world, mind_);
    const auto stairs = knownStairs(world, true);
    if (!stairs) return searchOn(world, mind_);
    if (*stairs == world.hero().at) return TakeStairs{true};
    if (const auto step = mind_.ways.stepTo(*stairs)) return Walk{*step};
    if (auto action = forceTheWay(world, *stairs)) return *action;
    return searchOn(world, mind_);
}

}  // namespace gone
