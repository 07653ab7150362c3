#include "baker/palette.hpp"

#include "baker/art_lines.hpp"

#include <algorithm>
#include <charconv>

namespace gone {
namespace {

bool isLowerLetter(char c) {
    return c >= 'a' && c <= 'z';
}
bool isLetter(char c) {
    return isLowerLetter(c) || (c >= 'A' && c <= 'Z');
}

bool isColourName(std::string_view word) {
    return isLowerLetter(word.front()) &&
           std::ranges::all_of(word, [](char c) { return isLowerLetter(c) || isSlotKey(c); });
}

std::optional<std::uint32_t> hexColour(std::string_view word) {
    const auto isHex = [](char c) { return isSlotKey(c) || (c >= 'a' && c <= 'f'); };
    if (word.size() != 6 || !std::ranges::all_of(word, isHex)) return std::nullopt;
    std::uint32_t value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value, 16);
    return value;
}

/// Reads the lines; remembers which names the present biome, or the master palette, has used.
class PaletteReader {
public:
    explicit PaletteReader(ArtLines& lines) : lines_{lines} {}

    Palette read() {
        while (lines_.next()) {
            const std::string_view line = lines_.line();
            const std::vector<std::string_view> words = wordsOf(line.substr(0, line.find('#')));
            if (words.empty()) continue;
            if (words[0] == "biome")
                readBiome(words);
            else
                readColour(words);
        }
        return std::move(palette_);
    }

private:
    [[noreturn]] void refuse(const std::string& why) const { refuseLine(lines_.place(), lines_.line(), why); }

    void readBiome(const std::vector<std::string_view>& words) {
        if (words.size() != 2 || !isColourName(words[1])) refuse("a biome line is \"biome NAME\"");
        const auto sameName = [&](const PaletteBiome& biome) { return biome.name == words[1]; };
        if (std::ranges::any_of(palette_.biomes, sameName)) refuse("this biome's name is used twice");
        palette_.biomes.push_back({std::string{words[1]}, {}});
        names_.clear();
    }

    void readColour(const std::vector<std::string_view>& words) {
        if (words.size() != 3 || !isColourName(words[0]) || words[1].size() != 1)
            refuse("a colour line is \"NAME KEY HEX\"");
        const std::optional<std::uint32_t> rgb = hexColour(words[2]);
        if (!rgb) refuse("a colour is six lower-case hex digits");
        if (std::ranges::find(names_, words[0]) != names_.end()) refuse("this name is used twice");
        names_.emplace_back(words[0]);
        if (palette_.biomes.empty())
            addColour({std::string{words[0]}, words[1].front(), *rgb});
        else
            addSlot(words[1].front(), *rgb);
    }

    void addColour(PaletteColour colour) {
        if (!isLetter(colour.key)) refuse("before the first biome a key is a letter");
        if (palette_.colour(colour.key) != nullptr) refuse("this key is used twice");
        palette_.colours.push_back(std::move(colour));
    }

    void addSlot(char key, std::uint32_t rgb) {
        if (!isSlotKey(key)) refuse("inside a biome a key is a digit");
        std::optional<std::uint32_t>& slot =
            palette_.biomes.back().slots[static_cast<std::size_t>(key - '0')];
        if (slot) refuse("this key is used twice");
        slot = rgb;
    }

    ArtLines& lines_;
    Palette palette_;
    std::vector<std::string> names_;
};

}  // namespace

const PaletteColour* Palette::colour(char key) const {
    const auto found = std::ranges::find(colours, key, &PaletteColour::key);
    return found == colours.end() ? nullptr : &*found;
}

Palette readPalette(std::string_view text, const std::string& file) {
    ArtLines lines{text, file};
    return PaletteReader{lines}.read();
}

}  // namespace gone
