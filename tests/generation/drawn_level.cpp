#include "generation/drawn_level.hpp"

#include "generation/doors.hpp"

#include <utility>

namespace gone {

std::vector<Point> cellsAlong(const std::vector<Point>& corners) {
    std::vector<Point> cells{corners.front()};
    for (const Point corner : corners)
        while (cells.back() != corner) {
            const Point at = cells.back();
            const int dx = (corner.x > at.x) - (corner.x < at.x);
            const int dy = (corner.y > at.y) - (corner.y < at.y);
            cells.push_back(dx != 0 ? Point{at.x + dx, at.y} : Point{at.x, at.y + dy});
        }
    return cells;
}

Room drawnRoom(RoomKind kind, Rect floor) {
    Room room;
    room.kind = kind;
    room.floor = floor;
    return room;
}

Level drawnLevel(std::string_view text, std::vector<Room> rooms, const std::vector<DrawnLink>& links) {
    Level level = levelFromText(text);
    level.rooms = std::move(rooms);
    for (std::size_t i = 0; i < level.rooms.size(); ++i) level.rooms[i].id = static_cast<int>(i);
    for (Door& door : level.doors)
        for (const Room& room : level.rooms)
            if (room.kind != RoomKind::Gone && room.ring().contains(door.at)) door.room = room.id;
    for (const DrawnLink& drawn : links) {
        Link link{drawn.from, drawn.to, drawn.kind, drawn.shape, {}, cellsAlong(drawn.corners)};
        for (const Point end : {link.path.front(), link.path.back()})
            for (Door& door : level.doors)
                if (door.at == end) {
                    link.doors.push_back(door.id);
                    door.links.push_back(static_cast<int>(level.links.size()));
                }
        level.links.push_back(std::move(link));
    }
    level.crossings = crossingsOf(level);
    return level;
}

void drawOver(Level& level, Point at, std::string_view line) {
    for (const char c : line) {
        level.tiles[at] = tileFromLetter(c).value();
        ++at.x;
    }
}

Level soundHalls() {
    return drawnLevel(
        "                      \n"
        " ######      ######   \n"
        " #<...+::::::+....#   \n"
        " #....#      #....#   \n"
        " #....#      #....#   \n"
        " ##+#+#      ###+##   \n"
        "   : :          :     \n"
        "   : :          :     \n"
        "   :::::::o     :     \n"
        "   ##+##  :  ###+#### \n"
        "   #...#  :  #......# \n"
        "   #...#  :::+.....># \n"
        "   #####     ######## \n"
        "                      \n",
        {drawnRoom(RoomKind::Room, {2, 2, 4, 3}), drawnRoom(RoomKind::Room, {14, 2, 4, 3}),
         drawnRoom(RoomKind::Gone, {10, 8, 1, 1}), drawnRoom(RoomKind::Wide, {14, 10, 6, 2}),
         drawnRoom(RoomKind::Room, {4, 10, 3, 2})},
        {{0, 1, LinkShape::Straight, {{6, 2}, {13, 2}}},
         {0, 2, LinkShape::L, {{3, 5}, {3, 8}, {10, 8}}},
         {1, 3, LinkShape::Straight, {{16, 5}, {16, 9}}},
         {2, 3, LinkShape::L, {{10, 8}, {10, 11}, {13, 11}}, LinkKind::Extra},
         {0, 4, LinkShape::Straight, {{5, 5}, {5, 9}}}});
}

Level soundHollows() {
    Level level = drawnLevel(
        "################\n"
        "#<..####..######\n"
        "#...........####\n"
        "##..####....####\n"
        "########..>.####\n"
        "################\n"
        "################\n",
        {drawnRoom(RoomKind::Region, {1, 1, 3, 3}), drawnRoom(RoomKind::Region, {8, 1, 4, 4}),
         drawnRoom(RoomKind::Gone, {13, 3, 2, 2})},
        {{0, 1, LinkShape::Free, {{2, 2}, {9, 2}}}});
    level.biome = Biome::Hollows;
    level.rooms[2].cells = {{13, 3}, {14, 3}, {13, 4}};
    return level;
}

}  // namespace gone
