#include "view/ground.hpp"

#include "content/items.hpp"
#include "rules/great_blow.hpp"
#include "rules/senses.hpp"
#include "view/camera.hpp"

namespace gone {
namespace {

constexpr std::uint32_t fireFrameMs = 140;
constexpr std::uint32_t gasFrameMs = 500;
constexpr int thingLift = -2;
/// Of pictures with colours of a biome those of the Halls serve everywhere.
constexpr Biome halls = Biome::Halls;

Point pixelOf(Point cell, const GroundArea& area) {
    return Point{cell.x * cellPixels, cell.y * cellPixels} - area.camera;
}

/// Some fires and clouds are ahead of others, so that a burning field does not blink as one.
std::size_t frameOf(Point cell, std::uint32_t ms, std::uint32_t frameMs, std::size_t frames) {
    return (ms / frameMs + static_cast<std::uint32_t>(cell.x * 3 + cell.y * 5)) % frames;
}

}  // namespace

Ground::Ground(const Atlas& atlas)
    : atlas_{&atlas},
      things_{},
      stains_{nullptr, &atlas.sprite(halls, "blood_a"), &atlas.sprite(halls, "acid_a"),
              &atlas.sprite(halls, "rubble")},
      traps_{&atlas.sprite(halls, "trap/dart"), &atlas.sprite(halls, "trap/alarm"),
             &atlas.sprite(halls, "trap/sleep")},
      features_{{{nullptr, nullptr},
                 {&atlas.sprite(halls, "spring/0"), &atlas.sprite(halls, "spring/dry")},
                 {&atlas.sprite(halls, "forge"), &atlas.sprite(halls, "forge")},
                 {&atlas.sprite(halls, "shrine"), &atlas.sprite(halls, "shrine")},
                 {&atlas.sprite(halls, "bookshelf"), &atlas.sprite(halls, "bookshelf_read")}}},
      fire_{&atlas.sprite(halls, "fire/0"), &atlas.sprite(halls, "fire/1"), &atlas.sprite(halls, "fire/2")},
      poison_{&atlas.sprite(halls, "poison/0"), &atlas.sprite(halls, "poison/1")},
      sleep_{&atlas.sprite(halls, "gas/0"), &atlas.sprite(halls, "gas/1")},
      danger_{&atlas.sprite(halls, "mark/danger/0"), &atlas.sprite(halls, "mark/danger/1")},
      web_{&atlas.sprite(halls, "web_full")} {
    for (const ItemRow& row : itemRows())
        things_[static_cast<std::size_t>(row.kind)] = &atlas.sprite(row.sprite);
    for (const Guise& guise : bottleGuises()) static_cast<void>(atlas.sprite(guise.sprite));
    for (const Guise& guise : runeGuises()) static_cast<void>(atlas.sprite(guise.sprite));
}

void Ground::drawLying(Canvas& canvas, const World& world, const GroundArea& area) const {
    drawStains(canvas, world, area);
    drawTraps(canvas, world, area);
    drawFeatures(canvas, world, area);
    for (const LyingItem& lying : world.rememberedItems)
        if (area.cells.contains(lying.at))
            drawStanding(canvas, atlas_->sprite(spriteOf(world.character.lore, lying.item.kind)),
                         pixelOf(lying.at, area), {0, thingLift});
}

void Ground::drawStains(Canvas& canvas, const World& world, const GroundArea& area) const {
    world.layers.stains.forEach([&](Point at, int stain) {
        if (!area.cells.contains(at) || !world.seen[at]) return;
        if (const Sprite* sprite = stains_[static_cast<std::size_t>(stain)])
            drawStanding(canvas, *sprite, pixelOf(at, area));
    });
    world.layers.webs.forEach([&](Point at, int) {
        if (area.cells.contains(at) && world.seen[at]) drawStanding(canvas, *web_, pixelOf(at, area));
    });
}

void Ground::drawTraps(Canvas& canvas, const World& world, const GroundArea& area) const {
    for (const Trap& trap : world.traps)
        if (!trap.hidden && area.cells.contains(trap.at) && world.remembered[trap.at] == Tile::Trap)
            drawStanding(canvas, *traps_[static_cast<std::size_t>(trap.kind)], pixelOf(trap.at, area));
}

void Ground::drawFeatures(Canvas& canvas, const World& world, const GroundArea& area) const {
    for (const Feature& feature : world.features) {
        const Sprite* sprite = features_[static_cast<std::size_t>(feature.kind)][feature.used ? 1 : 0];
        if (sprite != nullptr && area.cells.contains(feature.at) && world.seen[feature.at])
            drawStanding(canvas, *sprite, pixelOf(feature.at, area), {0, thingLift});
    }
}

void Ground::drawOver(Canvas& canvas, const World& world, const GroundArea& area, std::uint32_t ms,
                      const ViewOptions& options) const {
    const std::uint32_t clock = options.still ? 0 : ms;
    const auto each = [&](const Layer& layer, const auto& frames, std::uint32_t frameMs) {
        layer.forEach([&](Point at, int) {
            if (area.cells.contains(at) && world.visible[at])
                drawStanding(canvas, *frames[frameOf(at, clock, frameMs, frames.size())], pixelOf(at, area));
        });
    };
    drawDanger(canvas, world, area);
    each(world.layers.fire, fire_, fireFrameMs);
    each(world.layers.poison, poison_, gasFrameMs);
    each(world.layers.sleep, sleep_, gasFrameMs);
}

void Ground::drawDanger(Canvas& canvas, const World& world, const GroundArea& area) const {
    for (const Actor& actor : world.actors) {
        if (actor.tell == 0 || !isAlive(actor) || !isShown(world, actor)) continue;
        for (const Point cell : struckCells(world, actor))
            if (area.cells.contains(cell))
                drawStanding(canvas, *danger_[actor.tell > 1 ? 0 : 1], pixelOf(cell, area));
    }
}

}  // namespace gone
