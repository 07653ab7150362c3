#include "rules/mind.hpp"

#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/great_blow.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/senses.hpp"
#include "rules/terrain.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace gone {
namespace {

constexpr int goalTries = 4;
constexpr int goalSpacing = 8;  // cells; few goals, so that many share a distance map

bool isOpenTo(const World& world, const Actor& foe, Point to) {
    return !isShunned(world, foe, to) && actorAt(world, to) == nullptr;
}

bool isFree(const World& world, const Actor& foe, Direction direction) {
    return canStep(world.level.tiles, foe.at, direction, gaitOf(foe)) &&
           isOpenTo(world, foe, foe.at + offset(direction));
}

/// The free step that leaves the fewest steps to a goal; one that leaves as many as now only if `sideways`.
std::optional<Direction> stepToward(World& world, const Actor& foe, Point goal, bool sideways) {
    const Ways::View ways = world.ways.toward(world.level.tiles, goal, gaitOf(foe));
    int best = ways.steps(foe.at);
    if (best == unreachable) return std::nullopt;
    if (sideways) ++best;
    std::optional<Direction> chosen;
    for (int turn = 0; turn < 8; ++turn) {
        // Every second foe prefers the other way round, so that many of them surround the hero.
        const int place = foe.id % 2 == 0 ? turn : 7 - turn;
        const Direction direction = allDirections[static_cast<std::size_t>(place)];
        if (!ways.allows(foe.at, direction)) continue;
        const Point to = foe.at + offset(direction);
        const int steps = ways.steps(to, best);
        if (steps >= best || !isOpenTo(world, foe, to)) continue;
        best = steps;
        chosen = direction;
    }
    return chosen;
}

Action anyStep(Stage& stage, const Actor& foe) {
    const auto direction = allDirections[static_cast<std::size_t>(stage.play.below(8))];
    if (isFree(stage.world, foe, direction)) return Walk{direction};
    return Wait{};
}

/// Where to strike the hero from here, if he is within reach.
std::optional<Direction> reachOf(const World& world, const Actor& foe) {
    const std::optional<Direction> direction = directionTo(foe.at, world.hero().at);
    if (!direction || !canReach(world.level.tiles, foe.at, *direction)) return std::nullopt;
    return direction;
}

Action hunt(Stage& stage, const Actor& foe) {
    World& world = stage.world;
    const ActorRow& row = rowOf(foe.kind);
    if (const auto great = greatBlow(stage, foe)) return *great;
    if (row.has(Trait::Erratic) && stage.play.below(3) == 0) return anyStep(stage, foe);
    if (const auto direction = reachOf(world, foe)) return Attack{*direction};
    if (row.has(Trait::Throws) && hasClearLine(world, foe.at, world.hero().at, hurlRange))
        return Hurl{world.hero().at};
    if (const auto step = stepToward(world, foe, world.hero().at, true)) return Walk{*step};
    return Wait{};
}

/// To where the hero was last seen or heard; there it looks about until its patience ends.
Action seek(Stage& stage, Actor& foe) {
    if (foe.at != foe.goal)
        if (const auto step = stepToward(stage.world, foe, foe.goal, false)) return Walk{*step};
    if (--foe.patience <= 0) {
        foe.goal = foe.at;
        setMood(stage, foe, Mood::Wandering);
    }
    return anyStep(stage, foe);
}

Action flee(Stage& stage, Actor& foe) {
    World& world = stage.world;
    if (foe.mood == Mood::Fleeing && --foe.patience <= 0) setMood(stage, foe, Mood::Hunting);
    const Ways::View ways = world.ways.toward(world.level.tiles, world.hero().at, gaitOf(foe));
    int best = ways.steps(foe.at);
    std::optional<Direction> chosen;
    for (const Direction direction : allDirections) {
        if (!isFree(world, foe, direction)) continue;
        const int steps = ways.steps(foe.at + offset(direction));
        if (steps == unreachable || steps <= best) continue;
        best = steps;
        chosen = direction;
    }
    if (chosen) return Walk{*chosen};
    if (const auto direction = reachOf(world, foe)) return Attack{*direction};
    return Wait{};
}

/// The middle of a room; in a cave, or where the middle is taken, one of a few places in it.
std::optional<Point> placeIn(Stage& stage, const Room& room) {
    const Grid<Tile>& tiles = stage.world.level.tiles;
    const Rect floor = room.floor;
    const Point middle{floor.x + floor.width / 2, floor.y + floor.height / 2};
    if (room.kind != RoomKind::Region && isWalkable(tiles.at(middle, Tile::Rock))) return middle;
    for (int i = 0; i < goalTries; ++i) {
        Point at;
        at.x = (floor.x + stage.play.below(std::max(floor.width, 1))) / goalSpacing * goalSpacing;
        at.y = (floor.y + stage.play.below(std::max(floor.height, 1))) / goalSpacing * goalSpacing;
        if (isWalkable(tiles.at(at, Tile::Rock))) return at;
    }
    return std::nullopt;
}

/// Who goes before in a pack: the first of it that is alive.
const Actor* leaderOf(const World& world, const Actor& foe) {
    if (foe.pack == 0) return nullptr;
    const auto leads = [&](const Actor& other) { return other.pack == foe.pack && isAlive(other); };
    const auto leader = std::ranges::find_if(world.actors, leads);
    return leader == world.actors.end() || leader->id == foe.id ? nullptr : &*leader;
}

void chooseGoal(Stage& stage, Actor& foe) {
    const std::vector<Room>& rooms = stage.world.level.rooms;
    if (rooms.empty()) return;
    const int chosen = stage.play.below(static_cast<int>(rooms.size()));
    if (const auto place = placeIn(stage, rooms[static_cast<std::size_t>(chosen)])) foe.goal = *place;
}

Action wander(Stage& stage, Actor& foe) {
    if (const Actor* leader = leaderOf(stage.world, foe)) foe.goal = leader->goal;
    if (foe.at == foe.goal) chooseGoal(stage, foe);
    if (const auto step = stepToward(stage.world, foe, foe.goal, false)) return Walk{*step};
    foe.goal = foe.at;
    return anyStep(stage, foe);
}

}  // namespace

bool isShunned(const World& world, const Actor& foe, Point at) {
    const Layers& layers = world.layers;
    if (layers.fire[at] != 0 || hasWeb(world, at)) return true;
    if (layers.poison[at] > layers.poison[foe.at] || layers.sleep[at] > layers.sleep[foe.at]) return true;
    if (gaitOf(foe) == Gait::Wing) return false;
    return std::ranges::find(world.traps, at, &Trap::at) != world.traps.end();
}

Action decide(Stage& stage, ActorId id) {
    Actor& foe = *findActor(stage.world, id);
    if (foe.tell > 0 && !holdsTell(stage.world, foe)) cancelTell(stage, foe);
    if (has(foe, Status::Dread)) return flee(stage, foe);
    switch (foe.mood) {
        case Mood::Asleep: return Wait{};
        case Mood::Wandering: return wander(stage, foe);
        case Mood::Hunting: return hunt(stage, foe);
        case Mood::Searching: return seek(stage, foe);
        case Mood::Fleeing: return flee(stage, foe);
    }
    return Wait{};
}

}  // namespace gone
