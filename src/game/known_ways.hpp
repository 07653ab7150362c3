#pragma once

#include "base/grid.hpp"
#include "world/distances.hpp"
#include "world/world.hpp"

#include <optional>
#include <vector>

namespace gone {

/// Foes the hero sees, in id order. Borrowed.
std::vector<const Actor*> foesInView(const World& world);

/// Where the hero can walk by what he knows: over cells he has seen, round known harm, fire about to spread
/// and foes in view. Keeps its map from turn to turn and mends it where something changed.
class KnownWays {
public:
    /// Takes in what the hero knows now, and works out the steps from him to everywhere.
    void update(const World& world);

    /// Steps from the hero; unreachable where no way is known.
    int steps(Point to) const { return steps_.at(to, unreachable); }

    const Grid<int>& steps() const { return steps_; }

    /// The cells of a shortest way, without the first, as straight as it can be. Empty if there is none.
    std::vector<Point> wayTo(Point goal) const;

    /// The first step of that way; none if there is none, or the hero is there.
    std::optional<Direction> stepTo(Point goal) const;

    /// Is this a cell one might walk on, if nothing dangerous or alive were there now?
    bool isOpen(Point at) const { return isWalkable(known_.at(at, Tile::Rock)); }

    /// The floor as the hero remembers it; rock where he was not.
    const Grid<Tile>& known() const { return known_; }

private:
    Grid<Tile> known_;
    Grid<Tile> tiles_;  ///< the same with what he would rather not enter closed
    std::optional<StepMap> map_;
    Grid<int> steps_;
    Point hero_;
};

}  // namespace gone
