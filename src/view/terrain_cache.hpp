#pragma once

#include "view/terrain.hpp"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace gone {

/// Keeps terrain in pieces of 16x16 cells: made when first drawn, made anew when a cell in or near them has
/// changed, the ones longest out of sight given up beyond 32 MB. A frame that has none to make makes one that
/// lies next to what is shown, so that walking never waits for several.
class TerrainCache {
public:
    /// Draws the level's part that lies under the canvas's clip; ink where there is no level.
    /// `floor`, if given, is as large as the canvas: it gets the pixels where floor is seen.
    void draw(Canvas& canvas, const TerrainSprites& sprites, const TerrainSource& source, Point cameraTopLeft,
              Mask* floor = nullptr);

    /// Pieces painted so far, for measuring.
    int painted() const { return painted_; }

private:
    struct Piece {
        std::vector<std::uint8_t> looks;  ///< all that its picture was made from
        TerrainPicture picture;
        std::uint64_t lastDrawn = 0;
    };

    const TerrainPicture& pictureOf(const TerrainSprites& sprites, const TerrainSource& source, Rect cells);
    /// The pieces that lie at least partly in these cells.
    std::vector<Rect> piecesIn(Rect cells) const;
    void prepareOne(const TerrainSprites& sprites, const TerrainSource& source, Rect cells);
    void forgetOld();

    Biome biome_ = Biome::Halls;
    std::uint64_t seed_ = 0;
    Size levelSize_;
    std::map<std::pair<int, int>, Piece> pieces_;  ///< by row and column
    std::uint64_t frame_ = 0;
    int painted_ = 0;
};

}  // namespace gone
