#include "world/tile.hpp"

namespace gone {

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
