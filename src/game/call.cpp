#include "game/call.hpp"

#include "game/gone_rooms.hpp"
#include "game/populate.hpp"
#include "generation/call_back.hpp"
#include "rules/features.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gone {
namespace {

/// Where somebody stands or something lies or is hidden.
std::vector<Point> occupiedCells(const World& world) {
    std::vector<Point> cells;
    for (const Actor& actor : world.actors) cells.push_back(actor.at);
    for (const LyingItem& lying : world.lying) cells.push_back(lying.at);
    for (const Trap& trap : world.traps) cells.push_back(trap.at);
    for (const Feature& feature : world.features)
        if (feature.kind != FeatureKind::Crack) cells.push_back(feature.at);
    return cells;
}

std::optional<Level> levelWith(const Game& game, int room) {
    return callBack(game.notes.origin, game.world.level, room, occupiedCells(game.world));
}

std::vector<Point> cellsOf(const Room& before, const Room& now) {
    if (!before.cells.empty()) return before.cells;
    std::vector<Point> cells;
    for (int y = now.floor.y; y < now.floor.bottom(); ++y)
        for (int x = now.floor.x; x < now.floor.right(); ++x) cells.push_back({x, y});
    return cells;
}

/// Nothing burns or drifts inside stone.
void clearStone(Layer& layer, const Grid<Tile>& tiles) {
    std::vector<Point> inside;
    layer.forEach([&](Point at, int) {
        if (isSolid(tiles[at])) inside.push_back(at);
    });
    for (const Point at : inside) layer.set(at, 0);
}

}  // namespace

std::string callRefusal(const Game& game) {
    const std::optional<int> room = goneRoomHere(game.world);
    if (!room || levelWith(game, *room)) return {};
    return "There is no space left for what was here. The stone stays dark.";
}

void callRoomBack(Game& game, int room, std::vector<Event>& events) {
    std::optional<Level> called = levelWith(game, room);
    assert(called);
    if (!called) return;
    World& world = game.world;
    const std::vector<Room> before = world.level.rooms;
    world.level = *std::move(called);
    Layers& layers = world.layers;
    for (Layer* layer : {&layers.fire, &layers.poison, &layers.sleep, &layers.webs, &layers.stains})
        clearStone(*layer, world.level.tiles);
    Stage stage{world, game.play, events};
    const Seed seed = game.notes.origin.seed;
    for (const Room& old : before) {
        const Room& now = world.level.rooms[static_cast<std::size_t>(old.id)];
        if (old.kind != RoomKind::Gone || now.kind == RoomKind::Gone) continue;
        const GoneRoom held = goneRoom(seed, game.floor, old.id);
        stage.tell(CameBack{old.id, "The " + std::string{name(held.kind)} + " is back."});
        furnish(stage, held, seed, old.id, cellsOf(old, now));
    }
    addCracks(world);  // of those still gone: a tunnel may have broken theirs
}

void whisper(Game& game, std::vector<Event>& events) {
    const std::optional<int> room = goneRoomHere(game.world);
    std::vector<int>& told = game.notes.whispered;
    if (!room || std::ranges::find(told, *room) != told.end()) return;
    told.push_back(*room);
    const GoneRoom held = goneRoom(game.notes.origin.seed, game.floor, *room);
    events.push_back(Whispered{*room, std::string{whisperOf(held.kind)}});
}

}  // namespace gone
