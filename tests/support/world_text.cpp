#include "support/world_text.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

namespace gone {
namespace {

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Size sizeOf(const std::vector<std::string_view>& lines) {
    std::size_t width = 0;
    for (const std::string_view line : lines) width = std::max(width, line.size());
    return {static_cast<int>(width), static_cast<int>(lines.size())};
}

Tile drawnTile(char c) {
    if (c == '@') return Tile::Floor;
    const std::optional<Tile> tile = tileFromLetter(c);
    if (!tile) throw std::invalid_argument(std::string("no tile has the letter '") + c + "'");
    return *tile;
}

Door drawnDoor(const Grid<Tile>& tiles, Point at, int id) {
    Door door;
    door.id = id;
    door.at = at;
    door.room = -1;
    if (tiles[at] == Tile::SecretDoor) door.kind = DoorKind::Secret;
    if (tiles[at] == Tile::LockedDoor) door.kind = DoorKind::Locked;
    const bool betweenWalls = isSolid(tiles.at(at + offset(Direction::West), Tile::Rock)) &&
                              isSolid(tiles.at(at + offset(Direction::East), Tile::Rock));
    door.axis = betweenWalls ? Axis::Horizontal : Axis::Vertical;
    return door;
}

void record(Level& level, Point at) {
    const Tile tile = level.tiles[at];
    if (tile == Tile::StairsUp) level.up = at;
    if (tile == Tile::StairsDown) level.down = at;
    if (isDoor(tile)) level.doors.push_back(drawnDoor(level.tiles, at, static_cast<int>(level.doors.size())));
}

}  // namespace

Level levelFromText(std::string_view text) {
    const std::vector<std::string_view> lines = linesOf(text);
    Level level;
    level.tiles = Grid<Tile>{sizeOf(lines)};
    for (std::size_t y = 0; y < lines.size(); ++y)
        for (std::size_t x = 0; x < lines[y].size(); ++x)
            level.tiles[{static_cast<int>(x), static_cast<int>(y)}] = drawnTile(lines[y][x]);
    for (int y = 0; y < level.tiles.height(); ++y)
        for (int x = 0; x < level.tiles.width(); ++x) record(level, {x, y});
    return level;
}

World worldFromText(std::string_view text) {
    const std::size_t hero = text.find('@');
    if (hero == std::string_view::npos || text.find('@', hero + 1) != std::string_view::npos)
        throw std::invalid_argument("the drawing must hold one '@'");
    const std::string_view before = text.substr(0, hero);
    const auto rows = std::ranges::count(before, '\n');
    const std::size_t lineStart = rows == 0 ? 0 : before.rfind('\n') + 1;
    return worldOn(levelFromText(text), {static_cast<int>(hero - lineStart), static_cast<int>(rows)}, 9);
}

std::string textOf(const World& world) {
    std::string text;
    std::vector<std::string> rows = rowsOf(world.level.tiles);
    const Point hero = world.hero().at;
    rows[static_cast<std::size_t>(hero.y)][static_cast<std::size_t>(hero.x)] = '@';
    for (const std::string& row : rows) text += row + '\n';
    return text;
}

}  // namespace gone
