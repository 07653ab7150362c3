#include "world/distances.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gone {
namespace {

/// Looks for the farthest pair by sweeps (distance maps from one candidate) and the triangle inequality:
/// with a sweep from s, the way from a to b is at most distance(s, a) + distance(s, b).
/// Method: bounding, after Takes and Kosters, "Determining the Diameter of Small World Networks" (2011).
class FarthestPairSearch {
public:
    FarthestPairSearch(const Grid<Tile>& tiles, std::span<const Point> candidates)
        : map_{tiles}, candidates_(candidates.size()) {
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            assert(isWalkable(tiles[candidates[i]]));
            candidates_[i].at = candidates[i];
            open_.push_back(i);
        }
        best_ = {candidates.front(), candidates.front(), 0};
    }

    FarPair run() {
        std::size_t next = 0;
        for (bool wantsOuter = true; !open_.empty(); wantsOuter = !wantsOuter) {
            sweepFrom(next);
            closeHopeless();
            if (!open_.empty()) next = wantsOuter ? outermost() : innermost();
        }
        if (rowMajorLess(best_.second, best_.first)) std::swap(best_.first, best_.second);
        return best_;
    }

private:
    struct Candidate {
        Point at;
        int ceiling = unreachable;  ///< no open candidate is farther from here
        int known = 0;              ///< some candidate is at least this far
    };
    using Sweep = std::vector<int>;  ///< distance of each candidate

    void sweepFrom(std::size_t source) {
        const Point from = candidates_[source].at;
        map_.distancesFrom(std::span{&from, 1}, distances_);
        Sweep& sweep = sweeps_.emplace_back(candidates_.size());
        int farthest = 0;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            sweep[i] = distances_[candidates_[i].at];
            if (sweep[i] == unreachable || sweep[i] <= farthest) continue;
            farthest = sweep[i];
            if (farthest > best_.steps) best_ = {from, candidates_[i].at, farthest};
        }
        for (const std::size_t i : open_)
            if (sweep[i] != unreachable)
                candidates_[i].known = std::max({candidates_[i].known, sweep[i], farthest - sweep[i]});
        candidates_[source].ceiling = farthest;
    }

    /// Closes every candidate that cannot be an end of a longer pair than the best. Both ends of a longer
    /// pair are open, so only distances to open ones count.
    void closeHopeless() {
        for (const Sweep& sweep : sweeps_) {
            int reach = 0;
            for (const std::size_t i : open_)
                if (sweep[i] != unreachable) reach = std::max(reach, sweep[i]);
            for (const std::size_t i : open_)
                if (sweep[i] != unreachable)
                    candidates_[i].ceiling = std::min(candidates_[i].ceiling, sweep[i] + reach);
        }
        std::erase_if(open_, [&](std::size_t i) { return candidates_[i].ceiling <= best_.steps; });
    }

    /// Likely to be an end of the farthest pair.
    std::size_t outermost() const {
        return *std::ranges::max_element(open_, {}, [&](std::size_t i) {
            return std::pair{candidates_[i].ceiling, candidates_[i].known};
        });
    }

    /// In the middle of things: its sweep lowers the most ceilings.
    std::size_t innermost() const {
        return *std::ranges::min_element(open_, {}, [&](std::size_t i) {
            return std::pair{candidates_[i].known, candidates_[i].ceiling};
        });
    }

    StepMap map_;
    std::vector<Candidate> candidates_;
    std::vector<std::size_t> open_;  ///< indices of candidates that may be an end of a longer pair
    std::vector<Sweep> sweeps_;
    Grid<int> distances_;
    FarPair best_;
};

}  // namespace

StepMap::StepMap(const Grid<Tile>& tiles, Gait gait) : gait_{gait}, steps_{tiles.size()} {
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Point at{x, y};
            if (!canStand(tiles[at], gait_)) continue;
            // The rule is the same both ways: half the directions tell the other half.
            for (const Direction direction :
                 {Direction::East, Direction::SouthEast, Direction::South, Direction::SouthWest})
                if (canStep(tiles, at, direction, gait_)) allow(at, direction);
        }
}

void StepMap::allow(Point from, Direction direction) {
    const auto bit = static_cast<unsigned>(direction);
    steps_[from] = static_cast<std::uint8_t>(steps_[from] | 1U << bit);
    Point const to = from + offset(direction);
    steps_[to] = static_cast<std::uint8_t>(steps_[to] | 1U << (bit + 4) % 8);
}

bool StepMap::mend(const Grid<Tile>& tiles, Point changed) {
    bool differs = false;
    for (int y = changed.y - 1; y <= changed.y + 1; ++y)
        for (int x = changed.x - 1; x <= changed.x + 1; ++x) {
            if (!tiles.contains({x, y})) continue;
            unsigned steps = 0;
            for (const Direction direction : allDirections)
                if (canStep(tiles, {x, y}, direction, gait_)) steps |= 1U << static_cast<unsigned>(direction);
            differs = differs || steps_[{x, y}] != steps;
            steps_[{x, y}] = static_cast<std::uint8_t>(steps);
        }
    return differs;
}

void StepMap::distancesFrom(std::span<const Point> sources, Grid<int>& distances) {
    if (distances.size() != steps_.size()) distances = Grid<int>{steps_.size()};
    std::ranges::fill(distances.cells(), unreachable);
    queue_.resize(distances.cells().size());
    std::array<std::uint32_t, 8> ahead{};  // added to an index, wrapping round for the steps back
    for (const Direction direction : allDirections)
        ahead[static_cast<std::size_t>(direction)] =
            static_cast<std::uint32_t>(offset(direction).y * steps_.width() + offset(direction).x);
    const std::span<int> steps = distances.cells();
    std::size_t end = 0;
    for (const Point source : sources) {
        if (distances[source] == 0) continue;
        distances[source] = 0;
        queue_[end++] = static_cast<std::uint32_t>(distances.index(source));
    }
    for (std::size_t next = 0; next < end; ++next) {
        const std::uint32_t cell = queue_[next];
        const int reached = steps[cell] + 1;
        for (unsigned left = steps_.cells()[cell]; left != 0; left &= left - 1) {
            const std::uint32_t neighbour = cell + ahead[static_cast<std::size_t>(std::countr_zero(left))];
            if (steps[neighbour] != unreachable) continue;
            steps[neighbour] = reached;
            queue_[end++] = neighbour;
        }
    }
}

Grid<int> distancesFrom(const Grid<Tile>& tiles, std::span<const Point> sources) {
    Grid<int> distances;
    StepMap{tiles}.distancesFrom(sources, distances);
    return distances;
}

std::optional<FarPair> farthestPair(const Grid<Tile>& tiles, std::span<const Point> candidates) {
    if (candidates.empty()) return std::nullopt;
    return FarthestPairSearch{tiles, candidates}.run();
}

}  // namespace gone
