#include "game/call.hpp"

#include "content/items.hpp"
#include "game/gone_rooms.hpp"
#include "game/places.hpp"
#include "generation/level_check.hpp"
#include "rules/features.hpp"
#include "rules/numbers.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/floor_of.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace gone;

namespace {

std::vector<int> goneRooms(const Level& level) {
    std::vector<int> rooms;
    for (const Room& room : level.rooms)
        if (room.kind == RoomKind::Gone) rooms.push_back(room.id);
    return rooms;
}

/// Puts the hero, with a keystone, where he can call the room. Who stands there makes way. False where
/// another room's crack is as near.
bool standBefore(Game& game, int id) {
    World& world = game.world;
    const Room& room = world.level.rooms[static_cast<std::size_t>(id)];
    Point at{room.floor.x, room.floor.y};
    if (!room.cells.empty()) {
        const Point crack = std::ranges::find(world.features, id, &Feature::room)->at;
        for (const Point step : straightSteps)
            if (isWalkable(world.level.tiles[crack + step])) at = crack + step;
    }
    if (Actor* other = actorAt(world, at); other != nullptr && other->id != heroId)
        other->at = nearestFree(world, at).value();
    world.hero().at = at;
    world.hero().health = world.hero().maxHealth;
    Item stone = newItem(world, ItemKind::Keystone);
    stone.slot = 15;
    std::erase_if(world.character.items, [](const Item& item) { return item.kind == ItemKind::Keystone; });
    world.character.items.push_back(stone);
    look(world);
    return goneRoomHere(world) == id;
}

bool holds(const World& world, ItemKind kind) {
    return std::ranges::find(world.character.items, kind, &Item::kind) != world.character.items.end();
}

void requireSound(const World& world) {
    for (const Problem& problem : problemsIn(world.level)) FAIL(problem.text);
    std::set<std::pair<int, int>> stands;
    for (const Actor& actor : world.actors) {
        if (!isAlive(actor)) continue;
        REQUIRE(canStand(world.level.tiles[actor.at], gaitOf(actor)));
        REQUIRE(stands.insert({actor.at.x, actor.at.y}).second);
    }
    for (const LyingItem& lying : world.lying) REQUIRE(isWalkable(world.level.tiles[lying.at]));
    for (const Trap& trap : world.traps) REQUIRE(isWalkable(world.level.tiles[trap.at]));
    for (const Feature& feature : world.features)
        REQUIRE(isWalkable(world.level.tiles[feature.at]) == (feature.kind != FeatureKind::Crack));
}

/// The kinds of things that lie on a floor, apart from those that lay there before.
std::multiset<ItemKind> newThings(const World& world, ItemId firstNew) {
    std::multiset<ItemKind> kinds;
    for (const LyingItem& lying : world.lying)
        if (lying.item.id >= firstNew) kinds.insert(lying.item.kind);
    return kinds;
}

/// Calls the room from beside it; false if the seal says that nothing fits.
bool call(Game& game, int id) {
    if (!standBefore(game, id)) return false;
    const Game before = game;
    const std::string refusal = callRefusal(game);
    const Report report = advance(game, CallBack{});
    if (!refusal.empty()) {
        REQUIRE(report == refused(refusal));
        REQUIRE(game == before);
        return false;
    }
    REQUIRE(report.spent > 0);
    REQUIRE(std::ranges::any_of(report.events, [&](const Event& event) {
        const auto* back = std::get_if<CameBack>(&event);
        return back != nullptr && back->room == id;
    }));
    REQUIRE_FALSE(holds(game.world, ItemKind::Keystone));
    REQUIRE(game.world.level.rooms[static_cast<std::size_t>(id)].kind != RoomKind::Gone);
    return true;
}

}  // namespace

TEST_CASE("rooms called back in play leave the level clean and nobody and nothing in a wall") {
    int calls = 0;
    int refusals = 0;
    for (int n = 0; n < seedCount(60); ++n)
        for (int floor = 1; floor <= lastFloor; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, floor);
            for (const int id : goneRooms(game.world.level)) {
                CAPTURE(id);
                if (game.world.level.rooms[static_cast<std::size_t>(id)].kind != RoomKind::Gone) continue;
                (call(game, id) ? calls : refusals) += 1;
                requireSound(game.world);
                if (!isAlive(game.world.hero())) break;
            }
        }
    CHECK(calls > (underSanitizers ? 50 : 1000));
    CHECK(refusals * 30 < calls);
}

TEST_CASE("the same room comes back with the same in it whenever it is called") {
    for (int n = 0; n < seedCount(60); ++n)
        for (const int floor : {1, 3, 7}) {
            CAPTURE(n);
            CAPTURE(floor);
            const Seed run{static_cast<std::uint64_t>(n)};
            std::vector<int> order = goneRooms(gameOnFloor(run, floor).world.level);
            std::vector<std::multiset<ItemKind>> first(12);
            for (int turn = 0; turn < 2; ++turn) {
                Game game = gameOnFloor(run, floor);
                game.world.actors.resize(1);  // nobody kills the hero between two calls
                for (const int id : order) {
                    const auto kind = game.world.level.rooms[static_cast<std::size_t>(id)].kind;
                    if (kind != RoomKind::Gone) continue;
                    for (int wait = 0; wait < 7 * turn; ++wait) advance(game, Wait{});
                    const ItemId next = game.world.ids.item;
                    if (!call(game, id)) continue;
                    game.world.actors.resize(1);
                    const std::multiset<ItemKind> things = newThings(game.world, next + 1);
                    std::multiset<ItemKind>& known = first[static_cast<std::size_t>(id) % first.size()];
                    if (turn == 0) known = things;
                    if (turn == 1 && floor != 7) REQUIRE(things == known);
                    const GoneRoom held = goneRoom(floorSeed(run, floor), floor, id);
                    for (const Thing& thing : held.things) REQUIRE(things.contains(thing.kind));
                }
                std::ranges::reverse(order);
            }
        }
}

TEST_CASE("what sleeps in a den is one pack and lies within its walls") {
    int dens = 0;
    for (int n = 0; n < seedCount(60); ++n)
        for (const int floor : {1, 2, 3}) {
            CAPTURE(n);
            CAPTURE(floor);
            const Seed run{static_cast<std::uint64_t>(n)};
            for (const int id : goneRooms(gameOnFloor(run, floor).world.level)) {
                Game game = gameOnFloor(run, floor);
                if (goneRoom(floorSeed(run, floor), floor, id).kind != GoneKind::Den) continue;
                if (!standBefore(game, id) || !callRefusal(game).empty()) continue;
                const ActorId next = game.world.ids.actor;
                std::vector<Event> events;
                callRoomBack(game, id, events);
                const Rect walls = game.world.level.rooms[static_cast<std::size_t>(id)].floor;
                ++dens;
                for (const Actor& actor : game.world.actors) {
                    if (actor.id < next) continue;
                    REQUIRE(actor.pack == next);
                    REQUIRE(walls.contains(actor.at));
                }
            }
        }
    if (!underSanitizers) CHECK(dens > 0);
}

TEST_CASE("a seal tells its kind once to whoever stands on it") {
    Game game = gameOnFloor(Seed{3}, 1);
    game.world.actors.resize(1);
    const int id = goneRooms(game.world.level).front();
    REQUIRE(standBefore(game, id));
    const auto whispers = [](const Report& report) {
        std::vector<std::string> texts;
        for (const Event& event : report.events)
            if (const auto* whispered = std::get_if<Whispered>(&event)) texts.push_back(whispered->text);
        return texts;
    };
    const GoneRoom held = goneRoom(floorSeed(Seed{3}, 1), 1, id);
    CHECK(whispers(advance(game, Wait{})) == std::vector<std::string>{std::string{whisperOf(held.kind)}});
    CHECK(whispers(advance(game, Wait{})).empty());
}

TEST_CASE("a crack is gone when its pocket is open") {
    int opened = 0;
    for (int n = 0; n < 20; ++n) {
        Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, 7);
        game.world.actors.resize(1);
        for (const int id : goneRooms(game.world.level)) {
            if (game.world.level.rooms[static_cast<std::size_t>(id)].kind != RoomKind::Gone) continue;
            if (!call(game, id)) continue;
            ++opened;
            for (const Feature& feature : game.world.features)
                if (feature.kind == FeatureKind::Crack) CHECK(feature.room != id);
        }
    }
    CHECK(opened > 0);
}

TEST_CASE("a call is heard 20 steps off and not farther") {
    int heard = 0;
    int unheard = 0;
    for (int n = 0; n < 30; ++n) {
        Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(n)}, 4);
        const int id = goneRooms(game.world.level).front();
        REQUIRE(standBefore(game, id));
        if (!callRefusal(game).empty()) continue;
        const Grid<int> steps = distancesFrom(game.world.level.tiles, std::array{game.world.hero().at});
        const World before = game.world;
        advance(game, CallBack{});
        for (const Actor& foe : before.actors) {
            const Actor* now = findActor(game.world, foe.id);
            if (foe.mood != Mood::Asleep || foe.pack != 0 || now == nullptr) continue;
            if (steps[foe.at] <= callRadius) CHECK(now->mood != Mood::Asleep);
            (steps[foe.at] <= callRadius ? heard : unheard) += 1;
        }
    }
    CHECK(heard > 0);
    CHECK(unheard > 0);
}
