#include "game/populate.hpp"

#include "content/items.hpp"
#include "game/foes.hpp"
#include "game/game.hpp"
#include "game/places.hpp"
#include "game/schedule.hpp"
#include "generation/level_check.hpp"
#include "generation/reach.hpp"
#include "support/effort.hpp"
#include "support/floor_of.hpp"
#include "support/printing.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace gone;

namespace {

template <class Check>
void onManyFloors(int runs, Check check) {
    for (int n = 0; n < seedCount(runs); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            check(worldOfFloor(Seed{static_cast<std::uint64_t>(n)}, floor));
        }
}

int countLying(const World& world, ItemKind kind) {
    return static_cast<int>(
        std::ranges::count_if(world.lying, [&](const LyingItem& lying) { return lying.item.kind == kind; }));
}

bool isOneOfThese(const std::vector<int>& counts, int count) {
    return std::ranges::find(counts, count) != counts.end();
}

}  // namespace

TEST_CASE("a populated floor has no problems") {
    onManyFloors(30, [](const World& world) {
        for (const Problem& problem : problemsIn(world.level)) FAIL_CHECK(problem.text);
    });
}

TEST_CASE("nobody and nothing begins in a wall or on another") {
    onManyFloors(40, [](const World& world) {
        std::set<std::pair<int, int>> stands;
        for (const Actor& actor : world.actors) {
            REQUIRE(isWalkable(world.level.tiles[actor.at]));
            REQUIRE(stands.insert({actor.at.x, actor.at.y}).second);
        }
        std::set<std::pair<int, int>> lies;
        for (const LyingItem& lying : world.lying) {
            REQUIRE(isWalkable(world.level.tiles[lying.at]));
            if (lying.item.kind == ItemKind::Arrow) continue;  // they lie with their bow
            REQUIRE(lies.insert({lying.at.x, lying.at.y}).second);
        }
        for (const Chest& chest : world.chests) REQUIRE(world.level.tiles[chest.at] == Tile::Chest);
        for (const Trap& trap : world.traps)
            REQUIRE((world.level.tiles[trap.at] == Tile::Trap) == !trap.hidden);
    });
}

TEST_CASE("ids are those of nobody and nothing else") {
    onManyFloors(10, [](const World& world) {
        for (std::size_t i = 1; i < world.actors.size(); ++i)
            REQUIRE(world.actors[i - 1].id < world.actors[i].id);
        REQUIRE(world.actors.back().id < world.ids.actor);
        std::set<ItemId> ids;
        for (const LyingItem& lying : world.lying) REQUIRE(ids.insert(lying.item.id).second);
        for (const Chest& chest : world.chests)
            for (const Item& item : chest.holds) REQUIRE(ids.insert(item.id).second);
        if (!ids.empty()) REQUIRE(*ids.rbegin() < world.ids.item);
    });
}

TEST_CASE("nothing hostile is within 8 steps of where one arrives") {
    onManyFloors(40, [](const World& world) {
        const Grid<int> steps = distancesFrom(world.level.tiles, std::array{world.level.up});
        for (const Actor& actor : world.actors)
            if (actor.id != heroId) REQUIRE(steps[actor.at] > safeSteps);
    });
}

TEST_CASE("all that lies outside a vault can be walked to and so can every chest and every key") {
    int vaults = 0;
    int lockedChests = 0;
    onManyFloors(60, [&](const World& world) {
        const BitRows reached = reachableFrom(world.level.tiles, world.level.up);
        REQUIRE(reached[world.level.down]);
        const auto locked = std::ranges::find(world.level.doors, DoorKind::Locked, &Door::kind);
        const bool hasVault = locked != world.level.doors.end();
        vaults += hasVault ? 1 : 0;
        int inVault = 0;
        for (const LyingItem& lying : world.lying) {
            const bool inside =
                hasVault &&
                world.level.rooms[static_cast<std::size_t>(locked->room)].floor.contains(lying.at);
            inVault += inside && lying.item.kind != ItemKind::Arrow ? 1 : 0;
            REQUIRE(reached[lying.at] != inside);
        }
        REQUIRE(inVault == (hasVault ? 2 : 0));
        REQUIRE(countLying(world, ItemKind::VaultKey) == (hasVault ? 1 : 0));
        for (const Chest& chest : world.chests) {
            lockedChests += chest.locked ? 1 : 0;
            REQUIRE_FALSE(chest.holds.empty());
            REQUIRE(std::ranges::any_of(allDirections, [&](Direction direction) {
                const Point beside = chest.at + offset(direction);
                return reached.size().contains(beside) && reached[beside];
            }));
            REQUIRE(countLying(world, ItemKind::ChestKey) == (chest.locked ? 1 : 0));
        }
        for (const LyingItem& lying : world.lying)
            if (rowOf(lying.item.kind).group == ItemGroup::Key) REQUIRE(lying.item.floor == world.floor);
    });
    CHECK(vaults > 0);
    CHECK(lockedChests > 0);
}

TEST_CASE("every floor holds its four things by weight and what is on schedule") {
    for (int n = 0; n < seedCount(30); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            const Seed run{static_cast<std::uint64_t>(n)};
            const World world = worldOfFloor(run, floor);
            const std::vector<ItemKind> scheduled = scheduledThings(run, floor);
            for (const ItemKind kind : scheduled)
                REQUIRE(countLying(world, kind) >= std::ranges::count(scheduled, kind));
            const int inVault =
                2 * static_cast<int>(std::ranges::count(world.level.doors, DoorKind::Locked, &Door::kind));
            const int keys = countLying(world, ItemKind::VaultKey) + countLying(world, ItemKind::ChestKey);
            REQUIRE(static_cast<int>(world.lying.size()) - countLying(world, ItemKind::Arrow) ==
                    static_cast<int>(scheduled.size()) + 4 + inVault + keys);
        }
}

TEST_CASE("arrows lie with every bow") {
    int bows = 0;
    onManyFloors(60, [&](const World& world) {
        for (const LyingItem& bow : world.lying) {
            if (bow.item.kind != ItemKind::Bow) continue;
            ++bows;
            REQUIRE(std::ranges::any_of(world.lying, [&](const LyingItem& lying) {
                return lying.at == bow.at && lying.item.kind == ItemKind::Arrow && lying.item.count == 12;
            }));
        }
    });
    CHECK(bows > 0);
}

TEST_CASE("arrows are in the chest with every bow") {
    int bows = 0;
    for (int n = 0; n < seedCount(300); ++n) {
        CAPTURE(n);
        for (const Chest& chest : worldOfFloor(Seed{static_cast<std::uint64_t>(n)}, 3).chests) {
            if (std::ranges::find(chest.holds, ItemKind::Bow, &Item::kind) == chest.holds.end()) continue;
            ++bows;
            const auto arrows = std::ranges::find(chest.holds, ItemKind::Arrow, &Item::kind);
            REQUIRE(arrows != chest.holds.end());
            REQUIRE(arrows->count == 12);
        }
    }
    if (!underSanitizers) CHECK(bows > 0);
}

TEST_CASE("traps are found from floor 4 on and hidden ones only off the way between the stairs") {
    int hidden = 0;
    int open = 0;
    onManyFloors(40, [&](const World& world) {
        REQUIRE((world.traps.empty() == (world.floor < 4)));
        const Grid<int> fromUp = distancesFrom(world.level.tiles, std::array{world.level.up});
        const Grid<int> fromDown = distancesFrom(world.level.tiles, std::array{world.level.down});
        for (const Trap& trap : world.traps) {
            (trap.hidden ? hidden : open) += 1;
            if (trap.hidden) REQUIRE(fromUp[trap.at] + fromDown[trap.at] > fromUp[world.level.down] + 4);
        }
    });
    CHECK(hidden > 0);
    CHECK(open > 0);
}

TEST_CASE("every gone pocket has a crack in a wall that one can stand beside") {
    int cracks = 0;
    onManyFloors(20, [&](const World& world) {
        for (const Room& room : world.level.rooms) {
            if (room.kind != RoomKind::Gone || room.cells.empty()) continue;
            const auto crack = std::ranges::find(world.features, room.id, &Feature::room);
            REQUIRE(crack != world.features.end());
            REQUIRE(isSolid(world.level.tiles[crack->at]));
            REQUIRE(std::ranges::any_of(
                straightSteps, [&](Point step) { return isWalkable(world.level.tiles[crack->at + step]); }));
            ++cracks;
        }
    });
    CHECK(cracks > 0);
}

TEST_CASE("groups come by the floor's number and two in three are asleep") {
    int asleep = 0;
    int awake = 0;
    onManyFloors(60, [&](const World& world) {
        std::set<int> groups;
        for (const Actor& actor : world.actors) {
            if (actor.id == heroId) continue;
            groups.insert(actor.pack > 0 ? actor.pack : actor.id);
            if (rowOf(actor.kind).has(Trait::Boss)) continue;
            (actor.mood == Mood::Asleep ? asleep : awake) += 1;
            REQUIRE((actor.elite == Elite::None || world.floor >= 2));
        }
        const int count = static_cast<int>(groups.size());
        if (world.floor == 5)
            REQUIRE(count == 1);
        else if (world.floor == 10 || world.floor == 12)
            REQUIRE(count == 0);
        else
            REQUIRE(isOneOfThese({3 + world.floor % 5, 4 + world.floor % 5, 5 + world.floor % 5}, count));
        REQUIRE(world.arrivals == (count > 1 ? 4 : 0));
    });
    CHECK(asleep > awake * 3 / 2);
    CHECK(asleep < awake * 3);
}

TEST_CASE("foes are of the floor's kinds and every one of them comes") {
    std::map<int, std::set<ActorKind>> seen;
    onManyFloors(60, [&](const World& world) {
        for (const Actor& actor : world.actors)
            if (actor.id != heroId) seen[world.floor].insert(actor.kind);
    });
    CHECK(seen[1] == std::set{ActorKind::Rat, ActorKind::Snake});
    for (int floor = 1; floor <= 4; ++floor)
        for (const ActorKind kind : seen[floor]) {
            CHECK(rowOf(kind).firstFloor <= floor);
            CHECK(rowOf(kind).lastFloor >= floor);
        }
    CHECK(seen[3].contains(ActorKind::GoblinThrower));
    CHECK(seen[4].contains(ActorKind::Orc));
    CHECK(seen[5] == std::set{ActorKind::SlimeKing});
    CHECK_FALSE(seen[11].empty());
}

TEST_CASE("the King sleeps in the great hall of his floor away from the stairs up") {
    for (int n = 0; n < seedCount(40); ++n) {
        CAPTURE(n);
        const World world = worldOfFloor(Seed{static_cast<std::uint64_t>(n)}, 5);
        REQUIRE(world.actors.size() == 2);
        const Actor& king = world.actors[1];
        CHECK(king.kind == ActorKind::SlimeKing);
        CHECK(king.mood == Mood::Asleep);
        const auto isGreat = [&](const Room& room) {
            return room.floor.contains(king.at) && room.floor.width > world.level.tiles.width() / 2;
        };
        CHECK(std::ranges::any_of(world.level.rooms, isGreat));
        const Grid<int> steps = distancesFrom(world.level.tiles, std::array{world.level.up});
        CHECK(steps[king.at] > safeSteps);
    }
}

TEST_CASE("a group that comes late is out of sight and wanders the hero's way") {
    Rng play{Seed{5}};
    for (int n = 0; n < seedCount(50); ++n) {
        CAPTURE(n);
        World world = worldOfFloor(Seed{static_cast<std::uint64_t>(n)}, 3);
        const std::size_t before = world.actors.size();
        const std::vector<ActorId> ids = sendGroup(world, play);
        REQUIRE_FALSE(ids.empty());
        REQUIRE(world.actors.size() == before + ids.size());
        for (const ActorId id : ids) {
            const Actor& foe = *findActor(world, id);
            REQUIRE_FALSE(world.visible[foe.at]);
            REQUIRE(foe.mood == Mood::Wandering);
            REQUIRE(foe.goal == world.hero().at);
        }
    }
}

TEST_CASE("a floor depends on the run's seed and its number alone") {
    for (int floor = 1; floor <= lastFloor; ++floor)
        CHECK(worldOfFloor(Seed{7}, floor) == worldOfFloor(Seed{7}, floor));
}
