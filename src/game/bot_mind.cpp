#include "game/bot_mind.hpp"

#include "rules/combat.hpp"
#include "rules/numbers.hpp"

#include <algorithm>
#include <array>

namespace gone {

std::string_view name(Skill skill) {
    static constexpr std::array<std::string_view, 3> names{"careful", "keen", "immortal"};
    return names[static_cast<std::size_t>(skill)];
}

bool isBeside(const World& world, const Actor& foe) {
    const auto direction = directionTo(world.hero().at, foe.at);
    return direction && canReach(world.level.tiles, world.hero().at, *direction);
}

Outlook outlookOf(const World& world) {
    Outlook outlook;
    for (const Actor* foe : foesInView(world)) {
        const bool helpless = foe->mood == Mood::Asleep || has(*foe, Status::Sleeping);
        (helpless ? outlook.asleep : outlook.awake).push_back(foe);
        if (!helpless && isBeside(world, *foe)) outlook.beside.push_back(foe);
    }
    const auto distance = [&](const Actor* foe) { return chebyshev(foe->at, world.hero().at); };
    std::ranges::stable_sort(outlook.awake, {}, distance);
    std::ranges::stable_sort(outlook.asleep, {}, distance);
    return outlook;
}

int harmPerTurn(const World& world, const Actor& foe) {
    const FightNumbers numbers = numbersOf(world, foe);
    const int twice = std::max(numbers.low + numbers.high - numbersOf(world, world.hero()).armour, 1);
    return hitPercent(world, foe, world.hero()) * twice / 2 * ticksPerTurn / attackTicks(world, foe);
}

int turnsToKill(const World& world, const Actor& foe) {
    const int percent = hitPercent(numbersOf(world, world.hero()).attack, numbersOf(world, foe).evasion);
    constexpr int forever = 1000;  // blows that do nothing kill nobody
    const int blows = std::min(blowsToKill(world, world.hero(), foe), forever);
    return blows * attackTicks(world, world.hero()) * 100 / percent;
}

int fightCost(const World& world, const std::vector<const Actor*>& foes) {
    int cost = 0;
    int harm = 0;
    for (const Actor* foe : foes) harm += harmPerTurn(world, *foe);
    for (const Actor* foe : foes) {
        cost += harm * turnsToKill(world, *foe) / 100;
        harm -= harmPerTurn(world, *foe);
    }
    return cost;
}

}  // namespace gone
