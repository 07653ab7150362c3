#include "app/aim.hpp"

#include "content/items.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/senses.hpp"

#include <algorithm>

namespace gone {
namespace {

int rangeOf(const World& world, const Aim& aim) {
    constexpr int blinkRange = 5;
    constexpr int diggingRange = 6;
    switch (aim.why) {
        case Aim::Why::Look: return 0;
        case Aim::Why::Throw: return throwRange;
        case Aim::Why::Shoot: return bowRange;
        case Aim::Why::Zap: break;
    }
    const Item* wand = findItem(world.character, aim.item);
    if (wand != nullptr && wand->kind == ItemKind::BlinkWand) return blinkRange;
    if (wand != nullptr && wand->kind == ItemKind::DiggingWand) return diggingRange;
    return boltRange;
}

std::vector<Point> targets(const World& world) {
    std::vector<Point> cells;
    for (const Actor& actor : world.actors)
        if (actor.id != heroId && isAlive(actor) && isShown(world, actor)) cells.push_back(actor.at);
    std::ranges::stable_sort(cells, {}, [&](Point cell) { return chebyshev(cell, world.hero().at); });
    return cells;
}

}  // namespace

Aim beginAim(const World& world, Aim::Why why, ItemId item) {
    Aim aim{why, item, world.hero().at};
    const std::vector<Point> cells = targets(world);
    for (const Point cell : cells) {
        aim.at = cell;
        if (why == Aim::Why::Look || isInReach(world, aim)) return aim;
    }
    aim.at = world.hero().at;
    return aim;
}

void nextTarget(const World& world, Aim& aim) {
    const std::vector<Point> cells = targets(world);
    if (cells.empty()) return;
    const auto present = std::ranges::find(cells, aim.at);
    const bool isLast = present == cells.end() || present + 1 == cells.end();
    aim.at = isLast ? cells.front() : *(present + 1);
}

void moveAim(const World& world, Aim& aim, Direction direction) {
    const Point to = aim.at + offset(direction);
    if (world.seen.size().contains(to)) aim.at = to;
}

std::vector<Point> wayOf(const World& world, const Aim& aim) {
    if (aim.why == Aim::Why::Look || aim.at == world.hero().at) return {};
    return flightOf(world, world.hero().at, aim.at, rangeOf(world, aim)).path;
}

bool isInReach(const World& world, const Aim& aim) {
    if (aim.why == Aim::Why::Look) return true;
    return hasClearLine(world, world.hero().at, aim.at, rangeOf(world, aim));
}

std::optional<Action> actOf(const Aim& aim) {
    switch (aim.why) {
        case Aim::Why::Look: break;
        case Aim::Why::Throw: return Throw{aim.item, aim.at};
        case Aim::Why::Shoot: return Shoot{aim.at};
        case Aim::Why::Zap: return Zap{aim.item, aim.at};
    }
    return std::nullopt;
}

}  // namespace gone
