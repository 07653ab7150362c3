#include "generation/trace.hpp"

#include "base/rng.hpp"
#include "generation/generators.hpp"
#include "support/any_params.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

/// A traced level of any generator with any knobs.
Generation anyTraced(const GeneratorParams& standard, Rng& rng, int seed) {
    const GeneratorParams params = anyParams(standard, rng);
    const Size size = anySizeFor(params, rng);
    return generate(params, size, seedOf(seed), Tracing::On);
}

std::vector<std::string_view> passesOf(const Trace& trace) {
    std::vector<std::string_view> passes;
    for (const TraceStep& step : trace.steps)
        if (passes.empty() || passes.back() != step.pass) passes.push_back(step.pass);
    return passes;
}

}  // namespace

TEST_CASE("a trace played forward ends at the level, and played back at the blank") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        Rng rng{derive(Seed{1}, "trace test")};
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(seed);
            const Generation made = anyTraced(standard, rng, seed);
            TraceCursor cursor{made.trace};
            CHECK(cursor.step() == nullptr);
            cursor.seek(made.trace.steps.size());
            REQUIRE(cursor.tiles() == made.level.tiles);
            REQUIRE(cursor.step() == &made.trace.steps.back());
            cursor.seek(0);
            REQUIRE(cursor.tiles() == Grid<Tile>{made.trace.size, made.trace.blank});
            REQUIRE(std::ranges::count(cursor.ids().cells(), -1) == made.trace.size.area());
        }
    }
}

TEST_CASE("seeking anywhere shows what playing there from the start shows") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        Rng rng{derive(Seed{2}, "trace test")};
        for (int seed = 0; seed < seedCount(15); ++seed) {
            CAPTURE(seed);
            const Generation made = anyTraced(standard, rng, seed);
            TraceCursor jumping{made.trace};
            for (int jump = 0; jump < 25; ++jump) {
                const auto position =
                    static_cast<std::size_t>(rng.below(static_cast<int>(made.trace.steps.size()) + 1));
                jumping.seek(position);
                TraceCursor fresh{made.trace};
                fresh.seek(position);
                REQUIRE(jumping.position() == position);
                REQUIRE(jumping.tiles() == fresh.tiles());
                REQUIRE(jumping.ids() == fresh.ids());
                REQUIRE(jumping.step() == fresh.step());
            }
        }
    }
}

TEST_CASE("each edit finds its cell as it says it was before") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        Rng rng{derive(Seed{3}, "trace test")};
        for (int seed = 0; seed < seedCount(30); ++seed) {
            CAPTURE(seed);
            const Generation made = anyTraced(standard, rng, seed);
            const Trace& trace = made.trace;
            TraceCursor cursor{trace};
            for (std::size_t i = 0; i < trace.steps.size(); ++i) {
                cursor.seek(i);
                Grid<Tile> tiles = cursor.tiles();
                const TraceStep& step = trace.steps[i];
                if (step.keyframe)
                    for (int y = 0; y < tiles.height(); ++y)
                        for (int x = 0; x < tiles.width(); ++x) {
                            const Keyframe& frame = trace.keyframes[*step.keyframe];
                            REQUIRE(isSolid(tiles[{x, y}]) == frame.before[{x, y}]);
                            tiles[{x, y}] = frame.after[{x, y}] ? Tile::Wall : Tile::Floor;
                        }
                const std::size_t end =
                    i + 1 == trace.steps.size() ? trace.edits.size() : trace.steps[i + 1].firstEdit;
                for (std::size_t e = step.firstEdit; e < end; ++e) {
                    REQUIRE(trace.edits[e].step == i);
                    REQUIRE(tiles[trace.edits[e].at] == trace.edits[e].before);
                    REQUIRE(trace.edits[e].before != trace.edits[e].after);
                    tiles[trace.edits[e].at] = trace.edits[e].after;
                }
                cursor.seek(i + 1);
                REQUIRE(cursor.tiles() == tiles);
            }
        }
    }
}

TEST_CASE("a rogue level is made in the passes of the description, in order") {
    const Generation made = generate(RogueParams{}, {80, 45}, Seed{1}, Tracing::On);
    const std::vector<std::string_view> expected{"gone",  "rooms",     "tree",   "extras", "link",
                                                 "doors", "crossings", "stairs", "finish"};
    CHECK(passesOf(made.trace) == expected);
    const auto links = std::ranges::count(made.trace.steps, "link", &TraceStep::pass);
    CHECK(static_cast<std::size_t>(links) == made.level.links.size());
}

TEST_CASE("a cave is made in the passes of the description, in order") {
    const Generation made = generate(CaveParams{}, {80, 45}, Seed{1}, Tracing::On);
    const std::vector<std::string_view> expected{"noise",  "automaton", "regions", "targets",
                                                 "tunnel", "stairs",    "finish"};
    CHECK(passesOf(made.trace) == expected);
    CHECK(std::ranges::count(made.trace.steps, "automaton", &TraceStep::pass) == 4);
    const auto tunnels = std::ranges::count(made.trace.steps, "tunnel", &TraceStep::pass);
    CHECK(static_cast<std::size_t>(tunnels) == made.level.links.size());

    CaveParams noisy;
    noisy.noiseCost = 10;
    const Generation winding = generate(noisy, {80, 45}, Seed{1}, Tracing::On);
    const std::vector<std::string_view> withCost{"noise", "automaton", "regions", "targets",
                                                 "cost",  "tunnel",    "stairs",  "finish"};
    CHECK(passesOf(winding.trace) == withCost);
}

TEST_CASE("every step is numbered within its pass and has a caption") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        Rng rng{derive(Seed{4}, "trace test")};
        for (int seed = 0; seed < seedCount(20); ++seed) {
            const Generation made = anyTraced(standard, rng, seed);
            const TraceStep* last = nullptr;
            for (const TraceStep& step : made.trace.steps) {
                const bool goesOn = last != nullptr && last->pass == step.pass;
                REQUIRE(step.number == (goesOn ? last->number + 1 : 1));
                REQUIRE_FALSE(step.caption.empty());
                REQUIRE(step.caption.find('\n') == std::string::npos);
                last = &step;
            }
        }
    }
}

TEST_CASE("each automaton step of a trace is the rule applied cell by cell") {
    Rng rng{derive(Seed{5}, "trace test")};
    for (int seed = 0; seed < seedCount(30); ++seed) {
        CAPTURE(seed);
        const auto params = std::get<CaveParams>(anyParams(CaveParams{}, rng));
        const Generation made = generate(params, anySizeFor(params, rng), seedOf(seed), Tracing::On);
        if (made.minimum) continue;
        int generations = 0;
        for (const TraceStep& step : made.trace.steps) {
            if (step.pass != "automaton") continue;
            ++generations;
            REQUIRE(step.number == generations);
            const Keyframe& frame = made.trace.keyframes[step.keyframe.value()];
            const Size size = made.trace.size;
            for (int y = 1; y < size.height - 1; ++y)
                for (int x = 1; x < size.width - 1; ++x) {
                    int walls = 0;
                    for (const Direction d : allDirections)
                        walls += frame.before[Point{x, y} + offset(d)] ? 1 : 0;
                    const bool wall =
                        frame.before[{x, y}] ? walls >= params.surviveMin : walls > params.birthOver;
                    REQUIRE(frame.after[{x, y}] == wall);
                }
        }
        REQUIRE(generations == params.steps);
    }
}

TEST_CASE("a cell dug by a link tells the draw that chose its corridor") {
    const Generation made = generate(RogueParams{}, {80, 45}, Seed{1}, Tracing::On);
    int dug = 0;
    for (const CellEdit& edit : made.trace.edits) {
        if (made.trace.steps[edit.step].pass != "link") continue;
        CHECK(edit.draw == 1);
        ++dug;
    }
    CHECK(dug > 0);
}
