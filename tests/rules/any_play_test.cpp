#include "rules/invariants.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using namespace gone;

namespace {

constexpr Size size{14, 10};

Point anyPoint(Rng& rng) {
    Point at;
    at.x = rng.below(size.width);
    at.y = rng.below(size.height);
    return at;
}

ItemKind anyKind(Rng& rng) {
    return static_cast<ItemKind>(rng.below(itemKindCount));
}

bool isFree(const World& world, Point at) {
    return isWalkable(world.level.tiles[at]) && !isDoor(world.level.tiles[at]) &&
           actorAt(world, at) == nullptr;
}

void addDoorsTrapsAndChests(World& world, Rng& rng) {
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Tile tile = world.level.tiles[{x, y}];
            if (isDoor(tile)) {
                Door door;
                door.id = static_cast<int>(world.level.doors.size());
                door.at = {x, y};
                world.level.doors.push_back(door);
            }
            const auto trap = static_cast<TrapKind>(rng.below(3));
            if (tile == Tile::Trap) world.traps.push_back({{x, y}, trap, false});
            if (tile == Tile::Floor && rng.chance(4)) world.traps.push_back({{x, y}, trap, true});
            if (tile != Tile::Chest) continue;
            Chest chest{{x, y}, rng.chance(30), {}};
            const ItemKind held = anyKind(rng);
            chest.holds.push_back(newItem(world, held));
            world.chests.push_back(chest);
        }
}

World anyWorld(Rng& rng, Seed seed) {
    World world = worldFromText("@");
    Level level;
    level.tiles = anyTiles(size, seed);
    const Point heroAt = anyPoint(rng);
    level.tiles[heroAt] = Tile::Floor;
    world = worldOn(std::move(level), heroAt, 9);
    addDoorsTrapsAndChests(world, rng);
    for (int i = 0; i < 12; ++i) {
        const auto kind = static_cast<ActorKind>(1 + rng.below(actorKindCount - 1));
        const auto mood = static_cast<Mood>(rng.below(5));
        const auto elite = static_cast<Elite>(rng.below(4));
        const Point at = anyPoint(rng);
        if (isFree(world, at)) addFoe(world, kind, at, mood, elite).patience = 5;
    }
    for (int i = 0; i < 14; ++i) {
        const ItemKind kind = anyKind(rng);
        give(world, kind, stacks(kind) ? 1 + rng.below(4) : 1, rng.below(3));
    }
    for (int i = 0; i < 20; ++i) {
        const Point at = anyPoint(rng);
        if (!isFree(world, at)) continue;
        const ItemKind kind = anyKind(rng);
        layItem(world, at, newItem(world, kind), rng.below(3));
    }
    world.features.push_back({heroAt, static_cast<FeatureKind>(1 + rng.below(4)), 0, false, {}});
    makeTough(world);
    return world;
}

ItemId anyItem(const World& world, Rng& rng) {
    if (world.character.items.empty()) return noItem;
    const int chosen = rng.below(static_cast<int>(world.character.items.size()));
    return world.character.items[static_cast<std::size_t>(chosen)].id;
}

Action anyAction(const World& world, Rng& rng) {
    const auto direction = allDirections[static_cast<std::size_t>(rng.below(8))];
    const Point at = anyPoint(rng);
    const ItemId item = anyItem(world, rng);
    const ItemId other = anyItem(world, rng);
    switch (rng.below(30)) {
        case 0: return Wait{};
        case 1: return Sneak{direction};
        case 2: return Attack{direction};
        case 3: return OpenDoor{direction};
        case 4: return CloseDoor{direction};
        case 5: return OpenChest{direction};
        case 6:
        case 7: return PickUp{};
        case 8: return Drop{item, rng.below(2)};
        case 9: return Use{item, other};
        case 10: return Use{item, noItem};
        case 11: return Throw{item, at};
        case 12: return Equip{item};
        case 13: return Unequip{item};
        case 14: return Shoot{at};
        case 15: return Zap{item, at};
        case 16: return Search{};
        case 17: return TakeStairs{rng.chance(50)};
        case 18: return CallBack{};
        case 19: return UseFeature{rng.below(2), item, other};
        case 20: return AssignQuick{rng.below(8), item};
        case 21: return Swell{};
        case 22: return Slam{};
        case 23: return Hurl{at};
    }
    return Walk{direction};
}

int thingsIn(const World& world) {
    int count = 0;
    for (const Item& item : world.character.items) count += item.count;
    for (const LyingItem& lying : world.lying) count += lying.item.count;
    for (const Chest& chest : world.chests)
        for (const Item& item : chest.holds) count += item.count;
    return count;
}

/// How many things the events say are no more; a scroll that waits for a thing was not used up, and gold is
/// counted elsewhere once it is picked up.
int thingsSpent(const Report& report) {
    int count = 0;
    for (const Event& event : report.events) {
        if (const auto* lost = std::get_if<Lost>(&event)) count += lost->item.count;
        if (std::holds_alternative<Unlocked>(event)) ++count;
        if (std::holds_alternative<WantsThing>(event)) --count;
        if (const auto* used = std::get_if<Used>(&event))
            count += rowOf(used->item.kind).group == ItemGroup::Wand ? 0 : 1;
        if (const auto* taken = std::get_if<PickedUp>(&event))
            count += taken->item.kind == ItemKind::Gold ? taken->item.count : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("whatever anybody does, nothing is lost, doubled, misplaced or below nothing") {
    for (int n = 0; n < seedCount(300); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        Rng rng{seed};
        World world = anyWorld(rng, seed);
        Rng play{derive(seed, "play")};
        REQUIRE(faultIn(world) == "");
        for (int turn = 0; turn < 120; ++turn) {
            CAPTURE(turn);
            const World before = world;
            const Action action = anyAction(world, rng);
            CAPTURE(action.index());
            Report report = takeTurn(world, action, play);
            while (asks(report)) {
                const Report more = resume(world, play);
                report.events.insert(report.events.end(), more.events.begin(), more.events.end());
                if (!asks(more)) break;
            }
            REQUIRE(faultIn(world) == "");
            REQUIRE(thingsIn(before) - thingsSpent(report) == thingsIn(world));
            if (countIn<Refusal>(report) > 0) REQUIRE(before == world);
        }
    }
}

TEST_CASE("the same actions lead two equal worlds with foes through equal states") {
    for (int n = 0; n < seedCount(20); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        Rng rng{seed};
        World one = anyWorld(rng, seed);
        World other = one;
        Rng playOne{seed};
        Rng playOther{seed};
        for (int turn = 0; turn < 60; ++turn) {
            CAPTURE(turn);
            const Action action = anyAction(one, rng);
            REQUIRE(takeTurn(one, action, playOne) == takeTurn(other, action, playOther));
            REQUIRE(one == other);
            REQUIRE(playOne == playOther);
            if (turn % 7 == 0) other = World{one};  // a copy knows no ways, and plays the same
        }
    }
}
