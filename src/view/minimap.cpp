#include "view/minimap.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr Size mostCells{80, 45};
constexpr int canvasPart = 5;
constexpr std::uint32_t blinkMs = 500;

bool isKnownOpen(const World& world, Point at) {
    return world.seen.size().contains(at) && world.seen[at] && !isSolid(world.remembered[at]);
}

/// Walls are known by the floor they stand beside.
bool isKnownWall(const World& world, Point at) {
    return std::ranges::any_of(
        allDirections, [&](Direction direction) { return isKnownOpen(world, at + offset(direction)); });
}

/// The rectangle of all known cells, walls included; the hero's cell at least.
Rect knownBounds(const World& world) {
    Point first = world.hero().at;
    Point last = first;
    const Size size = world.seen.size();
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            if (!isKnownOpen(world, {x, y})) continue;
            first = {std::min(first.x, x), std::min(first.y, y)};
            last = {std::max(last.x, x), std::max(last.y, y)};
        }
    return Rect{first.x, first.y, last.x - first.x + 1, last.y - first.y + 1}.grown(1);
}

/// Where the window of `shown` cells begins on one axis: all that is known in its middle, or the hero.
int windowStart(int known, int knownLength, int hero, int shown) {
    if (knownLength <= shown) return known - (shown - knownLength) / 2;
    return std::clamp(hero - shown / 2, known, known + knownLength - shown);
}

struct Colours {
    explicit Colours(const Atlas& atlas)
        : wall{atlas.colour("steel0")},
          floor{atlas.colour("steel1")},
          floorInView{atlas.colour("steel3")},
          door{atlas.colour("wood3")},
          water{atlas.colour("blue1")},
          waterInView{atlas.colour("blue2")},
          stairs{atlas.colour("gold2")},
          foe{atlas.colour("red2")},
          foeResting{atlas.colour("red1")},
          hero{atlas.colour("white")},
          heroResting{atlas.colour("steel0")} {}

    Pixel wall, floor, floorInView, door, water, waterInView, stairs, foe, foeResting, hero, heroResting;
};

Pixel openColour(const Colours& colours, Tile tile, bool isInView) {
    if (isDoor(tile)) return colours.door;
    if (tile == Tile::StairsUp || tile == Tile::StairsDown) return colours.stairs;
    if (tile == Tile::DeepWater || tile == Tile::ShallowWater)
        return isInView ? colours.waterInView : colours.water;
    return isInView ? colours.floorInView : colours.floor;
}

}  // namespace

Size minimapSize(Size canvas) {
    const auto cells = [](int pixels, int most) {
        return std::clamp(pixels / canvasPart / minimapCell, 1, most) * minimapCell;
    };
    return {cells(canvas.width, mostCells.width), cells(canvas.height, mostCells.height)};
}

void drawMinimap(Canvas& canvas, const Atlas& atlas, const World& world, Rect area, std::uint32_t ms,
                 const ViewOptions& options) {
    const Colours colours{atlas};
    const Size shown{area.width / minimapCell, area.height / minimapCell};
    const Rect known = knownBounds(world);
    const Point hero = world.hero().at;
    const Point start{windowStart(known.x, known.width, hero.x, shown.width),
                      windowStart(known.y, known.height, hero.y, shown.height)};
    const auto dot = [&](Point cell, Pixel colour) {
        const Point at = cell - start;
        if (!shown.contains(at)) return;
        canvas.fill({area.x + at.x * minimapCell, area.y + at.y * minimapCell, minimapCell, minimapCell},
                    colour);
    };
    canvas.fill(area, atlas.colour("ink"));
    for (int y = start.y; y < start.y + shown.height; ++y)
        for (int x = start.x; x < start.x + shown.width; ++x) {
            const Point cell{x, y};
            if (isKnownOpen(world, cell))
                dot(cell, openColour(colours, world.remembered[cell], world.visible[cell]));
            else if (isKnownWall(world, cell))
                dot(cell, colours.wall);
        }
    const bool rests = !options.still && ms / blinkMs % 2 != 0;
    for (const Actor& actor : world.actors)
        if (actor.id != heroId && world.visible[actor.at])
            dot(actor.at, rests ? colours.foeResting : colours.foe);
    dot(hero, rests ? colours.heroResting : colours.hero);
}

}  // namespace gone
