#include "base/noise.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace gone {
namespace {

constexpr int one = 256;  // fixed point: positions between lattice points, and gradients, in 1/256

struct Gradient {
    int x;
    int y;
};
constexpr std::array<Gradient, 8> gradients{Gradient{one, 0},    Gradient{181, 181}, Gradient{0, one},
                                            Gradient{-181, 181}, Gradient{-one, 0},  Gradient{-181, -181},
                                            Gradient{0, -one},   Gradient{181, -181}};

Gradient gradientAt(Seed seed, int octave, int column, int row) {
    std::uint64_t state = seed.value ^ (static_cast<std::uint64_t>(static_cast<std::uint32_t>(column)) << 32 |
                                        static_cast<std::uint32_t>(row));
    state += static_cast<std::uint64_t>(octave) * 0xd1342543de82ef95ULL;
    return gradients[splitMix64(state) >> 61];
}

/// 6t^5 - 15t^4 + 10t^3 for t in 1/256: level at both ends.
constexpr int fade(int t) {
    return t * t * t / one * (t * (6 * t - 15 * one) / one + 10 * one) / (one * one);
}

int mix(int a, int b, int weight) {
    return a + (b - a) * weight / one;
}

/// Adds one octave; values lie within +-65536 before the division by `weaker`.
void addOctave(Grid<int>& sum, Seed seed, int octave, int scale, int weaker) {
    const Size size = sum.size();
    std::vector<int> offsets(static_cast<std::size_t>(scale));
    std::vector<int> weights(offsets.size());
    for (int i = 0; i < scale; ++i) {
        offsets[static_cast<std::size_t>(i)] = i * one / scale;
        weights[static_cast<std::size_t>(i)] = fade(offsets[static_cast<std::size_t>(i)]);
    }
    for (int y = 0; y < size.height; ++y) {
        const int row = y / scale;
        const int dy = offsets[static_cast<std::size_t>(y % scale)];
        const int weightY = weights[static_cast<std::size_t>(y % scale)];
        for (int column = 0; column * scale < size.width; ++column) {
            const Gradient nw = gradientAt(seed, octave, column, row);
            const Gradient ne = gradientAt(seed, octave, column + 1, row);
            const Gradient sw = gradientAt(seed, octave, column, row + 1);
            const Gradient se = gradientAt(seed, octave, column + 1, row + 1);
            const int end = std::min(size.width, (column + 1) * scale);
            for (int x = column * scale; x < end; ++x) {
                const int dx = offsets[static_cast<std::size_t>(x - column * scale)];
                const int weightX = weights[static_cast<std::size_t>(x - column * scale)];
                const int top = mix(nw.x * dx + nw.y * dy, ne.x * (dx - one) + ne.y * dy, weightX);
                const int bottom =
                    mix(sw.x * dx + sw.y * (dy - one), se.x * (dx - one) + se.y * (dy - one), weightX);
                sum[{x, y}] += mix(top, bottom, weightY) / weaker;
            }
        }
    }
}

}  // namespace

Grid<std::uint8_t> perlinNoise(Size size, Seed seed, int scale, int octaves) {
    assert(scale >= 2 && octaves >= 1);
    Grid<int> sum{size};
    int weaker = 1;
    for (int octave = 0; octave < octaves && scale >= 2; ++octave) {
        addOctave(sum, seed, octave, scale, weaker);
        scale /= 2;
        weaker *= 2;
    }
    Grid<std::uint8_t> noise{size};
    for (std::size_t i = 0; i < noise.cells().size(); ++i) {
        // One octave seldom leaves +-46000: spread that over the whole byte.
        const int value = 128 + sum.cells()[i] / 320;
        noise.cells()[i] = static_cast<std::uint8_t>(std::clamp(value, 0, 255));
    }
    return noise;
}

}  // namespace gone
