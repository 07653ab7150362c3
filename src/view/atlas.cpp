#include "view/atlas.hpp"

#include "base/words.hpp"
#include "view/camera.hpp"
#include "view/png.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <vector>

namespace gone {
namespace {

int numberIn(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size())
        throw std::runtime_error("'" + std::string{word} + "' is no number");
    return value;
}

Pixel colourIn(std::string_view word) {
    Pixel rgb = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), rgb, 16);
    if (word.size() != 6 || error != std::errc{} || end != word.data() + word.size())
        throw std::runtime_error("'" + std::string{word} + "' is no colour of six hex digits");
    return 0xff000000U | rgb;
}

/// A slot that the palette leaves out is written as "-".
Pixel slotIn(std::string_view word) {
    return word == "-" ? clearPixel : colourIn(word);
}

std::size_t biomeIndex(std::string_view word) {
    for (const Biome biome : {Biome::Halls, Biome::Hollows, Biome::Unmade})
        if (name(biome) == word) return static_cast<std::size_t>(biome);
    throw std::runtime_error("unknown biome '" + std::string{word} + "'");
}

/// From the drawn map to the picture: an outline's width.
Point offsetIn(std::string_view x, std::string_view y) {
    constexpr int most = 64;
    const Point offset{numberIn(x), numberIn(y)};
    if (offset.x < -most || offset.x > most || offset.y < -most || offset.y > most)
        throw std::runtime_error("the picture's offset is beyond " + std::to_string(most) + " pixels");
    return offset;
}

Image partOf(const Image& sheet, Rect area) {
    if (area.width < 1 || area.height < 1) throw std::runtime_error("the picture has no pixels");
    // Sums would overflow with the largest numbers.
    if (!sheet.contains({area.x, area.y}) || area.width > sheet.width() - area.x ||
        area.height > sheet.height() - area.y)
        throw std::runtime_error("the picture lies outside atlas.png");
    Image part{{area.width, area.height}};
    for (int y = 0; y < area.height; ++y)
        for (int x = 0; x < area.width; ++x) part[{x, y}] = sheet[{area.x + x, area.y + y}];
    return part;
}

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in{file, std::ios::binary};
    std::error_code ignored;  // a folder opens like a file and fails only when it is read
    if (!in || std::filesystem::is_directory(file, ignored))
        throw std::runtime_error("cannot read " + file.string() + ": build the assets again");
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

void requireSize(const Sprite& sprite, std::string_view name, Size wanted) {
    const Size size = sprite.pixels.size();
    if (size == wanted) return;
    const auto text = [](Size s) { return std::to_string(s.width) + 'x' + std::to_string(s.height); };
    throw std::runtime_error("the atlas's picture '" + std::string{name} + "' is " + text(size) + ", not " +
                             text(wanted) + ": build the assets again");
}

void drawStanding(Canvas& canvas, const Sprite& sprite, Point cellTopLeft, Point nudge, Facing facing) {
    const Point bottomMiddle{cellTopLeft.x + cellPixels / 2, cellTopLeft.y + cellPixels};
    // The outline adds as much on the far side as the offset says for the near one.
    const Point stand{-sprite.pixels.width() / 2, -sprite.pixels.height() - sprite.offset.y};
    canvas.blit(sprite.pixels, bottomMiddle + stand + nudge, facing);
}

Atlas::Atlas(std::string_view index, const Image& sheet, std::string_view indexName) {
    for (int line = 1; !index.empty(); ++line) {
        const std::size_t length = std::min(index.find('\n'), index.size());
        try {
            readLine(index.substr(0, length), sheet);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(std::string{indexName} + ':' + std::to_string(line) + ": " +
                                     error.what() + "; build the assets again");
        }
        index.remove_prefix(std::min(length + 1, index.size()));
    }
}

void Atlas::readLine(std::string_view line, const Image& sheet) {
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.empty() || words[0].front() == '#') return;
    if (words[0] == "colour" && words.size() == 3) {
        colours_[std::string{words[1]}] = colourIn(words[2]);
    } else if (words[0] == "biome" && words.size() == 12) {
        auto& slots = slots_[biomeIndex(words[1])];
        for (std::size_t i = 0; i < slots.size(); ++i) slots[i] = slotIn(words[i + 2]);
    } else if (words[0] == "sprite" && words.size() == 8) {
        const Rect area{numberIn(words[2]), numberIn(words[3]), numberIn(words[4]), numberIn(words[5])};
        sprites_[std::string{words[1]}] = {partOf(sheet, area), offsetIn(words[6], words[7])};
    } else {
        throw std::runtime_error("not a line of an atlas");
    }
}

const Sprite& Atlas::sprite(std::string_view name) const {
    const auto found = sprites_.find(name);
    if (found == sprites_.end())
        throw std::runtime_error("the atlas has no picture '" + std::string{name} +
                                 "': build the assets again");
    return found->second;
}

const Sprite& Atlas::sprite(Biome biome, std::string_view name) const {
    const auto found = sprites_.find(std::string{gone::name(biome)} + ':' + std::string{name});
    return found != sprites_.end() ? found->second : sprite(name);
}

Pixel Atlas::colour(std::string_view name) const {
    const auto found = colours_.find(name);
    if (found == colours_.end())
        throw std::runtime_error("the atlas has no colour '" + std::string{name} +
                                 "': build the assets again");
    return found->second;
}

Pixel Atlas::slot(Biome biome, int number) const {
    return slots_[static_cast<std::size_t>(biome)][static_cast<std::size_t>(number)];
}

Atlas loadAtlas(const std::filesystem::path& folder) {
    const std::filesystem::path index = folder / "atlas.txt";
    return Atlas{textOf(index), readPng(folder / "atlas.png"), index.string()};
}

}  // namespace gone
