#include "game/harm.hpp"

#include "rules/numbers.hpp"

#include <array>

namespace gone {
namespace {

std::optional<Harm> harmInSight(const Layers& layers, Point at) {
    if (layers.fire[at] != 0) return Harm::Fire;
    if (layers.poison[at] != 0) return Harm::PoisonGas;
    if (layers.sleep[at] != 0) return Harm::SleepGas;
    if (layers.webs[at] != 0) return Harm::Web;
    return std::nullopt;
}

/// Can somebody who flies over it disregard it?
bool liesBelow(Harm harm) {
    return harm == Harm::Trap || harm == Harm::DeepWater || harm == Harm::Hole;
}

}  // namespace

std::optional<Harm> knownHarm(const World& world, Point at) {
    if (!world.seen.size().contains(at) || !world.seen[at]) return std::nullopt;
    if (world.visible[at])
        if (const auto harm = harmInSight(world.layers, at)) return harm;
    switch (world.remembered[at]) {
        case Tile::Trap: return Harm::Trap;
        case Tile::Web: return Harm::Web;
        case Tile::DeepWater: return Harm::DeepWater;
        case Tile::Hole: return Harm::Hole;
        case Tile::Rock:
        case Tile::Wall:
        case Tile::Floor:
        case Tile::Corridor:
        case Tile::Junction:
        case Tile::ClosedDoor:
        case Tile::OpenDoor:
        case Tile::SecretDoor:
        case Tile::LockedDoor:
        case Tile::StairsUp:
        case Tile::StairsDown:
        case Tile::ShallowWater:
        case Tile::TallGrass:
        case Tile::LowGrass:
        case Tile::Chest:
        case Tile::Pillar: break;
    }
    return std::nullopt;
}

std::optional<Harm> harmAhead(const World& world, Direction direction) {
    const Point at = world.hero().at + offset(direction);
    const std::optional<Harm> harm = knownHarm(world, at);
    if (!harm || *harm == Harm::DeepWater || *harm == Harm::Hole) return std::nullopt;
    if (liesBelow(*harm) && gaitOf(world.hero()) == Gait::Wing) return std::nullopt;
    if (!canStep(world.level.tiles, world.hero().at, direction, gaitOf(world.hero()))) return std::nullopt;
    return harm;
}

std::string_view name(Harm harm) {
    static constexpr std::array<std::string_view, 7> names{"fire",   "poison gas", "sleep gas", "a web",
                                                           "a trap", "deep water", "a hole"};
    return names[static_cast<std::size_t>(harm)];
}

}  // namespace gone
