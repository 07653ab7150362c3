#include "baker/pixel_map.hpp"

#include "baker/art_lines.hpp"

#include <algorithm>
#include <charconv>
#include <set>

namespace gone {
namespace {

constexpr int largestSide = 64;
constexpr std::size_t manyKeys = 20;

bool isDecimal(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// A width or height 1..64, or 0 if the word is none.
std::size_t side(std::string_view word) {
    int value = 0;
    if (!isDecimal(word) || word.size() > 4) return 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value >= 1 && value <= largestSide ? static_cast<std::size_t>(value) : 0;
}

bool isSpriteName(std::string_view word) {
    bool partEmpty = true;
    for (const char c : word) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        if (!letter && (c != '/' || partEmpty)) return false;
        partEmpty = c == '/';
    }
    return !partEmpty;
}

std::string countText(std::size_t number) {
    return std::to_string(number);
}

}  // namespace

struct PixelMapReader::File {
    ArtLines lines;
    std::optional<char> outline;
};

void PixelMapReader::read(std::string_view text, const std::string& file) {
    File state{ArtLines{text, file}, std::nullopt};
    while (state.lines.next()) readLine(state);
}

void PixelMapReader::readLine(File& file) {
    if (file.lines.line().starts_with('#')) return;
    const std::vector<std::string_view> words = wordsOf(file.lines.line());
    if (words.empty()) return;
    if (words[0] == "outline")
        readOutline(file, words);
    else if (words[0] == "sprite")
        readSprite(file, words);
    else if (words[0] == "derive")
        readDerive(file, words);
    else
        refuseLine(file.lines.place(), file.lines.line(), "a line starts with outline, sprite, derive or #");
}

void PixelMapReader::readOutline(File& file, const std::vector<std::string_view>& words) {
    const ArtPlace& place = file.lines.place();
    if (words.size() == 2 && words[1] == "none") {
        file.outline.reset();
    } else if (words.size() == 2 && words[1].size() == 1) {
        checkKey(words[1].front(), place, "outline");
        file.outline = words[1].front();
    } else {
        refuseLine(place, file.lines.line(), "an outline is a key or \"none\"");
    }
}

void PixelMapReader::readSprite(File& file, const std::vector<std::string_view>& words) {
    const ArtPlace place = file.lines.place();
    if (words.size() != 3 || !isSpriteName(words[1]))
        refuseLine(place, file.lines.line(), "a sprite line is \"sprite NAME WxH\"");
    const std::size_t cross = std::min(words[2].find('x'), words[2].size());
    const std::size_t width = side(words[2].substr(0, cross));
    const std::size_t height = side(words[2].substr(std::min(cross + 1, words[2].size())));
    if (width == 0 || height == 0) refuseLine(place, file.lines.line(), "a size is WxH, each 1 to 64");
    PixelMap map{std::string{words[1]}, {}, file.outline, place};
    map.rows = readRows(file, map.name, width, height);
    add(std::move(map));
}

PixelRows PixelMapReader::readRows(File& file, const std::string& name, std::size_t width,
                                   std::size_t height) const {
    PixelRows rows;
    const auto rowsFound = [&] {
        return name + ": " + countText(rows.size()) + " rows found, " + countText(height) +
               " wanted and then \"end\"";
    };
    while (file.lines.next()) {
        const std::string_view line = file.lines.line();
        if (rows.size() == height) {
            if (line != "end")
                throw ArtError(file.lines.place(), rowsFound() + ", not \"" + std::string{line} + '"');
            return rows;
        }
        // In a map three keys wide "end" may be a row of pixels, so only the length tells.
        const bool ends =
            (line == "end" && width != 3) || line.starts_with("sprite ") || line.starts_with("derive ");
        if (ends) throw ArtError(file.lines.place(), rowsFound());
        if (line.ends_with(' '))
            throw ArtError(file.lines.place(), name + ": row " + countText(rows.size()) + " ends in a space");
        if (line.size() != width)
            throw ArtError(file.lines.place(), name + ": row " + countText(rows.size()) + " has " +
                                                   countText(line.size()) + " keys, " + countText(width) +
                                                   " wanted");
        rows.emplace_back(line);
    }
    throw ArtError(file.lines.place(), rowsFound() + ", but the file ends");
}

void PixelMapReader::readDerive(File& file, const std::vector<std::string_view>& words) {
    const ArtPlace& place = file.lines.place();
    if (words.size() < 4 || words[2] != "from" || !isSpriteName(words[1]))
        refuseLine(place, file.lines.line(), "a derive line is \"derive NAME from BASE OP VALUE ...\"");
    const auto base = index_.find(words[3]);
    if (base == index_.end())
        throw ArtError(place, std::string{words[1]} + ": base \"" + std::string{words[3]} +
                                  "\" is not defined before this line");
    PixelMap map = art_.maps[base->second];
    map.name = words[1];
    map.place = place;
    applyOps(map.rows, std::span{words}.subspan(4), place);
    add(std::move(map));
}

void PixelMapReader::add(PixelMap map) {
    if (const auto first = index_.find(map.name); first != index_.end())
        throw ArtError(map.place,
                       map.name + " is defined twice, first in " + placeText(art_.maps[first->second].place));
    checkKeys(map);
    warnAbout(map);
    index_.emplace(map.name, art_.maps.size());
    art_.maps.push_back(std::move(map));
}

void PixelMapReader::checkKeys(const PixelMap& map) const {
    for (std::size_t y = 0; y < map.rows.size(); ++y)
        for (std::size_t x = 0; x < map.rows[y].size(); ++x)
            if (map.rows[y][x] != '.')
                checkKey(map.rows[y][x], map.place,
                         map.name + ": column " + countText(x) + ", row " + countText(y));
}

void PixelMapReader::checkKey(char key, const ArtPlace& place, const std::string& where) const {
    if (!isSlotKey(key)) {
        if (palette_.colour(key) == nullptr)
            throw ArtError(place, where + ": key '" + key + "' is not in the palette");
        return;
    }
    for (const PaletteBiome& biome : palette_.biomes)
        if (!biome.slots[static_cast<std::size_t>(key - '0')])
            throw ArtError(place, where + ": biome " + biome.name + " lacks slot " + key);
    if (palette_.biomes.empty())
        throw ArtError(place, where + ": slot " + key + " is used, but there is no biome");
}

void PixelMapReader::warnAbout(const PixelMap& map) {
    std::set<char> keys;
    for (const std::string& row : map.rows) keys.insert(row.begin(), row.end());
    keys.erase('.');
    if (keys.empty())
        art_.warnings.push_back(placeText(map.place) + ": " + map.name + " is clear throughout");
    if (keys.size() > manyKeys)
        art_.warnings.push_back(placeText(map.place) + ": " + map.name + " uses " + countText(keys.size()) +
                                " keys, more than " + countText(manyKeys));
}

void PixelMapReader::checkFrames() const {
    for (const PixelMap& map : art_.maps) {
        const std::size_t slash = map.name.rfind('/');
        const std::string_view last =
            std::string_view{map.name}.substr(slash == std::string::npos ? 0 : slash + 1);
        if (slash == std::string::npos || !isDecimal(last) || last == "0") continue;
        int number = 0;
        std::from_chars(last.data(), last.data() + last.size(), number);
        const std::string before = map.name.substr(0, slash + 1) + std::to_string(number - 1);
        if (index_.find(before) == index_.end())
            throw ArtError(map.place, "frames of " + map.name.substr(0, slash) + " have a gap: number " +
                                          std::to_string(number - 1) + " is missing");
    }
}

Art PixelMapReader::finish() {
    checkFrames();
    return std::move(art_);
}

}  // namespace gone
