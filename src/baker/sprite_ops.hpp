#pragma once

#include "baker/art_error.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// The rows of a pixel map; all are equally long.
using PixelRows = std::vector<std::string>;

/// Carries out the ops of a derive line (swap, drop, up, down, flip) from left to right. Throws ArtError.
void applyOps(PixelRows& rows, std::span<const std::string_view> words, const ArtPlace& place);

}  // namespace gone
