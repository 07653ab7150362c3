#pragma once

#include "baker/art_error.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

struct PaletteColour {
    std::string name;
    char key = '.';         ///< a letter of the master palette, or a digit of a biome
    std::uint32_t rgb = 0;  ///< 0xRRGGBB
};

/// What the digits mean in one biome; a slot may be missing as long as no picture uses it.
struct PaletteBiome {
    std::string name;
    std::array<std::optional<std::uint32_t>, 10> slots;
};

struct Palette {
    std::vector<PaletteColour> colours;
    std::vector<PaletteBiome> biomes;

    /// The master colour of a letter, or null.
    const PaletteColour* colour(char key) const;
};

inline bool isSlotKey(char key) {
    return key >= '0' && key <= '9';
}

/// Reads palette.txt. Throws ArtError.
Palette readPalette(std::string_view text, const std::string& file);

}  // namespace gone
