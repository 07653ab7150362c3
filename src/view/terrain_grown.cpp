#include "view/cell_hash.hpp"
#include "view/pixel_mask.hpp"
#include "view/smooth_noise.hpp"
#include "view/terrain_layers.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace gone {
namespace {

constexpr int lipRows = 7;  // one more than laid stone: rounding takes it away again
constexpr Rect loneLip{-2, -12, cellPixels + 4, 12};
constexpr int rounding = 4;
constexpr int trimReach = 7;
constexpr int faceRows = 16;
constexpr int deepestNotch = 5;
constexpr int widestBump = 2;
constexpr int widestSliver = 4;
constexpr int nearShade = 143;
constexpr int farShade = 77;

/// The strip of top over a face. A rock of one cell gets more than its share, or rounding would leave
/// nothing.
Rect lipOf(const TerrainJob& job, Point cell) {
    if (!job.shape.lipped(cell)) return {};
    const bool isAlone = !job.shape.solid(cell + Point{-1, 0}) && !job.shape.solid(cell + Point{1, 0});
    return isAlone ? loneLip : Rect{0, -lipRows, cellPixels, lipRows};
}

/// Along a line of pixels, flips runs of `value` up to `longest` that lie between others.
template <class PixelAt>
void flipShortRuns(int length, std::uint8_t value, int longest, PixelAt pixelAt) {
    int start = 0;
    for (int i = 1; i < length; ++i) {
        if (pixelAt(i) == pixelAt(i - 1)) continue;
        if (start > 0 && pixelAt(start) == value && i - start <= longest)
            for (int at = start; at < i; ++at) pixelAt(at) = value == 0 ? 1 : 0;
        start = i;
    }
}

/// Takes away what noise leaves too small to be seen as rock: notches in upright edges, which would show a
/// crumb of face, slits and single bumps.
void smoothEdges(Mask& tops) {
    for (int x = 0; x < tops.width(); ++x)
        flipShortRuns(tops.height(), 0, deepestNotch, [&](int y) -> std::uint8_t& { return tops[{x, y}]; });
    for (int y = 0; y < tops.height(); ++y) {
        const auto inRow = [&](int x) -> std::uint8_t& { return tops[{x, y}]; };
        flipShortRuns(tops.width(), 0, widestBump, inRow);
        flipShortRuns(tops.width(), 1, widestBump, inRow);
    }
}

/// Blurred, stirred with noise and cut at one half: corners turn round and nothing follows the grid.
Mask roundedTops(const TerrainJob& job) {
    const Mask square = topMask(job, [&](Point cell) { return lipOf(job, cell); });
    Grid<int> values{square.size()};
    for (std::size_t i = 0; i < square.cells().size(); ++i) values.cells()[i] = square.cells()[i];
    const Grid<int> sums = boxSums(values, rounding, 2);
    constexpr std::int64_t full = 81 * 81;
    const Point origin = job.origin();
    const std::uint64_t seed = cellHash(job.source.decorationSeed, {}, CellChoice::Noise);
    const Grid<int> noise = smoothNoise(seed, {origin.x, origin.y, square.width(), square.height()}, 3);
    Mask tops{square.size(), 0};
    for (std::size_t i = 0; i < tops.cells().size(); ++i) {
        // Over one half, with noise of 0.075 standard deviation: all times 2 * 1000 * noiseUnit * full.
        const std::int64_t height = (2 * sums.cells()[i] - full) * 1000 * noiseUnit;
        tops.cells()[i] = height + noise.cells()[i] * 150 * full > 0 ? 1 : 0;
    }
    smoothEdges(tops);
    return tops;
}

/// Where noise makes an upright edge jut out, a strip of face would hang below: too narrow for a stone.
void clearSlivers(Mask& depths, const Mask& tops) {
    for (int y = 0; y < depths.height(); ++y)
        for (int x = 0; x < depths.width();) {
            int end = x;
            while (end < depths.width() && depths[{end, y}] != 0) ++end;
            const auto isOpen = [&](Point at) { return tops.contains(at) && tops[at] == 0; };
            const bool isSliver = end - x <= widestSliver && (isOpen({x - 1, y}) || isOpen({end, y}));
            if (isSliver)
                for (int at = x; at < end; ++at) depths[{at, y}] = 0;
            x = end + 1;
        }
}

/// For each pixel of a face, the rows it lies under the edge of its top: 1 to 16; 0 elsewhere.
Mask faceDepths(const Mask& tops) {
    Mask depths{tops.size(), 0};
    for (int x = 0; x < tops.width(); ++x) {
        int below = faceRows + 1;
        for (int y = 0; y < tops.height(); ++y) {
            below = tops[{x, y}] != 0 ? 0 : std::min(below + 1, faceRows + 1);
            if (below >= 1 && below <= faceRows) depths[{x, y}] = static_cast<std::uint8_t>(below);
        }
    }
    clearSlivers(depths, tops);
    return depths;
}

/// The slot of a wall top's pixel by its step to the nearest clear one; the rim is brighter above a face.
int trimSlot(Point step, bool isFace) {
    static constexpr std::string_view below = "543321";
    static constexpr std::string_view beside = "43321";
    const int across = step.x < 0 ? -step.x : step.x;
    const std::string_view ramp = isFace && 5 * step.y > 3 * across ? below : beside;
    const int fourSquares = 4 * (step.x * step.x + step.y * step.y);
    for (int i = 0; i < static_cast<int>(ramp.size()); ++i)
        if (fourSquares < (2 * i + 3) * (2 * i + 3)) return ramp[static_cast<std::size_t>(i)] - '0';
    return 0;
}

/// What stands: tops and faces. Beyond the picture everything does.
class RockPicture {
public:
    explicit RockPicture(const TerrainJob& job)
        : job_{job}, tops_{roundedTops(job)}, depths_{faceDepths(tops_)} {}

    Image walls() const {
        const Grid<NearestClear> nearest = nearestClear(tops_, trimReach);
        Image picture{tops_.size(), clearPixel};
        for (int y = 0; y < tops_.height(); ++y)
            for (int x = 0; x < tops_.width(); ++x) {
                const Point at{x, y};
                if (tops_[at] != 0)
                    picture[at] = colour(rimSlot(at, nearest[at]));
                else if (depths_[at] != 0)
                    picture[at] = colour(faceSlot(at));
            }
        return picture;
    }

    /// Shadow in hard steps, below and to the right of what stands.
    void shade(Canvas& floor) const {
        for (int y = 0; y < tops_.height(); ++y)
            for (int x = 0; x < tops_.width(); ++x) {
                const Point at{x, y};
                if (stands(at)) continue;
                if (anyStands(at, nearSteps))
                    floor.blend({x, y, 1, 1}, job_.sprites.ink, nearShade);
                else if (anyStands(at, farSteps))
                    floor.blend({x, y, 1, 1}, job_.sprites.ink, farShade);
            }
    }

private:
    static constexpr std::array<Point, 5> nearSteps{Point{0, -1}, Point{0, -2}, Point{0, -3}, Point{-1, 0},
                                                    Point{-2, 0}};
    static constexpr std::array<Point, 6> farSteps{Point{0, -4}, Point{0, -5}, Point{0, -6},
                                                   Point{-3, 0}, Point{-4, 0}, Point{-3, -3}};

    bool stands(Point at) const { return !tops_.contains(at) || tops_[at] != 0 || depths_[at] != 0; }

    template <std::size_t N>
    bool anyStands(Point at, const std::array<Point, N>& steps) const {
        for (const Point step : steps)
            if (tops_.contains(at + step) && stands(at + step)) return true;
        return false;
    }

    int rimSlot(Point at, NearestClear nearest) const {
        return nearest.found() ? trimSlot(nearest.step, depths_[at + nearest.step] != 0) : 0;
    }

    Pixel colour(int slot) const { return job_.sprites.slots[static_cast<std::size_t>(slot)]; }

    int faceSlot(Point at) const {
        static constexpr std::array<int, 6> darker{0, 1, 1, 2, 3, 4};
        static constexpr std::array<int, 6> lighter{0, 2, 3, 4, 4, 5};
        const Point level = job_.origin() + at;
        const int column = (level.x + 17 * (level.y / cellPixels)) % boulderSize.width;
        const int slot =
            job_.sprites.boulders[{(column + boulderSize.width) % boulderSize.width, depths_[at] - 1}];
        if (!stands(at + Point{0, 1}) || !stands(at + Point{1, 0})) return 1;
        if (!stands(at + Point{2, 0})) return darker[static_cast<std::size_t>(slot)];
        if (!stands(at + Point{-1, 0})) return lighter[static_cast<std::size_t>(slot)];
        return slot;
    }

    const TerrainJob& job_;
    Mask tops_;
    Mask depths_;
};

}  // namespace

Image paintGrownWalls(Canvas& floor, const TerrainJob& job) {
    const RockPicture rock{job};
    rock.shade(floor);
    return rock.walls();
}

}  // namespace gone
