#pragma once

#include "world/world.hpp"

#include <optional>
#include <string_view>

namespace gone {

/// What a cell does to who steps there, as far as the hero knows.
enum class Harm : std::uint8_t { Fire, PoisonGas, SleepGas, Web, Trap, DeepWater, Hole };

/// The worst the hero knows of a cell; none if he knows of nothing, or nothing of the cell. Fire and gas are
/// known where he sees them, all else as last seen.
std::optional<Harm> knownHarm(const World& world, Point at);

/// The same for his own next step: what floats over it passes it by, and what nobody can enter on foot, the
/// rules refuse. This is what a key has to be pressed twice for.
std::optional<Harm> harmAhead(const World& world, Direction direction);

/// "fire", "deep water", as a sentence says it.
std::string_view name(Harm harm);

}  // namespace gone
