#include "view/smooth_noise.hpp"

#include "view/cell_hash.hpp"
#include "view/pixel_mask.hpp"

#include <vector>

namespace gone {
namespace {

constexpr int passes = 3;

/// The sum of squared weights that the passes give along one line: the deviation over two lines.
std::int64_t weightSquares(int radius) {
    std::vector<std::int64_t> weights{1};
    for (int pass = 0; pass < passes; ++pass) {
        std::vector<std::int64_t> wider(weights.size() + static_cast<std::size_t>(2 * radius), 0);
        for (std::size_t i = 0; i < weights.size(); ++i)
            for (std::size_t j = 0; j <= static_cast<std::size_t>(2 * radius); ++j)
                wider[i + j] += weights[i];
        weights = std::move(wider);
    }
    std::int64_t squares = 0;
    for (const std::int64_t weight : weights) squares += weight * weight;
    return squares;
}

}  // namespace

Grid<int> smoothNoise(std::uint64_t seed, Rect pixels, int radius) {
    const Rect wide = pixels.grown(passes * radius);
    Grid<std::int64_t> white{{wide.width, wide.height}};
    for (int y = 0; y < wide.height; ++y)
        for (int x = 0; x < wide.width; ++x) {
            const std::uint64_t hash = cellHash(seed, {wide.x + x, wide.y + y}, CellChoice::Noise);
            white[{x, y}] = 2 * static_cast<std::int64_t>(hash >> 56) - 255;
        }
    const Grid<std::int64_t> sums = boxSums(white, radius, passes);
    // A byte's deviation on this scale is 256 / sqrt(3), that is 148 to one part in a thousand.
    const std::int64_t deviation = 148 * weightSquares(radius);
    Grid<int> noise{{pixels.width, pixels.height}};
    for (int y = 0; y < pixels.height; ++y)
        for (int x = 0; x < pixels.width; ++x)
            noise[{x, y}] =
                static_cast<int>(sums[{x + passes * radius, y + passes * radius}] * noiseUnit / deviation);
    return noise;
}

}  // namespace gone
