#include "app/pacing.hpp"

#include <algorithm>

namespace gone {

namespace {

std::uint32_t msUntil(std::uint64_t due, std::uint64_t now) {
    return due > now ? static_cast<std::uint32_t>(std::min<std::uint64_t>(due - now, restMs)) : 0;
}

}  // namespace

std::uint32_t msToSleep(const Pace& pace) {
    std::uint32_t sleep = restMs;
    if (pace.other) sleep = std::min(sleep, std::max(*pace.other, 1U));
    if (pace.hidden) return sleep;
    if (pace.changed || pace.moves) sleep = std::min(sleep, msUntil(pace.lastFrame + frameMs, pace.now));
    if (pace.sparkles) sleep = std::min(sleep, msUntil(pace.lastTick + tickMs, pace.now));
    return sleep;
}

}  // namespace gone
