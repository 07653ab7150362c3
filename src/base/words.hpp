#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// The parts of a line between spaces; they point into it.
std::vector<std::string_view> wordsOf(std::string_view line);

/// The text in quotes, on one line whatever it holds: control characters become \xNN.
std::string inQuotes(std::string_view text);

/// "; did you mean 'x'?" with the known name closest to a mistyped one, or nothing if none is close.
std::string suggestion(std::string_view name, const std::vector<std::string>& known);

/// The names joined by commas.
std::string listed(const std::vector<std::string>& names);

}  // namespace gone
