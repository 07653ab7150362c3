#pragma once

#include <string_view>
#include <vector>

namespace gone {

/// The parts of a line between spaces; they point into it.
std::vector<std::string_view> wordsOf(std::string_view line);

}  // namespace gone
