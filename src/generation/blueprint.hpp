#pragma once

#include "generation/corridors.hpp"
#include "generation/layout.hpp"

#include <cstdint>

namespace gone {

/// What a generator of rooms and corridors works from. With it a finished level can be changed as the
/// generator itself would have made it. A generator that has one declares
///     Blueprint blueprintOf(const XParams&, Size, Seed, int attempt, const Rerolls&);
/// beside its carve().
struct Blueprint {
    Layout layout;  ///< a node's index is its room's id
    RoomRules rules;
    CorridorStyle style = CorridorStyle::L;
    int erosion = 0;          ///< generations of the automaton that finished rooms are worn by
    std::uint64_t keys = 64;  ///< above every node's key: a link's stream is lower key * keys + higher key
};

}  // namespace gone
