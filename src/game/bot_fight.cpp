#include "game/bot_fight.hpp"

#include "content/items.hpp"
#include "game/automation.hpp"
#include "game/bot_belongings.hpp"
#include "rules/combat.hpp"
#include "rules/great_blow.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"

#include <algorithm>
#include <optional>

namespace gone {
namespace {

constexpr int patience = 6;  // turns to let foes come

int percentLeft(const Actor& actor) {
    return actor.health * 100 / std::max(actor.maxHealth, 1);
}

bool isRanged(const Actor& foe) {
    return rowOf(foe.kind).has(Trait::Throws);
}

bool isFaster(const World& world, const Actor& foe) {
    return moveTicks(world, foe) < moveTicks(world, world.hero());
}

/// One choice of what to do with foes in view, by rules in order of urgency.
class Fighter {
public:
    Fighter(const World& world, const Outlook& outlook, BotMind& mind)
        : world_{world}, outlook_{outlook}, mind_{mind} {}

    std::optional<Action> choose() {
        if (mind_.skill != Skill::Immortal) {
            if (auto action = heedTell()) return *action;
            if (isInDanger())
                if (auto action = saveOneself()) return *action;
        }
        if (mind_.skill != Skill::Careful)
            if (auto action = strikeFromAfar()) return *action;
        if (!outlook_.beside.empty()) return strike();
        if (auto action = takePosition()) return *action;
        return meet();
    }

private:
    const Actor& hero() const { return world_.hero(); }

    /// Gets out of cells that are about to be struck, if he can in time. A careful beginner does not see it
    /// coming.
    std::optional<Action> heedTell() const {
        if (mind_.skill != Skill::Keen) return std::nullopt;
        for (const Actor* foe : outlook_.awake) {
            if (foe->tell == 0) continue;
            const std::vector<Point> cells = struckCells(world_, *foe);
            if (std::ranges::find(cells, hero().at) == cells.end()) return Wait{};
            if (auto action = dodge(cells, foe->tell)) return action;
        }
        return std::nullopt;
    }

    /// Towards the nearest cell that is not struck; of equally near ones the most open.
    std::optional<Action> dodge(const std::vector<Point>& struck, int turns) const {
        std::optional<Point> best;
        const auto worth = [&](Point at) { return mind_.ways.steps(at) * 10 - openness(at); };
        for (int dy = -turns; dy <= turns; ++dy)
            for (int dx = -turns; dx <= turns; ++dx) {
                const Point at = hero().at + Point{dx, dy};
                if (mind_.ways.steps(at) > turns || std::ranges::find(struck, at) != struck.end()) continue;
                if (!best || worth(at) < worth(*best)) best = at;
            }
        if (!best || *best == hero().at) return std::nullopt;
        return Walk{*mind_.ways.stepTo(*best)};
    }

    /// From how many sides can a cell be attacked?
    int openness(Point at) const {
        return static_cast<int>(std::ranges::count_if(allDirections, [&](Direction direction) {
            return canStep(mind_.ways.known(), at, direction, Gait::Wing);
        }));
    }

    /// Could the next turns be his last?
    bool isInDanger() const {
        int harm = 0;
        int most = 0;
        for (const Actor* foe : outlook_.awake) {
            const int reach = (mind_.skill == Skill::Keen ? 3 : 2) + (isFaster(world_, *foe) ? 1 : 0);
            const bool near = chebyshev(foe->at, hero().at) <= reach;
            if (!near && !isRanged(*foe)) continue;
            harm += harmPerTurn(world_, *foe);
            most += numbersOf(world_, *foe).high;
        }
        if (harm == 0) return false;
        if (mind_.skill == Skill::Careful) return percentLeft(hero()) <= 45;
        return hero().health <= most || hero().health * 100 <= 3 * harm ||
               (percentLeft(hero()) <= 35 && fightCost(world_, outlook_.awake) > hero().health * 70);
    }

    std::optional<Action> saveOneself() {
        // With the last foe as good as dead, a blow is the best cure.
        if (outlook_.awake.size() == 1 && !outlook_.beside.empty() &&
            turnsToKill(world_, *outlook_.beside.front()) <= 130 &&
            hero().health > numbersOf(world_, *outlook_.beside.front()).high)
            return std::nullopt;
        if (mind_.skill == Skill::Keen)
            if (auto action = fleeByStairs()) return action;
        if (const Item* potion = knownThing(world_, ItemKind::HealingPotion);
            potion && percentLeft(hero()) <= 50)
            return Use{potion->id, noItem};
        for (const ItemKind scroll : {ItemKind::TeleportScroll, ItemKind::DreadScroll})
            if (const Item* known = knownThing(world_, scroll)) return Use{known->id, noItem};
        if (percentLeft(hero()) > 50) return std::nullopt;
        if (const Item* potion = unknownOf(world_, ItemGroup::Potion)) return Use{potion->id, noItem};
        if (const Item* scroll = unknownOf(world_, ItemGroup::Scroll)) return Use{scroll->id, noItem};
        return std::nullopt;
    }

    /// Nobody follows over stairs: to the nearest, if nobody faster or ranged is after him.
    std::optional<Action> fleeByStairs() {
        constexpr int mostEscapes = 12;  // in a run
        constexpr int mostSteps = 25;
        if (world_.sealed || mind_.escapes >= mostEscapes) return std::nullopt;
        const auto chases = [&](const Actor* foe) { return isFaster(world_, *foe) || isRanged(*foe); };
        const bool isChased = std::ranges::any_of(outlook_.awake, chases);
        std::optional<Point> nearest;
        for (const bool down : {true, false}) {
            if (!down && world_.floor == 1) continue;
            const auto stairs = knownStairs(world_, down);
            if (!stairs || mind_.ways.steps(*stairs) > (isChased ? 1 : mostSteps)) continue;
            if (!nearest || mind_.ways.steps(*stairs) < mind_.ways.steps(*nearest)) nearest = stairs;
        }
        if (!nearest) return std::nullopt;
        if (*nearest == hero().at) {
            ++mind_.escapes;
            return TakeStairs{world_.remembered[hero().at] == Tile::StairsDown};
        }
        for (const Actor* foe : outlook_.awake)
            if (chebyshev(foe->at, *nearest) < mind_.ways.steps(*nearest)) return std::nullopt;
        return Walk{*mind_.ways.stepTo(*nearest)};
    }

    std::optional<Action> strikeFromAfar() const {
        const Actor& foe = *outlook_.awake.front();
        const int distance = chebyshev(foe.at, hero().at);
        const bool isHard = fightCost(world_, outlook_.awake) > hero().health * 35;
        if (isHard)
            for (const ItemKind wand : {ItemKind::FireWand, ItemKind::FrostWand})
                if (const Item* held = chargedWand(wand);
                    held && hasClearLine(world_, hero().at, foe.at, boltRange))
                    return Zap{held->id, foe.at};
        if (distance < 2 || !outlook_.beside.empty()) return std::nullopt;
        if (isHard && distance >= 3 && hasClearLine(world_, hero().at, foe.at, throwRange))
            for (const ItemKind potion : {ItemKind::FirePotion, ItemKind::SleepPotion})
                if (const Item* known = knownThing(world_, potion)) return Throw{known->id, foe.at};
        if (world_.character.bow != noItem && findKind(world_, ItemKind::Arrow) != nullptr &&
            hasClearLine(world_, hero().at, foe.at, bowRange))
            return Shoot{foe.at};
        if (!hasClearLine(world_, hero().at, foe.at, throwRange)) return std::nullopt;
        for (const Item& item : world_.character.items)
            if (item.kind == ItemKind::Dagger && !isWorn(world_.character, item.id))
                return Throw{item.id, foe.at};
        return std::nullopt;
    }

    const Item* chargedWand(ItemKind kind) const {
        for (const Item& item : world_.character.items)
            if (item.kind == kind && (!item.known || item.charges > 0)) return &item;
        return nullptr;
    }

    /// At the one that dies soonest for the harm it does.
    Action strike() {
        mind_.waited = 0;
        const auto worth = [&](const Actor* foe) {
            return turnsToKill(world_, *foe) * 100 / std::max(harmPerTurn(world_, *foe), 1);
        };
        const Actor* victim = *std::ranges::min_element(outlook_.beside, {}, worth);
        return Attack{*directionTo(hero().at, victim->at)};
    }

    /// Against many, or fast ones: to a near cell where few can reach him, if he is there before them.
    std::optional<Action> takePosition() const {
        constexpr int mostSteps = 5;
        const bool isMany = outlook_.awake.size() > 1 || isFaster(world_, *outlook_.awake.front());
        const int now = openness(hero().at);
        if (!isMany || now <= 2 || mind_.skill == Skill::Immortal) return std::nullopt;
        std::optional<Point> best;
        int bestWorth = now * 2;
        for (int dy = -mostSteps; dy <= mostSteps; ++dy)
            for (int dx = -mostSteps; dx <= mostSteps; ++dx) {
                const Point at = hero().at + Point{dx, dy};
                const int steps = mind_.ways.steps(at);
                if (steps > mostSteps || steps == 0) continue;
                const int worth = openness(at) * 2 + steps;
                if (worth >= bestWorth || openness(at) > 3) continue;
                const auto comesFirst = [&](const Actor* foe) {
                    return chebyshev(foe->at, at) * moveTicks(world_, *foe) <=
                           steps * moveTicks(world_, hero());
                };
                if (std::ranges::any_of(outlook_.awake, comesFirst)) continue;
                best = at;
                bestWorth = worth;
            }
        if (!best) return std::nullopt;
        return Walk{*mind_.ways.stepTo(*best)};
    }

    /// Lets them come, so that the first blow is his; after a while, or at those who throw, he goes.
    std::optional<Action> meet() {
        const Actor& foe = *outlook_.awake.front();
        const bool comes = foe.mood == Mood::Hunting && !isRanged(foe);
        if (++mind_.waited > 3 * patience) return std::nullopt;
        if (comes && mind_.waited <= patience) return Wait{};
        std::optional<Direction> best;
        int fewest = unreachable;
        for (const Direction direction : allDirections) {
            const Point beside = foe.at + offset(direction);
            if (mind_.ways.steps(beside) >= fewest) continue;
            fewest = mind_.ways.steps(beside);
            best = mind_.ways.stepTo(beside);
        }
        if (best) return Walk{*best};
        return std::nullopt;
    }

    const World& world_;
    const Outlook& outlook_;
    BotMind& mind_;
};

}  // namespace

std::optional<Action> fight(const World& world, const Outlook& outlook, BotMind& mind) {
    return Fighter{world, outlook, mind}.choose();
}

bool isPrey(const World& world, const Actor& sleeper, const BotMind& mind) {
    if (mind.skill == Skill::Immortal) return true;
    const FightNumbers numbers = numbersOf(world, world.hero());
    const int surprise = (numbers.low + numbers.high) / 2 * blowOf(world, world.hero()).surpriseFactor;
    const int left = std::max(sleeper.health - surprise, 0);
    const int cost = fightCost(world, {&sleeper}) / std::max(sleeper.health, 1) * left;
    return cost <= world.hero().health * 35;
}

std::optional<Action> stalk(const World& world, const Actor& sleeper, const BotMind& mind) {
    constexpr int quietFrom = 7;
    if (isBeside(world, sleeper)) return Attack{*directionTo(world.hero().at, sleeper.at)};
    std::optional<Direction> best;
    int fewest = unreachable;
    for (const Direction direction : allDirections) {
        const Point beside = sleeper.at + offset(direction);
        if (mind.ways.steps(beside) >= fewest ||
            !canReach(world.remembered, beside, *directionTo(beside, sleeper.at)))
            continue;
        fewest = mind.ways.steps(beside);
        best = mind.ways.stepTo(beside);
    }
    if (!best) return std::nullopt;
    if (fewest <= quietFrom && mind.skill != Skill::Immortal) return Sneak{*best};
    return Walk{*best};
}

}  // namespace gone
