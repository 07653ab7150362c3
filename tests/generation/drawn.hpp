#pragma once

#include "generation/generation.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// A generation whose tiles are drawn row by row, with the stairs where '<' and '>' stand. Rooms and links
/// are added by hand.
inline Generation drawn(std::initializer_list<std::string_view> rows) {
    Generation generation;
    Level& level = generation.level;
    level.tiles = Grid<Tile>{{static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size())}};
    int y = 0;
    for (const std::string_view row : rows) {
        REQUIRE(row.size() == rows.begin()->size());
        for (int x = 0; x < level.tiles.width(); ++x) {
            const char c = row[static_cast<std::size_t>(x)];
            level.tiles[{x, y}] = tileFromLetter(c).value();
            if (c == '<') level.up = {x, y};
            if (c == '>') level.down = {x, y};
        }
        ++y;
    }
    return generation;
}

inline void addRoom(Generation& generation, Rect floor, RoomKind kind = RoomKind::Room) {
    Room room;
    room.id = static_cast<int>(generation.level.rooms.size());
    room.kind = kind;
    room.floor = floor;
    generation.level.rooms.push_back(room);
}

/// A link along the corners given; the cells between them are filled in.
inline void addLink(Generation& generation, int from, int to, std::initializer_list<Point> corners) {
    Link link;
    link.from = from;
    link.to = to;
    Point at = *corners.begin();
    link.path.push_back(at);
    const auto towards = [](int a, int b) { return a < b ? 1 : a > b ? -1 : 0; };
    for (const Point corner : corners)
        while (!(at == corner)) {
            at = at + Point{towards(at.x, corner.x), towards(at.y, corner.y)};
            link.path.push_back(at);
        }
    generation.level.links.push_back(std::move(link));
}

}  // namespace gone
