#include "world/ways.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace gone {
namespace {

constexpr std::size_t keptApproaches = 12;

bool sameTiles(std::span<const Tile> a, std::span<const Tile> b) {
    return std::memcmp(a.data(), b.data(), a.size()) == 0;  // a tile is a byte; called for each foe's act
}

}  // namespace

void Approach::aim(const StepMap& map, Point goal) {
    goal_ = goal;
    if (distances_.size() != map.steps().size()) distances_ = Grid<int>{map.steps().size()};
    std::ranges::fill(distances_.cells(), unreachable);
    distances_[goal] = 0;
    queue_.assign(1, static_cast<std::uint32_t>(distances_.index(goal)));
    next_ = 0;
}

int Approach::steps(const StepMap& map, Point from, int limit) {
    const std::span<const int> distances = distances_.cells();
    while (distances_[from] == unreachable && next_ < queue_.size() && distances[queue_[next_]] < limit)
        expand(map);
    return distances_[from] <= limit ? distances_[from] : unreachable;
}

void Approach::expand(const StepMap& map) {
    const std::span<int> distances = distances_.cells();
    const std::uint32_t cell = queue_[next_++];
    for (unsigned left = map.steps().cells()[cell]; left != 0; left &= left - 1) {
        const Point step = offset(allDirections[static_cast<std::size_t>(std::countr_zero(left))]);
        const auto neighbour = cell + static_cast<std::uint32_t>(step.y * distances_.width() + step.x);
        if (distances[neighbour] != unreachable) continue;
        distances[neighbour] = distances[cell] + 1;
        queue_.push_back(neighbour);
    }
}

void Ways::catchUp(Known& known, const Grid<Tile>& tiles, Gait gait) {
    if (known.tiles.size() != tiles.size()) {
        known.tiles = tiles;
        known.map.emplace(tiles, gait);
        known.live = 0;
        return;
    }
    if (sameTiles(known.tiles.cells(), tiles.cells())) return;
    for (int y = 0; y < tiles.height(); ++y) {
        if (sameTiles(known.tiles.row(y), tiles.row(y))) continue;
        for (int x = 0; x < tiles.width(); ++x) {
            if (known.tiles[{x, y}] == tiles[{x, y}]) continue;
            known.tiles[{x, y}] = tiles[{x, y}];
            if (known.map->mend(tiles, {x, y})) known.live = 0;
        }
    }
}

Ways::View Ways::toward(const Grid<Tile>& tiles, Point goal, Gait gait) {
    Known& known = gait == Gait::Foot ? foot_ : wing_;
    catchUp(known, tiles, gait);
    for (std::size_t i = 0; i < known.live; ++i)
        if (known.approaches[i].goal() == goal) return {*known.map, known.approaches[i]};
    std::size_t place = known.live;
    if (known.live < keptApproaches) {
        if (++known.live > known.approaches.size()) known.approaches.emplace_back();
    } else {
        place = known.oldest++ % keptApproaches;
    }
    known.approaches[place].aim(*known.map, goal);
    return {*known.map, known.approaches[place]};
}

}  // namespace gone
