#include "view/run_marks.hpp"

#include "game/call.hpp"

namespace gone {

/// A hero who stood on the seal would know; asked of a copy.
bool RunMarks::hasSpace(const Game& game, int room) {
    const auto [entry, isNew] = spaces_.try_emplace({game.floor, room}, true);
    if (!isNew) return entry->second;
    Game there = game;
    const Rect floor = game.world.level.rooms[static_cast<std::size_t>(room)].floor;
    there.world.hero().at = {floor.x, floor.y};
    entry->second = callRefusal(there).empty();
    return entry->second;
}

void RunMarks::update(const Game& game) {
    marks_.clear();
    glows_.clear();
    const World& world = game.world;
    for (const Room& room : world.level.rooms) {
        const Point at{room.floor.x, room.floor.y};
        if (!isJunction(room) || !world.seen[at]) continue;
        marks_.push_back(
            {hasSpace(game, room.id) ? TerrainMarkKind::SealLit : TerrainMarkKind::SealDark, at});
    }
    for (const Feature& feature : world.features)
        if (feature.kind == FeatureKind::Crack && world.seen[feature.at])
            marks_.push_back(
                {feature.used ? TerrainMarkKind::CrackSpent : TerrainMarkKind::Crack, feature.at});
    for (const LyingItem& lying : world.rememberedItems)
        if (lying.item.kind == ItemKind::Keystone && world.visible[lying.at])
            glows_.push_back({GlowKind::Keystone, lying.at});
}

}  // namespace gone
