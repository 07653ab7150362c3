#include "view/cell_hash.hpp"
#include "view/smooth_noise.hpp"
#include "view/terrain_layers.hpp"

#include <array>
#include <span>

namespace gone {
namespace {

/// The first entry whose bound, in percent, lies above the cell's roll.
std::size_t pick(std::span<const int> bounds, int roll) {
    std::size_t i = 0;
    while (i + 1 < bounds.size() && roll >= bounds[i]) ++i;
    return i;
}

const Sprite& floorOf(const TerrainJob& job, Point cell) {
    static constexpr std::array laid{62, 80, 93, 100};
    static constexpr std::array grown{58, 74, 84, 93, 100};
    const int roll = cellRoll(job.source.decorationSeed, cell, CellChoice::Floor, 100);
    const Tile tile = job.shape.tile(cell);
    if (isDoor(tile)) return *job.sprites.corridors[0];
    if (tile == Tile::Corridor || tile == Tile::Junction) return *job.sprites.corridors[roll < 60 ? 0 : 1];
    const bool isGrown = mannerOf(job.source.biome) == Manner::Grown;
    return *job.sprites.floors[isGrown ? pick(grown, roll) : pick(laid, roll)];
}

/// Draws a hole from quarters; `same` tells which cells belong to it.
template <class Same>
void paintQuarters(Canvas& floor, const QuarterSet& set, Point cell, Point at, Same same) {
    constexpr int half = 8;
    for (const int dy : {-1, 1})
        for (const int dx : {-1, 1}) {
            const bool vertical = !same(cell + Point{0, dy});
            const bool level = !same(cell + Point{dx, 0});
            const bool corner = !same(cell + Point{dx, dy});
            const Sprite* from = vertical && level ? set.island
                                 : vertical        ? set.level
                                 : level           ? set.upright
                                 : corner          ? set.cross
                                                   : set.fill;
            const Point quarter{dx < 0 ? 0 : half, dy < 0 ? 0 : half};
            floor.blitPart(from->pixels, {quarter.x, quarter.y, half, half}, at + quarter);
        }
}

/// One cell of a nine-patch; beyond its edges lies no rug.
void paintRug(Canvas& floor, const TerrainJob& job, Point cell) {
    const auto part = [&](Point step) {
        const bool isFirst = !job.source.hasRug(cell - step);
        const bool isLast = !job.source.hasRug(cell + step);
        return (isFirst ? 0 : isLast ? 2 : 1) * cellPixels;
    };
    floor.blitPart(job.sprites.rug->pixels, {part({1, 0}), part({0, 1}), cellPixels, cellPixels},
                   job.pixelOf(cell));
}

void paintFlat(Canvas& floor, const TerrainJob& job, Point cell) {
    const Point at = job.pixelOf(cell);
    const WallShape& shape = job.shape;
    const auto isHole = [&](Point p) { return shape.tile(p) == Tile::Hole; };
    const Tile tile = shape.tile(cell);
    if (tile == Tile::Hole) paintQuarters(floor, job.sprites.hole, cell, at, isHole);
    if (tile == Tile::Junction) floor.blit(job.sprites.junction, at);
}

/// Soft darker patches on the natural floor, on about a tenth of it.
void paintPatches(Canvas& floor, const TerrainJob& job) {
    const Point origin = job.origin();
    const Rect area{origin.x, origin.y, floor.size().width, floor.size().height};
    const std::uint64_t seed = cellHash(job.source.decorationSeed, {}, CellChoice::Patch);
    const Grid<int> wide = smoothNoise(seed, area, 8);
    const Grid<int> fine = smoothNoise(seed + 1, area, 2);
    for (int y = 0; y < floor.size().height; ++y)
        for (int x = 0; x < floor.size().width; ++x) {
            const Point at{x, y};
            const bool isPatch = 10 * wide[at] + 3 * fine[at] > 12 * noiseUnit;
            if (isPatch && floor[at] == job.sprites.slots[8]) floor.pixels()[at] = job.sprites.slots[7];
        }
}

}  // namespace

void paintFloors(Canvas& floor, const TerrainJob& job) {
    // A grown edge strays from the grid, so its floor reaches under the rock.
    const bool isGrown = mannerOf(job.source.biome) == Manner::Grown;
    job.eachCell([&](Point cell) {
        if (isGrown || !job.shape.solid(cell)) floor.blit(floorOf(job, cell).pixels, job.pixelOf(cell));
    });
    if (isGrown) paintPatches(floor, job);
    job.eachCell([&](Point cell) { paintFlat(floor, job, cell); });
    paintWater(floor, job);
    job.eachCell([&](Point cell) {
        if (job.source.hasRug(cell)) paintRug(floor, job, cell);
    });
}

}  // namespace gone
