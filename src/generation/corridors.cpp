#include "generation/corridors.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace gone {
namespace {

constexpr int mostPlaces = 32;

bool isHorizontal(Direction d) {
    return d == Direction::East || d == Direction::West;
}

Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 4) % 8);
}

Point scaled(Point step, int times) {
    return {step.x * times, step.y * times};
}

/// `count` places, or 32 of them evenly spread when there are more.
std::vector<int> thinned(int first, int count) {
    const int kept = std::min(count, mostPlaces);
    std::vector<int> places;
    places.reserve(static_cast<std::size_t>(std::max(0, kept)));
    for (int i = 0; i < kept; ++i) places.push_back(first + (2 * i + 1) * count / (2 * kept));
    return places;
}

/// Two long walls share many straight ways: 32 of them, evenly spread, are enough.
template <class T>
void thinOut(std::vector<T>& list) {
    const int count = static_cast<int>(list.size());
    if (count <= mostPlaces) return;
    std::vector<T> kept;
    for (const int i : thinned(0, count)) kept.push_back(list[static_cast<std::size_t>(i)]);
    list = std::move(kept);
}

/// A corridor as its ends and at most two bends; the path is only written out for the chosen one.
struct Outline {
    Gate from;
    Gate to;
    LinkShape shape;
    std::array<Point, 2> bends;
    int bendCount;
    bool clear;  ///< no cell on or beside an earlier corridor
};

void appendLeg(std::vector<Point>& path, Point to) {
    const Point from = path.back();
    const Point step{(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
    assert(step.x == 0 || step.y == 0);
    for (Point at = from; at != to;) {
        at = at + step;
        path.push_back(at);
    }
}

std::vector<Point> pathOf(const Outline& outline) {
    std::vector<Point> path{outline.from.at};
    for (int i = 0; i < outline.bendCount; ++i) appendLeg(path, outline.bends[static_cast<std::size_t>(i)]);
    appendLeg(path, outline.to.at);
    return path;
}

/// How far one can dig in a straight line, counted in cells after the start.
struct Reach {
    int legal = 0;  ///< cells that are not closed
    int clear = 0;  ///< cells that are also untaken
};

Reach cast(const CorridorMap& map, Point start, Point step, int most) {
    Reach reach;
    bool clear = true;
    for (Point at = start + step; reach.legal < most && !map.isClosed(at); at = at + step) {
        clear = clear && !map.isTaken(at);
        ++reach.legal;
        if (clear) ++reach.clear;
    }
    return reach;
}

struct OpenGate {
    Gate gate;
    Reach reach;  ///< straight out of the gate
};

/// Collects the legal corridors of each shape between two sets of gates.
class Finder {
public:
    Finder(const CorridorMap& map, std::span<const Gate> from, std::span<const Gate> to) : map_{map} {
        const int most = farthest(from, to);
        const auto open = [&](std::span<const Gate> gates) {
            std::vector<OpenGate> result;
            for (const Gate& gate : gates) {
                const Reach reach = cast(map, gate.at, offset(gate.out), most);
                if (reach.legal > 0) result.push_back({gate, reach});
            }
            return result;
        };
        from_ = open(from);
        to_ = open(to);
    }

    std::vector<Outline> find(LinkShape shape, Neighbourhood where) const {
        std::vector<Outline> found;
        for (const OpenGate& a : from_)
            for (const OpenGate& b : to_) {
                if (shape == LinkShape::Straight) addStraight(a, b, where, found);
                if (!a.gate.listed || !b.gate.listed) continue;
                if (shape == LinkShape::L) addL(a, b, found);
                if (shape == LinkShape::Z) addZ(a, b, where, found);
            }
        if (shape == LinkShape::Straight) thinOut(found);
        return found;
    }

private:
    /// No leg is longer than the box round all gates.
    static int farthest(std::span<const Gate> from, std::span<const Gate> to) {
        int longest = 0;
        for (const Gate& a : from)
            for (const Gate& b : to) longest = std::max(longest, chebyshev(a.at, b.at));
        return longest;
    }

    /// Facing walls: the gates look at each other along the axis on which the rooms are neighbours.
    static bool areFacing(const OpenGate& a, const OpenGate& b, Neighbourhood where) {
        const bool alongRow = isHorizontal(a.gate.out);
        if (alongRow != (where == Neighbourhood::Row) || b.gate.out != opposite(a.gate.out)) return false;
        const Point way = b.gate.at - a.gate.at;
        const Point out = offset(a.gate.out);
        return way.x * out.x + way.y * out.y > 1;
    }

    static void addStraight(const OpenGate& a, const OpenGate& b, Neighbourhood where,
                            std::vector<Outline>& found) {
        if (!areFacing(a, b, where)) return;
        const Point way = b.gate.at - a.gate.at;
        if (way.x != 0 && way.y != 0) return;
        const int between = manhattan(a.gate.at, b.gate.at) - 1;
        if (a.reach.legal < between) return;
        found.push_back({a.gate, b.gate, LinkShape::Straight, {}, 0, a.reach.clear >= between});
    }

    /// One leg out of a side wall, the other out of a top or bottom wall; they meet in the bend.
    static void addL(const OpenGate& a, const OpenGate& b, std::vector<Outline>& found) {
        if (isHorizontal(a.gate.out) == isHorizontal(b.gate.out)) return;
        const bool aIsSide = isHorizontal(a.gate.out);
        const Point bend = aIsSide ? Point{b.gate.at.x, a.gate.at.y} : Point{a.gate.at.x, b.gate.at.y};
        const auto leg = [&](const OpenGate& gate) {
            const Point way = bend - gate.gate.at;
            const Point out = offset(gate.gate.out);
            return way.x * out.x + way.y * out.y;
        };
        const int legA = leg(a);
        const int legB = leg(b);
        if (legA < 1 || legB < 1 || a.reach.legal < legA || b.reach.legal < legB) return;
        const bool clear = a.reach.clear >= legA && b.reach.clear >= legB;
        found.push_back({a.gate, b.gate, LinkShape::L, {bend, {}}, 1, clear});
    }

    /// Straight out, one jog across, straight in. The places of the jog are thinned like those of doors.
    void addZ(const OpenGate& a, const OpenGate& b, Neighbourhood where, std::vector<Outline>& found) const {
        if (!areFacing(a, b, where)) return;
        const Point out = offset(a.gate.out);
        const Point way = b.gate.at - a.gate.at;
        const int along = way.x * out.x + way.y * out.y;
        const Point across = way - scaled(out, along);
        if (across == Point{}) return;
        const int width = std::abs(across.x + across.y);
        const Point step{across.x / width, across.y / width};
        for (const int first : thinned(1, along - 1)) {
            const int second = along - first;
            if (a.reach.legal < first || b.reach.legal < second) continue;
            const Point bendA = a.gate.at + scaled(out, first);
            const Point bendB = bendA + across;
            const Reach jog = cast(map_, bendA, step, width - 1);
            if (jog.legal < width - 1) continue;
            const bool clear = a.reach.clear >= first && b.reach.clear >= second && jog.clear >= width - 1;
            found.push_back({a.gate, b.gate, LinkShape::Z, {bendA, bendB}, 2, clear});
        }
    }

    const CorridorMap& map_;
    std::vector<OpenGate> from_;
    std::vector<OpenGate> to_;
};

std::array<LinkShape, 3> shapeOrder(CorridorStyle style, Neighbourhood where) {
    if (style == CorridorStyle::Z) return {LinkShape::Z, LinkShape::Straight, LinkShape::L};
    if (where == Neighbourhood::Column) return {LinkShape::Straight, LinkShape::L, LinkShape::Z};
    return {LinkShape::L, LinkShape::Straight, LinkShape::Z};
}

struct Cost {
    int beside = 0;
    int on = 0;
    friend auto operator<=>(const Cost&, const Cost&) = default;
};

Cost costOf(const CorridorMap& map, std::span<const Point> path) {
    Cost cost;
    for (const Point at : path.subspan(1, path.size() - 2)) {
        if (map.isOn(at))
            ++cost.on;
        else if (map.isBeside(at))
            ++cost.beside;
    }
    return cost;
}

CorridorPlan planOf(const Outline& outline) {
    return {outline.from, outline.to, outline.shape, pathOf(outline)};
}

/// Of all legal corridors one that disturbs earlier ones least.
CorridorPlan leastDisturbing(const CorridorMap& map, std::span<const Outline> legal, Rng& rng) {
    std::vector<std::size_t> best;
    Cost least;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Cost cost = costOf(map, pathOf(legal[i]));
        if (!best.empty() && cost > least) continue;
        if (!best.empty() && cost < least) best.clear();
        least = cost;
        best.push_back(i);
    }
    const int pick = rng.below(static_cast<int>(best.size()));
    return planOf(legal[best[static_cast<std::size_t>(pick)]]);
}

}  // namespace

CorridorMap::CorridorMap(Size size, const std::vector<Room>& rooms) : marks_{size} {
    const auto close = [&](Rect area) {
        for (int y = std::max(0, area.y); y < std::min(size.height, area.bottom()); ++y)
            for (int x = std::max(0, area.x); x < std::min(size.width, area.right()); ++x)
                marks_[{x, y}] |= Closed;
    };
    close({0, 0, size.width, 1});
    close({0, size.height - 1, size.width, 1});
    close({0, 0, 1, size.height});
    close({size.width - 1, 0, 1, size.height});
    for (const Room& room : rooms) close(room.kind == RoomKind::Gone ? room.floor : room.ring());
}

void CorridorMap::add(std::span<const Point> path) {
    for (const Point at : path.subspan(1, path.size() - 2)) {
        marks_[at] |= On;
        for (const Point step : straightSteps)
            if (marks_.contains(at + step)) marks_[at + step] |= Beside;
    }
}

std::vector<Gate> gatesOf(const Room& room, std::span<const Door> doors, Size size) {
    std::vector<Gate> gates;
    const Rect floor = room.floor;
    if (room.kind == RoomKind::Gone) {
        for (const Point step : straightSteps)
            for (const Direction d : allDirections)
                if (offset(d) == step) gates.push_back({{floor.x, floor.y}, d});
        return gates;
    }
    const auto fits = [&](Point at) {
        if (!Rect{1, 1, size.width - 2, size.height - 2}.contains(at)) return false;
        bool besideDoor = false;
        for (const Door& door : doors) {
            if (door.at == at) return true;
            besideDoor = besideDoor || manhattan(door.at, at) == 1;
        }
        return !besideDoor;
    };
    const auto addWall = [&](Point first, Point step, int count, Direction out) {
        const std::vector<int> places = thinned(0, count);
        for (int i = 0; i < count; ++i) {
            const Point at = first + scaled(step, i);
            if (fits(at)) gates.push_back({at, out, std::ranges::binary_search(places, i)});
        }
    };
    addWall({floor.x, floor.y - 1}, {1, 0}, floor.width, Direction::North);
    addWall({floor.x - 1, floor.y}, {0, 1}, floor.height, Direction::West);
    addWall({floor.right(), floor.y}, {0, 1}, floor.height, Direction::East);
    addWall({floor.x, floor.bottom()}, {1, 0}, floor.width, Direction::South);
    return gates;
}

std::optional<CorridorPlan> chooseCorridor(const CorridorMap& map, std::span<const Gate> from,
                                           std::span<const Gate> to, CorridorStyle style, Neighbourhood where,
                                           Rng& rng) {
    const Finder finder{map, from, to};
    std::vector<Outline> legal;
    for (const LinkShape shape : shapeOrder(style, where)) {
        const std::vector<Outline> found = finder.find(shape, where);
        std::vector<std::size_t> clear;
        for (std::size_t i = 0; i < found.size(); ++i)
            if (found[i].clear) clear.push_back(i);
        if (!clear.empty()) {
            const int pick = rng.below(static_cast<int>(clear.size()));
            return planOf(found[clear[static_cast<std::size_t>(pick)]]);
        }
        legal.insert(legal.end(), found.begin(), found.end());
    }
    if (legal.empty()) return std::nullopt;
    return leastDisturbing(map, legal, rng);
}

std::optional<CorridorPlan> cheapestCorridor(const CorridorMap& map, std::span<const Gate> from,
                                             std::span<const Gate> to) {
    // A breadth-first flood of the free rock, started outside every gate of `from` at once.
    constexpr int unreached = -1;
    Grid<int> origin{map.size(), unreached};  // index of the gate of `from`, or of the step that led here
    Grid<int> cameBy{map.size(), unreached};
    std::vector<Point> queue;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Point start = from[i].at + offset(from[i].out);
        if (map.isClosed(start) || origin[start] != unreached) continue;
        origin[start] = static_cast<int>(i);
        queue.push_back(start);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const Point at = queue[head];
        for (const Gate& gate : to) {
            if (gate.at + offset(gate.out) != at) continue;
            std::vector<Point> path{gate.at, at};
            for (Point back = at; cameBy[back] != unreached;) {
                back = back - straightSteps[static_cast<std::size_t>(cameBy[back])];
                path.push_back(back);
            }
            const Gate& start = from[static_cast<std::size_t>(origin[at])];
            path.push_back(start.at);
            std::ranges::reverse(path);
            return CorridorPlan{start, gate, LinkShape::Free, std::move(path)};
        }
        for (std::size_t s = 0; s < straightSteps.size(); ++s) {
            const Point next = at + straightSteps[s];
            if (map.isClosed(next) || origin[next] != unreached) continue;
            origin[next] = origin[at];
            cameBy[next] = static_cast<int>(s);
            queue.push_back(next);
        }
    }
    return std::nullopt;
}

bool isFallback(LinkShape shape, CorridorStyle style, Neighbourhood where) {
    const std::array<LinkShape, 3> order = shapeOrder(style, where);
    return shape != order[0] && shape != order[1];
}

}  // namespace gone
