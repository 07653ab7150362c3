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
    Grid<int> white{{wide.width, wide.height}};
    for (int y = 0; y < wide.height; ++y)
        for (int x = 0; x < wide.width; ++x) {
            const std::uint64_t hash = cellHash(seed, {wide.x + x, wide.y + y}, CellChoice::Noise);
            white[{x, y}] = 2 * static_cast<int>(hash >> 60) - 15;
        }
    const Grid<int> sums = boxSums(white, radius, passes);
    // The deviation of the odd numbers from -15 to 15 is sqrt(85), nearly 9.22.
    const std::int64_t deviation = 922 * weightSquares(radius) / 100;
    const std::int64_t scale =
        (std::int64_t{noiseUnit} << 24) / deviation;  // a product is faster than a quotient
    const int margin = passes * radius;
    Grid<int> noise{{pixels.width, pixels.height}};
    for (int y = 0; y < pixels.height; ++y)
        for (int x = 0; x < pixels.width; ++x)
            noise[{x, y}] = static_cast<int>(sums[{x + margin, y + margin}] * scale >> 24);
    return noise;
}

}  // namespace gone
