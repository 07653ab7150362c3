#include "view/decoration.hpp"

#include "view/cell_hash.hpp"
#include "view/terrain_sprites.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

constexpr Point below{0, 1};
constexpr Point above{0, -1};

bool isRoomFloor(Tile tile) {
    return isWalkable(tile) && !isDoor(tile) && tile != Tile::Corridor && tile != Tile::Junction;
}

/// The wall over a room's floor that a face belongs to: cells from `start` on, doors included.
struct FaceRun {
    Point start;
    int length = 0;
};

FaceRun faceRun(const WallShape& shape, Point at) {
    const auto belongs = [&](Point cell) {
        return (shape.face(cell) || shape.levelDoor(cell)) && isRoomFloor(shape.tile(cell + below));
    };
    if (!belongs(at)) return {at, 0};
    FaceRun run{at, 1};
    while (belongs(run.start + Point{-1, 0})) {
        --run.start.x;
        ++run.length;
    }
    while (belongs(run.start + Point{run.length, 0})) ++run.length;
    return run;
}

constexpr int leastTorchGap = 5;

/// Where torches hang in a run: two to four, none nearer than five cells to the next; one in a short run.
struct TorchPlaces {
    std::array<int, 4> columns{};
    int count = 0;
};

TorchPlaces wantedPlaces(std::uint64_t seed, FaceRun run) {
    const int n = run.length;
    if (n < 3) return {};
    if (n < 8) return {{n / 2}, 1};
    const int inset = n < 10 ? 1 : 1 + cellRoll(seed, run.start, CellChoice::Torch, 2);
    if (n < 16) return {{inset, n - 1 - inset}, 2};
    if (n < 26) return {{inset, n / 2, n - 1 - inset}, 3};
    return {{inset, n / 3, 2 * n / 3, n - 1 - inset}, 4};
}

bool isBesideDoor(const WallShape& shape, Point at) {
    return shape.levelDoor(at) || shape.levelDoor(at + Point{-1, 0}) || shape.levelDoor(at + Point{1, 0});
}

/// Where a torch would crowd a door, it hangs a cell or two aside, or not at all.
TorchPlaces torchPlaces(const WallShape& shape, std::uint64_t seed, FaceRun run) {
    TorchPlaces places;
    const TorchPlaces wanted = wantedPlaces(seed, run);
    for (int i = 0; i < wanted.count; ++i)
        for (const int step : {0, 1, -1, 2, -2}) {
            const int column = wanted.columns[static_cast<std::size_t>(i)] + step;
            const bool isFree =
                column >= 0 && column < run.length && !isBesideDoor(shape, run.start + Point{column, 0});
            const bool isApart =
                places.count == 0 ||
                column - places.columns[static_cast<std::size_t>(places.count) - 1] >= leastTorchGap;
            if (!isFree || !isApart) continue;
            places.columns[static_cast<std::size_t>(places.count++)] = column;
            break;
        }
    return places;
}

/// Banners hang two cells inside a pair of torches that leaves room for both.
bool isBetween(const TorchPlaces& torches, int column) {
    for (int i = 0; i + 1 < torches.count; ++i) {
        const int left = torches.columns[static_cast<std::size_t>(i)];
        const int right = torches.columns[static_cast<std::size_t>(i) + 1];
        if (right - left >= 6 && (column == left + 2 || column == right - 2)) return true;
    }
    return false;
}

WallDecor runDecor(const WallShape& shape, std::uint64_t seed, Point at) {
    const FaceRun run = faceRun(shape, at);
    const TorchPlaces torches = torchPlaces(shape, seed, run);
    const int column = at.x - run.start.x;
    bool besideTorch = false;
    for (int i = 0; i < torches.count; ++i) {
        const int torch = torches.columns[static_cast<std::size_t>(i)];
        if (torch == column) return WallDecor::Torch;
        besideTorch = besideTorch || torch == column - 1 || torch == column + 1;
    }
    if (isBesideDoor(shape, at)) return WallDecor::Nothing;
    const bool hasBanners = cellRoll(seed, run.start, CellChoice::Banner, 3) != 0;
    if (hasBanners && isBetween(torches, column)) return WallDecor::Banner;
    const int moss = besideTorch ? 17 : cellRoll(seed, at, CellChoice::Moss, 18);
    return moss == 0 ? WallDecor::ThickMoss : moss == 1 ? WallDecor::Moss : WallDecor::Nothing;
}

bool hasNeighbour(const WallShape& shape, Point at, bool (*wanted)(Tile)) {
    return std::ranges::any_of(allDirections,
                               [&](Direction d) { return wanted(shape.tile(at + offset(d))); });
}

bool isWater(Tile tile) {
    return tile == Tile::DeepWater || tile == Tile::ShallowWater;
}

/// One in `rarity` cells bears bones or rubble.
FloorDecor litter(std::uint64_t seed, Point at, int rarity) {
    if (cellRoll(seed, at, CellChoice::Litter, rarity) != 0) return FloorDecor::Nothing;
    const int kind = cellRoll(seed, at, CellChoice::LitterKind, 8);
    return kind < 3 ? FloorDecor::Rubble : kind < 6 ? FloorDecor::BonesA : FloorDecor::BonesB;
}

FloorDecor laidDecor(const WallShape& shape, std::uint64_t seed, Point at) {
    if (shape.tile(at) == Tile::Corridor) return litter(seed, at, 40);
    const bool roof = shape.solid(at + above);
    if (roof && cellRoll(seed, at, CellChoice::Web, 4) == 0) {
        if (shape.solid(at + Point{-1, 0})) return FloorDecor::WebLeft;
        if (shape.solid(at + Point{1, 0})) return FloorDecor::WebRight;
    }
    return litter(seed, at, hasNeighbour(shape, at, isSolid) ? 24 : 70);
}

FloorDecor grownDecor(const WallShape& shape, std::uint64_t seed, Point at) {
    const bool isSheltered = hasNeighbour(shape, at, isSolid) || hasNeighbour(shape, at, isWater);
    if (isSheltered && cellRoll(seed, at, CellChoice::Mushroom, 26) == 0) return FloorDecor::Mushroom;
    return litter(seed, at, isSheltered ? 30 : 80);
}

constexpr Size largeRoom{8, 5};
constexpr Size smallestRug{3, 2};
constexpr Size largestRug{7, 5};

bool spoilsRug(Tile tile) {
    return tile == Tile::Pillar || tile == Tile::Hole || tile == Tile::TallGrass || tile == Tile::LowGrass;
}

/// Nobody lays one over stairs, beside water, under a pillar, round a hole or where grass grows.
bool fitsRug(const Level& level, Rect rug) {
    if (rug.contains(level.up) || rug.contains(level.down)) return false;
    const Rect around = rug.grown(1);
    for (int y = around.y; y < around.bottom(); ++y)
        for (int x = around.x; x < around.right(); ++x) {
            const Tile tile = level.tiles.at({x, y}, Tile::Rock);
            if (isWater(tile) || (spoilsRug(tile) && rug.contains({x, y}))) return false;
        }
    return true;
}

/// The largest that fits in the middle of a floor, at most about half as wide and high; empty if none does.
Rect rugIn(const Level& level, Rect floor) {
    // As odd or even as the floor, so that as much of it is left on either side.
    const auto middle = [](int side, int most) {
        const int half = side / 2 + (side / 2 + side) % 2;
        return half <= most ? half : most - (most + side) % 2;
    };
    for (int height = middle(floor.height, largestRug.height); height >= smallestRug.height; height -= 2)
        for (int width = middle(floor.width, largestRug.width); width >= smallestRug.width; width -= 2) {
            const Rect rug{floor.x + (floor.width - width) / 2, floor.y + (floor.height - height) / 2, width,
                           height};
            if (fitsRug(level, rug)) return rug;
        }
    return {};
}

}  // namespace

WallDecor wallDecor(const WallShape& shape, Biome biome, std::uint64_t seed, Point at) {
    if (mannerOf(biome) == Manner::Grown || !shape.face(at)) return WallDecor::Nothing;
    return runDecor(shape, seed, at);
}

FloorDecor floorDecor(const WallShape& shape, Biome biome, std::uint64_t seed, Point at) {
    const Tile tile = shape.tile(at);
    if (tile != Tile::Floor && tile != Tile::Corridor) return FloorDecor::Nothing;
    // The lip of a wall, or a pillar, would hide half of it.
    if (shape.lipped(at + below) || shape.raised(at + below) || shape.tile(at + below) == Tile::Pillar)
        return FloorDecor::Nothing;
    return mannerOf(biome) == Manner::Grown ? grownDecor(shape, seed, at) : laidDecor(shape, seed, at);
}

std::vector<Rect> rugsOf(const Level& level) {
    std::vector<Rect> rugs;
    if (mannerOf(level.biome) == Manner::Grown) return rugs;
    const std::uint64_t seed = decorationSeed(level);
    for (const Room& room : level.rooms) {
        const Rect& floor = room.floor;
        const bool isLarge =
            isBuilt(room) && floor.width >= largeRoom.width && floor.height >= largeRoom.height;
        if (!isLarge || cellRoll(seed, {floor.x, floor.y}, CellChoice::Rug, 5) >= 2) continue;
        const Rect rug = rugIn(level, floor);
        if (rug.area() > 0) rugs.push_back(rug);
    }
    return rugs;
}

std::uint64_t decorationSeed(const Level& level) {
    Fnv1a hash;
    for (const Point point : {Point{level.tiles.width(), level.tiles.height()}, level.up, level.down}) {
        hash.u32(static_cast<std::uint32_t>(point.x));
        hash.u32(static_cast<std::uint32_t>(point.y));
    }
    return hash.value();
}

}  // namespace gone
