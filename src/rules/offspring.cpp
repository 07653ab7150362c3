#include "rules/offspring.hpp"

#include "rules/numbers.hpp"
#include "rules/spawn.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int leastToSplit = 6;
constexpr int shedHealth = 6;
constexpr int shedCount = 2;

/// Born beside its parent, awake, and after the same hero.
void bear(Stage& stage, ActorId parentId, ActorKind kind, Point at, int health) {
    World& world = stage.world;
    const ActorId childId = addFoe(world, kind, at, Mood::Hunting).id;
    const Actor& parent = *findActor(world, parentId);
    Actor& child = *findActor(world, childId);
    child.health = health;
    child.maxHealth = std::max(child.maxHealth, health);  // of an elite parent
    child.goal = parent.goal;
    child.sawHero = parent.sawHero;
    child.facesLeft = parent.facesLeft;
    stage.tell(Split{who(parent), who(child)});
}

}  // namespace

std::vector<Point> freeCellsBeside(const World& world, Point at, Gait gait) {
    std::vector<Point> cells;
    for (const Direction direction : allDirections) {
        const Point to = at + offset(direction);
        if (!canStep(world.level.tiles, at, direction, gait)) continue;
        if (isDoor(world.level.tiles[to]) || actorAt(world, to) != nullptr) continue;
        cells.push_back(to);
    }
    return cells;
}

void splitAfterHit(Stage& stage, ActorId id) {
    Actor& parent = *findActor(stage.world, id);
    if (!rowOf(parent.kind).has(Trait::Splits) || parent.health < leastToSplit) return;
    const std::vector<Point> room = freeCellsBeside(stage.world, parent.at, gaitOf(parent));
    if (room.empty()) return;
    const int health = parent.health / 2;
    parent.health -= health;
    const int chosen = stage.play.below(static_cast<int>(room.size()));
    bear(stage, id, parent.kind, room[static_cast<std::size_t>(chosen)], health);
}

void shedAtHalf(Stage& stage, ActorId id) {
    Actor& parent = *findActor(stage.world, id);
    if (!rowOf(parent.kind).has(Trait::ShedsAtHalf)) return;
    if (parent.stage > 0 || 2 * parent.health > parent.maxHealth) return;
    ++parent.stage;
    const Point at = parent.at;
    for (int i = 0; i < shedCount; ++i) {
        const std::vector<Point> room = freeCellsBeside(stage.world, at, Gait::Foot);
        if (room.empty()) return;
        const int chosen = stage.play.below(static_cast<int>(room.size()));
        bear(stage, id, ActorKind::Slime, room[static_cast<std::size_t>(chosen)], shedHealth);
    }
}

}  // namespace gone
