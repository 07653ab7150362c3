#pragma once

#include "view/light.hpp"
#include "view/sight_shares.hpp"
#include "view/view_options.hpp"

#include <cstdint>

namespace gone {

/// What glows by itself (art direction, sections 8 and 14).
enum class GlowKind : std::uint8_t { Torch, Mushroom, Hole, UnmadeJunction, Keystone, Seal, Crack };

/// A glowing thing on a cell.
struct GlowSource {
    GlowKind kind;
    Point cell;
};

Glow glowOf(const GlowSource& source);

/// The hero's lantern.
Lamp lanternOf(Point cell);

/// A torch that hangs in a cell, as it burns at a moment: on each second tick of 8 a second a new power
/// within 4 % and a new radius within 3 %, out of step with its neighbours; plain at 0 ms. A pure function of
/// all it is given.
Lamp torchOf(Point cell, std::uint32_t ms, const ViewOptions& options);

/// Which of a torch's two flames is shown; they change every 180 ms.
int flameFrame(Point cell, std::uint32_t ms, const ViewOptions& options);

/// A lamp or glow with `share` of fullShare parts of its strength.
Lamp dimmed(Lamp lamp, int share);
Glow dimmed(Glow glow, int share);

/// How far a source's light may reach, in art pixels.
inline constexpr int farthestLight = 73;

}  // namespace gone
