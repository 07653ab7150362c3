#include "rules/wands.hpp"

#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/missiles.hpp"
#include "rules/move.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/terrain.hpp"
#include "world/line.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr int blinkRange = 5;
constexpr int digRange = 6;
constexpr int chilledTurns = 4;
constexpr int fireTurns = 3;

/// The cells from the hero through a cell and on, `range` of them.
std::vector<Point> lineThrough(Point from, Point through, int range) {
    const Point step = through - from;
    const int length = std::max(chebyshev(from, through), 1);
    const int times = (range + length - 1) / length;
    std::vector<Point> cells = straightLine(from, {from.x + step.x * times, from.y + step.y * times});
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(range)));
    return cells;
}

/// A bolt never misses, and no armour stops it.
void bolt(Stage& stage, const Item& wand, Point at) {
    World& world = stage.world;
    const Who hero = who(world.hero());
    const std::vector<Point> line = lineThrough(hero.at, at, boltRange);
    const Flight flight = flightOf(world, hero.at, line.back(), boltRange);
    stage.tell(Flew{heroId, wand.kind, hero.at, flight.end});
    const bool fire = wand.kind == ItemKind::FireWand;
    if (flight.meets != nobody) {
        const ItemRow& row = rowOf(wand.kind);
        const int damage = rollDamage(stage, row.low, row.high);
        Actor& victim = *findActor(world, flight.meets);
        const Cause cause = fire ? Cause::FireBolt : Cause::FrostBolt;
        stage.tell(Hit{hero, who(victim), cause, damage, false});
        begin(stage, victim, fire ? Status::Burning : Status::Chilled, fire ? burningTurns : chilledTurns);
        hurt(stage, flight.meets, damage, cause, hero);
    }
    if (fire && isFlammable(world, flight.end)) ignite(stage, flight.end, fireTurns);
    if (!fire && world.level.tiles.contains(flight.end)) world.layers.fire.set(flight.end, 0);
}

/// The farthest cell of the line where the hero can stand, nothing solid and nobody before it.
std::optional<Point> blinkTarget(const World& world, Point at) {
    const Point from = world.hero().at;
    const int range = std::min(chebyshev(from, at), blinkRange);
    std::optional<Point> target;
    for (const Point cell : flightOf(world, from, at, range).path)
        if (actorAt(world, cell) == nullptr && canStand(world.level.tiles[cell], gaitOf(world.hero())))
            target = cell;
    return target;
}

bool isPocket(const Level& level, Point at) {
    return std::ranges::any_of(level.rooms, [&](const Room& room) {
        return room.kind == RoomKind::Gone && std::ranges::find(room.cells, at) != room.cells.end();
    });
}

bool isEdge(Size size, Point at) {
    return at.x <= 0 || at.y <= 0 || at.x >= size.width - 1 || at.y >= size.height - 1;
}

/// Opens one cell; false where no wand gets through: the edge, locked doors, and stone that hides a room.
bool dig(Stage& stage, Point at) {
    World& world = stage.world;
    Tile& tile = world.level.tiles[at];
    if (isEdge(world.level.tiles.size(), at) || isPocket(world.level, at) || tile == Tile::LockedDoor)
        return false;
    if (tile == Tile::SecretDoor) unhide(stage, at);
    if (tile != Tile::Rock && tile != Tile::Wall && tile != Tile::Pillar) return true;
    tile = tile == Tile::Rock ? Tile::Corridor : Tile::Floor;
    std::erase_if(world.features,
                  [&](const Feature& f) { return f.at == at && f.kind == FeatureKind::Crack; });
    stage.tell(Dug{at});
    return true;
}

void digLine(Stage& stage, Point at) {
    const Point from = stage.world.hero().at;
    for (const Point cell : lineThrough(from, at, digRange))
        if (!stage.world.level.tiles.contains(cell) || !dig(stage, cell)) break;
}

/// Why this cannot be zapped there; empty if it can.
std::string zapRefusal(const World& world, const Item* wand, Point at) {
    if (wand == nullptr) return "You do not have that.";
    if (rowOf(wand->kind).group != ItemGroup::Wand) return "That is no wand.";
    if (at == world.hero().at) return "Point it where?";
    if (wand->known && wand->charges == 0) return "The wand is empty.";
    if (wand->kind == ItemKind::DiggingWand && !world.diggable) return "The stone here does not listen.";
    if (wand->kind == ItemKind::BlinkWand && !blinkTarget(world, at))
        return "There is no room to blink that way.";
    return {};
}

void release(Stage& stage, const Item& wand, Point at) {
    World& world = stage.world;
    if (wand.kind == ItemKind::BlinkWand) moveAtOnce(stage, heroId, *blinkTarget(world, at));
    if (wand.kind == ItemKind::DiggingWand) digLine(stage, at);
    if (wand.kind != ItemKind::FireWand && wand.kind != ItemKind::FrostWand) return;
    bolt(stage, wand, at);
    world.character.noise = Noise::Blow;
    end(stage, world.hero(), Status::Invisible);
}

}  // namespace

Outcome zap(Stage& stage, const Zap& action) {
    World& world = stage.world;
    Item* wand = findItem(world.character, action.item);
    if (std::string reason = zapRefusal(world, wand, action.at); !reason.empty())
        return Refused{std::move(reason)};
    const int ticks = scaledTicks(world.hero(), ticksPerTurn);
    face(world.hero(), action.at);
    wand->known = true;
    if (wand->charges == 0) {
        stage.tell(Fizzled{*wand});
        return Done{ticks};
    }
    --wand->charges;
    const Item used = *wand;
    stage.tell(Used{used});
    release(stage, used, action.at);
    return Done{ticks};
}

}  // namespace gone
