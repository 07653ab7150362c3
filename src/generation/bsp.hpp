#pragma once

#include "base/seed.hpp"
#include "generation/blueprint.hpp"
#include "generation/carver.hpp"
#include "generation/knob.hpp"
#include "world/level.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace gone {

/// Rooms in the leaves of a binary space partition: the map is cut in two again and again, each leaf gets a
/// room, and the two halves of every cut are joined. Each member's range and meaning stand in knobs().
/// Source: RogueBasin, "Basic BSP Dungeon generation".
struct BspParams {
    int depth = 4;
    int leafWidthMin = 12;
    int leafHeightMin = 9;
    int balancePercent = 40;
    int roomWidthMin = 4;
    int roomHeightMin = 3;
    int goneMin = 0;
    int goneRoomsMax = 0;
    int extraLinksMax = 3;
    int exactExtras = 0;
    int corridor = 0;
    int secretDoorsPercent = 0;
    int darkRoomsPercent = 0;
    int waterPercent = 0;
    int grassPercent = 0;
    int pillarsPercent = 0;

    static constexpr std::string_view name = "bsp";
    static constexpr std::string_view meaning = "rooms in the leaves of a map cut in two again and again";
    static constexpr Tile blank = Tile::Rock;
    static constexpr Biome biome = Biome::Halls;
    static constexpr int leastOpen = 2;  ///< cells: both stairs need one
    /// The passes that draw, in order: each can be drawn anew.
    static constexpr std::array<std::string_view, 8> drawnPasses{"cuts", "gone",  "rooms",  "extras",
                                                                 "link", "doors", "stairs", "finish"};
    static std::span<const KnobOf<BspParams>> knobs();
    friend bool operator==(const BspParams&, const BspParams&) = default;
};

/// Why no such level fits, or empty (see generators.hpp).
std::string refusal(const BspParams& params, Size size);

/// The areas, rules and streams that carve() works with.
Blueprint blueprintOf(const BspParams& params, Size size, Seed seed, int attempt, const Rerolls& rerolls);

/// Cuts, links and digs one attempt. False if two rooms could not be joined: the attempt is void.
bool carve(const BspParams& params, Seed seed, Carver& carver, Generation& out);

/// Adds the faults that only show when the parameters are known.
void checkLevel(const BspParams& params, const Generation& generation, std::vector<Problem>& problems);

}  // namespace gone
