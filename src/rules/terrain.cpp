#include "rules/terrain.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

constexpr int grassBurnsTurns = 3;
constexpr int spreadPercent = 50;
constexpr int searchRadius = 2;
constexpr int alarmRadius = 40;
constexpr int trapGasCells = 9;
constexpr int trapGasTurns = 10;

bool stopsGas(Tile tile) {
    return isSolid(tile) || tile == Tile::ClosedDoor || tile == Tile::LockedDoor || tile == Tile::Pillar;
}

/// The nearest `count` cells that gas from `at` reaches, nearest first.
std::vector<Point> gasCells(const Grid<Tile>& tiles, Point at, int count) {
    std::vector<Point> cells{at};
    for (std::size_t next = 0; next < cells.size() && static_cast<int>(cells.size()) < count; ++next)
        for (const Direction direction : allDirections) {
            const Point to = cells[next] + offset(direction);
            if (!tiles.contains(to) || stopsGas(tiles[to])) continue;
            if (isDiagonal(direction) && !canStep(tiles, cells[next], direction, Gait::Wing)) continue;
            if (std::ranges::find(cells, to) == cells.end()) cells.push_back(to);
        }
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(count)));
    return cells;
}

void fallAsleep(Stage& stage, Actor& actor) {
    if (!has(actor, Status::Sleeping)) begin(stage, actor, Status::Sleeping, sleepTurns);
}

void spring(Stage& stage, ActorId id, const Trap& trap) {
    World& world = stage.world;
    stage.tell(TrapSprung{who(*findActor(world, id)), trap});
    if (!trap.hidden) world.level.tiles[trap.at] = Tile::Floor;
    std::erase_if(world.traps, [&](const Trap& other) { return other.at == trap.at; });
    switch (trap.kind) {
        case TrapKind::Dart: hurt(stage, id, stage.between(3, 6), Cause::DartTrap, std::nullopt); break;
        case TrapKind::Alarm: makeNoise(stage, trap.at, alarmRadius); break;
        case TrapKind::SleepGas: releaseGas(stage, false, trap.at, trapGasCells, trapGasTurns); break;
    }
}

void trample(Stage& stage, Point at) {
    Tile& tile = stage.world.level.tiles[at];
    if (tile != Tile::TallGrass) return;
    tile = Tile::LowGrass;
    stage.tell(Trampled{at});
}

/// What fire leaves of a cell.
void scorch(World& world, Point at) {
    Tile& tile = world.level.tiles[at];
    if (tile == Tile::TallGrass || tile == Tile::LowGrass) tile = Tile::Floor;
    world.layers.stains.set(at, static_cast<int>(Stain::Ash));
}

void spread(Stage& stage, Point from) {
    for (const Point step : straightSteps) {
        const Point to = from + step;
        if (!isFlammable(stage.world, to) || stage.world.layers.fire[to] != 0) continue;
        if (stage.play.chance(spreadPercent)) ignite(stage, to, grassBurnsTurns);
    }
}

void thin(Layer& gas) {
    gas.forEach([&](Point at, int turns) { gas.set(at, turns - 1); });
}

}  // namespace

bool hasWeb(const World& world, Point at) {
    return world.layers.webs[at] != 0 || world.level.tiles[at] == Tile::Web;
}

void tearWeb(Stage& stage, Point at) {
    World& world = stage.world;
    if (!hasWeb(world, at)) return;
    world.layers.webs.set(at, 0);
    if (world.level.tiles[at] == Tile::Web) world.level.tiles[at] = Tile::Floor;
    stage.tell(WebTorn{at});
    if (Actor* held = actorAt(world, at)) end(stage, *held, Status::Webbed);
}

void enterCell(Stage& stage, ActorId id) {
    World& world = stage.world;
    const Point at = findActor(world, id)->at;
    if (gaitOf(*findActor(world, id)) == Gait::Foot) {
        trample(stage, at);
        const auto trap = std::ranges::find(world.traps, at, &Trap::at);
        if (trap != world.traps.end()) spring(stage, id, Trap{*trap});
    }
    Actor& actor = *findActor(world, id);
    if (!isAlive(actor)) return;
    if (hasWeb(world, at) && !standsInWater(world, actor)) begin(stage, actor, Status::Webbed, 1);
    if (world.layers.fire[at] != 0) begin(stage, actor, Status::Burning, burningTurns);
    if (world.layers.sleep[at] != 0) fallAsleep(stage, actor);
}

bool isFlammable(const World& world, Point at) {
    const Tile tile = world.level.tiles.at(at, Tile::Rock);
    return tile == Tile::TallGrass || tile == Tile::LowGrass || (!isSolid(tile) && hasWeb(world, at));
}

void ignite(Stage& stage, Point at, int turns) {
    World& world = stage.world;
    const Tile tile = world.level.tiles.at(at, Tile::Rock);
    if (!canStand(tile, Gait::Wing) || isDoor(tile)) return;
    if (tile == Tile::ShallowWater || tile == Tile::DeepWater || tile == Tile::Hole) return;
    if (world.layers.fire[at] == 0) stage.tell(CaughtFire{at});
    world.layers.fire.set(at, std::max(world.layers.fire[at], turns));
    tearWeb(stage, at);
    if (Actor* burnt = actorAt(world, at)) begin(stage, *burnt, Status::Burning, burningTurns);
}

void releaseGas(Stage& stage, bool poison, Point at, int cells, int turns) {
    World& world = stage.world;
    stage.tell(GasReleased{poison, at});
    Layer& layer = poison ? world.layers.poison : world.layers.sleep;
    for (const Point cell : gasCells(world.level.tiles, at, cells)) {
        layer.set(cell, std::max(layer[cell], turns));
        if (Actor* breathing = actorAt(world, cell); breathing != nullptr && !poison)
            fallAsleep(stage, *breathing);
    }
}

void unhide(Stage& stage, Point at) {
    World& world = stage.world;
    Tile& tile = world.level.tiles[at];
    if (tile == Tile::SecretDoor) {
        tile = Tile::ClosedDoor;
        for (Door& door : world.level.doors)
            if (door.at == at) door.kind = DoorKind::Plain;
        stage.tell(FoundDoor{at});
    }
    const auto trap = std::ranges::find(world.traps, at, &Trap::at);
    if (trap == world.traps.end() || !trap->hidden) return;
    trap->hidden = false;
    tile = Tile::Trap;
    stage.tell(FoundTrap{*trap});
}

Outcome search(Stage& stage, ActorId id) {
    World& world = stage.world;
    const Actor& seeker = *findActor(world, id);
    const Point centre = seeker.at;
    for (int y = centre.y - searchRadius; y <= centre.y + searchRadius; ++y)
        for (int x = centre.x - searchRadius; x <= centre.x + searchRadius; ++x)
            if (world.visible.size().contains({x, y}) && world.visible[{x, y}]) unhide(stage, {x, y});
    world.character.noise = Noise::Quiet;
    return Done{scaledTicks(seeker, ticksPerTurn)};
}

void burnAndDrift(Stage& stage) {
    Layers& layers = stage.world.layers;
    if (!layers.fire.isEmpty()) {
        std::vector<Point> burning;
        layers.fire.forEach([&](Point at, int) { burning.push_back(at); });
        for (const Point at : burning) {
            spread(stage, at);
            layers.fire.set(at, layers.fire[at] - 1);
            if (layers.fire[at] == 0) scorch(stage.world, at);
        }
    }
    thin(layers.poison);
    thin(layers.sleep);
}

}  // namespace gone
