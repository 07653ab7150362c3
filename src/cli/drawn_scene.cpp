#include "cli/drawn_scene.hpp"

#include <array>

namespace gone {
namespace {

// The compositions of the art direction's mockups.
// clang-format off
constexpr std::array<std::string_view, 18> hallsRows{
    "##############:#########################",
    "##############:#########################",
    "##############:########::::::::#########",
    "##############+########:################",
    "###:####...........####:################",
    "###:####...........####:###........#####",
    "###:####=.0.....0..####:###........#####",
    "###:####...........':::o::+........#####",
    ":::o:::+..0.....0..####:###........#####",
    "###:####.........>.####:###........#####",
    "###:####...........####:###........#####",
    "###:#######+###########:###........#####",
    "###:#######:###########:################",
    "###:#######:###########:################",
    "###:#######:###########:################",
    "###:#######:###########:################",
    "###:#######:###########:################",
    "###########:############################"};

constexpr std::array<std::string_view, 21> hollowsRows{
    "################################",
    "################################",
    "#########...#####....###########",
    "#######......###.......#########",
    "######........##..,,....########",
    "#####.....,......,,......#######",
    "####.....,,...............######",
    "####.........####..........#####",
    "#####........#####.........#####",
    "#####........#####........######",
    "####..........###......~~..#####",
    "####..................~~~~..####",
    "#####................~~~~~..####",
    "######....##....,,...~~~~~.#####",
    "#######..####....,,...~~~.######",
    "#######..######..........#######",
    "########..#########....#########",
    "########...#####################",
    "#########..#####################",
    "################################",
    "################################"};

constexpr std::array<std::string_view, 18> unmadeRows{
    "###############:########################",
    "###############:########:###############",
    "###############:########:###############",
    "###############'########:###############",
    "##:#########........####:###############",
    "##:####...........>.####:###############",
    "##:####.............+:::o:::::##########",
    "##:####..__.........####:###############",
    "::o:::+.............####:###############",
    "##:####...0...#.....####:###############",
    "##:####.......#0._..####:###############",
    "##:############.....####_###############",
    "##:#####################:###############",
    "##:#####################:###############",
    "##:#####################:###############",
    "##:#####################:###############",
    "##:#####################:###############",
    "########################################"};
// clang-format on

constexpr std::array hallsRooms{Rect{8, 4, 11, 7}, Rect{27, 5, 8, 7}};
constexpr std::array hallsInView{Rect{8, 4, 11, 7}};
constexpr std::array hallsSeen{Rect{23, 2, 1, 12}, Rect{24, 7, 3, 1}, Rect{23, 2, 4, 1}, Rect{0, 8, 7, 1},
                               Rect{3, 4, 1, 11}};
constexpr std::array hollowsSeen{Rect{8, 0, 6, 16}, Rect{0, 6, 8, 10}};
constexpr std::array unmadeInView{Rect{7, 5, 7, 6}, Rect{12, 4, 8, 5}, Rect{15, 7, 5, 5}};
constexpr std::array unmadeSeen{Rect{0, 2, 27, 14}};

constexpr std::array scenes{
    DrawnScene{"mockup-halls",
               Biome::Halls,
               {13, 7},
               {4, 14},
               {30, 3},
               9,
               hallsRooms,
               hallsInView,
               hallsSeen,
               hallsRows},
    DrawnScene{
        "mockup-hollows", Biome::Hollows, {19, 9}, {58, 20}, {26, 20}, 8, {}, {}, hollowsSeen, hollowsRows},
    DrawnScene{"mockup-unmade",
               Biome::Unmade,
               {13, 7},
               {4, 14},
               {29, 10},
               9,
               {},
               unmadeInView,
               unmadeSeen,
               unmadeRows},
};

template <class Visit>
void eachCell(Rect area, Visit visit) {
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) visit(Point{x, y});
}

Level levelOf(const DrawnScene& scene) {
    Level level;
    level.biome = scene.biome;
    level.up = scene.up;
    for (const Rect& floor : scene.rooms) {
        Room room;
        room.id = static_cast<int>(level.rooms.size());
        room.floor = floor;
        level.rooms.push_back(room);
    }
    level.tiles =
        Grid<Tile>{{static_cast<int>(scene.rows.front().size()), static_cast<int>(scene.rows.size())}};
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) {
            const char drawn = scene.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            const Tile tile = tileFromLetter(drawn).value_or(Tile::Rock);
            level.tiles[{x, y}] = tile;
            if (tile == Tile::StairsDown) level.down = {x, y};
        }
    return level;
}

}  // namespace

std::span<const DrawnScene> drawnScenes() {
    return scenes;
}

World worldOf(const DrawnScene& scene) {
    World world = worldOn(levelOf(scene), scene.hero, scene.sightRadius);
    const Grid<Tile>& tiles = world.level.tiles;
    const auto know = [&](Point at) {
        if (isSolid(tiles[at])) return false;
        world.seen.set(at);
        world.remembered[at] = tiles[at];
        return true;
    };
    for (const Rect& area : scene.seen) eachCell(area, know);
    for (const Rect& area : scene.inView)
        eachCell(area, [&](Point at) {
            if (know(at)) world.visible.set(at);
        });
    return world;
}

Point cameraOf(const DrawnScene& scene, Size canvas) {
    constexpr Size composed{427, 240};
    return scene.corner + Point{(composed.width - canvas.width) / 2, (composed.height - canvas.height) / 2};
}

}  // namespace gone
