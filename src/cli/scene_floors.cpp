#include "cli/scene_floors.hpp"

#include "game/floors.hpp"
#include "generation/generators.hpp"
#include "rules/turn.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/world_view.hpp"
#include "world/distances.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

/// The direction that leads nearer to where `distances` counts from, or none.
std::optional<Direction> nearer(const World& world, const Grid<int>& distances) {
    const Point from = world.hero().at;
    for (const Direction direction : allDirections) {
        const Point to = from + offset(direction);
        if (canStep(world.level.tiles, from, direction) && distances[to] < distances[from]) return direction;
    }
    return std::nullopt;
}

/// Walks the hero toward the stairs down, opening doors on the way; there he waits.
void walk(World& world, int turns) {
    const std::array goal{world.level.down};
    const Grid<int> distances = distancesFrom(world.level.tiles, goal);
    Rng play{Seed{}};
    for (int turn = 0; turn < turns; ++turn) {
        const std::optional<Direction> direction = nearer(world, distances);
        if (direction)
            takeTurn(world, Walk{*direction}, play);
        else
            takeTurn(world, Wait{}, play);
    }
}

Image drawFloor(const SceneWish& wish, const GeneratorParams& params) {
    Level level = generate(params, defaultSize, wish.seed).level;
    const Point arrival = level.up;
    const int sightRadius = sightRadiusIn(level.biome);
    World world = worldOn(std::move(level), arrival, sightRadius);
    walk(world, wish.turns);

    const int scale = screenScale(wish.size);
    Canvas canvas{canvasSizeFor(wish.size, scale)};
    const Rect whole{0, 0, canvas.size().width, canvas.size().height};
    WorldView view{wish.atlas};
    view.drawWorld(canvas, world, cameraOn(world.hero().at, whole), 0);
    return enlarged(canvas.pixels(), scale, wish.size);
}

/// A level in the middle of the picture, as large as it goes in whole pixels; what does not fit is cut.
class WholePicture {
public:
    WholePicture(const SceneWish& wish, Size level)
        : wish_{wish},
          scale_{std::max(1, std::min(wish.size.width / (level.width * cellPixels),
                                      wish.size.height / (level.height * cellPixels)))},
          canvas_{canvasSizeFor(wish.size, scale_)},
          camera_{(level.width * cellPixels - canvas_.size().width) / 2,
                  (level.height * cellPixels - canvas_.size().height) / 2} {}

    Canvas& canvas() { return canvas_; }
    Point camera() const { return camera_; }
    Image enlargedPicture() const { return enlarged(canvas_.pixels(), scale_, wish_.size); }

private:
    const SceneWish& wish_;
    int scale_;
    Canvas canvas_;
    Point camera_;
};

Image drawWhole(const SceneWish& wish, const GeneratorParams& params) {
    const Level level = generate(params, defaultSize, wish.seed).level;
    WholePicture picture{wish, level.tiles.size()};
    WorldView view{wish.atlas};
    const std::vector<Rect> rugs = rugsOf(level);
    view.drawLevel(picture.canvas(), {level.tiles, level.biome, decorationSeed(level), rugs},
                   picture.camera(), nullptr);
    return picture.enlargedPicture();
}

/// How many steps of a trace are applied once so many tunnels are dug; with none, all until the first.
std::size_t positionAfter(const Trace& trace, int tunnels) {
    std::size_t position = 0;
    int dug = 0;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        if (trace.steps[i].tunnel && ++dug > tunnels) break;
        if (trace.steps[i].hasIds) position = i + 1;
    }
    return position;
}

/// A dot on each cell of a tunnel, larger on its ends.
void markTunnel(Canvas& canvas, const TunnelNote& tunnel, Point camera, const Atlas& atlas) {
    for (const Point cell : tunnel.path) {
        const bool isEnd = cell == tunnel.from || cell == tunnel.to;
        const int side = isEnd ? 8 : 4;
        const int inset = (cellPixels - side) / 2;
        const Point at = Point{cell.x * cellPixels + inset, cell.y * cellPixels + inset} - camera;
        canvas.fill({at.x - 1, at.y - 1, side + 2, side + 2}, atlas.colour("ink"));
        canvas.fill({at.x, at.y, side, side}, atlas.colour(isEnd ? "white" : "gold2"));
    }
}

// Settings that show what a biome has; the standard ones have none of it.

RogueParams dressedHalls() {
    RogueParams rogue;
    rogue.wideRoomsPercent = 20;
    rogue.waterPercent = 3;
    rogue.pillarsPercent = 15;
    return rogue;
}

CaveParams dressedHollows() {
    CaveParams cave;
    cave.minRegion = 16;
    cave.noiseCost = 8;
    cave.waterPercent = 12;
    cave.grassPercent = 12;
    return cave;
}

MixedParams dressedUnmade() {
    MixedParams mixed;
    mixed.holesPercent = 15;
    mixed.waterPercent = 4;
    mixed.pillarsPercent = 10;
    return mixed;
}

BspParams dressedBsp() {
    BspParams bsp;
    bsp.pillarsPercent = 15;
    bsp.grassPercent = 4;
    return bsp;
}

}  // namespace

Image drawHalls(const SceneWish& wish) {
    return drawFloor(wish, dressedHalls());
}

Image drawHollows(const SceneWish& wish) {
    return drawFloor(wish, dressedHollows());
}

Image drawUnmade(const SceneWish& wish) {
    return drawFloor(wish, dressedUnmade());
}

Image drawBsp(const SceneWish& wish) {
    return drawFloor(wish, dressedBsp());
}

Image drawWholeHalls(const SceneWish& wish) {
    return drawWhole(wish, dressedHalls());
}

Image drawWholeHollows(const SceneWish& wish) {
    return drawWhole(wish, dressedHollows());
}

Image drawWholeUnmade(const SceneWish& wish) {
    return drawWhole(wish, dressedUnmade());
}

Image drawWholeBsp(const SceneWish& wish) {
    return drawWhole(wish, dressedBsp());
}

Image drawRegions(const SceneWish& wish) {
    const Generation made = generate(CaveParams{}, defaultSize, wish.seed, Tracing::On);
    TraceCursor cursor{made.trace};
    cursor.seek(positionAfter(made.trace, wish.step.value_or(0)));
    WholePicture picture{wish, made.trace.size};
    WorldView view{wish.atlas};
    view.drawLevel(picture.canvas(), {cursor.tiles(), made.level.biome, decorationSeed(made.level)},
                   picture.camera(), &cursor.ids());
    const TraceStep* step = cursor.step();
    if (step != nullptr && step->tunnel)
        markTunnel(picture.canvas(), *step->tunnel, picture.camera(), wish.atlas);
    return picture.enlargedPicture();
}

}  // namespace gone
