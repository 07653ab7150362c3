#include "game/game.hpp"

#include <string>
#include <utility>

namespace gone {
namespace {

Floor firstSightOf(Level level, Origin origin, int sightRadius) {
    const Point arrival = level.up;
    return {worldOn(std::move(level), arrival, sightRadius), std::move(origin)};
}

Floor firstSightOf(const FloorPlan& plan) {
    Generation made = generate(plan.params, plan.size, plan.seed);
    made.level.biome = plan.biome;
    Origin origin = originOf(plan.params, plan.seed, made);
    return firstSightOf(std::move(made.level), std::move(origin), plan.sightRadius);
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
Floor takeFloor(Game& game, int floor) {
    if (auto known = game.left.extract(floor)) return std::move(known.mapped());
    return firstSightOf(floorPlan(game.recipes, game.seed, floor));
}

void enter(Game& game, Floor floor) {
    game.world = std::move(floor.world);
    game.origin = std::move(floor.origin);
}

/// Going down one arrives on the stairs up, and the other way round.
void changeFloor(Game& game, bool down) {
    const int next = game.floor + (down ? 1 : -1);
    Floor entered = takeFloor(game, next);
    World& world = entered.world;
    carryHero(game.world, world, down ? world.level.up : world.level.down);
    look(world);
    game.left.insert_or_assign(game.floor, Floor{std::move(game.world), std::move(game.origin)});
    enter(game, std::move(entered));
    game.floor = next;
}

void answer(Game& game, const Event& question) {
    if (const auto* leaving = std::get_if<LeftFloor>(&question)) changeFloor(game, leaving->down);
}

Report act(Game& game, const Action& action) {
    if (const auto* stairs = std::get_if<TakeStairs>(&action))
        if (std::string reason = deadEnd(game, *stairs); !reason.empty()) return refused(std::move(reason));
    Report report = takeTurn(game.world, action, game.play);
    for (std::size_t answered = 0; asks(report) && report.events.size() > answered;) {
        answered = report.events.size();
        answer(game, Event{report.events.back()});
        resume(game.world, game.play, report);
    }
    game.ticks += report.spent;
    return report;
}

}  // namespace

Game newGame(Recipes recipes, Seed seed, std::optional<GivenFloor> firstFloor) {
    Game game;
    game.recipes = std::move(recipes);
    game.seed = seed;
    game.play = Rng{derive(seed, "play")};
    if (firstFloor) {
        const int sightRadius = sightRadiusIn(firstFloor->level.biome);
        enter(game, firstSightOf(std::move(firstFloor->level), std::move(firstFloor->origin), sightRadius));
    } else {
        enter(game, firstSightOf(floorPlan(game.recipes, seed, game.floor)));
    }
    return game;
}

Report advance(Game& game, const Command& command) {
    return std::visit([&](const Action& action) { return act(game, action); }, command);
}

}  // namespace gone
