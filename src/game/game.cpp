#include "game/game.hpp"

#include <string>
#include <utility>

namespace gone {
namespace {

World firstSightOf(const FloorPlan& plan) {
    Level level = generate(plan.params, plan.size, plan.seed).level;
    level.biome = plan.biome;
    const Point arrival = level.up;
    return worldOn(std::move(level), arrival, plan.sightRadius);
}

/// Why the stairs the hero stands on lead nowhere; empty if they do, or if there are none.
std::string deadEnd(const Game& game, const TakeStairs& stairs) {
    const Tile under = game.world.level.tiles[game.world.hero().at];
    if (!stairs.down && under == Tile::StairsUp && game.floor == 1)
        return "The way out is shut, and the rust is old.";
    if (stairs.down && under == Tile::StairsDown && game.floor == lastFloor)
        return "The stairs end in rubble. This is the bottom.";
    return {};
}

/// The floor with this number: as it was left, or never seen before.
World takeFloor(Game& game, int floor) {
    if (auto known = game.left.extract(floor)) return std::move(known.mapped());
    return firstSightOf(floorPlan(game.seed, floor));
}

/// Going down one arrives on the stairs up, and the other way round.
void changeFloor(Game& game, bool down) {
    const int next = game.floor + (down ? 1 : -1);
    World world = takeFloor(game, next);
    carryHero(game.world, world, down ? world.level.up : world.level.down);
    look(world);
    game.left.insert_or_assign(game.floor, std::exchange(game.world, std::move(world)));
    game.floor = next;
}

Report act(Game& game, const Action& action) {
    if (const auto* stairs = std::get_if<TakeStairs>(&action))
        if (std::string reason = deadEnd(game, *stairs); !reason.empty()) return refused(std::move(reason));
    Report report = takeTurn(game.world, action, game.play);
    for (Report next = report; asks(next);) {
        if (const auto* leaving = std::get_if<LeftFloor>(&next.events.back()))
            changeFloor(game, leaving->down);
        next = resume(game.world, game.play);
        report.events.insert(report.events.end(), next.events.begin(), next.events.end());
    }
    return report;
}

}  // namespace

Game newGame(Seed seed, std::optional<Generation> firstFloor) {
    Game game;
    game.seed = seed;
    game.play = Rng{derive(seed, "play")};
    if (firstFloor) {
        const Level& level = firstFloor->level;
        const Point arrival = level.up;
        const int radius = sightRadiusIn(level.biome);
        game.world = worldOn(std::move(firstFloor->level), arrival, radius);
    } else {
        game.world = firstSightOf(floorPlan(seed, game.floor));
    }
    return game;
}

Report advance(Game& game, const Command& command) {
    return std::visit([&](const Action& action) { return act(game, action); }, command);
}

}  // namespace gone
