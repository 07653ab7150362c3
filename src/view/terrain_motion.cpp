#include "view/terrain_motion.hpp"

#include "view/camera.hpp"
#include "view/cell_hash.hpp"
#include "view/terrain_layers.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

constexpr std::uint32_t waveMs = 600;
constexpr std::uint32_t sparkMs = 500;

class MotionPainter {
public:
    MotionPainter(Canvas& canvas, const MotionScene& scene, const GrassSway& sway)
        : canvas_{canvas}, scene_{scene}, sway_{sway}, shape_{scene.source.tiles} {}

    void paint(Point cell) {
        const Tile tile = shape_.tile(cell);
        if (tile == Tile::DeepWater || tile == Tile::ShallowWater) paintStrokes(cell);
        if (tile == Tile::Hole) paintSpark(cell);
        if (const std::optional<GrassLook> look = grassLook(shape_, cell)) paintGrass(cell, *look);
        // What stands below the grass stands before it.
        if (grassLook(shape_, cell + Point{0, -1}))
            drawFurniture(canvas_, scene_.sprites, shape_, cell, pixelOf(cell));
    }

private:
    Point pixelOf(Point cell) const {
        return Point{cell.x * cellPixels, cell.y * cellPixels} - scene_.camera;
    }
    int roll(Point cell, CellChoice choice, int n) const {
        return cellRoll(scene_.source.decorationSeed, cell, choice, n);
    }
    bool moves(Point cell) const { return scene_.inView != nullptr && (*scene_.inView)[cell]; }

    /// Two short strokes a cell, or one; they drift to and fro.
    void paintStrokes(Point cell) {
        const int count = roll(cell, CellChoice::Water, 10) < 7 ? 2 : 1;
        for (int i = 0; i < count; ++i) {
            const auto choice = i == 0 ? CellChoice::FirstStroke : CellChoice::SecondStroke;
            const int value = roll(cell, choice, 14 * 15 * 3 * 4);
            const int phase = value / (14 * 15 * 3);
            const Point at{value % 14 + drift(cell, phase), value / 14 % 15};
            paintStroke(pixelOf(cell) + at, 3 + value / (14 * 15) % 3);
        }
    }

    /// 0 to 2 pixels.
    int drift(Point cell, int phase) const {
        static constexpr std::array<int, 4> steps{0, 1, 2, 1};
        const std::uint32_t waves = moves(cell) ? scene_.ms / waveMs : 0;
        return steps[(waves + static_cast<std::uint32_t>(phase)) % steps.size()];
    }

    /// On open water only, not on its banks nor where a wall's shadow lies. A long one glints.
    void paintStroke(Point at, int length) {
        for (int i = 0; i < length; ++i) {
            const Point pixel{at.x + i, at.y};
            if (!canvas_.clip().contains(pixel)) continue;
            const Pixel under = canvas_[pixel];
            if (under != scene_.sprites.blues[0] && under != scene_.sprites.blues[1]) continue;
            canvas_.pixels()[pixel] = scene_.sprites.blues[length == 5 && i == 1 ? 3 : 2];
        }
    }

    void paintSpark(Point cell) {
        const int phase = roll(cell, CellChoice::Spark, 12);
        if (phase >= 3) return;
        const std::uint32_t frame = moves(cell) ? scene_.ms / sparkMs + static_cast<std::uint32_t>(phase) : 0;
        drawStanding(canvas_, *scene_.sprites.sparks[frame % 2], pixelOf(cell));
    }

    /// The upper half leans; below its cell's top no blade lies over a wall, above it all stand before it.
    void paintGrass(Point cell, GrassLook look) {
        const Image& blades = scene_.sprites.grass[static_cast<std::size_t>(look)]->pixels;
        const int lean = moves(cell) ? sway_.lean(cell, scene_.ms) : 0;
        const Point corner = pixelOf(cell);
        const int rise = blades.height() - cellPixels;
        for (int y = 0; y < blades.height(); ++y)
            for (int x = 0; x < blades.width(); ++x) {
                const Point at = corner + Point{y < blades.height() / 2 ? x + lean : x, y - rise};
                if (!canvas_.clip().contains(at) || !isOpaquePixel(blades[{x, y}])) continue;
                if (y >= rise && scene_.floor[at] == 0) continue;
                canvas_.pixels()[at] = blades[{x, y}];
            }
    }

    Canvas& canvas_;
    const MotionScene& scene_;
    const GrassSway& sway_;
    WallShape shape_;
};

}  // namespace

void drawMotion(Canvas& canvas, const MotionScene& scene, const GrassSway& sway) {
    MotionPainter painter{canvas, scene, sway};
    // One row more: tall grass reaches up into the row above.
    for (int y = scene.cells.y; y < std::min(scene.cells.bottom() + 1, scene.source.tiles.height()); ++y)
        for (int x = scene.cells.x; x < scene.cells.right(); ++x) painter.paint({x, y});
}

}  // namespace gone
