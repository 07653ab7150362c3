#include "view/world_view.hpp"

#include "content/monsters.hpp"
#include "rules/senses.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/lighting.hpp"
#include "view/plan.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

constexpr std::uint32_t waterFrameMs = 500;
constexpr int regionTint = 96;  // of 255

/// Of holes side by side only every second one glows, or their glows would add up to a fog over the void.
bool glowsAmongHoles(const Grid<Tile>& tiles, Point hole) {
    if ((hole.x + hole.y) % 2 == 0) return true;
    return std::ranges::none_of(straightSteps,
                                [&](Point step) { return tiles.at(hole + step, Tile::Rock) == Tile::Hole; });
}

/// The region that a floor pixel of a cell belongs to, -1 for none. Grown rock strays from the grid, so some
/// floor shows in solid cells: it is the nearest open neighbour's.
int regionOf(const Grid<Tile>& tiles, const Grid<int>& ids, Point cell, Point inCell) {
    if (!isSolid(tiles[cell])) return takesTint(tiles[cell]) ? ids.at(cell, -1) : -1;
    const auto gap = [](int step, int at) { return step < 0 ? at + 1 : step > 0 ? cellPixels - at : 0; };
    int nearest = 2 * cellPixels * cellPixels + 1;
    int region = -1;
    for (const Direction direction : allDirections) {
        const Point step = offset(direction);
        if (isSolid(tiles.at(cell + step, Tile::Rock))) continue;
        const int dx = gap(step.x, inCell.x);
        const int dy = gap(step.y, inCell.y);
        if (dx * dx + dy * dy >= nearest) continue;
        nearest = dx * dx + dy * dy;
        region = ids.at(cell + step, -1);
    }
    return region;
}

/// Tints the floor of these cells, and what lies on it, but no wall.
void tintRegions(Canvas& canvas, const Mask& floor, const Grid<Tile>& tiles, const Grid<int>& ids, Rect cells,
                 Point camera) {
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right(); ++x) {
            const Point corner = Point{x * cellPixels, y * cellPixels} - camera;
            const Rect area = intersection({corner.x, corner.y, cellPixels, cellPixels}, canvas.clip());
            for (int row = area.y; row < area.bottom(); ++row)
                for (int column = area.x; column < area.right(); ++column) {
                    const Point at{column, row};
                    if (floor[at] == 0) continue;
                    const int region = regionOf(tiles, ids, {x, y}, at - corner);
                    if (region < 0) continue;
                    Pixel& pixel = canvas.pixels()[at];
                    pixel = mix(pixel, regionColour(region), regionTint);
                }
        }
}

Rect wholeOf(const Grid<Tile>& tiles) {
    return {0, 0, tiles.width(), tiles.height()};
}

/// The cells under a canvas's clip, cut to an area of cells.
Rect cellsUnder(const Canvas& canvas, Point camera, Rect area) {
    const Rect clip = canvas.clip();
    if (clip.area() == 0) return {};
    const Point first = cellUnder({clip.x, clip.y}, camera);
    const Point last = cellUnder({clip.right() - 1, clip.bottom() - 1}, camera);
    return intersection({first.x, first.y, last.x - first.x + 1, last.y - first.y + 1}, area);
}

}  // namespace

/// One picture in the making.
struct WorldView::Frame {
    Canvas& canvas;
    TerrainSource source;
    Point camera;
    Rect cells;                           ///< of the level, on the canvas
    const SightShares* shares = nullptr;  ///< null in the lab, where all is seen
    SightReach reach = {};
    const Grid<Tile>* bare = nullptr;  ///< the tiles without what stands unseen; null in the lab
    WallShape shape{source.tiles};

    int inView(Point cell) const { return shares->inView[firstQuarter(cell)]; }
    Point pixelOf(Point cell) const { return Point{cell.x * cellPixels, cell.y * cellPixels} - camera; }
    WallDecor wallDecorAt(Point cell) const {
        return wallDecor(shape, source.biome, source.decorationSeed, cell);
    }
    bool isMushroom(Point cell) const {
        return floorDecor(shape, source.biome, source.decorationSeed, cell) == FloorDecor::Mushroom;
    }
    template <class Visit>
    void eachCell(Rect area, Visit visit) const {
        for (int y = area.y; y < area.bottom(); ++y)
            for (int x = area.x; x < area.right(); ++x) visit(Point{x, y});
    }
};

WorldView::WorldView(const Atlas& atlas)
    : sprites_{TerrainSprites{atlas, Biome::Halls}, TerrainSprites{atlas, Biome::Hollows},
               TerrainSprites{atlas, Biome::Unmade}},
      torch_{&atlas.sprite("torch/0"), &atlas.sprite("torch/1")},
      figures_{atlas},
      ground_{atlas} {}

void WorldView::drawWorld(Canvas& canvas, const World& world, Point cameraTopLeft, const Moment& moment) {
    const Grid<Tile> tiles = knownTiles(world);
    const Grid<Tile> painted = paintedTiles(world, tiles, false);
    const Grid<Tile> bare = paintedTiles(world, tiles, true);
    const Biome biome = world.level.biome;
    const std::vector<Rect> rugs = rugsOf(world.level);
    const SightShares settled = moment.sight != nullptr ? SightShares{} : shownOf(world);
    Frame frame{canvas,
                {tiles, biome, decorationSeed(world.level), rugs},
                cameraTopLeft,
                cellsUnder(canvas, cameraTopLeft, wholeOf(tiles)),
                moment.sight != nullptr ? &moment.sight->shares() : &settled,
                {world.hero().at, world.sightRadius},
                &bare};
    clearFloor(canvas.size());
    const auto sourceOf = [&](const Grid<Tile>& shown) {
        return TerrainSource{shown, biome, frame.source.decorationSeed, rugs};
    };
    gameTerrain_.draw(canvas, spritesOf(biome), sourceOf(painted), cameraTopLeft, &floor_);
    sway_.watch(world.actors, moment.ms);
    const BitRows* moving = moment.options.still ? nullptr : &world.visible;
    drawMotion(canvas,
               {spritesOf(biome), sourceOf(bare), cameraTopLeft, frame.cells, floor_, moving, moment.ms},
               sway_);
    drawMarks(frame, world, moment);
    ground_.drawLying(canvas, world, {frame.cells, cameraTopLeft});
    drawHangings(frame, &world, moment);
    shine(frame, world, moment);
    const Rect lit = cellsUnder(canvas, cameraTopLeft, wholeOf(tiles).grown(1));
    const LitScene scene{frame.shape, mannerOf(biome), spritesOf(biome).ink, cameraTopLeft,
                         lit,         floor_,          frame.reach};
    drawLight(canvas, scene, light_, *frame.shares);
    drawLitFurniture(canvas, scene, spritesOf(biome), light_, *frame.shares);
    drawBurning(frame, moment);
    ground_.drawOver(canvas, world, {frame.cells, cameraTopLeft}, moment.ms, moment.options);
    drawActors(frame, world, moment);
}

void WorldView::drawLevel(Canvas& canvas, const TerrainSource& source, Point cameraTopLeft,
                          const Grid<int>* regionIds) {
    Frame frame{canvas, source, cameraTopLeft, cellsUnder(canvas, cameraTopLeft, wholeOf(source.tiles))};
    clearFloor(canvas.size());
    labTerrain_.draw(canvas, spritesOf(source.biome), source, cameraTopLeft, &floor_);
    drawMotion(canvas, {spritesOf(source.biome), source, cameraTopLeft, frame.cells, floor_, nullptr}, sway_);
    if (regionIds != nullptr)
        tintRegions(canvas, floor_, source.tiles, *regionIds, frame.cells, cameraTopLeft);
    drawHangings(frame, nullptr, {});
}

void WorldView::clearFloor(Size canvas) {
    if (floor_.size() != canvas) floor_ = Mask{canvas};
    std::ranges::fill(floor_.cells(), std::uint8_t{0});
}

void WorldView::drawMarks(const Frame& frame, const World& world, const Moment& moment) const {
    for (const TerrainMark& mark : moment.marks) {
        if (!world.seen[mark.cell]) continue;
        const bool moves = world.visible[mark.cell] && !moment.options.still;
        drawTerrainMark(frame.canvas, spritesOf(frame.source.biome), mark.kind, frame.pixelOf(mark.cell),
                        moves ? moment.ms : 0);
    }
}

/// Torches and banners. On a wall seen from behind they would give the room away: with a world (null: all is
/// seen) only those over seen floor are drawn, and only flames that burn move.
void WorldView::drawHangings(const Frame& frame, const World* world, const Moment& moment) {
    frame.eachCell(frame.cells, [&](Point cell) {
        const WallDecor decor = frame.wallDecorAt(cell);
        if (decor != WallDecor::Torch && decor != WallDecor::Banner) return;
        if (world != nullptr && !world->seen[cell + Point{0, 1}]) return;
        const bool burns = world != nullptr && decor == WallDecor::Torch && burning(frame, cell) > 0;
        const int flame = burns ? flameFrame(cell, moment.ms, moment.options) : 0;
        const Sprite& sprite = decor == WallDecor::Banner ? *spritesOf(frame.source.biome).banner
                                                          : *torch_[static_cast<std::size_t>(flame)];
        drawStanding(frame.canvas, sprite, frame.pixelOf(cell));
    });
}

/// Flames that light something in view are seen burning by their light, though their wall be remembered.
void WorldView::drawBurning(const Frame& frame, const Moment& moment) {
    frame.eachCell(frame.cells, [&](Point cell) {
        if (frame.wallDecorAt(cell) != WallDecor::Torch) return;
        if (frame.shares->known[firstQuarter(cell)] == 0 || burning(frame, cell) < fullShare / 4) return;
        const auto flame = static_cast<std::size_t>(flameFrame(cell, moment.ms, moment.options));
        drawStanding(frame.canvas, *torch_[flame], frame.pixelOf(cell));
    });
}

/// How much of a torch's light there is, 0..fullShare: as much as is in view of the cells it shines on, less
/// at the end of sight.
int WorldView::burning(const Frame& frame, Point torch) {
    constexpr int reach = 4;  // beyond it is too dim to be missed
    const Point front = torch + Point{0, 1};
    const BitRows& lit = torchlight_.from(*frame.bare, front, reach);
    int most = 0;
    frame.eachCell(intersection(Rect{front.x, front.y, 1, 1}.grown(reach), wholeOf(frame.source.tiles)),
                   [&](Point cell) {
                       if (lit[cell] && !frame.shape.solid(cell)) most = std::max(most, frame.inView(cell));
                   });
    return most * frame.reach.share({front.x * cellPixels + cellPixels / 2, front.y * cellPixels}) / 256;
}

/// Lights the picture with all that shines in or near it. A torch burns while what it lights is in view; what
/// only glows does so while it is in view itself.
void WorldView::shine(const Frame& frame, const World& world, const Moment& moment) {
    const Rect clip = frame.canvas.clip();
    light_.reset({clip.x + frame.camera.x, clip.y + frame.camera.y, clip.width, clip.height});
    light_.add(lanternOf(world.hero().at));
    const Rect reached = frame.cells.grown(farthestLight / cellPixels + 1);
    frame.eachCell(intersection(reached, wholeOf(frame.source.tiles)), [&](Point cell) {
        const bool isTorch = frame.wallDecorAt(cell) == WallDecor::Torch;
        if (world.seen[isTorch ? cell + Point{0, 1} : cell]) shineFrom(frame, cell, moment);
    });
    const auto add = [&](const GlowSource& glow) {
        if (frame.inView(glow.cell) > 0) light_.add(dimmed(glowOf(glow), frame.inView(glow.cell)));
    };
    for (const GlowSource& glow : moment.glows) add(glow);
    for (const TerrainMark& mark : moment.marks) {
        if (mark.kind == TerrainMarkKind::SealLit) add({GlowKind::Seal, mark.cell});
        if (mark.kind == TerrainMarkKind::Crack) add({GlowKind::Crack, mark.cell});
    }
}

/// What shines by itself on a known cell.
void WorldView::shineFrom(const Frame& frame, Point cell, const Moment& moment) {
    if (frame.wallDecorAt(cell) == WallDecor::Torch) {
        if (const int share = burning(frame, cell); share > 0) {
            light_.add(dimmed(torchOf(cell, moment.ms, moment.options), share));
            light_.add(dimmed(glowOf({GlowKind::Torch, cell}), share));
        }
        return;
    }
    const int share = frame.inView(cell);
    if (share == 0) return;
    const auto add = [&](GlowKind kind) { light_.add(dimmed(glowOf({kind, cell}), share)); };
    if (frame.isMushroom(cell)) add(GlowKind::Mushroom);
    const Tile tile = frame.source.tiles[cell];
    if (tile == Tile::Hole && glowsAmongHoles(frame.source.tiles, cell)) add(GlowKind::Hole);
    if (tile == Tile::Junction && frame.source.biome == Biome::Unmade) add(GlowKind::UnmadeJunction);
}

/// The light on a pixel of the canvas; beyond the clip, where it was not counted, that on the nearest one.
int WorldView::ninthsAt(const Frame& frame, Point pixel) const {
    const Rect clip = frame.canvas.clip();
    if (clip.area() == 0) return 0;
    return light_.ninths(
        {std::clamp(pixel.x - clip.x, 0, clip.width - 1), std::clamp(pixel.y - clip.y, 0, clip.height - 1)});
}

FigureMoment WorldView::figureMoment(const Frame& frame, const Actor& actor, const Moment& moment) const {
    const Point middle = frame.pixelOf(actor.at) + Point{cellPixels / 2, cellPixels / 2 - 2};
    const bool isAlerted = std::ranges::find(moment.alerted, actor.id) != moment.alerted.end();
    const bool wades =
        frame.source.tiles[actor.at] == Tile::ShallowWater;  // nothing throws a shadow on water
    return {moment.ms, moment.options, ninthsAt(frame, middle), !wades, isAlerted};
}

/// Everybody who is shown, from top to bottom, and then their signs, so that nobody hides one.
void WorldView::drawActors(const Frame& frame, const World& world, const Moment& moment) const {
    std::vector<const Actor*> actors;
    for (const Actor& actor : world.actors)
        if (actor.id == heroId ? world.visible[actor.at] : isAlive(actor) && isShown(world, actor))
            actors.push_back(&actor);
    std::ranges::stable_sort(actors, {}, [](const Actor* actor) { return actor->at.y; });
    // A boss is two cells high: whoever stands behind him would be lost.
    std::stable_partition(actors.begin(), actors.end(),
                          [](const Actor* actor) { return rowOf(actor->kind).has(Trait::Boss); });
    for (const Actor* actor : actors) {
        figures_.draw(frame.canvas, *actor, frame.pixelOf(actor->at), figureMoment(frame, *actor, moment));
        coverFeet(frame, actor->at, moment);
    }
    for (const Actor* actor : actors)
        figures_.drawSigns(frame.canvas, *actor, frame.pixelOf(actor->at),
                           figureMoment(frame, *actor, moment));
}

/// Whoever wades stands in a ring of water, whoever is in tall grass is hidden up to the waist.
void WorldView::coverFeet(const Frame& frame, Point at, const Moment& moment) const {
    const TerrainSprites& sprites = spritesOf(frame.source.biome);
    const Point cell = frame.pixelOf(at);
    const Tile tile = frame.source.tiles[at];
    if (tile == Tile::ShallowWater)
        drawStanding(frame.canvas, *sprites.feet[moment.options.still ? 0 : moment.ms / waterFrameMs % 2],
                     cell, {0, figureLift + 1});
    if (tile != Tile::TallGrass) return;
    const Image& blades = sprites.grass[static_cast<std::size_t>(GrassLook::Tall)]->pixels;
    const Rect clip = frame.canvas.clip();
    for (int y = blades.height() / 2; y < blades.height(); ++y)
        for (int x = 0; x < blades.width(); ++x) {
            const Point pixel = cell + Point{x, y + cellPixels - blades.height()};
            if (isOpaquePixel(blades[{x, y}]) && clip.contains(pixel))
                frame.canvas.pixels()[pixel] = light_.lit(blades[{x, y}], pixel - Point{clip.x, clip.y});
        }
}

}  // namespace gone
