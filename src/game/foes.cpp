#include "game/foes.hpp"

#include "game/places.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

constexpr int eliteOneIn = 30;
constexpr int arrivalSteps = 10;
constexpr int lateArrivals = 4;

bool comesAlone(const ActorRow& row) {
    return row.firstFloor > 0 && !row.has(Trait::Boss) && row.kind != ActorKind::GoblinThrower;
}

Elite drawElite(int floor, Rng& rng) {
    if (floor < 2 || rng.below(eliteOneIn) != 0) return Elite::None;
    return static_cast<Elite>(1 + rng.below(3));
}

std::string inSmallLetters(std::string_view name) {
    std::string text{name};
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// The largest room, where a boss holds court.
const Room* greatestRoom(const Level& level) {
    const Room* greatest = nullptr;
    for (const Room& room : level.rooms)
        if (!isJunction(room) && (greatest == nullptr || room.floor.area() > greatest->floor.area()))
            greatest = &room;
    return greatest;
}

/// As near the middle of his room as one can stand, but never near where the hero comes in.
Point throneOf(const World& world, Point arrival, const std::vector<Point>& places, const Grid<int>& steps) {
    const Room* room = greatestRoom(world.level);
    const Point middle = room == nullptr ? world.level.down
                                         : Point{room->floor.x + room->floor.width / 2,
                                                 room->floor.y + room->floor.height / 2};
    const auto distance = [&](Point at) {
        constexpr int farOff = 1000;
        return chebyshev(at, middle) + (steps[at] <= safeSteps ? farOff : 0);
    };
    const auto nearest = std::ranges::min_element(places, {}, distance);
    return nearest == places.end() ? arrival : *nearest;
}

/// Could somebody of a group round this cell be seen?
bool isNearSight(const World& world, Point at) {
    constexpr int groupRadius = 2;
    for (int dy = -groupRadius; dy <= groupRadius; ++dy)
        for (int dx = -groupRadius; dx <= groupRadius; ++dx) {
            const Point near = at + Point{dx, dy};
            if (world.visible.size().contains(near) && world.visible[near]) return true;
        }
    return false;
}

}  // namespace

std::vector<ActorKind> kindsOf(int floor) {
    std::vector<ActorKind> kinds;
    for (; kinds.empty() && floor >= 1; --floor)
        for (const ActorRow& row : actorRows())
            if (comesAlone(row) && row.firstFloor <= floor && floor <= row.lastFloor)
                kinds.push_back(row.kind);
    return kinds;
}

std::optional<ActorKind> bossNamed(std::string_view wanted) {
    const auto row = std::ranges::find_if(actorRows(), [&](const ActorRow& each) {
        return each.has(Trait::Boss) && inSmallLetters(each.name) == inSmallLetters(wanted);
    });
    return row == actorRows().end() ? std::nullopt : std::optional{row->kind};
}

std::vector<std::string> bossNames() {
    std::vector<std::string> names;
    for (const ActorRow& row : actorRows())
        if (row.has(Trait::Boss)) names.push_back(inSmallLetters(row.name));
    return names;
}

std::vector<ActorKind> drawGroup(ActorKind kind, Rng& rng) {
    constexpr int slingerOneIn = 3;
    const ActorRow& row = rowOf(kind);
    const int size = row.groupMin + rng.below(row.groupMax - row.groupMin + 1);
    std::vector<ActorKind> group;
    for (int i = 0; i < size; ++i) {
        const bool slings = kind == ActorKind::Goblin && rng.below(slingerOneIn) == 0;
        group.push_back(slings ? ActorKind::GoblinThrower : kind);
    }
    return group;
}

std::vector<ActorId> placeGroup(World& world, const std::vector<ActorKind>& group, Point at, Mood mood,
                                Rng& rng) {
    std::vector<ActorId> ids;
    for (const ActorKind kind : group) {
        const Elite elite = drawElite(world.floor, rng);
        const std::optional<Point> place = nearestFree(world, at);
        if (!place) break;
        Actor& foe = addFoe(world, kind, *place, mood, elite);
        foe.pack = group.size() > 1 ? (ids.empty() ? foe.id : ids.front()) : 0;
        ids.push_back(foe.id);
    }
    return ids;
}

void populateFoes(World& world, const FloorPlan& plan, Point arrival) {
    Rng rng{derive(plan.seed, "foes")};
    const Grid<int> steps = distancesFrom(world.level.tiles, std::array{arrival});
    std::vector<Point> places = openPlaces(world, arrival);
    if (const auto boss = bossNamed(plan.boss)) {
        addFoe(world, *boss, throneOf(world, arrival, places, steps), Mood::Asleep);
        return;
    }
    // A group spreads over the cells round its first: keep some steps more.
    constexpr int groupRadius = 3;
    std::erase_if(places, [&](Point at) { return steps[at] <= safeSteps + groupRadius; });
    const std::vector<ActorKind> kinds = kindsOf(world.floor);
    const int groups = plan.foes.low + rng.below(plan.foes.high - plan.foes.low + 1);
    for (int i = 0; i < groups; ++i) {
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())));
        const std::vector<ActorKind> group = drawGroup(kinds[pick], rng);
        const bool asleep = rng.below(3) < 2;
        const std::optional<Point> at = drawVacant(world, places, rng);
        if (!at) break;
        placeGroup(world, group, *at, asleep ? Mood::Asleep : Mood::Wandering, rng);
    }
    world.arrivals = plan.foes.high > 0 ? lateArrivals : 0;
}

std::vector<ActorId> sendGroup(World& world, Rng& play) {
    const Point hero = world.hero().at;
    const Grid<int> steps = distancesFrom(world.level.tiles, std::array{hero});
    std::vector<Point> places = openPlaces(world, hero);
    std::erase_if(places, [&](Point at) { return steps[at] < arrivalSteps || isNearSight(world, at); });
    const std::vector<ActorKind> kinds = kindsOf(world.floor);
    const auto pick = static_cast<std::size_t>(play.below(static_cast<int>(kinds.size())));
    const std::vector<ActorKind> group = drawGroup(kinds[pick], play);
    const std::optional<Point> at = drawVacant(world, places, play);
    if (!at) return {};
    std::vector<ActorId> ids = placeGroup(world, group, *at, Mood::Wandering, play);
    for (const ActorId id : ids) findActor(world, id)->goal = hero;
    return ids;
}

}  // namespace gone
