#pragma once

#include "generation/generation.hpp"

#include <span>
#include <string_view>

namespace gone {

/// What can be measured of a level. Whole numbers only; shares are per mille, cut.
/// What means nothing for a generator is 0.
struct Metrics {
    int openPermille = 0;
    int regions = 0;
    int largestPermille = 0;
    int path = 0;
    int detourPermille = 0;
    int diameter = 0;
    int deadEnds = 0;
    int loops = 0;
    int tileLoops = 0;
    int degreePermille = 0;
    int rooms = 0;
    int gone = 0;
    int corridorPermille = 0;
    int bends = 0;
    int chokes = 0;
    int hugs = 0;
    int blobs = 0;
    int crossings = 0;
    int tunnels = 0;
    int carved = 0;
    int expansions = 0;
    int skipped = 0;
    int fallbackLinks = 0;
    int missingExtras = 0;
    int retries = 0;
    friend bool operator==(const Metrics&, const Metrics&) = default;
};

/// One metric as exports, statistics and questions know it.
struct MetricRow {
    std::string_view name;  ///< snake_case, as json writes it
    int Metrics::*member;
    std::string_view meaning;  ///< one sentence
};

/// Every metric there is, in the order in which exports write them.
std::span<const MetricRow> metricTable();

Metrics metricsOf(const Generation& generation);

}  // namespace gone
