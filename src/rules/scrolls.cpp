#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/lore.hpp"
#include "rules/move.hpp"
#include "rules/numbers.hpp"
#include "rules/terrain.hpp"
#include "rules/use_item.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

constexpr int dreadTurns = 10;
constexpr int wholeFloor = 1000;  // steps

/// Is there anything here to walk on or to look at from beside?
bool isWorthMapping(const Grid<Tile>& tiles, Point at) {
    if (!isSolid(tiles[at])) return true;
    return std::ranges::any_of(allDirections, [&](Direction direction) {
        return !isSolid(tiles.at(at + offset(direction), Tile::Rock));
    });
}

void map(Stage& stage) {
    World& world = stage.world;
    const Grid<Tile>& tiles = world.level.tiles;
    for (const Door& door : world.level.doors)
        if (tiles[door.at] == Tile::SecretDoor) unhide(stage, door.at);
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (world.seen[at] || !isWorthMapping(tiles, at)) continue;
            world.seen.set(at);
            world.remembered[at] = tiles[at];
        }
    stage.tell(Mapped{});
}

/// Anywhere out of sight where one can stand; where all is in sight, anywhere.
void teleport(Stage& stage) {
    World& world = stage.world;
    const Grid<Tile>& tiles = world.level.tiles;
    std::vector<Point> hidden;
    std::vector<Point> all;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (!isWalkable(tiles[at]) || isDoor(tiles[at]) || actorAt(world, at) != nullptr) continue;
            const bool inVault =
                world.ways.toward(tiles, world.hero().at, Gait::Wing).steps(at) == unreachable;
            if (inVault) continue;
            all.push_back(at);
            if (!world.visible[at]) hidden.push_back(at);
        }
    const std::vector<Point>& from = hidden.empty() ? all : hidden;
    if (from.empty()) return;
    const int chosen = stage.play.below(static_cast<int>(from.size()));
    moveAtOnce(stage, heroId, from[static_cast<std::size_t>(chosen)]);
}

/// Foes in view; lords of a floor heed no scroll.
template <class Do>
void eachFoeInView(World& world, Do act) {
    for (Actor& foe : world.actors)
        if (foe.id != heroId && isAlive(foe) && world.visible[foe.at] && !rowOf(foe.kind).has(Trait::Boss))
            act(foe);
}

void lull(Stage& stage) {
    World& world = stage.world;
    eachFoeInView(world, [&](Actor& foe) {
        if (chebyshev(foe.at, world.hero().at) > 1) setMood(stage, foe, Mood::Asleep);
    });
}

void blast(Stage& stage) {
    World& world = stage.world;
    const Who hero = who(world.hero());
    const ItemRow& row = rowOf(ItemKind::BlastScroll);
    std::vector<ActorId> struck;
    for (const Actor& foe : world.actors)
        if (foe.id != heroId && isAlive(foe) && world.visible[foe.at]) struck.push_back(foe.id);
    for (const ActorId id : struck) {
        const int damage = stage.between(row.low, row.high);
        stage.tell(Hit{hero, who(*findActor(world, id)), Cause::Blast, damage, false});
        hurt(stage, id, damage, Cause::Blast, hero);
    }
    world.character.noise = Noise::Blow;
    makeNoise(stage, hero.at, wholeFloor);
}

}  // namespace

void read(Stage& stage, ItemKind scroll, Item* on) {
    World& world = stage.world;
    if (scroll == ItemKind::UpgradeScroll && on != nullptr) better(stage, *on, 1);
    if (scroll == ItemKind::IdentifyScroll && on != nullptr) reveal(stage, *on);
    if (scroll == ItemKind::MappingScroll) map(stage);
    if (scroll == ItemKind::TeleportScroll) teleport(stage);
    if (scroll == ItemKind::DreadScroll)
        eachFoeInView(world, [&](Actor& foe) { begin(stage, foe, Status::Dread, dreadTurns); });
    if (scroll == ItemKind::LullScroll) lull(stage);
    if (scroll == ItemKind::BlastScroll) blast(stage);
    if (scroll == ItemKind::RemakingScroll) stage.tell(AskedRemaking{});
}

}  // namespace gone
