#include "view/lighting.hpp"

#include "view/camera.hpp"
#include "view/terrain_layers.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int laidLipRows = 6;
constexpr int grownLipRows = 10;  // its edge strays

/// `quarters` 0..4 of `over`, the rest of `under`.
Pixel mixQuarters(Pixel under, Pixel over, int quarters) {
    const auto channel = [&](int low, int high) { return (low * (4 - quarters) + high * quarters) / 4; };
    return opaque(channel(redOf(under), redOf(over)), channel(greenOf(under), greenOf(over)),
                  channel(blueOf(under), blueOf(over)));
}

/// One pixel behind a soft edge; `at` counts from the light's top left.
Pixel seenThrough(Shown shown, Pixel surface, Pixel ink, const LightField& light, Point at) {
    if (shown.inView == 4) return light.lit(surface, at);
    const Pixel behind = shown.known == 0 ? ink : mixQuarters(ink, rememberedLook(surface), shown.known);
    return shown.inView == 0 ? behind : mixQuarters(behind, light.lit(surface, at), shown.inView);
}

FogCell fogOf(const LitScene& scene, const SightShares& shares, Point cell) {
    const bool isUpright = scene.shape.face(cell) || scene.shape.levelDoor(cell);
    const FogKind kind = isUpright ? FogKind::Upright : FogKind::Flat;
    if (!scene.shape.lipped(cell + Point{0, 1})) return {shares, cell, kind, 0, scene.reach};
    return {shares, cell, kind, scene.manner == Manner::Grown ? grownLipRows : laidLipRows, scene.reach};
}

/// A row of a cell behind soft edges. A grown lip strays, and the floor above it must not show with it.
FogCell::Row shownRow(const FogCell& fog, int row, std::span<const std::uint8_t> floor, int firstColumn) {
    if (!fog.isLipRow(row)) return fog.row(row, false);
    FogCell::Row shown = fog.row(row, true);
    const FogCell::Row floorShown = fog.row(row, false);
    for (std::size_t x = 0; x < floor.size(); ++x) {
        const std::size_t inCell = static_cast<std::size_t>(firstColumn) + x;
        if (floor[x] != 0) shown[inCell] = floorShown[inCell];
    }
    return shown;
}

/// Draws the part of a cell that lies in `area`; `corner` is the cell's own.
void drawCell(Canvas& canvas, const LitScene& scene, const FogCell& fog, Point cell, Rect area,
              const LightField& light) {
    const Point corner = Point{cell.x * cellPixels, cell.y * cellPixels} - scene.camera;
    const Point origin{canvas.clip().x, canvas.clip().y};
    for (int y = area.y; y < area.bottom(); ++y) {
        const Point first{area.x, y};
        const std::span<Pixel> row{&canvas.pixels()[first], static_cast<std::size_t>(area.width)};
        if (fog.allInView()) {
            light.light(row, first - origin);
        } else if (fog.allRemembered()) {
            showRemembered(row);
        } else {
            const std::span<const std::uint8_t> floor{&scene.floor[first],
                                                      static_cast<std::size_t>(area.width)};
            const FogCell::Row shown = shownRow(fog, y - corner.y, floor, area.x - corner.x);
            for (int x = 0; x < area.width; ++x) {
                Pixel& pixel = row[static_cast<std::size_t>(x)];
                const auto inCell = static_cast<std::size_t>(area.x + x - corner.x);
                pixel = seenThrough(shown[inCell], pixel, scene.ink, light, first + Point{x, 0} - origin);
            }
        }
    }
}

/// Is no edge of sight near a cell and the one above it?
bool isEvenlyShown(const LitScene& scene, const SightShares& shares, Point cell) {
    const FogCell own{shares, cell, FogKind::Flat, 0, scene.reach};
    const FogCell above{shares, cell + Point{0, -1}, FogKind::Flat, 0, scene.reach};
    return (own.allInView() && above.allInView()) || (own.allRemembered() && above.allRemembered());
}

/// What a whole thing on a cell shows, in quarters.
Shown shownOn(const LitScene& scene, const SightShares& shares, Point cell) {
    const auto quarters = [](int share) {
        return static_cast<std::uint8_t>((4 * share + fullShare / 2) / fullShare);
    };
    const int reach =
        scene.reach.share({cell.x * cellPixels + cellPixels / 2, cell.y * cellPixels + cellPixels / 2});
    const std::uint8_t known = quarters(shares.known.at(firstQuarter(cell), 0));
    return {std::min(known, quarters(shares.inView.at(firstQuarter(cell), 0) * reach / 256)), known};
}

void drawWhole(Canvas& canvas, const LitScene& scene, const Image& layer, Point at, Shown shown,
               const LightField& light) {
    const Rect area = intersection({at.x, at.y, layer.width(), layer.height()}, canvas.clip());
    const Point origin{canvas.clip().x, canvas.clip().y};
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) {
            const Point pixel{x, y};
            const Pixel surface = layer[pixel - at];
            if (isOpaquePixel(surface))
                canvas.pixels()[pixel] = seenThrough(shown, surface, scene.ink, light, pixel - origin);
        }
}

}  // namespace

void drawLight(Canvas& canvas, const LitScene& scene, const LightField& light, const SightShares& shares) {
    for (int y = scene.cells.y; y < scene.cells.bottom(); ++y)
        for (int x = scene.cells.x; x < scene.cells.right(); ++x) {
            const Point corner = Point{x * cellPixels, y * cellPixels} - scene.camera;
            const Rect area = intersection({corner.x, corner.y, cellPixels, cellPixels}, canvas.clip());
            if (area.area() == 0) continue;
            const FogCell fog = fogOf(scene, shares, {x, y});
            if (fog.allUnknown())
                canvas.fill(area, scene.ink);
            else
                drawCell(canvas, scene, fog, {x, y}, area, light);
        }
}

void drawLitFurniture(Canvas& canvas, const LitScene& scene, const TerrainSprites& sprites,
                      const LightField& light, const SightShares& shares) {
    constexpr int room = 8;  // on either side, and twice as much above
    // One row more: what stands below the picture may reach up into it.
    for (int y = scene.cells.y; y <= scene.cells.bottom(); ++y)
        for (int x = scene.cells.x; x < scene.cells.right(); ++x) {
            const Point cell{x, y};
            const Tile tile = scene.shape.tile(cell);
            if (tile != Tile::Pillar && tile != Tile::Chest && (!isDoor(tile) || isSolid(tile))) continue;
            const Shown shown = shownOn(scene, shares, cell);
            if (shown.known == 0 || isEvenlyShown(scene, shares, cell)) continue;
            Canvas layer{{cellPixels + 2 * room, cellPixels + 2 * room}, clearPixel};
            drawFurniture(layer, sprites, scene.shape, cell, {room, 2 * room});
            const Point corner = Point{x * cellPixels, y * cellPixels} - scene.camera;
            drawWhole(canvas, scene, layer.pixels(), corner - Point{room, 2 * room}, shown, light);
        }
}

}  // namespace gone
