#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/entity.hpp"
#include "world/layer.hpp"
#include "world/level.hpp"
#include "world/ways.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace gone {

enum class TrapKind : std::uint8_t { Dart, Alarm, SleepGas };

/// A hidden trap's tile is what it seems to be; a found one's is Tile::Trap. A sprung one is gone.
struct Trap {
    Point at;
    TrapKind kind = TrapKind::Dart;
    bool hidden = false;
    friend bool operator==(const Trap&, const Trap&) = default;
};

enum class FeatureKind : std::uint8_t { Crack, Spring, Forge, Shrine, Shelf };

/// Something on a cell that can be used: a crack in a wall from a cell beside it, the rest from their own.
struct Feature {
    Point at;
    FeatureKind kind = FeatureKind::Crack;
    int room = 0;                  ///< of a crack: the gone room behind it
    bool used = false;             ///< gives nothing any more
    std::array<Boon, 2> offers{};  ///< of a shrine: one may be taken
    friend bool operator==(const Feature&, const Feature&) = default;
};

enum class Stain : std::uint8_t { None, Blood, Slime, Ash };

/// What lies over the tiles. Fire and the gases hold the turns they last, webs 1, stains a Stain that no
/// rule reads.
struct Layers {
    Layer fire;
    Layer poison;
    Layer sleep;
    Layer webs;
    Layer stains;
    friend bool operator==(const Layers&, const Layers&) = default;
};

/// One floor with everybody on it and what the hero knows of it.
struct World {
    Level level;
    std::vector<Actor> actors;  ///< in id order; the hero is always there
    Character character;        ///< the hero's
    NextIds ids;
    std::vector<LyingItem> lying;  ///< in the order they came to lie
    std::vector<Chest> chests;
    std::vector<Trap> traps;
    std::vector<Feature> features;
    Layers layers;
    int floor = 1;          ///< counts from 1
    bool diggable = true;   ///< may a wand dig here?
    bool sealed = false;    ///< a boss is awake: no stairs, no regeneration
    int arrivals = 0;       ///< how many more foes may come in time; each is asked for by AskedSpawn
    int now = 0;            ///< current tick
    int nextRound = 100;    ///< tick at which statuses, fire and gas move on
    int rounds = 0;         ///< rounds played on this floor
    int sightRadius = 9;    ///< cells, before rings
    BitRows visible;        ///< what the hero sees from where he stands, opaque faces included
    BitRows seen;           ///< cells he knows: seen at any time, or learned from a map
    BitRows beheld;         ///< of these, the cells seen with his own eyes
    Grid<Tile> remembered;  ///< as last seen, a secret door as wall; Rock where never seen
    std::vector<LyingItem> rememberedItems;  ///< as last seen, the topmost of each cell
    Ways ways;                               ///< worked-out distances: no part of the value

    const Actor& hero() const { return actors.front(); }
    Actor& hero() { return actors.front(); }
    friend bool operator==(const World&, const World&) = default;
};

/// The hero, just arrived on a floor nobody has seen: he knows what he sees and nothing else.
World worldOn(Level level, Point heroAt, int sightRadius);

/// Takes the hero with all that is his, and the run's ids, from one floor to another. He can act at once.
void carryHero(const World& from, World& to, Point at);

/// Who stands on a cell, or null; the dead stand nowhere. Borrowed: do not keep it past a change of the
/// world.
const Actor* actorAt(const World& world, Point at);
Actor* actorAt(World& world, Point at);

/// Who has this id, or null; the dead are found until the act that killed them is over.
const Actor* findActor(const World& world, ActorId id);
Actor* findActor(World& world, ActorId id);

/// How far the hero sees on open, lit ground, in cells.
int sightRadiusOf(const World& world);

/// Recomputes what the hero sees from where he stands and remembers it.
/// In a dark room nothing farther than 2 cells shows, from inside or outside.
void look(World& world);

}  // namespace gone
