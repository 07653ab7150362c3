#include "game/fingerprint.hpp"

#include "base/seed.hpp"

#include <string>
#include <type_traits>

namespace gone {
namespace {

/// Feeds plain values to a hash; lists with their length, so that what moves from one to the next shows.
class Feed {
public:
    template <class... Values>
    Feed& add(const Values&... values) {
        (one(values), ...);
        return *this;
    }
    std::uint64_t value() const { return hash_.value(); }

private:
    template <class Number>
    requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>) void one(Number number) {
        hash_.u64(static_cast<std::uint64_t>(number));
    }
    template <class T, std::size_t N>
    void one(const std::array<T, N>& values) {
        for (const T& value : values) one(value);
    }
    template <class T>
    void one(const std::vector<T>& values) {
        hash_.u64(values.size());
        for (const T& value : values) one(value);
    }
    void one(Point at) { add(at.x, at.y); }
    void one(const Rect& rect) { add(rect.x, rect.y, rect.width, rect.height); }
    void one(const Layer& layer) {
        layer.forEach([&](Point at, int value) { add(at, value); });
        add(-1);
    }
    void one(const BitRows& rows) {
        for (int y = 0; y < rows.size().height; ++y)
            for (const BitRows::Word word : rows.row(y)) hash_.u64(word);
    }
    void one(const Grid<Tile>& tiles) {
        for (const Tile tile : tiles.cells()) hash_.byte(static_cast<std::uint8_t>(tile));
    }
    void one(const Room& room) { add(room.rerolls, room.cells); }
    void one(const Level& level) {
        hash_.u64(levelHash(level));
        add(level.biome, level.rooms);
    }
    void one(const Trap& trap) { add(trap.at, trap.kind, trap.hidden); }
    void one(const Feature& feature) {
        add(feature.at, feature.kind, feature.room, feature.used, feature.offers);
    }
    void one(const Layers& layers) {
        add(layers.fire, layers.poison, layers.sleep, layers.webs, layers.stains);
    }
    void one(const Actor& actor) {
        add(actor.id, actor.kind, actor.elite, actor.at, actor.facesLeft, actor.nextAct, actor.health,
            actor.maxHealth, actor.statuses, actor.mood, actor.sawHero, actor.goal, actor.patience,
            actor.pack, actor.tell, actor.stage, actor.offspring);
    }
    void one(const Item& item) {
        add(item.id, item.kind, item.count, item.plus, item.charges, item.known, item.floor, item.slot);
    }
    void one(const LyingItem& lying) { add(lying.at, lying.item, lying.choice); }
    void one(const FloorNotes& notes) {
        add(notes.origin.seed.value, notes.origin.attempt, notes.whispered, notes.remakings);
    }
    void one(const Chest& chest) { add(chest.at, chest.locked, chest.holds); }
    void one(const std::string& text) {
        hash_.u64(text.size());
        hash_.text(text);
    }
    void one(const Ending& ending) {
        add(ending.what, ending.floor, ending.turn, ending.level, ending.gold, ending.score);
    }

    Fnv1a hash_;
};

void addMap(Feed& feed, const World& world) {
    feed.add(world.level, world.traps, world.features, world.layers, world.floor, world.diggable,
             world.sealed, world.visible, world.seen, world.remembered);
}

void addActors(Feed& feed, const World& world) {
    feed.add(world.actors, world.ids.actor, world.arrivals, world.now, world.nextRound, world.rounds,
             world.sightRadius);
    const Character& hero = world.character;
    feed.add(hero.level, hero.experience, hero.strength, hero.hunger, hero.sinceHealed, hero.sinceStarved,
             hero.sightBonus, hero.noise, hero.boons);
}

void addItems(Feed& feed, const World& world) {
    feed.add(world.ids.item, world.lying, world.chests, world.rememberedItems);
    const Character& hero = world.character;
    feed.add(hero.gold, hero.items, hero.weapon, hero.armour, hero.shield, hero.bow, hero.rings, hero.quick,
             hero.lore.known, hero.lore.looks);
}

}  // namespace

Fingerprint fingerprintOf(const Game& game) {
    Feed map;
    Feed actors;
    Feed items;
    Feed rng;
    const auto addFloor = [&](int floor, const World& world, const FloorNotes& notes) {
        map.add(floor, notes);
        addMap(map, world);
        addActors(actors, world);
        addItems(items, world);
    };
    addFloor(game.floor, game.world, game.notes);
    for (const auto& [number, floor] : game.left) addFloor(number, floor.world, floor.notes);
    actors.add(game.ticks, game.ending.has_value());
    if (game.ending) actors.add(*game.ending);
    Rng next = game.play;
    const std::uint64_t draw = next.next64();
    rng.add(draw, game.play.draws());
    return {map.value(), actors.value(), items.value(), rng.value()};
}

std::optional<std::string_view> firstDifference(const Fingerprint& a, const Fingerprint& b) {
    if (a.map != b.map) return "map";
    if (a.actors != b.actors) return "actors";
    if (a.items != b.items) return "items";
    if (a.rng != b.rng) return "rng";
    return std::nullopt;
}

}  // namespace gone
