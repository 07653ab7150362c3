#pragma once

#include "base/geometry.hpp"
#include "base/seed.hpp"

#include <cstdint>

namespace gone {

/// What a cell's chance is used for: one stream a purpose, so that a new one changes no other.
enum class CellChoice : std::uint32_t {
    Floor,
    Face,
    Torch,
    Banner,
    Moss,
    Web,
    Litter,
    LitterKind,
    Scatter,
    Mushroom,
    Noise,
    Patch,
    Flicker,
    Water,
    FirstStroke,
    SecondStroke,
    Spark,
    Rug
};

/// Decoration is a pure hash of (seed, cell, purpose): it never changes and no rule reads it.
constexpr std::uint64_t cellHash(std::uint64_t seed, Point cell, CellChoice choice) {
    std::uint64_t state = seed + static_cast<std::uint64_t>(choice) * 0xd1342543de82ef95ULL;
    state ^= static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) << 32 |
             static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y));
    return splitMix64(state);
}

/// 0..n-1.
constexpr int cellRoll(std::uint64_t seed, Point cell, CellChoice choice, int n) {
    return static_cast<int>((cellHash(seed, cell, choice) >> 32) * static_cast<std::uint64_t>(n) >> 32);
}

}  // namespace gone
