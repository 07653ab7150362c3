#pragma once

#include "base/geometry.hpp"

#include <array>
#include <string>
#include <string_view>

namespace gone {

// Words that several generators' knobs and refusals share.

inline constexpr std::array<std::string_view, 2> noYes{"no", "yes"};
inline constexpr std::array<std::string_view, 2> corridorNames{"l", "z"};
inline constexpr std::array<std::string_view, 3> treeNames{"scatter", "walk", "rogue54"};

inline std::string sizeText(Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

}  // namespace gone
