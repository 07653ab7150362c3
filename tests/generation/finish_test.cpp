#include "generation/finish.hpp"

#include "generation/generators.hpp"
#include "support/any_params.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/world_text.hpp"
#include "world/distances.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace gone;

namespace {

struct Finished {
    Generation out;
    bool done = false;
};

Finished finished(std::string_view text, Seed seed) {
    Finished result;
    const Level drawn = levelFromText(text);
    Carver carver{result.out, drawn.tiles.size(), Tile::Wall, Tracing::Off};
    for (int y = 0; y < drawn.tiles.height(); ++y)
        for (int x = 0; x < drawn.tiles.width(); ++x) carver.set({x, y}, drawn.tiles[{x, y}]);
    result.done = finishLevel(Dressing{}, seed, carver, result.out);
    return result;
}

}  // namespace

TEST_CASE("stairs stand on floor as far apart as one must walk, never on a door, corridor or junction") {
    const std::string_view text =
        "::::#######::::\n"
        "o###..#..+::::o\n"
        "::+..........##\n"
        "###############\n";
    const Finished level = finished(text, Seed{1});
    REQUIRE(level.done);
    const std::vector<Point> ends{level.out.level.up, level.out.level.down};
    CHECK(std::ranges::count(ends, Point{3, 2}) == 1);
    CHECK(std::ranges::count(ends, Point{12, 2}) == 1);
    CHECK(level.out.level.tiles[level.out.level.up] == Tile::StairsUp);
    CHECK(level.out.level.tiles[level.out.level.down] == Tile::StairsDown);
}

TEST_CASE("which of the two stairs leads up is drawn") {
    int up = 0;
    for (int seed = 0; seed < 200; ++seed)
        up +=
            finished("#######\n#.....#\n#######\n", Seed{static_cast<std::uint64_t>(seed)}).out.level.up.x ==
                    1
                ? 1
                : 0;
    CHECK(up > 70);
    CHECK(up < 130);
}

TEST_CASE("a level with less than two cells for stairs is refused and left as it was") {
    CHECK_FALSE(finished("#####\n#.:.#\n#####\n", Seed{1}).out.level.tiles[{2, 1}] == Tile::StairsUp);
    CHECK(finished("#####\n#.:.#\n#####\n", Seed{1}).done);
    for (const std::string_view text : {"###\n#.#\n###\n", "####\n#::#\n####\n", "#####\n#.#.#\n#####\n"}) {
        const Finished level = finished(text, Seed{1});
        CHECK_FALSE(level.done);
        CHECK(level.out.level.tiles == levelFromText(text).tiles);
    }
}

TEST_CASE("no two floor cells of any level are farther apart than its stairs") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        Rng rng{derive(Seed{1}, "finish test")};
        for (int seed = 0; seed < seedCount(10); ++seed) {
            CAPTURE(seed);
            GeneratorParams params = anyParams(standard, rng);
            for (const char* knob : {"water_percent", "pillars_percent", "holes_percent"})
                if (const auto index = knobIndex(params, knob)) setKnob(params, *index, 0);
            const Size least = smallestSizeFor(params);
            if (least.width > 60) continue;  // every cell to every cell would take too long
            const Generation made = generate(params, {std::min(least.width + 10, 60), least.height + 8},
                                             Seed{static_cast<std::uint64_t>(seed)});
            const Level& level = made.level;
            const int apart = distancesFrom(level.tiles, std::vector{level.up})[level.down];
            REQUIRE(apart != unreachable);
            for (int y = 0; y < level.tiles.height(); ++y)
                for (int x = 0; x < level.tiles.width(); ++x) {
                    const Point at{x, y};
                    const Tile tile = level.tiles[at];
                    if (tile != Tile::Floor && at != level.up && at != level.down) continue;
                    const Grid<int> steps = distancesFrom(level.tiles, std::vector{at});
                    for (int v = 0; v < level.tiles.height(); ++v)
                        for (int u = 0; u < level.tiles.width(); ++u)
                            if (level.tiles[{u, v}] == Tile::Floor) REQUIRE(steps[{u, v}] <= apart);
                }
        }
    }
}
