#pragma once

#include "view/canvas.hpp"
#include "world/level.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace gone {

/// One picture of the atlas.
struct Sprite {
    Image pixels;
    Point offset;  ///< where its top left lies from the drawn map's: (-1,-1) if the baker added an outline
};

/// Throws, naming the sprite and both sizes, if the picture is not of the size it is drawn for.
void requireSize(const Sprite& sprite, std::string_view name, Size wanted);

/// Draws a picture as the art stands (section 9): the middle of its bottom edge on the cell's bottom edge.
/// `cellTopLeft` in the canvas's pixels; `nudge` moves it from there.
void drawStanding(Canvas& canvas, const Sprite& sprite, Point cellTopLeft, Point nudge = {},
                  Facing facing = Facing::Right);

/// All pictures and colours, as the baker left them. Sprites stay where they are while the atlas lives.
class Atlas {
public:
    /// From the index and the sheet. Throws, naming `indexName` and the line, if they do not fit together.
    Atlas(std::string_view index, const Image& sheet, std::string_view indexName);

    /// Throws, naming the sprite, if there is none of this name.
    const Sprite& sprite(std::string_view name) const;
    /// The biome's own variant of a sprite with floor or wall colours, else the plain one.
    const Sprite& sprite(Biome biome, std::string_view name) const;
    bool has(std::string_view name) const { return sprites_.find(name) != sprites_.end(); }

    /// A colour of the master palette; throws, naming it, if unknown.
    Pixel colour(std::string_view name) const;
    /// Slot 0..9 of a biome; clear where the palette has none.
    Pixel slot(Biome biome, int number) const;

private:
    void readLine(std::string_view line, const Image& sheet);

    std::map<std::string, Sprite, std::less<>> sprites_;
    std::map<std::string, Pixel, std::less<>> colours_;
    std::array<std::array<Pixel, 10>, 3> slots_{};
};

/// Reads atlas.png and atlas.txt of a folder; throws one line naming the file and what is wrong.
Atlas loadAtlas(const std::filesystem::path& folder);

}  // namespace gone
