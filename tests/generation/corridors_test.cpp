#include "generation/corridors.hpp"

#include "base/rng.hpp"
#include "generation/drawn_level.hpp"
#include "generation/plain_corridors.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace gone;

namespace {

Rng rngOf(int seed) {
    return Rng{derive(Seed{static_cast<std::uint64_t>(seed)}, "corridors test")};
}

Room room(Rect floor) {
    return drawnRoom(RoomKind::Room, floor);
}
Room junction(Point at) {
    return drawnRoom(RoomKind::Gone, {at.x, at.y, 1, 1});
}

/// Two rooms to join, and what lies between them.
struct Site {
    PlainMap map;
    std::vector<Door> doors;
    CorridorStyle style = CorridorStyle::L;
    Neighbourhood where = Neighbourhood::Row;
};

CorridorMap mapOf(const Site& site) {
    CorridorMap map{site.map.size, site.map.rooms};
    for (const std::vector<Point>& path : site.map.paths) map.add(path);
    return map;
}

std::optional<CorridorPlan> chosen(const Site& site, int seed) {
    Rng rng = rngOf(seed);
    const std::vector<Gate> from = gatesOf(site.map.rooms[0], site.doors, site.map.size);
    const std::vector<Gate> to = gatesOf(site.map.rooms[1], site.doors, site.map.size);
    return chooseCorridor(mapOf(site), from, to, site.style, site.where, rng);
}

Paths expected(const Site& site) {
    return plainChoice(site.map, site.map.rooms[0], site.map.rooms[1], site.doors, site.style, site.where);
}

/// How often each corridor is chosen.
std::map<std::vector<Point>, int, PathOrder> choices(const Site& site, int draws) {
    std::map<std::vector<Point>, int, PathOrder> counts;
    for (int seed = 0; seed < draws; ++seed) {
        const std::optional<CorridorPlan> plan = chosen(site, seed);
        REQUIRE(plan);
        ++counts[plan->path];
    }
    return counts;
}

/// All that may be chosen is chosen, nothing else, and nothing more often than chance has it.
void checkEvenChoice(const Site& site) {
    const Paths wanted = expected(site);
    REQUIRE_FALSE(wanted.empty());
    const int share = 60;
    const auto counts = choices(site, share * static_cast<int>(wanted.size()));
    int squares = 0;
    for (const auto& [path, count] : counts) {
        REQUIRE(wanted.contains(path));
        squares += (count - share) * (count - share);
    }
    CHECK(counts.size() == wanted.size());
    const int freedom = static_cast<int>(wanted.size()) - 1;
    CHECK(squares / share <= 2 * freedom + 18);  // chi-square: rarer than one in 10000 for any freedom
}

LinkShape shapeChosen(const Site& site) {
    const std::optional<CorridorPlan> plan = chosen(site, 1);
    REQUIRE(plan);
    return plan->shape;
}

/// The map as text: rings #, floors ., junctions o, the corridor : with its ends +.
std::vector<std::string> drawn(const Site& site, const CorridorPlan& plan) {
    Grid<Tile> tiles{site.map.size, Tile::Rock};
    for (const Room& r : site.map.rooms) {
        if (r.kind == RoomKind::Gone) tiles[{r.floor.x, r.floor.y}] = Tile::Junction;
        if (r.kind == RoomKind::Gone) continue;
        for (int y = r.ring().y; y < r.ring().bottom(); ++y)
            for (int x = r.ring().x; x < r.ring().right(); ++x)
                tiles[{x, y}] = r.floor.contains({x, y}) ? Tile::Floor : Tile::Wall;
    }
    for (const Point at : plan.path)
        tiles[at] = tiles[at] == Tile::Rock   ? Tile::Corridor
                    : tiles[at] == Tile::Wall ? Tile::ClosedDoor
                                              : tiles[at];
    return rowsOf(tiles);
}

using Picture = std::vector<std::string>;

/// Any two neighbours in two cells beside each other, a third room near, earlier corridors, doors.
Site anySite(int seed) {
    Rng rng = rngOf(seed);
    Site site;
    site.style = rng.below(2) == 0 ? CorridorStyle::L : CorridorStyle::Z;
    site.where = rng.below(2) == 0 ? Neighbourhood::Row : Neighbourhood::Column;
    Size cell;
    cell.width = 7 + rng.below(8);
    cell.height = 6 + rng.below(7);
    const bool inRow = site.where == Neighbourhood::Row;
    site.map.size = {inRow ? 2 * cell.width : cell.width, inRow ? cell.height : 2 * cell.height};
    site.map.size.width += rng.below(6);
    site.map.size.height += rng.below(6);
    for (int i = 0; i < 2; ++i) {
        const Point corner{inRow ? i * cell.width : 0, inRow ? 0 : i * cell.height};
        if (rng.below(5) == 0) {
            site.map.rooms.push_back(junction({corner.x + cell.width / 2, corner.y + cell.height / 2}));
            continue;
        }
        Rect floor;
        floor.width = 4 + rng.below(cell.width - 6);
        floor.height = 3 + rng.below(cell.height - 5);
        floor.x = corner.x + 1 + rng.below(cell.width - floor.width - 2);
        floor.y = corner.y + 1 + rng.below(cell.height - floor.height - 2);
        site.map.rooms.push_back(room(floor));
    }
    const int earlier = rng.below(4);
    for (int i = 0; i < earlier; ++i) {
        const int x = 1 + rng.below(site.map.size.width - 2);
        const int y = 1 + rng.below(site.map.size.height - 2);
        const int farX = 1 + rng.below(site.map.size.width - 2);
        const int farY = 1 + rng.below(site.map.size.height - 2);
        const std::vector<Point> path = cellsAlong({{x, y}, {farX, y}, {farX, farY}});
        if (path.size() >= 3) site.map.paths.push_back(path);
    }
    for (const Room& r : site.map.rooms) {
        if (r.kind == RoomKind::Gone || rng.below(2) == 0) continue;
        Door door;
        door.at = {r.floor.x + rng.below(r.floor.width), r.floor.bottom()};
        site.doors.push_back(door);
    }
    return site;
}

}  // namespace

TEST_CASE("the corridor chosen is one that the rule allows, and all that it allows are chosen") {
    int clear = 0;
    int disturbing = 0;
    for (int seed = 0; seed < seedCount(200); ++seed) {
        CAPTURE(seed);
        const Site site = anySite(seed);
        const Paths wanted = expected(site);
        if (wanted.empty()) {
            REQUIRE_FALSE(chosen(site, 0));
            continue;
        }
        Paths seen;
        const int draws = 12 * static_cast<int>(wanted.size());
        for (int draw = 0; draw < std::min(draws, 1200); ++draw) {
            const std::optional<CorridorPlan> plan = chosen(site, draw);
            REQUIRE(plan);
            REQUIRE(wanted.contains(plan->path));
            REQUIRE(plan->path.front() == plan->from.at);
            REQUIRE(plan->path.back() == plan->to.at);
            if (seen.insert(plan->path).second && draw < 20)
                REQUIRE(plainLegal(site.map, site.map.rooms[0], site.map.rooms[1], site.doors, plan->shape,
                                   site.where)
                            .contains(plan->path));
        }
        // With 12 draws each, one in 160,000 stays unseen.
        if (draws <= 1200) REQUIRE(seen.size() == wanted.size());
        const CorridorMap map = mapOf(site);
        const bool isClear = std::all_of(wanted.begin()->begin() + 1, wanted.begin()->end() - 1,
                                         [&](Point at) { return !map.isTaken(at); });
        (isClear ? clear : disturbing) += 1;
    }
    CHECK(clear * 10 >= seedCount(200));
    CHECK(disturbing * 10 >= seedCount(200));
}

TEST_CASE("rooms side by side that share rows are joined straight across when no L fits") {
    const Site site{{{20, 9}, {room({2, 2, 4, 4}), room({12, 3, 4, 4})}, {}}, {}};
    REQUIRE(shapeChosen(site) == LinkShape::Straight);
    checkEvenChoice(site);
    CHECK(expected(site).size() == 3);  // rows 3, 4 and 5
}

TEST_CASE("rooms above each other that share columns are joined straight down before any L") {
    const Site site{{{16, 20}, {room({2, 2, 5, 3}), room({5, 12, 6, 3})}, {}},
                    {},
                    CorridorStyle::L,
                    Neighbourhood::Column};
    CHECK(shapeChosen(site) == LinkShape::Straight);
    CHECK(expected(site).size() == 2);
    checkEvenChoice(site);
}

TEST_CASE("an L walks out of a side wall and into a top or bottom wall, from either end") {
    const Site down{{{18, 12}, {room({2, 2, 4, 1}), room({10, 6, 2, 3})}, {}}, {}};
    const std::optional<CorridorPlan> plan = chosen(down, 0);
    REQUIRE(plan);
    REQUIRE(plan->shape == LinkShape::L);
    CHECK(expected(down).size() == 2 + 4 * 3);  // right wall to top wall, bottom wall to left wall
    checkEvenChoice(down);
    Site up = down;
    std::swap(up.map.rooms[0], up.map.rooms[1]);
    CHECK(expected(up).size() == 2 + 4 * 3);
    checkEvenChoice(up);
    const Picture first{"                  ", " ######           ", " #....+::::       ",
                        " ######   :       ", "          :       ", "         #+##     ",
                        "         #..#     ", "         #..#     ", "         #..#     ",
                        "         ####     ", "                  ", "                  "};
    bool seen = false;
    for (int seed = 0; seed < 200; ++seed) seen = seen || drawn(down, *chosen(down, seed)) == first;
    CHECK(seen);
}

TEST_CASE("a Z joins facing walls with one jog anywhere between") {
    Site site{{{18, 10}, {room({1, 1, 2, 1}), room({9, 6, 3, 1})}, {}}, {}, CorridorStyle::Z};
    REQUIRE(shapeChosen(site) == LinkShape::Z);
    CHECK(expected(site).size() == 4);  // columns 4 to 7
    checkEvenChoice(site);
}

TEST_CASE("the order of shapes depends on style and on how the rooms lie") {
    // Both a straight corridor, an L and a Z fit between these two.
    PlainMap map{{24, 14}, {room({2, 2, 4, 6}), room({13, 5, 4, 6})}, {}};
    CHECK(shapeChosen({map, {}, CorridorStyle::L, Neighbourhood::Row}) == LinkShape::L);
    CHECK(shapeChosen({map, {}, CorridorStyle::Z, Neighbourhood::Row}) == LinkShape::Z);
    PlainMap tall{{14, 24}, {room({2, 2, 6, 4}), room({5, 13, 6, 4})}, {}};
    CHECK(shapeChosen({tall, {}, CorridorStyle::L, Neighbourhood::Column}) == LinkShape::Straight);
    CHECK(shapeChosen({tall, {}, CorridorStyle::Z, Neighbourhood::Column}) == LinkShape::Z);
    using enum LinkShape;
    for (const LinkShape shape : {Straight, L})
        CHECK_FALSE(isFallback(shape, CorridorStyle::L, Neighbourhood::Column));
    for (const LinkShape shape : {L, Straight})
        CHECK_FALSE(isFallback(shape, CorridorStyle::L, Neighbourhood::Row));
    for (const LinkShape shape : {Z, Straight})
        CHECK_FALSE(isFallback(shape, CorridorStyle::Z, Neighbourhood::Row));
    CHECK(isFallback(Z, CorridorStyle::L, Neighbourhood::Row));
    CHECK(isFallback(L, CorridorStyle::Z, Neighbourhood::Column));
    CHECK(isFallback(Free, CorridorStyle::L, Neighbourhood::Row));
}

TEST_CASE("a corridor keeps clear of earlier ones where it can, even by a later shape") {
    // The straight ways are all crossed by an earlier corridor; an L round it is clear.
    Site site{{{26, 14}, {room({2, 4, 4, 3}), room({16, 4, 4, 3})}, {}}, {}};
    CHECK(shapeChosen(site) == LinkShape::Straight);
    site.map.paths.push_back(cellsAlong({{10, 2}, {10, 8}}));
    const Paths crossing = expected(site);
    // No L or Z avoids it here: every way from left to right crosses column 10 within the shared rows.
    for (const std::vector<Point>& path : crossing) CHECK(std::ranges::count(path, 10, &Point::x) == 1);

    Site tall{{{14, 26}, {room({2, 2, 3, 4}), room({4, 16, 6, 4})}, {}},
              {},
              CorridorStyle::L,
              Neighbourhood::Column};
    CHECK(shapeChosen(tall) == LinkShape::Straight);
    tall.map.paths.push_back(cellsAlong({{4, 7}, {4, 14}}));
    const std::optional<CorridorPlan> round = chosen(tall, 0);
    REQUIRE(round);
    CHECK(round->shape == LinkShape::L);
    const CorridorMap map = mapOf(tall);
    for (std::size_t i = 1; i + 1 < round->path.size(); ++i) CHECK_FALSE(map.isTaken(round->path[i]));
}

TEST_CASE("where nothing is clear, fewest cells beside an earlier corridor count first, then fewest on it") {
    // Three straight rows: one along an earlier corridor's whole length, one beside it, one crossing it once.
    Site site{{{24, 9}, {room({2, 2, 4, 3}), room({16, 2, 4, 3})}, {}}, {}};
    site.map.paths.push_back(cellsAlong({{6, 2}, {16, 2}}));
    site.map.paths.push_back(cellsAlong({{11, 3}, {11, 7}}));
    const Paths best = expected(site);
    const auto counts = choices(site, 60);
    CHECK(counts.size() == best.size());
    for (const auto& [path, count] : counts) {
        CHECK(best.contains(path));
        CHECK(path.front().y ==
              2);  // all on the first, none beside: 9 on and 0 beside win over 1 on and 2 beside
    }
}

TEST_CASE("a corridor never enters a third room's ring or a junction") {
    Site site{
        {{30, 11}, {room({2, 3, 4, 4}), room({22, 3, 4, 4}), room({12, 2, 4, 3}), junction({18, 6})}, {}},
        {}};
    for (const auto& [path, count] : choices(site, 200)) {
        CHECK(count > 0);
        for (const Point at : path) {
            CHECK_FALSE(site.map.rooms[2].ring().contains(at));
            CHECK(at != Point{18, 6});
        }
    }
}

TEST_CASE("two corridors may share a door") {
    Site site{{{20, 7}, {room({2, 2, 4, 2}), room({12, 2, 4, 2})}, {}}, {}};
    Door door;
    door.at = {6, 2};
    site.doors.push_back(door);
    const auto counts = choices(site, 60);
    REQUIRE(counts.size() == 1);  // the other row lies beside the door
    CHECK(counts.begin()->first.front() == Point{6, 2});
}

TEST_CASE("long walls have a short list of corridors, from end to end") {
    const Site site{{{120, 20}, {room({2, 2, 100, 3}), room({5, 12, 100, 4})}, {}},
                    {},
                    CorridorStyle::L,
                    Neighbourhood::Column};
    const auto counts = choices(site, 2000);
    CHECK(counts.size() == 32);
    std::vector<int> columns;
    for (const auto& [path, count] : counts) columns.push_back(path.front().x);
    std::ranges::sort(columns);
    CHECK(columns.front() <= 7);
    CHECK(columns.back() >= 99);
}

TEST_CASE("two long walls whose listed places never meet are still joined straight") {
    // Only column 41 is common, and it is not among the places listed.
    const Site site{{{90, 20}, {room({2, 2, 40, 3}), room({41, 12, 40, 4})}, {}},
                    {},
                    CorridorStyle::L,
                    Neighbourhood::Column};
    const auto counts = choices(site, 40);
    REQUIRE(counts.size() == 1);
    CHECK(counts.begin()->first == cellsAlong({{41, 5}, {41, 11}}));
}

TEST_CASE("rooms walled off from every shape are joined by the shortest way through rock") {
    // A wall of rooms leaves one gap, out of line with both.
    Site site{
        {{24, 13}, {room({2, 5, 2, 2}), room({18, 5, 2, 2}), room({8, 3, 3, 7}), room({13, 1, 2, 7})}, {}},
        {}};
    REQUIRE_FALSE(chosen(site, 0));
    const CorridorMap map = mapOf(site);
    const std::vector<Gate> from = gatesOf(site.map.rooms[0], {}, site.map.size);
    const std::vector<Gate> to = gatesOf(site.map.rooms[1], {}, site.map.size);
    const std::optional<CorridorPlan> plan = cheapestCorridor(map, from, to);
    REQUIRE(plan);
    CHECK(plan->shape == LinkShape::Free);
    CHECK(plan->path.front() == plan->from.at);
    CHECK(plan->path.back() == plan->to.at);
    CHECK(plan->path[1] == plan->from.at + offset(plan->from.out));
    for (std::size_t i = 1; i < plan->path.size(); ++i) {
        CHECK(manhattan(plan->path[i - 1], plan->path[i]) == 1);
        if (i + 1 < plan->path.size()) CHECK_FALSE(map.isClosed(plan->path[i]));
    }
    // Down to row 11, under the tall room, and up again: 15 across, 4 down, 4 up.
    CHECK(plan->path.size() == 24);
    CHECK(std::ranges::count(plan->path, 11, &Point::y) >= 1);
}

TEST_CASE("a room that is walled off altogether has no corridor") {
    // The edge of the map is closed, and the room fills it.
    const Site site{{{14, 7}, {room({1, 1, 3, 5}), room({8, 1, 3, 5}), room({5, 1, 1, 5})}, {}}, {}};
    const CorridorMap map = mapOf(site);
    const std::vector<Gate> from = gatesOf(site.map.rooms[0], {}, site.map.size);
    const std::vector<Gate> to = gatesOf(site.map.rooms[1], {}, site.map.size);
    CHECK_FALSE(chosen(site, 0));
    CHECK_FALSE(cheapestCorridor(map, from, to));
}
