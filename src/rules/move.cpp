#include "rules/move.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/terrain.hpp"

#include <algorithm>
#include <string>

namespace gone {
namespace {

/// What the player reads on walking into a tile nobody can stand on. A secret door gives nothing away.
std::string obstacle(Tile tile) {
    switch (tile) {
        case Tile::Rock:
        case Tile::Wall:
        case Tile::SecretDoor: return "Only stone that way.";
        case Tile::LockedDoor: return "The door is locked.";
        case Tile::DeepWater: return "The water is too deep to wade.";
        case Tile::Hole: return "There is no floor there.";
        case Tile::Chest: return "A chest stands in the way.";
        case Tile::Pillar: return "A pillar stands in the way.";
        case Tile::Floor:
        case Tile::Corridor:
        case Tile::Junction:
        case Tile::ClosedDoor:
        case Tile::OpenDoor:
        case Tile::StairsUp:
        case Tile::StairsDown:
        case Tile::ShallowWater:
        case Tile::TallGrass:
        case Tile::LowGrass:
        case Tile::Trap:
        case Tile::Web: break;
    }
    return {};
}

/// Why the step cannot be taken, whoever stands there; empty if it can.
std::string hindrance(const Grid<Tile>& tiles, const Actor& actor, Direction direction) {
    const Gait gait = gaitOf(actor);
    if (canStep(tiles, actor.at, direction, gait)) return {};
    const Point to = actor.at + offset(direction);
    const Tile target = tiles.at(to, Tile::Rock);
    if (!canStand(target, gait)) return obstacle(target);
    if (isDoor(target) || isDoor(tiles[actor.at])) return "A doorway is walked straight.";
    return "The corner is too tight.";
}

/// What walking into a neighbouring cell means for the hero, if not a step.
std::optional<Action> meantBy(const World& world, const Actor& actor, Direction direction) {
    const Point to = actor.at + offset(direction);
    const Actor* other = actorAt(world, to);
    const bool foes = other != nullptr && (other->id == heroId) != (actor.id == heroId);
    if (foes && canStep(world.level.tiles, actor.at, direction, Gait::Wing)) return Attack{direction};
    const Tile tile = world.level.tiles.at(to, Tile::Rock);
    if (tile == Tile::ClosedDoor && !isDiagonal(direction)) return OpenDoor{direction};
    if (actor.id != heroId || isDiagonal(direction)) return std::nullopt;
    if (tile == Tile::LockedDoor && findKind(world, ItemKind::VaultKey) != nullptr)
        return OpenDoor{direction};
    if (tile == Tile::Chest && std::ranges::find(world.chests, to, &Chest::at) != world.chests.end())
        return OpenChest{direction};
    return std::nullopt;
}

/// Tries to tear free; true if the web still holds.
bool isHeld(Stage& stage, Actor& actor) {
    if (!has(actor, Status::Webbed)) return false;
    if (stage.play.chance(50)) {
        tearWeb(stage, actor.at);
        end(stage, actor, Status::Webbed);
    } else {
        stage.tell(HeldByWeb{who(actor)});
    }
    return true;
}

void unlock(Stage& stage, Point at) {
    World& world = stage.world;
    takeFromPack(world, findKind(world, ItemKind::VaultKey)->id, 1);
    for (Door& door : world.level.doors)
        if (door.at == at) door.kind = DoorKind::Plain;
    stage.tell(Unlocked{at});
}

}  // namespace

void face(Actor& actor, Point toward) {
    if (toward.x != actor.at.x) actor.facesLeft = toward.x < actor.at.x;
}

Outcome walk(Stage& stage, ActorId id, Direction direction, bool quietly) {
    World& world = stage.world;
    Actor& actor = *findActor(world, id);
    const Point from = actor.at;
    const Point to = from + offset(direction);
    if (const std::optional<Action> meant = meantBy(world, actor, direction)) return Instead{*meant};
    if (std::string reason = hindrance(world.level.tiles, actor, direction); !reason.empty())
        return Refused{std::move(reason)};
    if (actorAt(world, to) != nullptr) return Refused{"Someone stands in the way."};
    const int ticks = moveTicks(world, actor) * (quietly ? 2 : 1);
    face(actor, to);
    if (id == heroId && quietly) world.character.noise = Noise::Quiet;
    if (isHeld(stage, actor)) return Done{ticks};
    actor.at = to;
    stage.tell(Moved{id, from, to});
    enterCell(stage, id);
    return Done{ticks};
}

Outcome openDoor(Stage& stage, ActorId id, Direction direction) {
    World& world = stage.world;
    Actor& actor = *findActor(world, id);
    const Point at = actor.at + offset(direction);
    Tile& tile = world.level.tiles.contains(at) ? world.level.tiles[at] : world.level.tiles[actor.at];
    if (tile != Tile::ClosedDoor && tile != Tile::LockedDoor)
        return Refused{"There is no door to open there."};
    if (isDiagonal(direction)) return Refused{"A doorway is walked straight."};
    if (tile == Tile::LockedDoor) {
        if (id != heroId || findKind(world, ItemKind::VaultKey) == nullptr)
            return Refused{"The door is locked."};
        unlock(stage, at);
    }
    face(actor, at);
    tile = Tile::OpenDoor;
    stage.tell(OpenedDoor{id, at});
    return Done{scaledTicks(actor, ticksPerTurn)};
}

Outcome closeDoor(Stage& stage, ActorId id, Direction direction) {
    World& world = stage.world;
    Actor& actor = *findActor(world, id);
    const Point at = actor.at + offset(direction);
    const Tile tile = world.level.tiles.at(at, Tile::Rock);
    if (tile == Tile::ClosedDoor || tile == Tile::LockedDoor) return Refused{"The door is closed already."};
    if (tile != Tile::OpenDoor) return Refused{"There is no door to close there."};
    if (actorAt(world, at) != nullptr) return Refused{"Someone stands in the doorway."};
    const auto liesThere = [&](const LyingItem& lying) { return lying.at == at; };
    if (std::ranges::any_of(world.lying, liesThere)) return Refused{"Something lies in the doorway."};
    face(actor, at);
    world.level.tiles[at] = Tile::ClosedDoor;
    stage.tell(ClosedDoor{id, at});
    return Done{scaledTicks(actor, ticksPerTurn)};
}

Outcome takeStairs(Stage& stage, ActorId id, bool down) {
    const World& world = stage.world;
    const Tile needed = down ? Tile::StairsDown : Tile::StairsUp;
    if (world.level.tiles[findActor(world, id)->at] != needed)
        return Refused{down ? "No stairs lead down from here." : "No stairs lead up from here."};
    if (world.sealed) return Refused{"The stairs are sealed while their lord lives."};
    stage.tell(LeftFloor{down});
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

void shutEmptyDoors(Stage& stage) {
    World& world = stage.world;
    for (const Door& door : world.level.doors) {
        Tile& tile = world.level.tiles[door.at];
        if (tile != Tile::OpenDoor) continue;
        const auto holds = [&](const Actor& actor) { return chebyshev(actor.at, door.at) <= 1; };
        const auto blocks = [&](const LyingItem& lying) { return lying.at == door.at; };
        if (std::ranges::any_of(world.actors, holds) || std::ranges::any_of(world.lying, blocks)) continue;
        tile = Tile::ClosedDoor;
        stage.tell(ClosedDoor{std::nullopt, door.at});
    }
}

void moveAtOnce(Stage& stage, ActorId id, Point to) {
    Actor& actor = *findActor(stage.world, id);
    const Who before = who(actor);
    end(stage, actor, Status::Webbed);
    actor.at = to;
    stage.tell(Vanished{before, to});
    enterCell(stage, id);
}

}  // namespace gone
