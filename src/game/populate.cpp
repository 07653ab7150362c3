#include "game/populate.hpp"

#include "base/bit_rows.hpp"
#include "game/foes.hpp"
#include "game/loot.hpp"
#include "game/places.hpp"
#include "game/schedule.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

constexpr int firstChestFloor = 3;
constexpr int chestPercent = 60;
constexpr int firstVaultFloor = 4;
constexpr int vaultPercent = 50;
constexpr int firstTrapFloor = 4;
constexpr int detour = 4;  ///< steps off the shortest way that count as off it

Item made(World& world, const Thing& thing) {
    return newItem(world, thing.kind, thing.count, thing.plus);
}

/// A wand, a ring, or something to wield or wear that is better by one: what is worth a lock.
Thing drawTreasure(int floor, Rng& rng) {
    switch (rng.below(4)) {
        case 0: return {drawWand(rng)};
        case 1: return {drawRing(rng)};
        case 2: return {drawWeapon(floor, rng), 1, 1};
    }
    return {drawArmour(floor, rng), 1, 1};
}

/// Lays things out and locks some away, in a fixed order, all from the stream "items" of the floor.
class Stocker {
public:
    Stocker(World& world, const FloorPlan& plan, Point arrival)
        : world_{world}, plan_{plan}, arrival_{arrival}, rng_{derive(plan.seed, "items")} {}

    void stock(const std::vector<ItemKind>& scheduled) {
        if (world_.floor >= firstVaultFloor && rng_.chance(vaultPercent)) makeVault();
        places_ = openPlaces(world_, arrival_);
        if (world_.floor >= firstChestFloor && rng_.chance(chestPercent)) makeChest();
        for (const ItemKind kind : scheduled) lay({kind}, places_);
        for (int i = 0; i < plan_.items; ++i) lay(drawThing(world_.floor, rng_), places_);
        for (const ItemKind key : keys_) lay({key}, places_);
    }

private:
    void lay(const Thing& thing, std::vector<Point>& places) {
        const auto at = drawVacant(world_, places, rng_);
        if (!at) return;
        for (const Thing& each : withArrows(thing)) layItem(world_, *at, made(world_, each));
    }

    void lockAway(Chest& chest, const Thing& thing) {
        for (const Thing& each : withArrows(thing)) chest.holds.push_back(made(world_, each));
    }

    /// Rooms behind one door that hold no stairs and no way on.
    std::vector<int> vaultRooms() const {
        const Level& level = world_.level;
        std::vector<int> rooms;
        for (const Room& room : level.rooms) {
            if (!isBuilt(room) || room.floor.contains(level.up) || room.floor.contains(level.down)) continue;
            const auto isOf = [&](const Door& door) { return door.room == room.id; };
            const auto ends = [&](const Link& link) { return link.from == room.id || link.to == room.id; };
            if (std::ranges::count_if(level.doors, isOf) == 1 &&
                std::ranges::count_if(level.links, ends) == 1)
                rooms.push_back(room.id);
        }
        return rooms;
    }

    void makeVault() {
        const std::vector<int> rooms = vaultRooms();
        if (rooms.empty()) return;
        const int id = rooms[static_cast<std::size_t>(rng_.below(static_cast<int>(rooms.size())))];
        Level& level = world_.level;
        const Rect floor = level.rooms[static_cast<std::size_t>(id)].floor;
        std::vector<Point> inside = openPlaces(world_, arrival_);
        std::erase_if(inside, [&](Point at) { return !floor.contains(at); });
        if (inside.size() < 2) return;
        const auto door = std::ranges::find(level.doors, id, &Door::room);
        if (door->kind == DoorKind::Secret) return;
        door->kind = DoorKind::Locked;
        level.tiles[door->at] = Tile::LockedDoor;
        for (int i = 0; i < 2; ++i) lay(drawTreasure(world_.floor, rng_), inside);
        keys_.push_back(ItemKind::VaultKey);
    }

    void makeChest() {
        std::vector<Point> places = places_;
        const auto at = drawPlace(places, rng_, [&](Point place) {
            return isVacant(world_, place) && canBeBlocked(world_, place);
        });
        if (!at) return;
        Chest chest{*at, rng_.chance(50), {}};
        lockAway(chest, drawThing(world_.floor, rng_));
        if (chest.locked) {
            lockAway(chest, drawTreasure(world_.floor, rng_));
            keys_.push_back(ItemKind::ChestKey);
        }
        world_.level.tiles[*at] = Tile::Chest;
        world_.chests.push_back(std::move(chest));
        std::erase(places_, *at);
    }

    World& world_;
    const FloorPlan& plan_;
    Point arrival_;
    Rng rng_;
    std::vector<Point> places_;
    std::vector<ItemKind> keys_;
};

/// The wall beside open ground that lies nearest to a pocket, by straight steps through the rock.
std::optional<Point> crackOf(const Level& level, const Room& pocket) {
    const Grid<Tile>& tiles = level.tiles;
    BitRows passed{tiles.size()};
    std::vector<Point> queue = pocket.cells;
    for (const Point at : queue) passed.set(at);
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const Point step : straightSteps) {
            const Point next = queue[head] + step;
            if (!tiles.contains(next) || passed[next]) continue;
            if (isWalkable(tiles[next])) return queue[head];
            if (!isSolid(tiles[next]) || isDoor(tiles[next])) continue;
            passed.set(next);
            queue.push_back(next);
        }
    return std::nullopt;
}

}  // namespace

void addCracks(World& world) {
    std::erase_if(world.features, [](const Feature& feature) { return feature.kind == FeatureKind::Crack; });
    for (const Room& room : world.level.rooms) {
        if (room.kind != RoomKind::Gone || room.cells.empty()) continue;
        if (const auto at = crackOf(world.level, room))
            world.features.push_back({*at, FeatureKind::Crack, room.id, false, {}});
    }
}

void setTraps(World& world, Seed floor) {
    if (world.floor < firstTrapFloor) return;
    constexpr int kinds = 3;
    Rng rng{derive(floor, "traps")};
    const Level& level = world.level;
    const Grid<int> fromUp = distancesFrom(level.tiles, std::array{level.up});
    const Grid<int> fromDown = distancesFrom(level.tiles, std::array{level.down});
    std::vector<Point> places = openPlaces(world, level.up);
    const int count = 1 + rng.below(3);
    for (int i = 0; i < count; ++i) {
        const auto kind = static_cast<TrapKind>(rng.below(kinds));
        const bool wantsHiding = rng.chance(50);
        const auto at = drawPlace(
            places, rng, [&](Point place) { return isVacant(world, place) && canBeBlocked(world, place); });
        if (!at) return;
        const bool isOffTheWay = fromUp[*at] + fromDown[*at] > fromUp[level.down] + detour;
        const bool hidden = wantsHiding && isOffTheWay;
        world.traps.push_back({*at, kind, hidden});
        if (!hidden) world.level.tiles[*at] = Tile::Trap;
    }
}

void populate(World& world, const FloorPlan& plan, Seed run, Point arrival) {
    Stocker{world, plan, arrival}.stock(scheduledThings(run, world.floor));
    addCracks(world);
    setTraps(world, plan.seed);
    populateFoes(world, plan, arrival);
}

}  // namespace gone
