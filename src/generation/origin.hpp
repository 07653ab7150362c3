#pragma once

#include "base/seed.hpp"
#include "generation/blueprint.hpp"
#include "generation/generators.hpp"
#include "generation/rerolls.hpp"

#include <optional>

namespace gone {

/// What a level was made from. With it the level can be changed by its own generator; its size is the
/// level's.
struct Origin {
    GeneratorParams params;
    Seed seed;
    int attempt = 0;
    Rerolls rerolls;
    friend bool operator==(const Origin&, const Origin&) = default;
};

inline Origin originOf(const GeneratorParams& params, Seed seed, const Generation& generation) {
    return {params, seed, generation.attempt, generation.rerolls};
}

/// The blueprint that a level of rooms and corridors was made by; none for a cave or the playable minimum.
std::optional<Blueprint> blueprintOf(const Origin& origin, const Level& level);

/// The tile of untouched ground.
Tile blankOf(const Origin& origin);

}  // namespace gone
