#include "generation/generators.hpp"
#include "view/camera.hpp"
#include "view/world_view.hpp"
#include "world/sight.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace gone;

/// A floor whose hero has seen all of it and stands among torches: as much light as a picture ever has.
World litWorld(const GeneratorParams& params) {
    Level level = generate(params, defaultSize, Seed{4}).level;
    const Point arrival = level.up;
    World world = worldOn(std::move(level), arrival, 9);
    const Size size = world.level.tiles.size();
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) world.seen.set({x, y});
    world.remembered = world.level.tiles;
    return world;
}

/// One frame of the game while the camera glides and the flames flicker; the argument is the screen's height
/// at 16:9.
void composeMoving(benchmark::State& state, const GeneratorParams& params) {
    static const Atlas atlas = loadAtlas(GONEROOMS_ASSETS_DIR);
    const World world = litWorld(params);
    const Size screen{static_cast<int>(state.range(0)) * 16 / 9, static_cast<int>(state.range(0))};
    Canvas canvas{canvasSizeFor(screen, screenScale(screen))};
    const Point camera = cameraOn(world.hero().at, {0, 0, canvas.size().width, canvas.size().height});
    WorldView view{atlas};
    std::uint32_t ms = 0;
    for (auto _ : state) {
        ms += 125;
        view.drawWorld(canvas, world, camera + Point{static_cast<int>(ms / 125) % 8, 0}, ms);
        benchmark::DoNotOptimize(canvas.pixels().cells().data());
    }
}

/// The first frame on a floor: all terrain in sight has to be painted.
void firstFrame(benchmark::State& state) {
    static const Atlas atlas = loadAtlas(GONEROOMS_ASSETS_DIR);
    const World world = litWorld(CaveParams{});
    Canvas canvas{{427, 240}};
    const Point camera = cameraOn(world.hero().at, {0, 0, canvas.size().width, canvas.size().height});
    for (auto _ : state) {
        WorldView view{atlas};
        view.drawWorld(canvas, world, camera, 0);
        benchmark::DoNotOptimize(canvas.pixels().cells().data());
    }
}

void halls(benchmark::State& state) {
    composeMoving(state, RogueParams{});
}
void hollows(benchmark::State& state) {
    composeMoving(state, CaveParams{});
}

// 3x, 4x and 9x; 478 is the largest window at 1x.
BENCHMARK(halls)->Arg(720)->Arg(1080)->Arg(2160)->Arg(478)->Unit(benchmark::kMicrosecond);
BENCHMARK(hollows)->Arg(720)->Arg(1080)->Arg(2160)->Arg(478)->Unit(benchmark::kMicrosecond);
BENCHMARK(firstFrame)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
