#include "rules/turn.hpp"

#include "base/overloaded.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

Report done(std::vector<Event> events = {}) {
    return {ticksPerTurn, std::move(events)};
}

void face(Actor& actor, Direction direction) {
    const int dx = offset(direction).x;
    if (dx != 0) actor.facesLeft = dx < 0;
}

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
std::string hindrance(const Grid<Tile>& tiles, Point from, Direction direction) {
    if (canStep(tiles, from, direction)) return {};
    const Point to = from + offset(direction);
    const Tile target = tiles.at(to, Tile::Rock);
    if (!isWalkable(target)) return obstacle(target);
    if (isDoor(target) || isDoor(tiles[from])) return "A doorway is walked straight.";
    return "The corner is too tight.";
}

Report walk(World& world, Direction direction) {
    Grid<Tile>& tiles = world.level.tiles;
    Actor& hero = world.hero();
    const Point from = hero.at;
    const Point to = from + offset(direction);
    if (std::string reason = hindrance(tiles, from, direction); !reason.empty())
        return refused(std::move(reason));
    if (actorAt(world, to) != nullptr) return refused("Someone stands in the way.");
    face(hero, direction);
    if (tiles[to] == Tile::ClosedDoor) {
        tiles[to] = Tile::OpenDoor;
        return done({OpenedDoor{hero.id, to}});
    }
    hero.at = to;
    return done({Moved{hero.id, from, to}});
}

Report closeDoor(World& world, Direction direction) {
    Actor& hero = world.hero();
    const Point at = hero.at + offset(direction);
    const Tile tile = world.level.tiles.at(at, Tile::Rock);
    if (tile == Tile::ClosedDoor || tile == Tile::LockedDoor) return refused("The door is closed already.");
    if (tile != Tile::OpenDoor) return refused("There is no door to close there.");
    if (actorAt(world, at) != nullptr) return refused("Someone stands in the doorway.");
    face(hero, direction);
    world.level.tiles[at] = Tile::ClosedDoor;
    return done({ClosedDoor{hero.id, at}});
}

Report takeStairs(const World& world, bool down) {
    const Tile needed = down ? Tile::StairsDown : Tile::StairsUp;
    if (world.level.tiles[world.hero().at] != needed)
        return refused(down ? "No stairs lead down from here." : "No stairs lead up from here.");
    return done({LeftFloor{down}});
}

Report perform(World& world, const Action& action) {
    return std::visit(Overloaded{
                          [](const Wait&) { return done(); },
                          [&](const Walk& act) { return walk(world, act.direction); },
                          [&](const CloseDoor& act) { return closeDoor(world, act.direction); },
                          [&](const TakeStairs& act) { return takeStairs(world, act.down); },
                          [](const auto&) { return refused("There is nothing to do that with."); },
                      },
                      action);
}

/// A door stays open while somebody is in it or next to it, diagonals included: it never shuts in a face.
void shutEmptyDoors(World& world, std::vector<Event>& events) {
    for (const Door& door : world.level.doors) {
        Tile& tile = world.level.tiles[door.at];
        const auto holds = [&](const Actor& actor) { return chebyshev(actor.at, door.at) <= 1; };
        if (tile != Tile::OpenDoor || std::ranges::any_of(world.actors, holds)) continue;
        tile = Tile::ClosedDoor;
        events.push_back(ClosedDoor{std::nullopt, door.at});
    }
}

}  // namespace

Report refused(std::string reason) {
    return {0, {Refusal{std::move(reason)}}};
}

bool isQuestion(const Event& event) {
    return std::holds_alternative<LeftFloor>(event) || std::holds_alternative<AskedRemaking>(event) ||
           std::holds_alternative<AskedCallBack>(event) || std::holds_alternative<AskedSpawn>(event);
}

bool asks(const Report& report) {
    return !report.events.empty() && isQuestion(report.events.back());
}

void resume(World& world, Rng&, Report& report) {
    if (world.now == world.hero().nextAct) return;
    world.now = world.hero().nextAct;
    shutEmptyDoors(world, report.events);
    look(world);
}

Report takeTurn(World& world, const Action& action, Rng& play) {
    Report report = perform(world, action);
    if (report.spent == 0) return report;
    world.hero().nextAct += report.spent;
    if (!asks(report)) resume(world, play, report);
    return report;
}

}  // namespace gone
