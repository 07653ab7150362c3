#pragma once

#include "base/seed.hpp"
#include "generation/blueprint.hpp"
#include "generation/carver.hpp"
#include "generation/cave_cell.hpp"
#include "generation/knob.hpp"
#include "world/level.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace gone {

/// Rooms and caves in one grid: each cell holds a room, a junction or a cave grown inside it, all joined by
/// the same corridors and doors. Each member's range and meaning stand in knobs().
struct MixedParams {
    int columns = 3;
    int rows = 3;
    int goneMin = 0;
    int goneRoomsMax = 3;
    int cavesPercent = 45;
    int caveFillPercent = 40;
    int caveSteps = 3;
    int erosion = 0;
    int roomWidthMin = 4;
    int roomHeightMin = 3;
    int extraLinksMax = 3;
    int exactExtras = 0;
    int corridor = 0;
    int tree = 0;
    int spreadRemainder = 0;
    int secretDoorsPercent = 0;
    int darkRoomsPercent = 0;
    int holesPercent = 0;
    int waterPercent = 0;
    int grassPercent = 0;
    int pillarsPercent = 0;

    static constexpr std::string_view name = "mixed";
    static constexpr std::string_view meaning = "rooms and caves side by side in one grid";
    static constexpr Tile blank = Tile::Rock;
    static constexpr Biome biome = Biome::Unmade;
    static constexpr int leastOpen = 2;  ///< cells: both stairs need one
    /// The passes that draw, in order: each can be drawn anew.
    static constexpr std::array<std::string_view, 10> drawnPasses{
        "gone", "rooms", "targets", "tree", "extras", "link", "doors", "erosion", "stairs", "finish"};
    static std::span<const KnobOf<MixedParams>> knobs();
    friend bool operator==(const MixedParams&, const MixedParams&) = default;
};

/// Why no such level fits, or empty (see generators.hpp).
std::string refusal(const MixedParams& params, Size size);

/// How its caves grow.
CaveCellRules caveRulesOf(const MixedParams& params);

/// The areas, rules and streams that carve() works with.
Blueprint blueprintOf(const MixedParams& params, Size size, Seed seed, int attempt, const Rerolls& rerolls);

/// Makes one attempt. False if two cells could not be joined: the attempt is void.
bool carve(const MixedParams& params, Seed seed, Carver& carver, Generation& out);

/// Adds the faults that only show when the parameters are known.
void checkLevel(const MixedParams& params, const Generation& generation, std::vector<Problem>& problems);

}  // namespace gone
