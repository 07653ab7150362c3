#include "view/world_view.hpp"

#include "view/camera.hpp"

namespace gone {

WorldView::WorldView(const Atlas& atlas) : atlas_{&atlas} {}

void WorldView::drawWorld(Canvas& canvas, const World& world, Point cameraTopLeft, std::uint32_t ms) {
    drawLevel(canvas, world.remembered, world.level.biome, 0, cameraTopLeft, nullptr);
    const Sprite& hero = atlas_->sprite(ms / 420 % 2 == 0 ? "hero/0" : "hero/1");
    const Point at{world.hero().at.x * cellPixels, world.hero().at.y * cellPixels - 4};
    canvas.blit(hero.pixels, at + hero.offset - cameraTopLeft,
                world.hero().facesLeft ? Facing::Left : Facing::Right);
}

void WorldView::drawLevel(Canvas& canvas, const Grid<Tile>& tiles, Biome biome, std::uint64_t,
                          Point cameraTopLeft, const Grid<int>*) {
    canvas.fill(canvas.clip(), atlas_->colour("ink"));
    const Image& floor = atlas_->sprite(biome, "halls/floor_a").pixels;
    const Image& face = atlas_->sprite(biome, "halls/face").pixels;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            if (tiles[{x, y}] == Tile::Rock) continue;
            canvas.blit(isSolid(tiles[{x, y}]) ? face : floor,
                        Point{x * cellPixels, y * cellPixels} - cameraTopLeft);
        }
}

}  // namespace gone
