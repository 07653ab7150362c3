#include "baker/art_lines.hpp"

#include <algorithm>

namespace gone {

bool ArtLines::next() {
    if (rest_.empty()) return false;
    const std::size_t length = std::min(rest_.find('\n'), rest_.size());
    line_ = rest_.substr(0, length);
    rest_.remove_prefix(std::min(length + 1, rest_.size()));
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    ++place_.line;
    for (std::size_t i = 0; i < line_.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line_[i]);
        if (byte == '\t') throw ArtError(place_, "a tab in column " + std::to_string(i + 1) + "; use spaces");
        if (byte < ' ' || byte > '~')
            throw ArtError(place_, "a byte outside ASCII in column " + std::to_string(i + 1));
    }
    return true;
}

void refuseLine(const ArtPlace& place, std::string_view line, const std::string& why) {
    throw ArtError(place, why + ": \"" + std::string{line} + '"');
}

}  // namespace gone
