#include "world/level.hpp"

#include "base/rng.hpp"
#include "support/effort.hpp"
#include "support/random_tiles.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

using namespace gone;

namespace {

Level sample() {
    Level level = levelFromText(
        "#####    #####\n"
        "#<..+::::+..>#\n"
        "#####    #####\n");
    level.rooms = {{0, RoomKind::Room, {1, 1, 3, 1}, false, 0, {}},
                   {1, RoomKind::Wide, {10, 1, 3, 1}, true, 0, {}}};
    level.links = {{0, 1, LinkKind::Tree, LinkShape::Straight, {0, 1}, {}}};
    for (int x = 4; x <= 9; ++x) level.links[0].path.push_back({x, 1});
    level.doors[0].room = 0;
    level.doors[1].room = 1;
    level.doors[1].kind = DoorKind::Secret;
    level.crossings = {{5, 1}, {6, 1}};
    return level;
}

/// The same numbers by another way: all of them in a list first, then FNV-1a over their bytes.
std::uint64_t hashedByHand(const std::vector<int>& numbers) {
    std::uint64_t hash = 14695981039346656037U;
    for (const int number : numbers)
        for (unsigned shift = 0; shift < 32; shift += 8) {
            hash ^= (static_cast<std::uint32_t>(number) >> shift) & 255U;
            hash *= 1099511628211U;
        }
    return hash;
}

Point backwards(Direction direction) {
    return Point{} - offset(direction);
}

Direction opposite(Direction direction) {
    for (const Direction other : allDirections)
        if (offset(other) == backwards(direction)) return other;
    return direction;
}

}  // namespace

TEST_CASE("the level hash covers size, letters, rooms, links, doors, crossings and stairs in order") {
    std::vector<int> numbers{14, 3};
    for (const char c : std::string_view("#####    ######<..+::::+..>######    #####")) numbers.push_back(c);
    for (const int n : {0, 0, 1, 1, 3, 1, 0}) numbers.push_back(n);
    for (const int n : {1, 2, 10, 1, 3, 1, 1}) numbers.push_back(n);
    for (const int n : {0, 1, 0, 0, 6, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1}) numbers.push_back(n);
    for (const int n : {4, 1, 0, 0, 1}) numbers.push_back(n);
    for (const int n : {9, 1, 1, 1, 1}) numbers.push_back(n);
    for (const int n : {5, 1, 6, 1}) numbers.push_back(n);
    for (const int n : {1, 1, 12, 1}) numbers.push_back(n);
    CHECK(levelHash(sample()) == hashedByHand(numbers));
}

TEST_CASE("the level hash changes with every part of the level") {
    const std::vector<std::function<void(Level&)>> changes{
        [](Level& level) {
            level.tiles[{2, 1}] = Tile::LowGrass;
        },
        [](Level& level) { level.rooms[0].id = 5; },
        [](Level& level) { level.rooms[0].kind = RoomKind::Gone; },
        [](Level& level) { level.rooms[0].floor.x = 2; },
        [](Level& level) { level.rooms[0].floor.y = 2; },
        [](Level& level) { level.rooms[0].floor.width = 2; },
        [](Level& level) { level.rooms[0].floor.height = 2; },
        [](Level& level) { level.rooms[0].dark = true; },
        [](Level& level) { level.links[0].from = 1; },
        [](Level& level) { level.links[0].to = 0; },
        [](Level& level) { level.links[0].kind = LinkKind::Extra; },
        [](Level& level) { level.links[0].shape = LinkShape::Z; },
        [](Level& level) { level.links[0].path[2].x = 9; },
        [](Level& level) { level.links[0].path[2].y = 9; },
        [](Level& level) { level.links[0].path.pop_back(); },
        [](Level& level) { level.doors[0].at.x = 5; },
        [](Level& level) { level.doors[0].at.y = 5; },
        [](Level& level) { level.doors[0].room = 1; },
        [](Level& level) { level.doors[0].kind = DoorKind::Locked; },
        [](Level& level) { level.doors[0].axis = Axis::Horizontal; },
        [](Level& level) { level.crossings.pop_back(); },
        [](Level& level) { level.up.x = 2; },
        [](Level& level) { level.up.y = 2; },
        [](Level& level) { level.down.x = 2; },
        [](Level& level) { level.down.y = 2; },
    };
    std::vector<std::uint64_t> hashes{levelHash(sample())};
    for (const auto& change : changes) {
        Level level = sample();
        change(level);
        CHECK_FALSE(level == sample());
        hashes.push_back(levelHash(level));
    }
    std::ranges::sort(hashes);
    CHECK(std::ranges::adjacent_find(hashes) == hashes.end());
}

TEST_CASE("the names of kinds are those the formats promise") {
    CHECK(name(Biome::Halls) == "halls");
    CHECK(name(Biome::Hollows) == "hollows");
    CHECK(name(Biome::Unmade) == "unmade");
    CHECK(name(RoomKind::Room) == "room");
    CHECK(name(RoomKind::Gone) == "gone");
    CHECK(name(RoomKind::Wide) == "wide");
    CHECK(name(RoomKind::Region) == "region");
    CHECK(name(LinkKind::Tree) == "tree");
    CHECK(name(LinkKind::Extra) == "extra");
    CHECK(name(LinkShape::Straight) == "straight");
    CHECK(name(LinkShape::L) == "l");
    CHECK(name(LinkShape::Z) == "z");
    CHECK(name(LinkShape::Free) == "free");
    CHECK(name(DoorKind::Plain) == "plain");
    CHECK(name(DoorKind::Secret) == "secret");
    CHECK(name(DoorKind::Locked) == "locked");
    CHECK(name(Axis::Horizontal) == "h");
    CHECK(name(Axis::Vertical) == "v");
}

TEST_CASE("a level is written as it was drawn") {
    CHECK(rowsOf(levelFromText("#.\n +\n").tiles) == std::vector<std::string>{"#.", " +"});
}

TEST_CASE("one steps in all eight directions on open ground") {
    const Level level = levelFromText("...\n...\n...\n");
    for (const Direction direction : allDirections) CHECK(canStep(level.tiles, {1, 1}, direction));
}

TEST_CASE("nobody steps off the map, nor from outside onto it") {
    const Level level = levelFromText(".");
    for (const Direction direction : allDirections) {
        CHECK_FALSE(canStep(level.tiles, {0, 0}, direction));
        CHECK_FALSE(canStep(level.tiles, backwards(direction), direction));
    }
}

TEST_CASE("one steps onto exactly what can be walked on") {
    for (const Tile tile : allTiles()) {
        CAPTURE(name(tile));
        Level level = levelFromText("..");
        level.tiles[{1, 0}] = tile;
        CHECK(canStep(level.tiles, {0, 0}, Direction::East) == isWalkable(tile));
        CHECK(canStep(level.tiles, {1, 0}, Direction::West) == isWalkable(tile));
    }
}

TEST_CASE("no diagonal step cuts a corner of stone, door or pillar, but one passes water, holes and chests") {
    for (const Tile tile : allTiles()) {
        CAPTURE(name(tile));
        const bool blocks = isSolid(tile) || isDoor(tile) || tile == Tile::Pillar;
        Level level = levelFromText("..\n..\n");
        level.tiles[{1, 0}] = tile;
        CHECK(canStep(level.tiles, {0, 0}, Direction::SouthEast) == !blocks);
        CHECK(canStep(level.tiles, {1, 1}, Direction::NorthWest) == !blocks);
        level = levelFromText("..\n..\n");
        level.tiles[{0, 1}] = tile;
        CHECK(canStep(level.tiles, {0, 0}, Direction::SouthEast) == !blocks);
    }
}

TEST_CASE("a door is not stepped through diagonally, either way, open or closed") {
    for (const Tile door : {Tile::ClosedDoor, Tile::OpenDoor}) {
        Level level = levelFromText("..\n..\n");
        level.tiles[{1, 1}] = door;
        CHECK_FALSE(canStep(level.tiles, {0, 0}, Direction::SouthEast));
        CHECK_FALSE(canStep(level.tiles, {1, 1}, Direction::NorthWest));
        CHECK(canStep(level.tiles, {1, 0}, Direction::South));
        CHECK(canStep(level.tiles, {1, 1}, Direction::West));
    }
}

TEST_CASE("a step that can be taken can be taken back") {
    for (int n = 0; n < seedCount(200); ++n) {
        CAPTURE(n);
        const Grid<Tile> tiles = anyTiles({9, 7}, Seed{static_cast<std::uint64_t>(n)});
        for (int y = 0; y < 7; ++y)
            for (int x = 0; x < 9; ++x)
                for (const Direction direction : allDirections) {
                    const Point to = Point{x, y} + offset(direction);
                    REQUIRE(canStep(tiles, {x, y}, direction) == canStep(tiles, to, opposite(direction)));
                }
    }
}
