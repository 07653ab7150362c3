#include "world/level.hpp"

#include "base/seed.hpp"

#include <array>

namespace gone {
namespace {

template <class Enum, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

class LevelHasher {
public:
    void number(int value) { hash_.u32(static_cast<std::uint32_t>(value)); }
    template <class Enum>
    void kind(Enum value) {
        hash_.u32(static_cast<std::uint32_t>(value));
    }
    void point(Point p) {
        number(p.x);
        number(p.y);
    }
    std::uint64_t value() const { return hash_.value(); }

private:
    Fnv1a hash_;
};

/// Closed and solid corners both stop a diagonal step; water and holes do not.
bool blocksCorner(Tile tile) {
    return isSolid(tile) || isDoor(tile) || tile == Tile::Pillar;
}

}  // namespace

std::string_view name(Biome biome) {
    static constexpr std::array<std::string_view, 3> names{"halls", "hollows", "unmade"};
    return nameIn(names, biome);
}
std::string_view name(RoomKind kind) {
    static constexpr std::array<std::string_view, 4> names{"room", "gone", "wide", "region"};
    return nameIn(names, kind);
}
std::string_view name(LinkKind kind) {
    static constexpr std::array<std::string_view, 2> names{"tree", "extra"};
    return nameIn(names, kind);
}
std::string_view name(LinkShape shape) {
    static constexpr std::array<std::string_view, 4> names{"straight", "l", "z", "free"};
    return nameIn(names, shape);
}
std::string_view name(DoorKind kind) {
    static constexpr std::array<std::string_view, 3> names{"plain", "secret", "locked"};
    return nameIn(names, kind);
}
std::string_view name(Axis axis) {
    static constexpr std::array<std::string_view, 2> names{"h", "v"};
    return nameIn(names, axis);
}

std::uint64_t levelHash(const Level& level) {
    LevelHasher hash;
    hash.number(level.tiles.width());
    hash.number(level.tiles.height());
    for (const Tile tile : level.tiles.cells()) hash.number(letter(tile));
    for (const Room& room : level.rooms) {
        hash.number(room.id);
        hash.kind(room.kind);
        hash.point({room.floor.x, room.floor.y});
        hash.point({room.floor.width, room.floor.height});
        hash.number(room.dark ? 1 : 0);
    }
    for (const Link& link : level.links) {
        hash.number(link.from);
        hash.number(link.to);
        hash.kind(link.kind);
        hash.kind(link.shape);
        hash.number(static_cast<int>(link.path.size()));
        for (const Point p : link.path) hash.point(p);
    }
    for (const Door& door : level.doors) {
        hash.point(door.at);
        hash.number(door.room);
        hash.kind(door.kind);
        hash.kind(door.axis);
    }
    for (const Point p : level.crossings) hash.point(p);
    hash.point(level.up);
    hash.point(level.down);
    return hash.value();
}

std::vector<std::string> rowsOf(const Grid<Tile>& tiles) {
    std::vector<std::string> rows;
    rows.reserve(static_cast<std::size_t>(tiles.height()));
    for (int y = 0; y < tiles.height(); ++y) {
        std::string row;
        row.reserve(static_cast<std::size_t>(tiles.width()));
        for (const Tile tile : tiles.row(y)) row += letter(tile);
        rows.push_back(std::move(row));
    }
    return rows;
}

bool canStep(const Grid<Tile>& tiles, Point from, Direction direction, Gait gait) {
    const Point step = offset(direction);
    const Point to = from + step;
    if (!tiles.contains(from) || !tiles.contains(to)) return false;
    if (!canStand(tiles[from], gait) || !canStand(tiles[to], gait)) return false;
    if (!isDiagonal(direction)) return true;
    if (isDoor(tiles[from]) || isDoor(tiles[to])) return false;
    return !blocksCorner(tiles[{to.x, from.y}]) && !blocksCorner(tiles[{from.x, to.y}]);
}

}  // namespace gone
