#pragma once

#include "generation/knob.hpp"

#include <span>

namespace gone {

/// Caves from a cellular automaton, joined by tunnels that path search finds.
struct CaveParams {
    int fillPercent = 45;
    int steps = 4;
    int surviveMin = 3;
    int birthOver = 4;
    int minRegion = 0;
    int goneMin = 0;
    int join = 0;
    int floorCost = 1;
    int wallCost = 5;
    int noiseCost = 0;
    int noiseScale = 8;
    int noiseOctaves = 3;

    static constexpr const char* name = "cave";
    static constexpr const char* meaning = "caves settled by a cellular automaton and joined by tunnels";
    static std::span<const KnobOf<CaveParams>> knobs();
    friend bool operator==(const CaveParams&, const CaveParams&) = default;
};

}  // namespace gone
