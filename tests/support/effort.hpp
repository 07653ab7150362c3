#pragma once

#include <cstdlib>

namespace gone {

#ifdef GONEROOMS_SANITIZED
inline constexpr bool underSanitizers = true;
#else
inline constexpr bool underSanitizers = false;
#endif

/// How many times harder property loops try: 1, or 10 when GONEROOMS_LONG is set.
inline int effort() {
    return std::getenv("GONEROOMS_LONG") != nullptr ? 10 : 1;
}

/// How many seeds a property loop takes: `plain` times effort(), and a tenth of it (at least 1) under the
/// sanitizers, which are about ten times slower.
inline int seedCount(int plain) {
    const int wanted = plain * effort();
    return underSanitizers ? (wanted + 9) / 10 : wanted;
}

}  // namespace gone
