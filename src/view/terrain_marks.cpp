#include "view/terrain_marks.hpp"

namespace gone {
namespace {

constexpr std::uint32_t sealMs = 240;
constexpr std::uint32_t crackMs = 300;

const Sprite& pulse(const std::array<const Sprite*, 3>& frames, std::uint32_t step) {
    static constexpr std::array<std::size_t, 4> order{0, 1, 0, 2};
    return *frames[order[step % order.size()]];
}

const Sprite& spriteOf(const TerrainSprites& sprites, TerrainMarkKind kind, std::uint32_t ms) {
    switch (kind) {
        case TerrainMarkKind::SealDark: return *sprites.sealDark;
        case TerrainMarkKind::SealLit: return pulse(sprites.sealLit, ms / sealMs);
        case TerrainMarkKind::SealSet: return *sprites.sealSet;
        case TerrainMarkKind::Crack: return pulse(sprites.crack, ms / crackMs);
        case TerrainMarkKind::CrackSpent: break;
    }
    return *sprites.crackSpent;
}

}  // namespace

void drawTerrainMark(Canvas& canvas, const TerrainSprites& sprites, TerrainMarkKind kind, Point cellTopLeft,
                     std::uint32_t ms) {
    drawStanding(canvas, spriteOf(sprites, kind, ms), cellTopLeft);
}

}  // namespace gone
