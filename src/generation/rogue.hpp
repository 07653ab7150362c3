#pragma once

#include "generation/knob.hpp"

#include <span>

namespace gone {

/// Rooms in a grid of cells, some of them gone, joined by corridors.
/// Source: the description of Rogue's dungeon (1980), and Rogue 5.4 for the styles named after it.
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

    static constexpr const char* name = "rogue";
    static constexpr const char* meaning = "Rogue's grid of rooms, some of them gone, joined by corridors";
    static std::span<const KnobOf<RogueParams>> knobs();
    friend bool operator==(const RogueParams&, const RogueParams&) = default;
};

}  // namespace gone
