#include "game/game.hpp"

#include "game/call.hpp"
#include "game/foes.hpp"
#include "game/follow.hpp"
#include "game/hero.hpp"
#include "game/populate.hpp"
#include "game/remake.hpp"
#include "rules/numbers.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace gone {
namespace {

/// A floor nobody has seen, with nothing on it yet but the hero, who stands on its stairs up.
Floor bareFloor(Level level, Origin origin, int number, int sightRadius) {
    const Point arrival = level.up;
    Floor floor{worldOn(std::move(level), arrival, sightRadius), {std::move(origin), {}, 0}};
    floor.world.floor = number;
    floor.world.diggable = number != lastFloor;
    return floor;
}

Floor bareFloor(const FloorPlan& plan, int number) {
    Generation made = generate(plan.params, plan.size, plan.seed);
    made.level.biome = plan.biome;
    Origin origin = originOf(plan.params, plan.seed, made);
    return bareFloor(std::move(made.level), std::move(origin), number, plan.sightRadius);
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

void enter(Game& game, Floor floor) {
    game.world = std::move(floor.world);
    game.notes = std::move(floor.notes);
    look(game.world);
}

/// Going down one arrives on the next floor's stairs up, and the other way round. A floor one comes back to
/// moves on by the `ticks` of the way; on a new one nobody is near enough for that to matter.
void takeStairs(Game& game, bool down, int ticks, std::vector<Event>& events) {
    const int number = game.floor + (down ? 1 : -1);
    const auto known = game.left.extract(number);
    const FloorPlan plan = floorPlan(game.recipes, game.seed, number);
    Floor floor = known ? std::move(known.mapped()) : bareFloor(plan, number);
    World& world = floor.world;
    const Point arrival = down ? world.level.up : world.level.down;
    carryHero(game.world, world, arrival);
    if (!known) {
        populate(world, plan, game.seed, arrival);
        rechargeWands(world.character);
    } else {
        world.hero().nextAct += ticks;
    }
    bringFollowers(game.world, world, events);
    game.left.insert_or_assign(game.floor, Floor{std::move(game.world), std::move(game.notes)});
    enter(game, std::move(floor));
    game.floor = number;
}

/// Does what the rules asked for during an act of `ticks`, and adds what came of it to `events`.
void answer(Game& game, const Event& question, int ticks, std::vector<Event>& events) {
    if (const auto* leaving = std::get_if<LeftFloor>(&question))
        takeStairs(game, leaving->down, ticks, events);
    if (const auto* called = std::get_if<AskedCallBack>(&question)) callRoomBack(game, called->room, events);
    if (std::holds_alternative<AskedRemaking>(question)) remakeFloor(game, events);
    if (std::holds_alternative<AskedSpawn>(question))
        for (const ActorId id : sendGroup(game.world, game.play))
            events.push_back(Appeared{who(*findActor(game.world, id))});
}

Ending endingOf(const Game& game, const Died& death) {
    const Character& hero = game.world.character;
    const int deepest = game.left.empty() ? game.floor : std::max(game.floor, game.left.rbegin()->first);
    return {deathText(death), game.floor, turnOf(game),
            hero.level,       hero.gold,  scoreOf(hero.gold, deepest, hero.level)};
}

/// Is a keystone set by this, told so or by using one?
bool setsKeystone(const World& world, const Action& action) {
    if (std::holds_alternative<CallBack>(action)) return true;
    const auto* use = std::get_if<Use>(&action);
    const Item* item = use == nullptr ? nullptr : findItem(world.character, use->item);
    return item != nullptr && item->kind == ItemKind::Keystone;
}

Report act(Game& game, const Action& action) {
    if (const auto* stairs = std::get_if<TakeStairs>(&action))
        if (std::string reason = deadEnd(game, *stairs); !reason.empty()) return refused(std::move(reason));
    if (setsKeystone(game.world, action))
        if (std::string reason = callRefusal(game); !reason.empty()) return refused(std::move(reason));
    Report report = takeTurn(game.world, action, game.play);
    for (Report next = report; asks(next);) {
        answer(game, next.events.back(), report.spent, report.events);
        next = resume(game.world, game.play);
        report.events.insert(report.events.end(), next.events.begin(), next.events.end());
    }
    if (report.spent > 0 && isAlive(game.world.hero())) whisper(game, report.events);
    game.ticks += report.spent;
    keepLedger(game.ledger, game.world, report.events, turnOf(game));
    for (const Event& event : report.events)
        if (const auto* died = std::get_if<Died>(&event); died != nullptr && died->who.id == heroId)
            game.ending = endingOf(game, *died);
    return report;
}

}  // namespace

Game newGame(Recipes recipes, Seed seed, std::optional<GivenFloor> firstFloor) {
    Game game;
    game.recipes = std::move(recipes);
    game.seed = seed;
    game.play = Rng{derive(seed, "play")};
    if (!firstFloor) {
        enter(game, arriveOn(game.recipes, seed, game.floor));
        return game;
    }
    const int sightRadius = sightRadiusIn(firstFloor->level.biome);
    Floor floor = bareFloor(std::move(firstFloor->level), std::move(firstFloor->origin), 1, sightRadius);
    outfitHero(floor.world, seed);
    enter(game, std::move(floor));
    return game;
}

Floor arriveOn(const Recipes& recipes, Seed run, int number) {
    const FloorPlan plan = floorPlan(recipes, run, number);
    Floor floor = bareFloor(plan, number);
    outfitHero(floor.world, run);
    populate(floor.world, plan, run, floor.world.level.up);
    look(floor.world);
    return floor;
}

Report advance(Game& game, const Command& command) {
    if (game.ending) return refused("The run is over.");
    return std::visit([&](const Action& action) { return act(game, action); }, command);
}

}  // namespace gone
