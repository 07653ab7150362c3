#include "world/world.hpp"

#include "world/sight.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

constexpr int darkSightRadius = 2;

/// A secret door is wall to the eye and to the memory until it is found.
Tile appearance(Tile tile) {
    return tile == Tile::SecretDoor ? Tile::Wall : tile;
}

/// Is `at` near enough to be seen in the dark? The round shape of 2 1/2 cells, as Sight has it.
bool isNearInDark(Point eye, Point at) {
    const Point gap = at - eye;
    return gap.x * gap.x + gap.y * gap.y <= darkSightRadius * (darkSightRadius + 1);
}

/// Takes out of sight what the dark hides. Who stands outside still sees the walls.
void darken(World& world, const Room& room) {
    const Point eye = world.hero().at;
    const Rect hidden = room.floor.contains(eye) ? room.ring() : room.floor;
    for (int y = hidden.y; y < hidden.bottom(); ++y)
        for (int x = hidden.x; x < hidden.right(); ++x)
            if (world.visible.size().contains({x, y}) && !isNearInDark(eye, {x, y}))
                world.visible.set({x, y}, false);
}

/// What lies in sight is remembered as it is, topmost only; what lies elsewhere as it was.
void rememberItems(World& world) {
    std::vector<LyingItem>& memory = world.rememberedItems;
    std::erase_if(memory, [&](const LyingItem& lying) { return world.visible[lying.at]; });
    for (const LyingItem& lying : world.lying) {
        if (!world.visible[lying.at]) continue;
        std::erase_if(memory, [&](const LyingItem& other) { return other.at == lying.at; });
        memory.push_back(lying);
    }
}

}  // namespace

World worldOn(Level level, Point heroAt, int sightRadius) {
    World world;
    world.level = std::move(level);
    world.sightRadius = sightRadius;
    const Size size = world.level.tiles.size();
    world.seen = BitRows{size};
    world.beheld = BitRows{size};
    world.remembered = Grid<Tile>{size};
    world.layers = {Layer{size}, Layer{size}, Layer{size}, Layer{size}, Layer{size}};
    Actor hero;
    hero.at = heroAt;
    world.actors.push_back(hero);
    look(world);
    return world;
}

void carryHero(const World& from, World& to, Point at) {
    Actor hero = from.hero();
    hero.at = at;
    hero.nextAct = to.now;
    to.hero() = hero;
    to.character = from.character;
    to.ids = from.ids;
}

const Actor* actorAt(const World& world, Point at) {
    for (const Actor& actor : world.actors)
        if (actor.at == at && isAlive(actor)) return &actor;
    return nullptr;
}

Actor* actorAt(World& world, Point at) {
    return const_cast<Actor*>(actorAt(std::as_const(world), at));
}

const Actor* findActor(const World& world, ActorId id) {
    const auto found = std::ranges::lower_bound(world.actors, id, {}, &Actor::id);
    return found == world.actors.end() || found->id != id ? nullptr : &*found;
}

Actor* findActor(World& world, ActorId id) {
    return const_cast<Actor*>(findActor(std::as_const(world), id));
}

int sightRadiusOf(const World& world) {
    return world.sightRadius + world.character.sightBonus;
}

void look(World& world) {
    const Point eye = world.hero().at;
    const Grid<Tile>& tiles = world.level.tiles;
    const int radius = sightRadiusOf(world);
    world.visible = cellsInSight(tiles, eye, radius);
    for (const Room& room : world.level.rooms)
        if (room.dark) darken(world, room);
    const int left = std::max(eye.x - radius, 0);
    const int right = std::min(eye.x + radius, tiles.width() - 1);
    const int bottom = std::min(eye.y + radius, tiles.height() - 1);
    for (int y = std::max(eye.y - radius, 0); y <= bottom; ++y)
        for (int x = left; x <= right; ++x) {
            const Point at{x, y};
            if (!world.visible[at]) continue;
            world.seen.set(at);
            world.beheld.set(at);
            world.remembered[at] = appearance(tiles[at]);
        }
    rememberItems(world);
}

}  // namespace gone
