#pragma once

#include "view/atlas.hpp"

#include <map>
#include <string_view>

namespace gone {

/// The game's letters: capitals 7 pixels high, descenders 2 below them. The atlas must outlive it.
class Font {
public:
    static constexpr int height = 9;       ///< from the top of capitals to the end of descenders
    static constexpr int lineHeight = 12;  ///< from line to line

    explicit Font(const Atlas& atlas);

    /// Width of a line in art pixels, without the shadow's last column.
    int width(std::string_view utf8) const;
    /// Draws a line with its one-pixel ink shadow to the right and below; `at` is the top left of a capital.
    /// Returns the x where the next piece of the line goes. A letter the font lacks is drawn as '?'.
    int draw(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const;
    /// Draws a line inside a full ink outline, for numbers over the picture.
    void drawOutlined(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const;

private:
    int put(Canvas& canvas, Point at, std::string_view utf8, Pixel colour) const;

    std::map<char32_t, const Sprite*> glyphs_;
    Pixel ink_;
};

}  // namespace gone
