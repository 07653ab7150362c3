#include "generation/metrics.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace gone;

namespace {

/// Two rooms and a straight corridor: 12 cells in one line.
Generation line() {
    Generation generation = drawn({
        "#####    #####",
        "#<..+::::+..>#",
        "#####    #####",
    });
    addRoom(generation, {1, 1, 3, 1});
    addRoom(generation, {10, 1, 3, 1});
    addLink(generation, 0, 1, {{4, 1}, {9, 1}});
    return generation;
}

/// Four rooms of one cell around a cross: links 0-1 and 2-3 share the cell in the middle.
Generation cross() {
    Generation generation = drawn({
        "    ###    ",
        "    #.#    ",
        "    #+#    ",
        "### ... ###",
        "#<+:::::+>#",
        "### ... ###",
        "    #+#    ",
        "    #.#    ",
        "    ###    ",
    });
    for (const Point side : {Point{4, 3}, Point{6, 3}, Point{4, 5}, Point{6, 5}})
        generation.level.tiles[side] = Tile::Rock;
    generation.level.tiles[{5, 3}] = Tile::Corridor;
    generation.level.tiles[{5, 5}] = Tile::Corridor;
    addRoom(generation, {1, 4, 1, 1});
    addRoom(generation, {9, 4, 1, 1});
    addRoom(generation, {5, 1, 1, 1});
    addRoom(generation, {5, 7, 1, 1});
    addLink(generation, 0, 1, {{2, 4}, {8, 4}});
    addLink(generation, 2, 3, {{5, 2}, {5, 6}});
    generation.level.crossings = {{5, 4}};
    return generation;
}

}  // namespace

TEST_CASE("every metric has its own name and its own member") {
    std::set<std::string_view> names;
    Metrics metrics;
    int next = 1;
    for (const MetricRow& row : metricTable()) {
        CHECK(names.insert(row.name).second);
        CHECK_FALSE(row.meaning.empty());
        CHECK(metrics.*row.member == 0);
        metrics.*row.member = next++;
    }
    CHECK(metricTable().size() == 25);
}

TEST_CASE("a straight corridor between two rooms measures as counted by hand") {
    const Metrics metrics = metricsOf(line());
    CHECK(metrics.openPermille == 1000);
    CHECK(metrics.path == 11);
    CHECK(metrics.detourPermille == 1000);
    CHECK(metrics.diameter == 11);
    CHECK(metrics.deadEnds == 2);
    CHECK(metrics.loops == 0);
    CHECK(metrics.tileLoops == 0);
    CHECK(metrics.degreePermille == 1000);
    CHECK(metrics.rooms == 2);
    CHECK(metrics.gone == 0);
    CHECK(metrics.corridorPermille == 333);
    CHECK(metrics.bends == 0);
    CHECK(metrics.chokes == 10);
    CHECK(metrics.hugs == 0);
    CHECK(metrics.blobs == 0);
    CHECK(metrics.crossings == 0);
    CHECK(metrics.regions == 0);
    CHECK(metrics.largestPermille == 0);
}

TEST_CASE("the open share counts walkable cells against the cells inside the edge") {
    CHECK(metricsOf(drawn({"#####", "#<.>#", "#~=0#", "#?&_#", "#####"})).openPermille == 333);
    CHECK(metricsOf(drawn({"##", "##"})).openPermille == 0);
}

TEST_CASE("the path between the stairs goes in eight directions but cuts no corner") {
    CHECK(metricsOf(drawn({"#####", "#<..#", "#...#", "#..>#", "#####"})).path == 2);
    CHECK(metricsOf(drawn({"####", "#<##", "#.>#", "####"})).path == 2);
    CHECK(metricsOf(drawn({"#####", "#<#>#", "#####"})).path == 0);
}

TEST_CASE("a detour is measured against columns plus rows between the stairs") {
    const Generation generation = drawn({
        "#######",
        "#<#..>#",
        "#.#.###",
        "#...###",
        "#######",
    });
    CHECK(metricsOf(generation).path == 8);
    CHECK(metricsOf(generation).detourPermille == 2000);
}

TEST_CASE("the diameter joins the two farthest ends, wherever the stairs are") {
    CHECK(metricsOf(drawn({"#########", "#..<.>..#", "#########"})).diameter == 6);
}

TEST_CASE("a dead end has exactly one open neighbour of four") {
    const Generation generation = drawn({
        "#######",
        "#<.#.##",
        "#..+..#",
        "##.####",
        "##>####",
        "#######",
    });
    // The cells (4,1) and (5,2), and the stairs down.
    CHECK(metricsOf(generation).deadEnds == 3);
}

TEST_CASE("tile loops count what one can walk around") {
    CHECK(metricsOf(drawn({"#####", "#<..#", "#.0.#", "#..>#", "#####"})).tileLoops == 1);
    CHECK(metricsOf(drawn({"#####", "#<..#", "#...#", "#..>#", "#####"})).tileLoops == 0);
    CHECK(metricsOf(drawn({"#######", "#<.#..#", "#..#..#", "#.....#", "#.#.#>#", "#.....#", "#######"}))
              .tileLoops == 2);
}

TEST_CASE("rooms linked in a ring make one loop") {
    Generation generation = drawn({
        "### ### ###",
        "#<+:+.+:+>#",
        "#+# ### #+#",
        " :       : ",
        " ::::::::: ",
    });
    addRoom(generation, {1, 1, 1, 1});
    addRoom(generation, {5, 1, 1, 1});
    addRoom(generation, {9, 1, 1, 1});
    addLink(generation, 0, 1, {{2, 1}, {4, 1}});
    addLink(generation, 1, 2, {{6, 1}, {8, 1}});
    CHECK(metricsOf(generation).loops == 0);
    addLink(generation, 0, 2, {{1, 2}, {1, 4}, {9, 4}, {9, 2}});
    const Metrics metrics = metricsOf(generation);
    CHECK(metrics.loops == 1);
    CHECK(metrics.tileLoops == 1);
    CHECK(metrics.degreePermille == 2000);
    CHECK(metrics.bends == 2);
}

TEST_CASE("where links cross, one can change from one to the other") {
    Generation generation = cross();
    CHECK(metricsOf(generation).loops == 0);
    CHECK(metricsOf(generation).crossings == 1);
    // A third link from room 0 to room 2 closes a way round through the crossing.
    addLink(generation, 0, 2, {{1, 3}, {1, 0}, {4, 0}});
    CHECK(metricsOf(generation).loops == 1);
}

TEST_CASE("where links run side by side, one can change from one to the other") {
    Generation generation = drawn({
        "###    ###",
        "#<+::::+.#",
        "#.+::::+.#",
        "###    ###",
    });
    addRoom(generation, {1, 1, 1, 1});
    addRoom(generation, {8, 1, 1, 1});
    addRoom(generation, {1, 2, 1, 1});
    addRoom(generation, {8, 2, 1, 1});
    addLink(generation, 0, 1, {{2, 1}, {7, 1}});
    addLink(generation, 2, 3, {{2, 2}, {7, 2}});
    CHECK(metricsOf(generation).loops == 0);
    generation.touches = {{3, 1}, {4, 1}, {5, 1}, {6, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}};
    CHECK(metricsOf(generation).loops == 0);  // one meeting place: still a tree
    addLink(generation, 0, 2, {{1, 1}, {1, 2}});
    addLink(generation, 1, 3, {{8, 1}, {8, 2}});
    CHECK(metricsOf(generation).loops == 2);
}

TEST_CASE("a door and a stretch that two links share count once") {
    Generation generation = drawn({
        "###     ###",
        "#<+:::::+.#",
        "###  :  ###",
        "    #+#    ",
        "    #>#    ",
        "    ###    ",
    });
    addRoom(generation, {1, 1, 1, 1});
    addRoom(generation, {9, 1, 1, 1});
    addRoom(generation, {5, 4, 1, 1});
    addLink(generation, 0, 1, {{2, 1}, {8, 1}});
    addLink(generation, 0, 2, {{2, 1}, {5, 1}, {5, 3}});
    generation.level.crossings = {{3, 1}, {4, 1}, {5, 1}};
    CHECK(metricsOf(generation).loops == 0);
    CHECK(metricsOf(generation).tileLoops == 0);
}

TEST_CASE("junctions count as nodes, filled pockets of a cave do not") {
    Generation generation = line();
    addRoom(generation, {5, 1, 1, 1}, RoomKind::Gone);
    CHECK(metricsOf(generation).degreePermille == 666);
    CHECK(metricsOf(generation).rooms == 2);
    CHECK(metricsOf(generation).gone == 1);
    generation.level.rooms.back().cells = {{5, 1}};
    CHECK(metricsOf(generation).degreePermille == 1000);
    CHECK(metricsOf(generation).gone == 1);
}

TEST_CASE("bends count the changes of direction of all links") {
    Generation generation = line();
    CHECK(metricsOf(generation).bends == 0);
    addLink(generation, 0, 1, {{2, 0}, {5, 0}, {5, 2}, {9, 2}});
    addLink(generation, 0, 1, {{2, 0}, {5, 0}, {5, 2}});
    CHECK(metricsOf(generation).bends == 3);
}

TEST_CASE("a choke is a cell that cuts the level when blocked") {
    // Only the door and the cells beside it in the wide rooms' one row.
    CHECK(metricsOf(drawn({"#######", "#<.#..#", "#..+..#", "#..#.>#", "#######"})).chokes == 3);
    CHECK(metricsOf(drawn({"#####", "#<..#", "#..>#", "#####"})).chokes == 0);
    CHECK(metricsOf(drawn({"######", "#<.###", "##..##", "###.>#", "######"})).chokes == 4);
}

TEST_CASE("a link hugs a wall when it runs along it for three cells") {
    const auto below = [](std::initializer_list<Point> corners) {
        Generation generation = drawn({
            "#####   ",
            "#<.>#   ",
            "##+##   ",
            "        ",
            "        ",
            "        ",
        });
        addRoom(generation, {1, 1, 3, 1});
        addRoom(generation, {7, 5, 1, 1}, RoomKind::Gone);
        addLink(generation, 0, 1, corners);
        return metricsOf(generation).hugs;
    };
    CHECK(below({{2, 2}, {2, 3}, {3, 3}, {3, 5}, {7, 5}}) == 0);  // two cells beside the ring
    CHECK(below({{2, 2}, {2, 3}, {4, 3}, {4, 5}, {7, 5}}) == 1);  // three
}

TEST_CASE("a tunnel through a cave hugs nothing") {
    Generation generation = drawn({"########", "#<....>#", "########"});
    addRoom(generation, {1, 1, 6, 1}, RoomKind::Region);
    addRoom(generation, {1, 1, 6, 1}, RoomKind::Region);
    addLink(generation, 0, 1, {{1, 1}, {6, 1}});
    CHECK(metricsOf(generation).hugs == 0);
}

TEST_CASE("a blob is a block of four corridor or junction cells") {
    CHECK(metricsOf(drawn({":::  ", "::o  ", "  o::", "<+ ::", ">    "})).blobs == 3);
    CHECK(metricsOf(drawn({":: ", ":+.", "..."})).blobs == 0);
}

TEST_CASE("a cave's regions are those before the tunnels") {
    Generation generation = drawn({"#########", "#<..#.>.#", "#########"});
    addRoom(generation, {1, 1, 3, 1}, RoomKind::Region);
    addRoom(generation, {5, 1, 2, 1}, RoomKind::Region);
    addRoom(generation, {7, 1, 1, 1}, RoomKind::Gone);
    generation.regionIds = Grid<int>{generation.level.tiles.size(), -1};
    for (int x = 1; x <= 3; ++x) generation.regionIds[{x, 1}] = 0;
    for (int x = 5; x <= 6; ++x) generation.regionIds[{x, 1}] = 1;
    const Metrics metrics = metricsOf(generation);
    CHECK(metrics.regions == 2);
    CHECK(metrics.largestPermille == 600);
    CHECK(metrics.rooms == 2);
    CHECK(metrics.gone == 1);
}

TEST_CASE("what the generator counted is passed on") {
    Generation generation = line();
    generation.tally = {1, 2, 3, 4, 5, 6};
    generation.attempt = 7;
    const Metrics metrics = metricsOf(generation);
    CHECK(metrics.tunnels == 1);
    CHECK(metrics.carved == 2);
    CHECK(metrics.expansions == 3);
    CHECK(metrics.skipped == 4);
    CHECK(metrics.fallbackLinks == 5);
    CHECK(metrics.missingExtras == 6);
    CHECK(metrics.retries == 7);
}
