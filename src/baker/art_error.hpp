#pragma once

#include <stdexcept>
#include <string>

namespace gone {

/// A line of an art file.
struct ArtPlace {
    std::string file;
    int line = 0;  ///< from 1
};

inline std::string placeText(const ArtPlace& place) {
    return place.file + ':' + std::to_string(place.line);
}

/// A fault in the drawn art: "file:line: what". The baker stops at the first.
class ArtError : public std::runtime_error {
public:
    ArtError(const ArtPlace& place, const std::string& what)
        : std::runtime_error(placeText(place) + ": " + what) {}
};

}  // namespace gone
