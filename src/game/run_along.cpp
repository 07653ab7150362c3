#include "game/run_along.hpp"

#include "game/harm.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

Direction turned(Direction direction, unsigned eighths) {
    return allDirections[(static_cast<unsigned>(direction) + eighths) % 8];
}

bool isFree(const World& world, const KnownWays& ways, Direction direction) {
    const Point to = world.hero().at + offset(direction);
    return ways.steps(to) == 1 && canStep(world.remembered, world.hero().at, direction);
}

/// What makes a cell worth a stop; empty if nothing.
std::string sightsAt(const World& world, Point at) {
    const auto lies = [&](const LyingItem& lying) { return lying.at == at; };
    if (std::ranges::any_of(world.rememberedItems, lies)) return "Something lies here.";
    const Tile tile = world.remembered[at];
    if (isDoor(tile)) return "A doorway.";
    if (tile == Tile::StairsUp || tile == Tile::StairsDown) return "Stairs.";
    if (tile == Tile::Junction) return "A room is missing here.";
    const auto stands = [&](const Feature& feature) { return feature.at == at; };
    if (std::ranges::any_of(world.features, stands)) return "Something stands here.";
    return {};
}

std::string obstacleAhead(const World& world, Direction direction) {
    if (const auto harm = knownHarm(world, world.hero().at + offset(direction)))
        return "Ahead: " + std::string(name(*harm)) + ".";
    return "No way on.";
}

/// The ways on from here but back; nothing if this is no corridor.
std::vector<Direction> bends(const World& world, const KnownWays& ways, Direction direction) {
    std::vector<Direction> on;
    const Direction back = turned(direction, 4);
    for (const Direction each : allDirections)
        if (each != back && isFree(world, ways, each)) on.push_back(each);
    return on;
}

/// The sides one can step to, but for the one he came from.
unsigned openSides(const World& world, const KnownWays& ways, Direction direction, Direction cameFrom) {
    const auto isOpen = [&](Direction side) { return side != cameFrom && isFree(world, ways, side); };
    return (isOpen(turned(direction, 6)) ? 1U : 0U) | (isOpen(turned(direction, 2)) ? 2U : 0U);
}

/// Where to run on after a step; sets `runner` to it, or says why not.
std::optional<Halt> chooseWay(const World& world, const KnownWays& ways, Runner& runner) {
    if (std::string sights = sightsAt(world, world.hero().at); !sights.empty())
        return Halt{Halt::Why::Reached, std::move(sights)};
    const unsigned sides = openSides(world, ways, runner.direction, turned(runner.direction, 4));
    if (isFree(world, ways, runner.direction)) {
        if (sides == *runner.beside) return std::nullopt;
        return Halt{Halt::Why::Reached, (sides & ~*runner.beside) != 0 ? "A side opens." : "A side closes."};
    }
    const std::vector<Direction> on = bends(world, ways, runner.direction);
    constexpr std::size_t fork = 2;  // more ways on than that are no corridor
    if (on.empty() || on.size() > fork)
        return Halt{Halt::Why::Reached, obstacleAhead(world, runner.direction)};
    if (on.size() == fork) return Halt{Halt::Why::Reached, "The ways part."};
    const Direction cameFrom = turned(runner.direction, 4);
    runner = {on.front(), openSides(world, ways, on.front(), cameFrom)};
    return std::nullopt;
}

}  // namespace

NextStep runStep(const World& world, const KnownWays& ways, Runner& runner) {
    if (runner.beside) {
        if (auto halt = chooseWay(world, ways, runner)) return *halt;
    } else {
        if (!isFree(world, ways, runner.direction))
            return Halt{Halt::Why::Impossible, obstacleAhead(world, runner.direction)};
        runner.beside = openSides(world, ways, runner.direction, turned(runner.direction, 4));
    }
    return Action{Walk{runner.direction}};
}

}  // namespace gone
