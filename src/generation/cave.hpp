#pragma once

#include "base/seed.hpp"
#include "generation/carver.hpp"
#include "generation/cave_cell.hpp"
#include "generation/knob.hpp"
#include "generation/tunnels.hpp"
#include "world/level.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace gone {

/// Caves: random walls settled by a cellular automaton, their regions joined by tunnels that path search
/// finds. Each member's range and meaning stand in knobs(); a choice holds the index of its name. Source:
/// RogueBasin, "Cellular Automata Method for Generating Random Cave-Like Levels".
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
    int loops = 0;
    int waterPercent = 0;
    int grassPercent = 0;
    int pillarsPercent = 0;

    static constexpr std::string_view name = "cave";
    static constexpr std::string_view meaning = "caves settled by a cellular automaton and joined by tunnels";
    static constexpr Tile blank = Tile::Wall;
    static constexpr Biome biome = Biome::Hollows;
    static constexpr int leastOpen = 18;  ///< cells: two rooms of 3x3
    /// The passes that draw, in order: each can be drawn anew.
    static constexpr std::array<std::string_view, 5> drawnPasses{"noise", "targets", "cost", "stairs",
                                                                 "finish"};
    static std::span<const KnobOf<CaveParams>> knobs();
    friend bool operator==(const CaveParams&, const CaveParams&) = default;
};

/// Why no such level fits, or empty (see generators.hpp).
std::string refusal(const CaveParams& params, Size size);

/// Makes one attempt. False if it is to be made anew: no region, or fewer filled pockets than asked for while
/// attempts are left.
bool carve(const CaveParams& params, Seed seed, Carver& carver, Generation& out);

/// How its walls settle.
CaveCellRules caveRulesOf(const CaveParams& params);

/// What tunnels cost on a level of this size (stream "cost").
DigCosts digCosts(const CaveParams& params, Size size, Seed seed, int turn);

/// The passes from `regions` to `tunnel` over the walls that stand: what follows the automaton.
bool joinCave(const CaveParams& params, Seed seed, Carver& carver, Generation& out);

/// Adds the faults that only show when the parameters are known.
void checkLevel(const CaveParams& params, const Generation& generation, std::vector<Problem>& problems);

}  // namespace gone
