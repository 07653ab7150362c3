#pragma once

#include "base/geometry.hpp"
#include "base/grid.hpp"
#include "world/level.hpp"
#include "world/tile.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace gone {

/// The distance of a cell that cannot be walked to.
inline constexpr int unreachable = std::numeric_limits<int>::max();

/// Where one can step on a map, worked out once for many questions about distance.
/// A step is what canStep allows: eight directions, each counts 1. Opening and closing doors changes nothing.
class StepMap {
public:
    explicit StepMap(const Grid<Tile>& tiles, Gait gait = Gait::Foot);

    /// Mends the map round a tile that was changed; true if any step came or went.
    bool mend(const Grid<Tile>& tiles, Point changed);

    /// Fills `distances` with the steps from each cell to the nearest of `sources`, which lie on the map.
    /// A source that is not walkable is 0 and leads nowhere. Time grows with the cells reached, plus one
    /// pass over `distances`, which is only allocated when it had another size.
    void distancesFrom(std::span<const Point> sources, Grid<int>& distances);

    /// Per cell, bit i is set where allDirections[i] may be stepped.
    const Grid<std::uint8_t>& steps() const { return steps_; }

private:
    void allow(Point from, Direction direction);

    Gait gait_;
    Grid<std::uint8_t> steps_;  ///< bit i: allDirections[i] may be stepped
    std::vector<std::uint32_t> queue_;
};

/// The same for a single question.
Grid<int> distancesFrom(const Grid<Tile>& tiles, std::span<const Point> sources);

struct FarPair {
    Point first;  ///< before `second`, row by row
    Point second;
    int steps = 0;
    friend bool operator==(const FarPair&, const FarPair&) = default;
};

/// Two of the candidates, as far apart as walking allows: no pair that can walk to each other is farther.
/// Exact, and the same pair on every machine; which pair, where several are equally far, is not promised.
/// Candidates are walkable cells, each once. The two may be one cell if none can walk to another; none if
/// there are no candidates.
/// Time: some ten distance maps on a level, at worst (all cells on one loop) one for each candidate.
std::optional<FarPair> farthestPair(const Grid<Tile>& tiles, std::span<const Point> candidates);

}  // namespace gone
