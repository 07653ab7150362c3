#pragma once

#include "base/grid.hpp"
#include "generation/rerolls.hpp"
#include "generation/trace.hpp"
#include "world/level.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// What a generator counted while it worked; the other metrics are read off the level.
struct Tally {
    int tunnels = 0;        ///< tunnels dug
    int carved = 0;         ///< rock cells that tunnels opened
    int expansions = 0;     ///< cells expanded by path search
    int skipped = 0;        ///< tunnels not needed because both ends were joined already
    int fallbackLinks = 0;  ///< links with neither the first nor the second shape
    int missingExtras = 0;  ///< extra links asked for but not found
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A fault of a level. An empty list of them is the only acceptable end.
struct Problem {
    std::string_view pass;     ///< the pass after which it was seen
    std::string_view fault;    ///< short name, e.g. "F3"
    std::string text;          ///< a sentence
    std::vector<Point> cells;  ///< where
};

/// All that one generate() call yields.
struct Generation {
    Level level;
    Trace trace;                 ///< empty unless asked for; only the last attempt
    int attempt = 0;             ///< 0..7
    Rerolls rerolls;             ///< passes that were drawn anew
    bool minimum = false;        ///< the settings allow no real level: two small rooms joined
    std::vector<Point> targets;  ///< caves: one per region, indexed by room id; else empty
    Grid<int> regionIds;         ///< caves: region of each open cell before joining (room id, -1 rock)
    std::vector<Point> touches;  ///< cells where two corridors run side by side, row by row
    Tally tally;
    std::vector<Problem> problems;  ///< faults seen after each pass, if that was asked for; each fault once

    /// What the streams of a pass are numbered with.
    int turn(std::string_view pass) const { return turnOf(rerolls.of(pass), attempt); }
};

}  // namespace gone
