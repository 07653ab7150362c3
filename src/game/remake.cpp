#include "game/remake.hpp"

#include "content/monsters.hpp"
#include "game/foes.hpp"
#include "game/places.hpp"
#include "game/populate.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace gone {
namespace {

/// The new floor with the hero on it, and all that the old one counted.
World worldAround(const World& old, Level level, int sightRadius) {
    const Point someplace = level.up;
    World world = worldOn(std::move(level), someplace, sightRadius);
    world.hero() = old.hero();
    world.hero().at = {-1, -1};  // in nobody's way while his place is looked for
    const Point at = nearestStand(world, old.hero().at).value_or(world.level.up);
    world.hero().at = at;
    world.character = old.character;
    world.ids = old.ids;
    world.floor = old.floor;
    world.diggable = old.diggable;
    world.sealed = old.sealed;
    world.now = old.now;
    world.nextRound = old.nextRound;
    world.rounds = old.rounds;
    return world;
}

void keepBosses(const World& old, World& world) {
    for (const Actor& actor : old.actors) {
        if (!rowOf(actor.kind).has(Trait::Boss) || !isAlive(actor)) continue;
        Actor boss = actor;
        boss.at = nearestStand(world, actor.at).value_or(world.level.down);
        boss.tell = 0;  // what it gathered for lies elsewhere
        world.actors.push_back(boss);
    }
}

/// Is it in a vault that nobody has opened?
bool isLockedAway(const World& world, Point at) {
    return std::ranges::any_of(world.level.doors, [&](const Door& door) {
        return world.level.tiles[door.at] == Tile::LockedDoor &&
               world.level.rooms[static_cast<std::size_t>(door.room)].floor.contains(at);
    });
}

/// The vault's door is gone: its key fits the chest that takes its place.
void recutKeys(World& world) {
    const auto recut = [&](Item& item) {
        if (item.kind == ItemKind::VaultKey && item.floor == world.floor) item.kind = ItemKind::ChestKey;
    };
    for (Item& item : world.character.items) recut(item);
    for (LyingItem& lying : world.lying) recut(lying.item);
    for (Chest& chest : world.chests)
        for (Item& item : chest.holds) recut(item);
}

void keepThings(const World& old, World& world, Rng& rng) {
    Chest vault{{}, true, {}};
    for (const LyingItem& lying : old.lying)
        if (isLockedAway(old, lying.at))
            vault.holds.push_back(lying.item);
        else if (const auto at = nearestGround(world, lying.at))
            layItem(world, *at, lying.item, lying.choice);
    std::vector<Chest> chests = old.chests;
    if (!vault.holds.empty()) chests.push_back(std::move(vault));
    std::vector<Point> places = openPlaces(world, world.hero().at);
    for (const Chest& chest : chests) {
        const auto at = drawPlace(
            places, rng, [&](Point place) { return isVacant(world, place) && canBeBlocked(world, place); });
        if (at) {
            world.level.tiles[*at] = Tile::Chest;
            world.chests.push_back({*at, chest.locked, chest.holds});
        } else {
            for (const Item& item : chest.holds) layItem(world, world.hero().at, item);
        }
    }
}

/// What a room that was called back still has to give. Its room is no more.
void keepFeatures(const World& old, World& world, Rng& rng) {
    std::vector<Point> places = openPlaces(world, world.hero().at);
    for (Feature feature : old.features) {
        if (feature.kind == FeatureKind::Crack || feature.used) continue;
        const auto at = drawVacant(world, places, rng);
        if (!at) return;
        feature.at = *at;
        feature.room = -1;
        world.features.push_back(feature);
    }
}

}  // namespace

void remakeFloor(Game& game, std::vector<Event>& events) {
    const int count = ++game.notes.remakings;
    const Seed seed = derive(floorSeed(game.seed, game.floor), "remaking", static_cast<std::uint64_t>(count));
    FloorPlan plan = planFrom(recipeOf(game.recipes, game.floor), seed);
    Generation made = generate(plan.params, plan.size, plan.seed);
    made.level.biome = plan.biome;
    game.notes.origin = originOf(plan.params, plan.seed, made);
    game.notes.whispered.clear();

    World world = worldAround(game.world, std::move(made.level), plan.sightRadius);
    Rng chests{derive(seed, "chests")};
    keepThings(game.world, world, chests);
    recutKeys(world);
    keepFeatures(game.world, world, chests);
    keepBosses(game.world, world);
    addCracks(world);
    setTraps(world, plan.seed);
    plan.boss.clear();
    populateFoes(world, plan, world.hero().at);
    world.arrivals = game.world.arrivals;
    look(world);
    game.world = std::move(world);
    events.push_back(Remade{});
}

}  // namespace gone
