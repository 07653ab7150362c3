#include "view/decoration.hpp"

#include "generation/generators.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

Level levelOf(const GeneratorParams& params, Biome biome, std::uint64_t seed) {
    Level level = generate(params, defaultSize, Seed{seed}).level;
    level.biome = biome;
    return level;
}

bool isMoss(WallDecor decor) {
    return decor == WallDecor::Moss || decor == WallDecor::ThickMoss;
}

template <class Visit>
void eachCell(const Level& level, Visit visit) {
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) visit(Point{x, y});
}

}  // namespace

TEST_CASE("torches hang on faces over room floors, five cells apart, with no moss beside them") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        const Level level = levelOf(RogueParams{}, Biome::Halls, seed);
        const WallShape shape{level.tiles};
        const auto decor = [&](Point at) { return wallDecor(shape, level.biome, seed, at); };
        int torches = 0;
        eachCell(level, [&](Point at) {
            if (decor(at) != WallDecor::Torch) return;
            ++torches;
            CHECK(shape.face(at));
            CHECK(shape.tile(at + Point{0, 1}) != Tile::Corridor);
            CHECK(!isMoss(decor(at + Point{-1, 0})));
            CHECK(!isMoss(decor(at + Point{1, 0})));
            CHECK(!shape.levelDoor(at + Point{-1, 0}));
            CHECK(!shape.levelDoor(at + Point{1, 0}));
            for (int step = 1; step < 5; ++step) CHECK(decor(at + Point{step, 0}) != WallDecor::Torch);
        });
        CHECK(torches > 0);
    }
}

TEST_CASE("caves have mushrooms beside rock or water and neither torches nor banners") {
    int mushrooms = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CAPTURE(seed);
        const Level level = levelOf(CaveParams{}, Biome::Hollows, seed);
        const WallShape shape{level.tiles};
        eachCell(level, [&](Point at) {
            CHECK(wallDecor(shape, level.biome, seed, at) == WallDecor::Nothing);
            if (floorDecor(shape, level.biome, seed, at) == FloorDecor::Mushroom) ++mushrooms;
        });
    }
    CHECK(mushrooms > 10);
}

TEST_CASE("at most one cell in twelve of a floor bears something") {
    int open = 0;
    int decorated = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Level level = levelOf(RogueParams{}, Biome::Halls, seed);
        const WallShape shape{level.tiles};
        eachCell(level, [&](Point at) {
            open += shape.solid(at) ? 0 : 1;
            decorated += floorDecor(shape, level.biome, seed, at) == FloorDecor::Nothing ? 0 : 1;
        });
    }
    CHECK(decorated > open / 60);
    CHECK(decorated < open / 12);
}

TEST_CASE("nothing that happens in play changes the seed of decoration") {
    Level level = levelOf(RogueParams{}, Biome::Halls, 3);
    const std::uint64_t before = decorationSeed(level);
    level.tiles[level.doors.front().at] = Tile::OpenDoor;
    level.rooms.front().dark = true;
    CHECK(decorationSeed(level) == before);
    CHECK(decorationSeed(levelOf(RogueParams{}, Biome::Halls, 4)) != before);
}

TEST_CASE("a rug lies in the middle of a large room and covers plain floor only") {
    RogueParams params;
    params.pillarsPercent = 15;
    params.waterPercent = 5;
    params.grassPercent = 2;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        const Level level = levelOf(params, Biome::Halls, seed);
        const std::vector<Rect> rugs = rugsOf(level);
        for (const Rect& rug : rugs) {
            ++found;
            const auto holdsIt = [&](const Room& room) {
                const Point left{rug.x - room.floor.x, rug.y - room.floor.y};
                const Point right{room.floor.right() - rug.right(), room.floor.bottom() - rug.bottom()};
                return left == right && left.x > 0 && left.y > 0;
            };
            CHECK(std::ranges::count_if(level.rooms, holdsIt) == 1);
            CHECK(!rug.contains(level.up));
            CHECK(!rug.contains(level.down));
            eachCell(level, [&](Point at) {
                if (rug.contains(at)) CHECK(level.tiles[at] == Tile::Floor);
            });
        }
        Level cave = level;
        cave.biome = Biome::Hollows;
        CHECK(rugsOf(cave).empty());
    }
    CHECK(found > 20);
}

TEST_CASE("nothing lies where the lip of a wall or a pillar would hide half of it") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        for (const Biome biome : {Biome::Halls, Biome::Hollows}) {
            CAPTURE(seed);
            const GeneratorParams params =
                biome == Biome::Hollows ? GeneratorParams{CaveParams{}} : GeneratorParams{RogueParams{}};
            Level level = levelOf(params, biome, seed);
            level.tiles[level.up + Point{0, 1}] = Tile::Pillar;
            const WallShape shape{level.tiles};
            eachCell(level, [&](Point at) {
                const Point below = at + Point{0, 1};
                if (shape.lipped(below) || shape.raised(below) || shape.tile(below) == Tile::Pillar)
                    CHECK(floorDecor(shape, biome, seed, at) == FloorDecor::Nothing);
            });
        }
}
