#pragma once

#include "base/grid.hpp"
#include "world/distances.hpp"
#include "world/level.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace gone {

/// The steps to one goal, worked out from the goal outward only as far as somebody asks.
class Approach {
public:
    void aim(const StepMap& map, Point goal);

    /// Steps from a cell to the goal; unreachable if no way leads there or the way is longer than `limit`.
    int steps(const StepMap& map, Point from, int limit = unreachable);

    Point goal() const { return goal_; }

private:
    void expand(const StepMap& map);

    Point goal_;
    Grid<int> distances_;
    std::vector<std::uint32_t> queue_;  ///< cells reached, nearest first
    std::size_t next_ = 0;              ///< of the queue: the first whose neighbours were not looked at
};

/// Distance maps that everybody on a floor shares, kept while the tiles they were made for stay.
/// Not part of anything's value: any two are equal, a copy starts empty.
class Ways {
public:
    Ways() = default;
    Ways(const Ways&) : Ways{} {}
    Ways(Ways&&) = default;
    Ways& operator=(const Ways&) {
        *this = Ways{};
        return *this;
    }
    Ways& operator=(Ways&&) = default;
    ~Ways() = default;

    /// The steps to one goal for one gait. Valid until the next call of `toward`.
    class View {
    public:
        View(const StepMap& map, Approach& approach) : map_{map}, approach_{approach} {}
        int steps(Point from, int limit = unreachable) const { return approach_.steps(map_, from, limit); }
        /// What canStep says.
        bool allows(Point from, Direction direction) const {
            return (map_.steps()[from] >> static_cast<unsigned>(direction) & 1U) != 0;
        }

    private:
        const StepMap& map_;
        Approach& approach_;
    };
    View toward(const Grid<Tile>& tiles, Point goal, Gait gait);

    friend bool operator==(const Ways&, const Ways&) { return true; }

private:
    /// All that is known for one gait.
    struct Known {
        Grid<Tile> tiles;  ///< what the map was made for
        std::optional<StepMap> map;
        std::vector<Approach> approaches;
        std::size_t oldest = 0;  ///< the approach that makes room for the next goal
        std::size_t live = 0;    ///< approaches in use; the rest keep their buffers
    };

    static void catchUp(Known& known, const Grid<Tile>& tiles, Gait gait);

    Known foot_;
    Known wing_;
};

}  // namespace gone
