#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/level.hpp"

#include <cstdint>
#include <vector>

namespace gone {

using ActorId = std::int32_t;
inline constexpr ActorId heroId = 1;

struct Actor {
    ActorId id = heroId;
    Point at;
    bool facesLeft = false;
    int nextAct = 0;  ///< tick of the next turn; 100 ticks are a normal one
    friend bool operator==(const Actor&, const Actor&) = default;
};

/// One floor with everybody on it and what the hero knows of it.
struct World {
    Level level;
    std::vector<Actor> actors;  ///< in id order; the hero is always there
    int now = 0;                ///< current tick
    int sightRadius = 9;        ///< cells
    BitRows visible;            ///< what the hero sees from where he stands, opaque faces included
    BitRows seen;               ///< cells seen at any time
    Grid<Tile> remembered;      ///< as last seen, a secret door as wall; Rock where never seen

    const Actor& hero() const { return actors.front(); }
    Actor& hero() { return actors.front(); }
    friend bool operator==(const World&, const World&) = default;
};

/// The hero, just arrived on a floor nobody has seen: he knows what he sees and nothing else.
World worldOn(Level level, Point heroAt, int sightRadius);

/// Who stands on a cell, or null. Borrowed: do not keep it past a change of the world.
const Actor* actorAt(const World& world, Point at);

/// Recomputes what the hero sees from where he stands and remembers it.
void look(World& world);

}  // namespace gone
