#include "generation/cave_joiner.hpp"

#include "base/rng.hpp"
#include "generation/generators.hpp"
#include "generation/plain_search.hpp"
#include "support/any_params.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

using namespace gone;

namespace {

/// The costs that a cave's trace shows, or the flat ones without noise.
DigCosts costsOf(const CaveParams& params, const Generation& cave) {
    const Size size = cave.level.tiles.size();
    DigCosts costs{params.floorCost, Grid<std::uint8_t>{size, static_cast<std::uint8_t>(params.wallCost)},
                   std::min(params.floorCost, params.wallCost)};
    if (params.noiseCost == 0) return costs;
    for (std::size_t i = 0; i < costs.wallCosts.cells().size(); ++i) {
        const int id = cave.regionIds.cells()[i];
        if (id < 0) costs.wallCosts.cells()[i] = static_cast<std::uint8_t>(cave.trace.costs.cells()[i]);
    }
    return costs;
}

CaveParams anyCave(Rng& rng, JoinStyle style) {
    CaveParams params = std::get<CaveParams>(anyParams(CaveParams{}, rng));
    params.join = static_cast<int>(style);
    params.fillPercent = 35 + rng.below(30);
    params.steps = rng.below(6);
    params.surviveMin = 2 + rng.below(3);
    params.birthOver = 3 + rng.below(3);
    params.minRegion = rng.below(20);
    params.goneMin = 0;
    params.loops = 0;
    return params;
}

Size anySize(Rng& rng) {
    const int width = 9 + rng.below(50);
    const int height = 9 + rng.below(30);
    return {width, height};
}

/// Every cave with any knobs, as it stands before and after each tunnel.
template <class Visit>
void forTunnels(JoinStyle style, int caves, Visit visit) {
    Rng rng{derive(Seed{static_cast<std::uint64_t>(style)}, "joiner test")};
    for (int seed = 0; seed < caves; ++seed) {
        CAPTURE(seed);
        const CaveParams params = anyCave(rng, style);
        const Generation cave =
            generate(params, anySize(rng), Seed{static_cast<std::uint64_t>(seed)}, Tracing::On);
        if (cave.minimum) continue;
        TraceCursor cursor{cave.trace};
        for (std::size_t i = 0; i < cave.trace.steps.size(); ++i) {
            if (cave.trace.steps[i].pass != "tunnel") continue;
            cursor.seek(i);
            const Grid<Tile> before = cursor.tiles();
            const Grid<int> ids = cursor.ids();
            cursor.seek(i + 1);
            visit(params, cave, cave.trace.steps[i], before, ids, cursor);
        }
    }
}

/// Do equal ids mean exactly that one can dig nothing and walk from one cell to the other?
void requireTrueIds(const Grid<Tile>& tiles, const Grid<int>& ids) {
    const Grid<int> labels = plainLabels(tiles);
    std::vector<int> idOfLabel;
    std::vector<int> seen;
    for (std::size_t i = 0; i < labels.cells().size(); ++i) {
        const int label = labels.cells()[i];
        const int id = ids.cells()[i];
        REQUIRE((label < 0) == (id < 0));
        if (label < 0) continue;
        if (label == static_cast<int>(idOfLabel.size())) {
            REQUIRE(std::ranges::count(seen, id) == 0);
            idOfLabel.push_back(id);
            seen.push_back(id);
        }
        REQUIRE(idOfLabel[static_cast<std::size_t>(label)] == id);
    }
}

}  // namespace

TEST_CASE("each tunnel of a chain or of nearest targets costs what a plain search finds and runs its way") {
    for (const JoinStyle style : {JoinStyle::Chain, JoinStyle::Nearest})
        forTunnels(style, seedCount(60),
                   [](const CaveParams& params, const Generation& cave, const TraceStep& step,
                      const Grid<Tile>& before, const Grid<int>&, const TraceCursor&) {
                       REQUIRE(step.tunnel.has_value());
                       const TunnelNote& note = *step.tunnel;
                       const DigCosts costs = costsOf(params, cave);
                       const Grid<int> reached = plainCosts(before, costs, note.from);
                       REQUIRE(note.cost == reached[note.to]);
                       REQUIRE(note.path == plainPath(before, costs, reached, note.from, note.to));
                   });
}

TEST_CASE("a chain joins each region with the next unless they are joined already") {
    std::size_t joints = 0;
    std::size_t tunnels = 0;
    Rng rng{derive(Seed{7}, "joiner test")};
    for (int seed = 0; seed < seedCount(60); ++seed) {
        CAPTURE(seed);
        const CaveParams params = anyCave(rng, JoinStyle::Chain);
        const Generation cave =
            generate(params, anySize(rng), Seed{static_cast<std::uint64_t>(seed)}, Tracing::On);
        if (cave.minimum) continue;
        std::vector<std::pair<int, int>> expected;
        TraceCursor cursor{cave.trace};
        std::size_t at = 0;
        while (cave.trace.steps[at].pass != "tunnel" && cave.trace.steps[at].pass != "stairs") ++at;
        cursor.seek(at);
        for (std::size_t i = 0; i + 1 < cave.targets.size(); ++i) {
            if (cursor.ids()[cave.targets[i]] == cursor.ids()[cave.targets[i + 1]]) continue;
            expected.emplace_back(static_cast<int>(i), static_cast<int>(i + 1));
            REQUIRE(cave.trace.steps[at].pass == "tunnel");
            REQUIRE(cave.trace.steps[at].tunnel->from == cave.targets[i]);
            REQUIRE(cave.trace.steps[at].tunnel->to == cave.targets[i + 1]);
            cursor.seek(++at);
        }
        REQUIRE(cave.trace.steps[at].pass == "stairs");
        std::vector<std::pair<int, int>> actual;
        for (const Link& link : cave.level.links) actual.emplace_back(link.from, link.to);
        REQUIRE(actual == expected);
        REQUIRE(cave.tally.tunnels == static_cast<int>(expected.size()));
        REQUIRE(cave.tally.skipped + cave.tally.tunnels == static_cast<int>(cave.targets.size()) - 1);
        joints += cave.targets.size() - 1;
        tunnels += expected.size();
    }
    CHECK(tunnels < joints);  // some were joined on the way
}

TEST_CASE("nearest always joins the two nearest targets of what is joined and what is not") {
    forTunnels(JoinStyle::Nearest, seedCount(60),
               [](const CaveParams&, const Generation& cave, const TraceStep& step, const Grid<Tile>&,
                  const Grid<int>& ids, const TraceCursor&) {
                   int least = std::numeric_limits<int>::max();
                   const int home = ids[cave.targets.front()];
                   for (const Point a : cave.targets)
                       for (const Point b : cave.targets)
                           if (ids[a] == home && ids[b] != home) least = std::min(least, manhattan(a, b));
                   REQUIRE(ids[step.tunnel->from] == home);
                   REQUIRE(ids[step.tunnel->to] != home);
                   REQUIRE(manhattan(step.tunnel->from, step.tunnel->to) == least);
               });
}

TEST_CASE("after each tunnel the joined area has its start's id, and ids tell truly what is joined") {
    for (const JoinStyle style : {JoinStyle::Chain, JoinStyle::Nearest, JoinStyle::Tree})
        forTunnels(style, seedCount(40),
                   [](const CaveParams&, const Generation&, const TraceStep& step, const Grid<Tile>& before,
                      const Grid<int>& ids, const TraceCursor& after) {
                       REQUIRE(ids[step.tunnel->from] != ids[step.tunnel->to]);
                       REQUIRE(after.ids()[step.tunnel->to] == ids[step.tunnel->from]);
                       requireTrueIds(before, ids);
                       requireTrueIds(after.tiles(), after.ids());
                       for (int y = 0; y < before.height(); ++y)
                           for (int x = 0; x < before.width(); ++x) {
                               const Point at{x, y};
                               const bool dug = before[at] != after.tiles()[at];
                               const bool onPath = std::ranges::count(step.tunnel->path, at) > 0;
                               REQUIRE(dug == (onPath && isSolid(before[at])));
                           }
                   });
}

TEST_CASE("at the end one id is left") {
    for (const JoinStyle style : {JoinStyle::Chain, JoinStyle::Nearest, JoinStyle::Tree}) {
        Rng rng{derive(Seed{9}, "joiner test")};
        for (int seed = 0; seed < seedCount(60); ++seed) {
            CAPTURE(seed);
            const CaveParams params = anyCave(rng, style);
            const Generation cave =
                generate(params, anySize(rng), Seed{static_cast<std::uint64_t>(seed)}, Tracing::On);
            TraceCursor cursor{cave.trace};
            cursor.seek(cave.trace.steps.size());
            std::optional<int> last;
            for (std::size_t i = 0; i < cursor.ids().cells().size(); ++i) {
                const int id = cursor.ids().cells()[i];
                REQUIRE((id < 0) == isSolid(cave.level.tiles.cells()[i]));
                if (id < 0) continue;
                if (!last) last = id;
                REQUIRE(id == *last);
            }
            REQUIRE(problemsIn(params, cave).empty());
        }
    }
}

TEST_CASE("digging draws no random number") {
    forTunnels(JoinStyle::Chain, seedCount(20),
               [](const CaveParams&, const Generation& cave, const TraceStep& step, const Grid<Tile>&,
                  const Grid<int>&, const TraceCursor&) {
                   const auto index = static_cast<std::size_t>(&step - cave.trace.steps.data());
                   for (const CellEdit& edit : cave.trace.edits)
                       if (edit.step == index) REQUIRE(edit.draw == 0);
               });
}

TEST_CASE("the tally counts tunnels, carved cells and expansions") {
    const CaveParams params;
    const Generation cave = generate(params, {60, 40}, Seed{3}, Tracing::On);
    int carved = 0;
    int expansions = 0;
    TraceCursor cursor{cave.trace};
    for (std::size_t i = 0; i < cave.trace.steps.size(); ++i) {
        const TraceStep& step = cave.trace.steps[i];
        if (!step.tunnel) continue;
        cursor.seek(i);
        for (const Point at : step.tunnel->path) carved += isSolid(cursor.tiles()[at]) ? 1 : 0;
        const DigCosts costs = costsOf(params, cave);
        const Grid<int> reached = plainCosts(cursor.tiles(), costs, step.tunnel->from);
        expansions += plainExpansions(costs, reached, step.tunnel->to);
    }
    CHECK(cave.tally.carved == carved);
    CHECK(cave.tally.expansions == expansions);
    CHECK(cave.tally.tunnels == static_cast<int>(cave.level.links.size()));
}

TEST_CASE("a tree carves less than a chain") {
    int chain = 0;
    int tree = 0;
    for (int seed = 0; seed < seedCount(20); ++seed) {
        CaveParams params;
        chain += generate(params, {80, 45}, Seed{static_cast<std::uint64_t>(seed)}).tally.carved;
        params.join = static_cast<int>(JoinStyle::Tree);
        tree += generate(params, {80, 45}, Seed{static_cast<std::uint64_t>(seed)}).tally.carved;
    }
    CHECK(tree < chain);
}
