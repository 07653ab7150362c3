#pragma once

#include "baker/pixel_map.hpp"
#include "base/grid.hpp"

#include <cstdint>
#include <string>

namespace gone {

/// What the baker writes: 0xAARRGGBB pixels and the index that says what is where.
///
///     colour NAME RRGGBB
///     biome NAME RRGGBB (ten)              slots 0 to 9; "-" where the palette has none
///     sprite NAME X Y WIDTH HEIGHT DX DY    DX DY: from the drawn map's top left to the picture's
struct BakedAtlas {
    Grid<std::uint32_t> sheet;
    std::string index;
};

/// One picture with its outline, in the colours of a biome (null: it uses no slot).
/// An outlined picture is one clear or outline pixel larger on all four sides.
Grid<std::uint32_t> paint(const PixelMap& map, const Palette& palette, const PaletteBiome* biome);

/// Paints and packs everything: the same art gives the same bytes. Pictures with slots appear once a biome,
/// as `BIOME:NAME`.
BakedAtlas bake(const Art& art, const Palette& palette);

}  // namespace gone
