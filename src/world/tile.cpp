#include "world/tile.hpp"

namespace gone {
namespace {

//                                letter name           walkable opaque solid  door
constexpr std::array<TileTraits, tileCount> table{{
    /* Rock         */ {' ', "rock", false, true, true, false},
    /* Wall         */ {'#', "wall", false, true, true, false},
    /* Floor        */ {'.', "floor", true, false, false, false},
    /* Corridor     */ {':', "corridor", true, false, false, false},
    /* Junction     */ {'o', "junction", true, false, false, false},
    /* ClosedDoor   */ {'+', "closed door", true, true, false, true},
    /* OpenDoor     */ {'\'', "open door", true, false, false, true},
    /* SecretDoor   */ {'?', "secret door", false, true, true, true},
    /* LockedDoor   */ {'&', "locked door", false, true, false, true},
    /* StairsUp     */ {'<', "stairs up", true, false, false, false},
    /* StairsDown   */ {'>', "stairs down", true, false, false, false},
    /* DeepWater    */ {'~', "deep water", false, false, false, false},
    /* ShallowWater */ {'-', "shallow water", true, false, false, false},
    /* TallGrass    */ {'"', "tall grass", true, true, false, false},
    /* LowGrass     */ {',', "low grass", true, false, false, false},
    /* Trap         */ {'^', "trap", true, false, false, false},
    /* Web          */ {'%', "web", true, false, false, false},
    /* Hole         */ {'_', "hole", false, false, false, false},
    /* Chest        */ {'=', "chest", false, false, false, false},
    /* Pillar       */ {'0', "pillar", false, true, false, false},
}};

}  // namespace

const TileTraits& traits(Tile tile) {
    return table[static_cast<std::size_t>(tile)];
}

const std::array<Tile, tileCount>& allTiles() {
    static constexpr auto tiles = [] {
        std::array<Tile, tileCount> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Tile>(i);
        return all;
    }();
    return tiles;
}

std::optional<Tile> tileFromLetter(char c) {
    for (const Tile tile : allTiles())
        if (letter(tile) == c) return tile;
    return std::nullopt;
}

}  // namespace gone
