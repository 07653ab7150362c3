#include "generation/finish.hpp"

#include "base/rng.hpp"
#include "world/distances.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gone {
namespace {

std::vector<Point> floorCells(const Grid<Tile>& tiles) {
    std::vector<Point> cells;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (tiles[{x, y}] == Tile::Floor) cells.push_back({x, y});
    return cells;
}

}  // namespace

bool finishLevel(const Dressing& dressing, Seed seed, Carver& carver, Generation& out) {
    const std::optional<FarPair> ends = farthestPair(carver.tiles(), floorCells(carver.tiles()));
    if (!ends || ends->steps == 0) return false;
    Rng rng{derive(seed, "stairs", 0, static_cast<std::uint64_t>(out.turn("stairs")))};
    out.level.up = ends->first;
    out.level.down = ends->second;
    if (rng.below(2) == 1) std::swap(out.level.up, out.level.down);
    carver.step("stairs", &rng, [&] { return std::to_string(ends->steps) + " steps from stairs to stairs"; });
    carver.set(out.level.up, Tile::StairsUp);
    carver.set(out.level.down, Tile::StairsDown);
    carver.step("finish", nullptr, [] { return std::string{"the finished level"}; });
    dress(dressing, seed, carver, out);
    return true;
}

}  // namespace gone
