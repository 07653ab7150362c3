#include "view/cell_hash.hpp"
#include "view/pixel_mask.hpp"
#include "view/terrain_layers.hpp"

#include <string_view>

namespace gone {
namespace {

constexpr int lipRows = 6;
constexpr int trimReach = 6;
/// Shares of 255 that ink takes of a floor in shadow: 56 % near the wall, 30 % farther off.
constexpr int nearShade = 143;
constexpr int farShade = 77;

Mask topsOf(const TerrainJob& job) {
    return topMask(job, [&](Point cell) {
        const bool hasLip = job.shape.mass(cell) ? job.shape.raised(cell) : job.shape.lipped(cell);
        return hasLip ? Rect{0, -lipRows, cellPixels, lipRows} : Rect{};
    });
}

/// The slot of a wall top's pixel: rim, coping cut into stones, or fill.
int trimSlot(SquareDistance near, Point levelPixel) {
    static constexpr std::string_view below = "543321";
    static constexpr std::string_view beside = "43321";
    const int depth = near.distance - 1;
    const bool isBelow = near.side == Side::Below;
    const std::string_view ramp = isBelow ? below : beside;
    if (near.side == Side::None || depth >= static_cast<int>(ramp.size())) return 0;
    const bool level = isBelow || near.side == Side::Above;
    const int along = level ? levelPixel.x : levelPixel.y;
    const bool isJoint =
        near.side != Side::Corner && depth >= 1 && depth <= (isBelow ? 3 : 2) && along % cellPixels == 7;
    return isJoint ? 2 : ramp[static_cast<std::size_t>(depth)] - '0';
}

void paintFace(Canvas& walls, const TerrainJob& job, Point cell) {
    const WallShape& shape = job.shape;
    const Point at = job.pixelOf(cell);
    const int roll = cellRoll(job.source.decorationSeed, cell, CellChoice::Face, 100);
    walls.blit(job.sprites.faces[roll < 70 ? 0U : roll < 87 ? 1U : 2U]->pixels, at);
    const auto isOpen = [&](Point p) { return !shape.solid(p) && !shape.levelDoor(p); };
    if (isOpen(cell + Point{-1, 0})) walls.blit(job.sprites.faceLeft->pixels, at);
    if (isOpen(cell + Point{1, 0})) walls.blit(job.sprites.faceRight->pixels, at);
}

void paintTops(Image& walls, const TerrainJob& job) {
    const Mask tops = topsOf(job);
    const Grid<SquareDistance> near = squareDistances(tops, trimReach);
    const Point origin = job.origin();
    for (int y = 0; y < tops.height(); ++y)
        for (int x = 0; x < tops.width(); ++x) {
            const Point at{x, y};
            if (tops[at] == 0) continue;
            walls[at] = job.sprites.slots[static_cast<std::size_t>(trimSlot(near[at], origin + at))];
        }
}

/// Light comes from above left, so walls throw their shadow below and to the right.
void shadeFloor(Canvas& floor, const TerrainJob& job, Point cell) {
    const Point at = job.pixelOf(cell);
    const Pixel ink = job.sprites.ink;
    const bool above = job.shape.solid(cell + Point{0, -1});
    const bool left = job.shape.solid(cell + Point{-1, 0});
    if (above) {
        floor.blend({at.x, at.y, cellPixels, 3}, ink, nearShade);
        floor.blend({at.x, at.y + 3, cellPixels, 3}, ink, farShade);
    }
    const int top = above ? 6 : 0;
    if (left) {
        floor.blend({at.x, at.y + top, 2, cellPixels - top}, ink, nearShade);
        floor.blend({at.x + 2, at.y + top, 2, cellPixels - top}, ink, farShade);
    } else if (!above && job.shape.solid(cell + Point{-1, -1})) {
        floor.blend({at.x, at.y, 4, 5}, ink, farShade);
    }
}

}  // namespace

Image paintLaidWalls(Canvas& floor, const TerrainJob& job) {
    Canvas walls{job.pixelSize(), clearPixel};
    job.eachCell([&](Point cell) {
        if (job.shape.face(cell)) paintFace(walls, job, cell);
        if (!job.shape.solid(cell)) shadeFloor(floor, job, cell);
    });
    paintTops(walls.pixels(), job);
    return walls.pixels();
}

}  // namespace gone
