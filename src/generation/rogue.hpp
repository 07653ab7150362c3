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

/// Rooms in a grid of cells, some of them gone, joined by corridors. Each member's range and meaning stand in
/// knobs(); a member that is a choice holds the index of its name.
/// Source: how Rogue (1980) drew its dungeon; the tree style rogue54 follows Rogue 5.4.
struct RogueParams {
    int columns = 3;
    int rows = 3;
    int goneMin = 0;
    int goneRoomsMax = 3;
    int roomWidthMin = 4;
    int roomHeightMin = 3;
    int extraLinksMax = 3;
    int exactExtras = 0;
    int corridor = 0;
    int wideRoomsPercent = 0;
    int hall = 0;
    int spreadRemainder = 0;
    int tree = 0;
    int secretDoorsPercent = 0;
    int darkRoomsPercent = 0;
    int waterPercent = 0;
    int grassPercent = 0;
    int pillarsPercent = 0;

    static constexpr std::string_view name = "rogue";
    static constexpr std::string_view meaning =
        "Rogue's grid of rooms, some of them gone, joined by corridors";
    static constexpr Tile blank = Tile::Rock;
    static constexpr Biome biome = Biome::Halls;
    static constexpr int leastOpen = 2;  ///< cells: both stairs need one
    /// The passes that draw, in order: each can be drawn anew.
    static constexpr std::array<std::string_view, 8> drawnPasses{"gone", "rooms", "tree",   "extras",
                                                                 "link", "doors", "stairs", "finish"};
    static std::span<const KnobOf<RogueParams>> knobs();
    friend bool operator==(const RogueParams&, const RogueParams&) = default;
};

/// Why no such level fits, or empty (see generators.hpp).
std::string refusal(const RogueParams& params, Size size);

/// The areas, rules and streams that carve() works with.
Blueprint blueprintOf(const RogueParams& params, Size size, Seed seed, int attempt, const Rerolls& rerolls);

/// Lays out, links and digs one attempt. False if two rooms could not be joined: the attempt is void.
bool carve(const RogueParams& params, Seed seed, Carver& carver, Generation& out);

/// Adds the faults that only show when the parameters are known.
void checkLevel(const RogueParams& params, const Generation& generation, std::vector<Problem>& problems);

}  // namespace gone
