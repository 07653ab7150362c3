#pragma once

#include <array>
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

const TileTraits& traits(Tile tile);

inline char letter(Tile tile) {
    return traits(tile).letter;
}
inline std::string_view name(Tile tile) {
    return traits(tile).name;
}
inline bool isWalkable(Tile tile) {
    return traits(tile).walkable;
}
inline bool isOpaque(Tile tile) {
    return traits(tile).opaque;
}
inline bool isSolid(Tile tile) {
    return traits(tile).solid;
}
inline bool isDoor(Tile tile) {
    return traits(tile).door;
}

/// All tiles in the order of the enum, for loops over the table.
const std::array<Tile, tileCount>& allTiles();

/// The tile that a letter stands for, or none.
std::optional<Tile> tileFromLetter(char c);

}  // namespace gone
