#pragma once

#include "generation/corridors.hpp"

#include <set>
#include <vector>

namespace gone {

// The choosing rule of the description, written the plain way: every corridor is drawn out and looked at.

/// Rooms and the paths of earlier links, as chooseCorridor knows them from its map.
struct PlainMap {
    Size size;
    std::vector<Room> rooms;
    std::vector<std::vector<Point>> paths;
};

struct PathOrder {
    bool operator()(const std::vector<Point>& a, const std::vector<Point>& b) const;
};
using Paths = std::set<std::vector<Point>, PathOrder>;

/// Every legal corridor of a shape from one room to another, for walls of up to 32 cells.
Paths plainLegal(const PlainMap& map, const Room& from, const Room& to, const std::vector<Door>& doors,
                 LinkShape shape, Neighbourhood where);

/// The corridors that the rule chooses among, each as likely as any other.
Paths plainChoice(const PlainMap& map, const Room& from, const Room& to, const std::vector<Door>& doors,
                  CorridorStyle style, Neighbourhood where);

}  // namespace gone
