#include "view/pixel_mask.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace gone {
namespace {

using Values = Grid<int>;

Values sumsAlongRows(const Values& values, int radius) {
    Values sums{values.size()};
    const auto reach = static_cast<std::size_t>(radius);
    const auto width = static_cast<std::size_t>(values.width());
    std::vector<int> line(width + 2 * reach + 1);  // one more, which the last sum takes in for nothing
    for (int y = 0; y < values.height(); ++y) {
        const std::span<const int> row = values.row(y);
        std::ranges::fill(line, row.back());
        std::fill_n(line.begin(), reach, row.front());
        std::ranges::copy(row, line.begin() + radius);
        int sum = 0;
        for (std::size_t x = 0; x < 2 * reach + 1; ++x) sum += line[x];
        const std::span<int> out = sums.row(y);
        for (std::size_t x = 0; x < width; ++x) {
            out[x] = sum;
            sum += line[x + 2 * reach + 1] - line[x];
        }
    }
    return sums;
}

/// Whole rows at a time, which the memory likes better than columns.
Values sumsAlongColumns(const Values& values, int radius) {
    Values sums{values.size()};
    const auto row = [&](int y) { return values.row(std::clamp(y, 0, values.height() - 1)); };
    std::vector<int> sum(static_cast<std::size_t>(values.width()), 0);
    for (int y = -radius; y <= radius; ++y)
        for (std::size_t x = 0; x < sum.size(); ++x) sum[x] += row(y)[x];
    for (int y = 0; y < values.height(); ++y) {
        std::ranges::copy(sum, sums.row(y).begin());
        const auto enters = row(y + radius + 1);
        const auto leaves = row(y - radius);
        for (std::size_t x = 0; x < sum.size(); ++x) sum[x] += enters[x] - leaves[x];
    }
    return sums;
}

/// Steps along a row to the nearest clear pixel on each side; `reach` + 1 if none is near enough.
struct RowSteps {
    int left;
    int right;
};

Grid<RowSteps> rowSteps(const Mask& mask, int reach) {
    Grid<RowSteps> steps{mask.size(), RowSteps{reach + 1, reach + 1}};
    for (int y = 0; y < mask.height(); ++y) {
        int since = reach + 1;
        for (int x = 0; x < mask.width(); ++x) {
            since = mask[{x, y}] == 0 ? 0 : std::min(since + 1, reach + 1);
            steps[{x, y}].left = since;
        }
        since = reach + 1;
        for (int x = mask.width() - 1; x >= 0; --x) {
            since = mask[{x, y}] == 0 ? 0 : std::min(since + 1, reach + 1);
            steps[{x, y}].right = since;
        }
    }
    return steps;
}

/// Set where a clear pixel may be near enough, and so the search worth its while: most of a rock is far from
/// any.
Mask worthSearching(const Mask& mask, const Grid<RowSteps>& steps, int reach) {
    Mask worth{mask.size(), 0};
    std::vector<int> nearRows(static_cast<std::size_t>(mask.width()), 0);
    const auto count = [&](int y, int change) {
        if (y < 0 || y >= mask.height()) return;
        const std::span<const RowSteps> row = steps.row(y);
        for (std::size_t x = 0; x < row.size(); ++x)
            if (std::min(row[x].left, row[x].right) <= reach) nearRows[x] += change;
    };
    for (int y = 0; y < reach; ++y) count(y, 1);
    for (int y = 0; y < mask.height(); ++y) {
        count(y + reach, 1);
        count(y - reach - 1, -1);
        const std::span<const std::uint8_t> set = mask.row(y);
        const std::span<std::uint8_t> out = worth.row(y);
        for (std::size_t x = 0; x < out.size(); ++x) out[x] = set[x] != 0 && nearRows[x] > 0 ? 1 : 0;
    }
    return worth;
}

NearestClear nearestFrom(const Grid<RowSteps>& steps, Point from, int reach) {
    NearestClear nearest;
    int best = reach * reach + 1;
    const auto consider = [&](Point step) {
        const int square = step.x * step.x + step.y * step.y;
        if (square < best) {
            best = square;
            nearest.step = step;
        }
    };
    for (int dy = -reach; dy <= reach; ++dy) {
        if (dy * dy >= best || !steps.contains({from.x, from.y + dy})) continue;
        const RowSteps& row = steps[{from.x, from.y + dy}];
        if (row.left <= reach) consider({-row.left, dy});
        if (row.right <= reach) consider({row.right, dy});
    }
    return nearest;
}

SquareDistance squareFrom(const Mask& mask, const Grid<RowSteps>& steps, Point from, int reach) {
    int best = reach + 1;
    for (int dy = -reach; dy <= reach; ++dy) {
        if (std::abs(dy) >= best || !steps.contains({from.x, from.y + dy})) continue;
        const RowSteps& row = steps[{from.x, from.y + dy}];
        best = std::min(best, std::max(std::abs(dy), std::min(row.left, row.right)));
    }
    if (best > reach) return {best, Side::None};
    const auto clear = [&](Point step) { return mask.at(from + step, 1) == 0; };
    if (clear({0, best})) return {best, Side::Below};
    if (clear({0, -best})) return {best, Side::Above};
    if (clear({-best, 0})) return {best, Side::Left};
    if (clear({best, 0})) return {best, Side::Right};
    return {best, Side::Corner};
}

}  // namespace

void fillMask(Mask& mask, Rect area) {
    const int left = std::max(area.x, 0);
    const int right = std::min(area.right(), mask.width());
    for (int y = std::max(area.y, 0); y < std::min(area.bottom(), mask.height()); ++y)
        for (int x = left; x < right; ++x) mask[{x, y}] = 1;
}

Grid<int> boxSums(const Grid<int>& values, int radius, int passes) {
    Values sums = values;
    for (int pass = 0; pass < passes; ++pass) sums = sumsAlongColumns(sumsAlongRows(sums, radius), radius);
    return sums;
}

Grid<NearestClear> nearestClear(const Mask& mask, int reach) {
    const Grid<RowSteps> steps = rowSteps(mask, reach);
    const Mask worth = worthSearching(mask, steps, reach);
    Grid<NearestClear> nearest{mask.size()};
    for (int y = 0; y < mask.height(); ++y)
        for (int x = 0; x < mask.width(); ++x)
            if (worth[{x, y}] != 0) nearest[{x, y}] = nearestFrom(steps, {x, y}, reach);
    return nearest;
}

Grid<SquareDistance> squareDistances(const Mask& mask, int reach) {
    const Grid<RowSteps> steps = rowSteps(mask, reach);
    const Mask worth = worthSearching(mask, steps, reach);
    Grid<SquareDistance> distances{mask.size()};
    for (int y = 0; y < mask.height(); ++y)
        for (int x = 0; x < mask.width(); ++x) {
            if (worth[{x, y}] != 0)
                distances[{x, y}] = squareFrom(mask, steps, {x, y}, reach);
            else if (mask[{x, y}] != 0)
                distances[{x, y}] = {reach + 1, Side::None};
        }
    return distances;
}

}  // namespace gone
