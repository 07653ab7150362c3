#include "game/bot_quests.hpp"

#include "game/bot_belongings.hpp"
#include "rules/features.hpp"
#include "rules/pack.hpp"

#include <algorithm>
#include <functional>

namespace gone {
namespace {

/// The nearest cell of the floor that he can walk to and that fits; of equally near ones the first row by
/// row.
std::optional<Point> nearestWhere(const KnownWays& ways, const std::function<bool(Point)>& fits) {
    const Grid<int>& steps = ways.steps();
    std::optional<Point> nearest;
    for (int y = 0; y < steps.height(); ++y)
        for (int x = 0; x < steps.width(); ++x) {
            const Point at{x, y};
            if (steps[at] == unreachable || (nearest && steps[at] >= steps[*nearest])) continue;
            if (fits(at)) nearest = at;
        }
    return nearest;
}

/// What there is to do on a cell.
std::optional<Action> giftAt(const World& world, const BotMind& mind, Point at) {
    for (const LyingItem& lying : world.rememberedItems)
        if (lying.at == at && lying.choice > 0 && fits(world.character, lying.item)) return PickUp{};
    for (const Feature& feature : world.features) {
        if (!world.seen[feature.at] || feature.used || feature.at != at) continue;
        if (feature.kind == FeatureKind::Forge && dearest(world) != noItem)
            return UseFeature{0, dearest(world), noItem};
        if (feature.kind != FeatureKind::Crack && feature.kind != FeatureKind::Forge)
            return UseFeature{0, noItem, noItem};
    }
    if (findKind(world, ItemKind::Keystone) == nullptr) return std::nullopt;
    if (std::ranges::find(mind.deaf, at) != mind.deaf.end()) return std::nullopt;
    if (world.remembered[at] == Tile::Junction) return CallBack{};
    for (const Feature& feature : world.features)
        if (feature.kind == FeatureKind::Crack && !feature.used && world.seen[feature.at] &&
            chebyshev(feature.at, at) == 1)
            return CallBack{};
    return std::nullopt;
}

void mark(BitRows& cells, Point middle, int radius) {
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx)
            if (const Point at = middle + Point{dx, dy}; cells.size().contains(at)) cells.set(at);
}

/// The nearest cell that is not marked yet; when all are, from the beginning.
std::optional<Point> nextUnmarked(const KnownWays& ways, BitRows& marked) {
    const auto isNew = [&](Point at) { return !marked[at]; };
    if (const auto at = nearestWhere(ways, isNew)) return at;
    marked.clear();
    return nearestWhere(ways, isNew);
}

}  // namespace

std::optional<Action> seekGifts(const World& world, BotMind& mind) {
    const auto at =
        nearestWhere(mind.ways, [&](Point cell) { return giftAt(world, mind, cell).has_value(); });
    if (!at) return std::nullopt;
    if (const auto step = mind.ways.stepTo(*at)) return Walk{*step};
    auto action = giftAt(world, mind, *at);
    if (!std::holds_alternative<CallBack>(*action)) return action;
    mind.deaf.push_back(*at);  // where no room fits, none will the next time
    const std::optional<int> room = goneRoomHere(world);
    const bool isFeared = room && std::ranges::find(mind.feared, *room) != mind.feared.end();
    if (isFeared && mind.skill != Skill::Immortal) return Search{};
    return action;
}

Action patrol(const World& world, BotMind& mind) {
    constexpr int radius = 3;
    mark(mind.searched, world.hero().at, radius);
    if (const auto at = nextUnmarked(mind.ways, mind.searched))
        if (const auto step = mind.ways.stepTo(*at)) return Walk{*step};
    return Search{};
}

Action searchOn(const World& world, BotMind& mind) {
    constexpr int radius = 2;
    const auto at = nextUnmarked(mind.ways, mind.searched);
    if (at && *at != world.hero().at)
        if (const auto step = mind.ways.stepTo(*at)) return Walk{*step};
    mark(mind.searched, world.hero().at, radius);
    return Search{};
}

}  // namespace gone
