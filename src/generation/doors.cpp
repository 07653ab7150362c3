#include "generation/doors.hpp"

#include "base/rng.hpp"
#include "generation/reach.hpp"

#include <algorithm>
#include <span>
#include <string>

namespace gone {
namespace {

struct Visit {
    Point at;
    int link;
};

/// Every cell of every path but its ends, row by row.
std::vector<Visit> visitsOf(const Level& level) {
    std::vector<Visit> visits;
    for (std::size_t i = 0; i < level.links.size(); ++i)
        for (const Point at : interiorOf(level.links[i])) visits.push_back({at, static_cast<int>(i)});
    std::ranges::stable_sort(visits, rowMajorLess, &Visit::at);
    return visits;
}

std::span<const Visit> visitsAt(const std::vector<Visit>& visits, Point at) {
    const auto first = std::ranges::lower_bound(visits, at, rowMajorLess, &Visit::at);
    const auto last = std::ranges::upper_bound(visits, at, rowMajorLess, &Visit::at);
    return {first, last};
}

void sortUnique(std::vector<Point>& points) {
    std::ranges::sort(points, rowMajorLess);
    points.erase(std::unique(points.begin(), points.end()), points.end());
}

/// Which links share a cell, ends not counted.
std::vector<std::vector<bool>> sharing(const std::vector<Visit>& visits, std::size_t links) {
    std::vector<std::vector<bool>> shares(links, std::vector<bool>(links, false));
    for (std::size_t i = 0; i < visits.size(); ++i)
        for (std::size_t j = i + 1; j < visits.size() && visits[j].at == visits[i].at; ++j) {
            const auto a = static_cast<std::size_t>(visits[i].link);
            const auto b = static_cast<std::size_t>(visits[j].link);
            shares[a][b] = shares[b][a] = true;
        }
    return shares;
}

}  // namespace

int doorAt(Level& level, int room, Point at, Axis axis) {
    for (const Door& door : level.doors)
        if (door.at == at) return door.id;
    const int id = static_cast<int>(level.doors.size());
    level.doors.push_back({id, at, room, {}, DoorKind::Plain, axis});
    return id;
}

void placeDoors(Level& level, int secretPercent, Seed seed, int attempt, Carver& carver) {
    Rng rng{derive(seed, "doors", 0, static_cast<std::uint64_t>(attempt))};
    carver.step("doors", &rng, [&] { return std::to_string(level.doors.size()) + " doors"; });
    for (const Door& door : level.doors) carver.set(door.at, Tile::ClosedDoor);
    for (Door& door : level.doors) {
        if (!rng.chance(secretPercent)) continue;
        carver.set(door.at, Tile::SecretDoor);
        if (isOnePiece(carver.tiles()))
            door.kind = DoorKind::Secret;
        else
            carver.set(door.at, Tile::ClosedDoor);
    }
}

std::vector<Point> crossingsOf(const Level& level) {
    std::vector<Point> crossings;
    const std::vector<Visit> visits = visitsOf(level);
    for (std::size_t i = 1; i < visits.size(); ++i)
        if (visits[i].at == visits[i - 1].at && visits[i].link != visits[i - 1].link)
            crossings.push_back(visits[i].at);
    sortUnique(crossings);
    return crossings;
}

std::vector<Point> touchesOf(const Level& level) {
    const std::vector<Visit> visits = visitsOf(level);
    const auto shares = sharing(visits, level.links.size());
    std::vector<Point> touches;
    for (const Visit& visit : visits)
        for (const Point step : {Point{1, 0}, Point{0, 1}})
            for (const Visit& other : visitsAt(visits, visit.at + step)) {
                if (other.link == visit.link) continue;
                if (shares[static_cast<std::size_t>(visit.link)][static_cast<std::size_t>(other.link)])
                    continue;
                touches.push_back(visit.at);
                touches.push_back(other.at);
            }
    sortUnique(touches);
    return touches;
}

}  // namespace gone
