#include "view/grass.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr std::uint32_t tickMs = 125;
constexpr std::uint32_t stirMs = 4 * tickMs;
constexpr int gustTicks = 56;  // from one breath of wind to the next

bool isGrass(Tile tile) {
    return tile == Tile::LowGrass || tile == Tile::TallGrass;
}

/// A breath of wind crosses the floor from the left and from above.
int windLean(Point cell, std::uint32_t ms) {
    const int tick = static_cast<int>(ms / tickMs % gustTicks);
    const int since = (tick + 4 * gustTicks * (cell.x + cell.y + 1) - 3 * cell.x - 2 * cell.y) % gustTicks;
    return since < 3 ? 1 : 0;
}

}  // namespace

std::optional<GrassLook> grassLook(const WallShape& shape, Point at) {
    const Tile tile = shape.tile(at);
    if (tile == Tile::TallGrass) return GrassLook::Tall;
    if (tile != Tile::LowGrass) return std::nullopt;
    // Grass grows high where grass is all round it: what is low there has been walked on.
    const auto around = std::ranges::count_if(
        allDirections, [&](Direction d) { return isGrass(shape.tile(at + offset(d))); });
    if (around >= 6) return GrassLook::Trodden;
    return (at.x + at.y) % 2 == 0 ? GrassLook::TuftA : GrassLook::TuftB;
}

void GrassSway::stir(Point cell, std::uint32_t ms) {
    std::erase_if(stirs_, [&](const Stir& old) { return old.cell == cell || ms - old.ms >= stirMs; });
    stirs_.push_back({cell, ms});
}

void GrassSway::watch(std::span<const Actor> actors, std::uint32_t ms) {
    std::map<ActorId, Point> now;
    for (const Actor& actor : actors) {
        now[actor.id] = actor.at;
        const auto before = last_.find(actor.id);
        if (before == last_.end() || before->second == actor.at) continue;
        stir(before->second, ms);
        stir(actor.at, ms);
    }
    last_ = std::move(now);
}

int GrassSway::lean(Point cell, std::uint32_t ms) const {
    const auto found = std::ranges::find(stirs_, cell, &Stir::cell);
    if (found == stirs_.end() || ms - found->ms >= stirMs) return windLean(cell, ms);
    return (ms - found->ms) / tickMs % 2 == 0 ? 1 : -1;
}

}  // namespace gone
