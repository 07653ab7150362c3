#pragma once

#include "baker/art_error.hpp"
#include "base/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// Walks the lines of an art file: LF, a CR before it dropped. Throws ArtError at a tab or a byte that is not
/// ASCII.
class ArtLines {
public:
    ArtLines(std::string_view text, std::string file) : rest_{text}, place_{std::move(file), 0} {}

    /// Moves to the next line; false at the end of the text.
    bool next();
    /// The present line as it is, trailing spaces included.
    std::string_view line() const { return line_; }
    /// The line last read; at the end of the text, the last one.
    const ArtPlace& place() const { return place_; }

private:
    std::string_view rest_;
    std::string_view line_;
    ArtPlace place_;
};

/// Throws ArtError with this line in its message.
[[noreturn]] void refuseLine(const ArtPlace& place, std::string_view line, const std::string& why);

}  // namespace gone
