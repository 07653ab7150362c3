#include "view/light_sources.hpp"

#include "view/camera.hpp"
#include "view/cell_hash.hpp"

namespace gone {
namespace {

constexpr int lanternRadius = 150;
constexpr int torchRadius = 70;
constexpr int torchPowerPermille = 850;
constexpr int powerSpreadPermille = 40;
constexpr int radiusSpreadPercent = 3;
static_assert(farthestLight > torchRadius + torchRadius * radiusSpreadPercent / 100);

constexpr std::uint32_t tickMs = 125;
constexpr std::uint32_t ticksPerFlicker = 2;
constexpr std::uint32_t flameMs = 180;

constexpr Pixel gold = opaque(60, 44, 8);

Point inCell(Point cell, int down) {
    return {cell.x * cellPixels + cellPixels / 2, cell.y * cellPixels + down};
}

}  // namespace

Glow glowOf(const GlowSource& source) {
    const Point middle = inCell(source.cell, cellPixels / 2);
    switch (source.kind) {
        case GlowKind::Torch: return {middle, 60, opaque(46, 24, 4)};
        case GlowKind::Mushroom: return {middle, 34, opaque(0, 44, 60)};
        case GlowKind::Hole: return {middle, 30, opaque(60, 10, 70)};
        // Enough to lift its rings by one step of the floor's ramp.
        case GlowKind::UnmadeJunction: return {middle, 16, opaque(44, 16, 40)};
        case GlowKind::Keystone: return {middle, 26, gold};
        case GlowKind::Seal: return {middle, 30, gold};
        case GlowKind::Crack: return {middle, 24, gold};
    }
    return {};
}

Lamp lanternOf(Point cell) {
    return {inCell(cell, 6), lanternRadius, 1000};
}

Lamp torchOf(Point cell, std::uint32_t ms, const ViewOptions& options) {
    const Point middle = inCell(cell, cellPixels / 2);
    const auto phase = static_cast<std::uint32_t>(cellRoll(0, cell, CellChoice::Flicker, ticksPerFlicker));
    const std::uint32_t moment = (ms / tickMs + phase) / ticksPerFlicker;
    if (moment == 0 || !options.flickers()) return {middle, torchRadius, torchPowerPermille};
    // Each moment is a seed of its own, so that no torch keeps a rhythm.
    const std::uint64_t chance = cellHash(moment, cell, CellChoice::Flicker);
    const auto within = [](std::uint64_t bits, int spread) {
        return static_cast<int>(bits % static_cast<std::uint64_t>(2 * spread + 1)) - spread;
    };
    const int power = within(chance & 0xffffU, powerSpreadPermille);
    const int radius = within(chance >> 32, radiusSpreadPercent);
    return {middle, torchRadius + (torchRadius * radius + (radius < 0 ? -50 : 50)) / 100,
            torchPowerPermille * (1000 + power) / 1000};
}

Lamp dimmed(Lamp lamp, int share) {
    lamp.powerPermille = lamp.powerPermille * share / fullShare;
    return lamp;
}

Glow dimmed(Glow glow, int share) {
    const auto part = [&](int channel) { return channel * share / fullShare; };
    glow.colour = opaque(part(redOf(glow.colour)), part(greenOf(glow.colour)), part(blueOf(glow.colour)));
    return glow;
}

int flameFrame(Point cell, std::uint32_t ms, const ViewOptions& options) {
    if (!options.flickers()) return 0;
    const std::uint32_t phase = static_cast<std::uint32_t>(cell.x) * 97;
    return static_cast<int>((ms + phase) / flameMs % 2);
}

}  // namespace gone
