#include "generation/plain_corridors.hpp"

#include "generation/drawn_level.hpp"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace gone {
namespace {

struct Exit {
    Point at;
    Point out;
};

bool isHorizontal(Point step) {
    return step.x != 0;
}

bool hasDoorBeside(const std::vector<Door>& doors, Point at) {
    return std::ranges::any_of(doors, [&](const Door& door) { return manhattan(door.at, at) == 1; });
}

bool isDoorAt(const std::vector<Door>& doors, Point at) {
    return std::ranges::any_of(doors, [&](const Door& door) { return door.at == at; });
}

std::vector<Exit> exitsOf(const Room& room, const std::vector<Door>& doors, Size size) {
    std::vector<Exit> exits;
    const Rect ring = room.ring();
    for (const Point out : straightSteps) {
        if (room.kind == RoomKind::Gone) exits.push_back({{room.floor.x, room.floor.y}, out});
        if (room.kind == RoomKind::Gone) continue;
        for (int y = ring.y; y < ring.bottom(); ++y)
            for (int x = ring.x; x < ring.right(); ++x) {
                const Point at{x, y};
                if (!room.floor.contains(at - out)) continue;  // not in the wall on that side
                if (x < 1 || y < 1 || x > size.width - 2 || y > size.height - 2) continue;
                if (isDoorAt(doors, at) || !hasDoorBeside(doors, at)) exits.push_back({at, out});
            }
    }
    return exits;
}

bool isFree(const PlainMap& map, Point at) {
    if (at.x < 1 || at.y < 1 || at.x > map.size.width - 2 || at.y > map.size.height - 2) return false;
    return std::ranges::none_of(map.rooms, [&](const Room& room) {
        return (room.kind == RoomKind::Gone ? room.floor : room.ring()).contains(at);
    });
}

bool isLegal(const PlainMap& map, const std::vector<Point>& path) {
    if (path.size() < 3) return false;
    return std::all_of(path.begin() + 1, path.end() - 1, [&](Point at) { return isFree(map, at); });
}

bool isOn(const PlainMap& map, Point at) {
    return std::ranges::any_of(map.paths, [&](const std::vector<Point>& path) {
        return std::find(path.begin() + 1, path.end() - 1, at) != path.end() - 1;
    });
}

bool isBeside(const PlainMap& map, Point at) {
    return !isOn(map, at) &&
           std::ranges::any_of(straightSteps, [&](Point step) { return isOn(map, at + step); });
}

std::pair<int, int> disturbance(const PlainMap& map, const std::vector<Point>& path) {
    std::pair<int, int> count{0, 0};
    for (auto at = path.begin() + 1; at != path.end() - 1; ++at) {
        count.first += isBeside(map, *at) ? 1 : 0;
        count.second += isOn(map, *at) ? 1 : 0;
    }
    return count;
}

/// Does the path leave `a` outward and come into `b` from outside?
bool fitsExits(const std::vector<Point>& path, const Exit& a, const Exit& b) {
    return path.size() >= 3 && path[1] == a.at + a.out && path[path.size() - 2] == b.at + b.out;
}

void addShapes(const Exit& a, const Exit& b, LinkShape shape, Neighbourhood where,
               std::vector<std::vector<Point>>& found) {
    const Point way = b.at - a.at;
    const bool facing = a.out + b.out == Point{} && way.x * a.out.x + way.y * a.out.y > 1;
    const bool along = isHorizontal(a.out) == (where == Neighbourhood::Row);
    const bool aligned = a.at.x == b.at.x || a.at.y == b.at.y;
    if (shape == LinkShape::Straight && facing && along && aligned) found.push_back(cellsAlong({a.at, b.at}));
    if (shape == LinkShape::L && isHorizontal(a.out) != isHorizontal(b.out)) {
        const Point bend = isHorizontal(a.out) ? Point{b.at.x, a.at.y} : Point{a.at.x, b.at.y};
        if (bend != a.at && bend != b.at) found.push_back(cellsAlong({a.at, bend, b.at}));
    }
    if (shape == LinkShape::Z && facing && along && !aligned) {
        for (int jog = 1;; ++jog) {
            const Point first{a.at.x + a.out.x * jog, a.at.y + a.out.y * jog};
            const Point second = isHorizontal(a.out) ? Point{first.x, b.at.y} : Point{b.at.x, first.y};
            if (second == b.at) break;
            found.push_back(cellsAlong({a.at, first, second, b.at}));
        }
    }
}

}  // namespace

bool PathOrder::operator()(const std::vector<Point>& a, const std::vector<Point>& b) const {
    return std::ranges::lexicographical_compare(a, b, rowMajorLess);
}

Paths plainLegal(const PlainMap& map, const Room& from, const Room& to, const std::vector<Door>& doors,
                 LinkShape shape, Neighbourhood where) {
    Paths legal;
    for (const Exit& a : exitsOf(from, doors, map.size))
        for (const Exit& b : exitsOf(to, doors, map.size)) {
            std::vector<std::vector<Point>> found;
            addShapes(a, b, shape, where, found);
            for (const std::vector<Point>& path : found)
                if (fitsExits(path, a, b) && isLegal(map, path)) legal.insert(path);
        }
    return legal;
}

Paths plainChoice(const PlainMap& map, const Room& from, const Room& to, const std::vector<Door>& doors,
                  CorridorStyle style, Neighbourhood where) {
    std::vector<LinkShape> order{LinkShape::L, LinkShape::Straight, LinkShape::Z};
    if (where == Neighbourhood::Column) order = {LinkShape::Straight, LinkShape::L, LinkShape::Z};
    if (style == CorridorStyle::Z) order = {LinkShape::Z, LinkShape::Straight, LinkShape::L};
    Paths all;
    for (const LinkShape shape : order) {
        Paths clear;
        for (const std::vector<Point>& path : plainLegal(map, from, to, doors, shape, where)) {
            all.insert(path);
            if (disturbance(map, path) == std::pair{0, 0}) clear.insert(path);
        }
        if (!clear.empty()) return clear;
    }
    std::pair<int, int> least{std::numeric_limits<int>::max(), 0};
    for (const std::vector<Point>& path : all) least = std::min(least, disturbance(map, path));
    Paths best;
    for (const std::vector<Point>& path : all)
        if (disturbance(map, path) == least) best.insert(path);
    return best;
}

}  // namespace gone
