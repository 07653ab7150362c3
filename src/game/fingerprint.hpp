#pragma once

#include "game/game.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gone {

/// One hash for each part of a game: equal games have equal ones, on every machine. Where two games differ,
/// they tell in what.
struct Fingerprint {
    std::uint64_t map = 0;     ///< floors as they stand, and what the hero saw and heard of them
    std::uint64_t actors = 0;  ///< everybody, the hero's growth, his time and his end
    std::uint64_t items = 0;   ///< everything, and what he knows of it
    std::uint64_t rng = 0;     ///< the stream of play
    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

Fingerprint fingerprintOf(const Game& game);

/// "map", "actors", "items" or "rng": the first part in which the two differ; none if they are equal.
std::optional<std::string_view> firstDifference(const Fingerprint& a, const Fingerprint& b);

}  // namespace gone
