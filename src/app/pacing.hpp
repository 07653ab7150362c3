#pragma once

#include <cstdint>
#include <optional>

namespace gone {

/// What decides when the next frame is due. Times in ms.
struct Pace {
    bool hidden = false;    ///< minimised: nothing can be seen
    bool changed = false;   ///< something new is to be shown
    bool moves = false;     ///< something glides: frame after frame
    bool sparkles = false;  ///< the 8 Hz tick of cosmetic motion runs
    std::uint64_t now = 0;
    std::uint64_t lastFrame = 0;
    std::uint64_t lastTick = 0;
    std::optional<std::uint32_t> other;  ///< from now until somebody else has something to do
};

/// No two frames are nearer than this, whatever the driver says of vertical sync.
inline constexpr std::uint32_t frameMs = 16;
/// All cosmetic motion ticks at 8 Hz.
inline constexpr std::uint32_t tickMs = 125;
/// Without anything due the loop looks up this often, for what wakes it without an event (a signal).
inline constexpr std::uint32_t restMs = 1000;

/// How long the loop may sleep; 0 if a frame or a tick is due now.
std::uint32_t msToSleep(const Pace& pace);

}  // namespace gone
