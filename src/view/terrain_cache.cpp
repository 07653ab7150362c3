#include "view/terrain_cache.hpp"

#include "view/camera.hpp"
#include "view/decoration.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int pieceCells = 16;
constexpr std::size_t mostPieces = 100;  // of 320 KB each

/// How far around a cell a change of tiles can show, apart from what depends on a whole run of wall: lips,
/// rounding, faces and their shadows reach up to 43 pixels.
constexpr int changeReach = 3;

/// All that a cell adds to the picture around it. What depends on cells far along its wall is told apart: how
/// high it stands and what moss it bears.
std::uint8_t lookOf(const WallShape& shape, const TerrainSource& source, Point cell) {
    constexpr unsigned raised = 0x80;
    constexpr unsigned moss = 0x40;
    constexpr unsigned thickMoss = 0x20;
    constexpr unsigned rug = moss;  // moss hangs on walls only, rugs lie on floors only
    static_assert(tileCount <= static_cast<int>(thickMoss));
    auto look = static_cast<unsigned>(shape.tile(cell));
    if (shape.raised(cell)) look |= raised;
    if (source.hasRug(cell)) look |= rug;
    switch (wallDecor(shape, source.biome, source.decorationSeed, cell)) {
        case WallDecor::Nothing:
        case WallDecor::Torch:
        case WallDecor::Banner: break;  // no part of the terrain's picture
        case WallDecor::Moss: look |= moss; break;
        case WallDecor::ThickMoss: look |= thickMoss; break;
    }
    return static_cast<std::uint8_t>(look);
}

std::vector<std::uint8_t> looksOf(const TerrainSource& source, Rect cells) {
    const WallShape shape{source.tiles};
    std::vector<std::uint8_t> looks;
    looks.reserve(static_cast<std::size_t>(cells.area()));
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right(); ++x) looks.push_back(lookOf(shape, source, {x, y}));
    return looks;
}

void copyMask(Mask& onto, Rect clip, const Mask& part, Point at) {
    const Rect inside = intersection({at.x, at.y, part.width(), part.height()}, clip);
    for (int y = inside.y; y < inside.bottom(); ++y)
        for (int x = inside.x; x < inside.right(); ++x) onto[{x, y}] = part[Point{x, y} - at];
}

}  // namespace

void TerrainCache::draw(Canvas& canvas, const TerrainSprites& sprites, const TerrainSource& source,
                        Point cameraTopLeft, Mask* floor) {
    ++frame_;
    if (biome_ != source.biome || seed_ != source.decorationSeed || levelSize_ != source.tiles.size()) {
        pieces_.clear();
        biome_ = source.biome;
        seed_ = source.decorationSeed;
        levelSize_ = source.tiles.size();
    }
    const Rect clip = canvas.clip();
    canvas.fill(clip, sprites.ink);
    if (clip.area() == 0) return;
    const Point first = cellUnder({clip.x, clip.y}, cameraTopLeft);
    const Point last = cellUnder({clip.right() - 1, clip.bottom() - 1}, cameraTopLeft);
    const Rect shown{first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
    const int before = painted_;
    for (const Rect cells : piecesIn(shown)) {
        const TerrainPicture& picture = pictureOf(sprites, source, cells);
        const Point at = Point{cells.x * cellPixels, cells.y * cellPixels} - cameraTopLeft;
        canvas.blit(picture.pixels, at);
        if (floor != nullptr) copyMask(*floor, clip, picture.floor, at);
    }
    if (painted_ == before) prepareOne(sprites, source, shown.grown(pieceCells));
    forgetOld();
}

std::vector<Rect> TerrainCache::piecesIn(Rect cells) const {
    // With the ring of rock round the level. Pieces start at its corner.
    const Rect ringed = Rect{0, 0, levelSize_.width, levelSize_.height}.grown(1);
    const Rect inside = intersection(cells, ringed);
    const auto first = [](int at) { return (at + 1) / pieceCells * pieceCells - 1; };
    std::vector<Rect> pieces;
    for (int y = first(inside.y); y < inside.bottom(); y += pieceCells)
        for (int x = first(inside.x); x < inside.right(); x += pieceCells)
            pieces.push_back(intersection({x, y, pieceCells, pieceCells}, ringed));
    return pieces;
}

void TerrainCache::prepareOne(const TerrainSprites& sprites, const TerrainSource& source, Rect cells) {
    for (const Rect piece : piecesIn(cells)) {
        if (pieces_.contains({piece.y, piece.x})) continue;
        pictureOf(sprites, source, piece);
        return;
    }
}

const TerrainPicture& TerrainCache::pictureOf(const TerrainSprites& sprites, const TerrainSource& source,
                                              Rect cells) {
    Piece& piece = pieces_[{cells.y, cells.x}];
    piece.lastDrawn = frame_;
    std::vector<std::uint8_t> looks = looksOf(source, cells.grown(changeReach));
    if (looks != piece.looks) {
        piece.looks = std::move(looks);
        piece.picture = paintTerrain(sprites, source, cells);
        ++painted_;
    }
    return piece.picture;
}

void TerrainCache::forgetOld() {
    while (pieces_.size() > mostPieces) {
        const auto oldest =
            std::ranges::min_element(pieces_, {}, [](const auto& entry) { return entry.second.lastDrawn; });
        if (oldest->second.lastDrawn == frame_) return;  // all of them are on the screen
        pieces_.erase(oldest);
    }
}

}  // namespace gone
