#include "view/sight_fade.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int full = 3000;
constexpr int inMs = 120;
constexpr int outMs = 250;
static_assert(full % inMs == 0 && full % outMs == 0 && full % fullShare == 0);

Grid<std::uint16_t> partsOf(const Grid<std::uint8_t>& shares) {
    Grid<std::uint16_t> parts{shares.size()};
    std::ranges::transform(shares.cells(), parts.cells().begin(), [](std::uint8_t share) {
        return static_cast<std::uint16_t>(share * (full / fullShare));
    });
    return parts;
}

/// Brings parts nearer to their targets, and shares in line with them; answers whether all have arrived.
bool bringNearer(Grid<std::uint16_t>& parts, Grid<std::uint8_t>& shares, const Grid<std::uint8_t>& targets,
                 int ms) {
    bool arrived = true;
    for (std::size_t i = 0; i < parts.cells().size(); ++i) {
        const int target = targets.cells()[i] * (full / fullShare);
        int part = parts.cells()[i];
        if (part == target) continue;
        part = part < target ? std::min(target, part + ms * (full / inMs))
                             : std::max(target, part - ms * (full / outMs));
        arrived = arrived && part == target;
        parts.cells()[i] = static_cast<std::uint16_t>(part);
        shares.cells()[i] = static_cast<std::uint8_t>(part / (full / fullShare));
    }
    return arrived;
}

}  // namespace

void SightFade::jump(const World& world) {
    target_ = shownOf(world);
    shares_ = target_;
    inView_ = partsOf(target_.inView);
    known_ = partsOf(target_.known);
    fades_ = false;
}

void SightFade::follow(const World& world) {
    target_ = shownOf(world);
    if (target_.inView.size() != inView_.size()) {
        jump(world);
        return;
    }
    fades_ = partsOf(target_.inView) != inView_ || partsOf(target_.known) != known_;
}

bool SightFade::update(std::uint32_t ms) {
    if (!fades_ || ms == 0) return false;
    const int passed = static_cast<int>(std::min<std::uint32_t>(ms, outMs));
    const bool viewArrived = bringNearer(inView_, shares_.inView, target_.inView, passed);
    const bool knownArrived = bringNearer(known_, shares_.known, target_.known, passed);
    fades_ = !viewArrived || !knownArrived;
    return true;
}

}  // namespace gone
