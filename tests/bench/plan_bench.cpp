#include "generation/generators.hpp"
#include "view/plan.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace gone;

/// The lab at its farthest: the whole of a large cave at one pixel a cell, and thumbnails of usual floors.
void plan(benchmark::State& state) {
    static const Atlas atlas = loadAtlas(GONEROOMS_ASSETS_DIR);
    const Size size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
    const Generation made = generate(CaveParams{}, size, Seed{1});
    Canvas canvas{size};
    for (auto _ : state) {
        drawPlan(canvas, made.level.tiles, Biome::Hollows, {0, 0}, 1, &made.regionIds, atlas);
        benchmark::DoNotOptimize(canvas.pixels().cells().data());
    }
}

BENCHMARK(plan)->Args({80, 45})->Args({1920, 1080})->Unit(benchmark::kMicrosecond);

}  // namespace
