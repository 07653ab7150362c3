#include "overlay/lab_map.hpp"

#include "view/atlas.hpp"

#include <doctest/doctest.h>

namespace gone {

namespace {

const Atlas& atlas() {
    static const Atlas loaded = loadAtlas(GONEROOMS_ASSETS_DIR);
    return loaded;
}

LabState shown(Size size = {40, 24}) {
    const LabWish wish{CaveParams{}, size, Seed{7}};
    LabState lab = labFor(wish);
    show(lab, makeLabLevel(wish));
    return lab;
}

constexpr Size screen{1280, 720};
constexpr Rect room{320, 36, 960, 596};

}  // namespace

TEST_CASE("the fitting zoom is the nearest at which the whole level is seen") {
    CHECK(labZooms()[fittingZoom({80, 45}, {960, 596})].cellScreen() == 12);
    CHECK(labZooms()[fittingZoom({80, 45}, {1280, 720})] == LabZoom{16, 1});
    CHECK(labZooms()[fittingZoom({20, 10}, {1280, 720})] == LabZoom{16, 4});
    CHECK(labZooms()[fittingZoom({4096, 4096}, {1280, 720})] == LabZoom{1, 1});
    CHECK(labZooms()[fittingZoom({80, 45}, {0, 0})] == LabZoom{1, 1});
}

TEST_CASE("zooms go up, and from one on they show the game's own pictures") {
    for (std::size_t index = 1; index < labZooms().size(); ++index)
        CHECK(labZooms()[index].cellScreen() > labZooms()[index - 1].cellScreen());
}

TEST_CASE("the level lies in the middle of the room the panels leave") {
    LabMap map{atlas()};
    map.compose(shown(), screen, room);
    const Point middle{room.x + room.width / 2, room.y + room.height / 2};
    CHECK(map.cellAt(middle) == Point{20, 12});
    CHECK(map.cellAt({0, 0}) == std::nullopt);
}

TEST_CASE("zooming keeps the cell under the mouse") {
    LabMap map{atlas()};
    const LabState lab = shown();
    map.compose(lab, screen, room);
    const Point mouse{700, 300};
    const auto before = map.cellAt(mouse);
    REQUIRE(before);
    for (const int steps : {1, 1, -2, -1, 3, 2, -4}) {
        map.zoomBy(steps, mouse);
        map.compose(lab, screen, room);
        const auto after = map.cellAt(mouse);
        CAPTURE(steps);
        REQUIRE(after);
        CHECK(chebyshev(*after, *before) <= 1);
    }
}

TEST_CASE("dragging moves the map with the mouse, and some of it always stays in the room") {
    LabMap map{atlas()};
    const LabState lab = shown();
    map.compose(lab, screen, room);
    const auto cell = map.cellAt({700, 300});
    map.dragBy({48, -32});
    map.compose(lab, screen, room);
    CHECK(map.cellAt({748, 268}) == cell);
    map.dragBy({100000, 100000});
    map.compose(lab, screen, room);
    const Point middle{room.x + room.width / 2, room.y + room.height / 2};
    CHECK(map.cellAt(middle) == Point{0, 0});
}

TEST_CASE("a picture is drawn again only when something about it is new") {
    LabMap map{atlas()};
    LabState lab = shown();
    CHECK(map.compose(lab, screen, room));
    CHECK(!map.compose(lab, screen, room));
    seek(lab, 4);
    CHECK(map.compose(lab, screen, room));
    lab.tint = Tint::Off;
    CHECK(map.compose(lab, screen, room));
    CHECK(map.compose(lab, {1000, 600}, room));
    CHECK(!map.compose(lab, {1000, 600}, room));
}

TEST_CASE("scrubbing to the end and back shows the same pictures") {
    LabMap map{atlas()};
    LabState lab = shown();
    seek(lab, 5);
    map.compose(lab, screen, room);
    const Image early = map.canvas().pixels();
    seek(lab, stepCount(lab));
    map.compose(lab, screen, room);
    const Image finished = map.canvas().pixels();
    seek(lab, 5);
    map.compose(lab, screen, room);
    CHECK(map.canvas().pixels() == early);
    CHECK(early != finished);
}

TEST_CASE("the finished map shows the level's own tiles") {
    LabMap map{atlas()};
    const LabState lab = shown();
    map.compose(lab, screen, room);
    const Level& level = lab.level->generation.level;
    CHECK(map.tileAt(level.up) == Tile::StairsUp);
    CHECK(map.tileAt(level.down) == Tile::StairsDown);
}

TEST_CASE("a window without any room for the map does no harm") {
    LabMap map{atlas()};
    const LabState lab = shown();
    CHECK(map.compose(lab, {1, 1}, {0, 0, 0, 0}));
    CHECK(map.canvas().size() == Size{1, 1});
}

TEST_CASE("the legend has each colour of the plan once, and none for the game's own pictures") {
    LabMap map{atlas()};
    LabState lab = shown();
    auto level = std::make_shared<LabLevel>(*lab.level);
    level->tiles = {Tile::Rock, Tile::Wall, Tile::ClosedDoor, Tile::OpenDoor, Tile::StairsDown};
    lab.level = level;
    map.compose(lab, {400, 300}, {0, 0, 400, 300});
    const std::vector<PlanColour> legend = map.legend();
    REQUIRE(legend.size() == 3);
    CHECK(legend[0].tile == Tile::Wall);
    CHECK(legend[1].tile == Tile::ClosedDoor);
    CHECK(legend[2] == PlanColour{Tile::StairsDown, atlas().colour("gold2")});
    map.compose(lab, {1280, 720}, {0, 0, 1280, 720});
    CHECK(map.legend().empty());
}

}  // namespace gone
