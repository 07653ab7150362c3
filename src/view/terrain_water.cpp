#include "view/cell_hash.hpp"
#include "view/pixel_mask.hpp"
#include "view/smooth_noise.hpp"
#include "view/terrain_layers.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int shoreRounding = 4;
constexpr int depthRounding = 6;
constexpr int shoreReach = 3;
constexpr int northBankRows = 4;

/// What a full mask gives after two blurs.
constexpr std::int64_t fullSum(int radius) {
    const std::int64_t side = 2 * radius + 1;
    return side * side * side * side;
}

bool isWater(Tile tile) {
    return tile == Tile::DeepWater || tile == Tile::ShallowWater;
}

/// The cells of a picture for which `belongs(cell)` holds, blurred.
template <class Belongs>
Grid<int> blurredCells(const TerrainJob& job, int radius, Belongs belongs) {
    Grid<int> values{job.pixelSize(), 0};
    for (int y = 0; y < values.height(); ++y)
        for (int x = 0; x < values.width(); ++x) {
            const Point cell{job.cells.x + x / cellPixels, job.cells.y + y / cellPixels};
            values[{x, y}] = belongs(cell) ? 1 : 0;
        }
    return boxSums(values, radius, 2);
}

/// The water of one picture: where it is, how far its banks are, and where it is deep.
class WaterPicture {
public:
    explicit WaterPicture(const TerrainJob& job)
        : job_{job},
          water_{blurredWater()},
          banks_{nearestClear(withoutBanksAtWalls(), shoreReach)},
          deep_{deepWater()} {}

    /// `corner` is where its top left lies on the floor's picture.
    void paint(Canvas& floor, Point corner) const {
        for (int y = 0; y < water_.height(); ++y) {
            for (int x = 0; x < water_.width(); ++x)
                if (water_[{x, y}] != 0) floor.pixels()[corner + Point{x, y}] = colourAt({x, y});
        }
    }

private:
    Tile tileUnder(Point at) const {
        return job_.shape.tile({job_.cells.x + at.x / cellPixels, job_.cells.y + at.y / cellPixels});
    }
    bool isWaterCell(Point cell) const { return isWater(job_.shape.tile(cell)); }

    /// Water runs on under the walls beside it, so that no strip of dry floor is left at their feet.
    bool isUnderWater(Point cell) const {
        if (isWaterCell(cell)) return true;
        if (!job_.shape.solid(cell)) return false;
        return std::ranges::any_of(straightSteps, [&](Point step) { return isWaterCell(cell + step); });
    }

    Grid<int> noise(std::uint64_t salt, int radius) const {
        const Point origin = job_.origin();
        const Size size = job_.pixelSize();
        const std::uint64_t seed = cellHash(job_.source.decorationSeed, {}, CellChoice::Water);
        return smoothNoise(seed + salt, {origin.x, origin.y, size.width, size.height}, radius);
    }

    Mask blurredWater() const {
        const Grid<int> wet =
            blurredCells(job_, shoreRounding, [&](Point cell) { return isUnderWater(cell); });
        const Grid<int> open =
            blurredCells(job_, shoreRounding, [&](Point cell) { return isWaterCell(cell); });
        const Grid<int> stir = noise(0, 3);
        constexpr std::int64_t full = fullSum(shoreRounding);
        Mask mask{wet.size(), 0};
        for (std::size_t i = 0; i < mask.cells().size(); ++i) {
            // Over one half, with noise of 0.0625 standard deviation: all times 2 * 1000 * noiseUnit * full.
            const std::int64_t height = (2 * wet.cells()[i] - full) * 1000 * noiseUnit;
            const bool isNearOpenWater = 5 * open.cells()[i] > full;
            mask.cells()[i] =
                isNearOpenWater && height + std::int64_t{stir.cells()[i]} * 125 * full > 0 ? 1 : 0;
        }
        return mask;
    }

    Mask withoutBanksAtWalls() const {
        Mask mask = water_;
        for (int y = 0; y < mask.height(); ++y)
            for (int x = 0; x < mask.width(); ++x)
                if (isSolid(tileUnder({x, y}))) mask[{x, y}] = 1;
        return mask;
    }

    /// Away from the banks, and well inside its own cells: those cannot be walked.
    Mask deepWater() const {
        const Grid<int> all =
            blurredCells(job_, depthRounding, [&](Point cell) { return isUnderWater(cell); });
        const Grid<int> own = blurredCells(job_, shoreRounding, [&](Point cell) {
            return job_.shape.tile(cell) == Tile::DeepWater || (isUnderWater(cell) && job_.shape.solid(cell));
        });
        const Grid<int> stir = noise(1, 4);
        constexpr std::int64_t full = fullSum(depthRounding);
        Mask mask{all.size(), 0};
        for (std::size_t i = 0; i < mask.cells().size(); ++i) {
            // Over 0.86, with noise of 0.0875 standard deviation: all times 10000 * noiseUnit * full. The
            // noise is held so small that it opens no light island, which one would think to stand on.
            const int held = std::clamp(stir.cells()[i], -3 * noiseUnit / 2, 3 * noiseUnit / 2);
            const std::int64_t height = (100 * all.cells()[i] - 86 * full) * 100 * noiseUnit;
            const bool isDeep = height + std::int64_t{held} * 875 * full > 0;
            // Over one half, with noise of 0.1 standard deviation.
            constexpr std::int64_t ownFull = fullSum(shoreRounding);
            const std::int64_t ownHeight = (2 * own.cells()[i] - ownFull) * 5 * noiseUnit;
            mask.cells()[i] = isDeep && ownHeight + held * ownFull > 0 ? 1 : 0;
        }
        return mask;
    }

    /// Rows under a bank to the north, 1 to northBankRows; more if there is none so near.
    int rowsUnderBank(Point at) const {
        int rows = 1;
        while (rows <= northBankRows && isWaterOrWall(at - Point{0, rows})) ++rows;
        return rows;
    }
    bool isWaterOrWall(Point at) const {
        return !water_.contains(at) || water_[at] != 0 || isSolid(tileUnder(at));
    }

    Pixel colourAt(Point at) const {
        const TerrainSprites& sprites = job_.sprites;
        const int rows = rowsUnderBank(at);
        if (rows < 3) return sprites.slots[6];
        if (rows == 3) return sprites.night;
        if (rows == northBankRows) return sprites.blues[2];
        const Point step = banks_[at].step;
        const int square = step.x * step.x + step.y * step.y;
        if (square == 1) return sprites.slots[6];
        if (square > 1 && square <= 4) return sprites.blues[2];
        return sprites.blues[deep_[at] != 0 ? 0 : 1];
    }

    const TerrainJob& job_;
    Mask water_;
    Grid<NearestClear> banks_;
    Mask deep_;
};

/// The cells that water may show on: those round it, as far as its blurs reach; empty if there is none.
Rect wetPart(const TerrainJob& job) {
    constexpr int reach = 2;
    Rect wet;
    for (int y = job.cells.y; y < job.cells.bottom(); ++y)
        for (int x = job.cells.x; x < job.cells.right(); ++x) {
            if (!isWater(job.shape.tile({x, y}))) continue;
            if (wet.area() == 0) wet = {x, y, 1, 1};
            const int left = std::min(wet.x, x);
            const int right = std::max(wet.right(), x + 1);
            wet = {left, wet.y, right - left, y + 1 - wet.y};
        }
    return wet.area() == 0 ? wet : intersection(wet.grown(reach), job.cells);
}

}  // namespace

void paintWater(Canvas& floor, const TerrainJob& job) {
    const Rect wet = wetPart(job);
    if (wet.area() == 0) return;
    const TerrainJob part{job.sprites, job.source, job.shape, wet};
    WaterPicture{part}.paint(floor, job.pixelOf({wet.x, wet.y}));
}

}  // namespace gone
