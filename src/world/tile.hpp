#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gone {

/// What a cell is made of.
enum class Tile : std::uint8_t {
    Rock,
    Wall,
    Floor,
    Corridor,
    Junction,
    ClosedDoor,
    OpenDoor,
    SecretDoor,
    LockedDoor,
    StairsUp,
    StairsDown,
    DeepWater,
    ShallowWater,
    TallGrass,
    LowGrass,
    Trap,
    Web,
    Hole,
    Chest,
    Pillar
};
inline constexpr int tileCount = 20;

/// One row of the tile table.
struct TileTraits {
    char letter;            ///< how texts, json and tests write it
    std::string_view name;  ///< lower case, as the json legend and the look line say it
    bool walkable;          ///< the hero can stand here on foot (a closed door counts: he opens it)
    bool opaque;            ///< blocks sight
    bool solid;             ///< rock, walls and what looks like a wall
    bool door;              ///< a door in any state: nothing passes it diagonally
};

// clang-format off
//                      letter name               walkable opaque solid  door
inline constexpr std::array<TileTraits, tileCount> tileTable{{
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
// clang-format on

constexpr const TileTraits& traits(Tile tile) {
    return tileTable[static_cast<std::size_t>(tile)];
}

constexpr char letter(Tile tile) {
    return traits(tile).letter;
}
constexpr std::string_view name(Tile tile) {
    return traits(tile).name;
}
constexpr bool isWalkable(Tile tile) {
    return traits(tile).walkable;
}
constexpr bool isOpaque(Tile tile) {
    return traits(tile).opaque;
}
constexpr bool isSolid(Tile tile) {
    return traits(tile).solid;
}
constexpr bool isDoor(Tile tile) {
    return traits(tile).door;
}

/// All tiles in the order of the enum, for loops over the table.
const std::array<Tile, tileCount>& allTiles();

/// The tile that a letter stands for, or none.
std::optional<Tile> tileFromLetter(char c);

}  // namespace gone
