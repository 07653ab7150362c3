#pragma once

#include "view/atlas.hpp"
#include "view/canvas.hpp"

#include <string_view>

namespace gone {

// The game's letters: capitals 7 pixels high, hanging letters 2 below them. Text is UTF-8; a letter the font
// lacks is drawn as a question mark.

/// Rows of a line of text, from the top of capitals to the bottom of hanging letters.
inline constexpr int textHeight = 9;
/// Width in art pixels of a line as drawText writes it, its shadow not counted.
int textWidth(const Atlas& atlas, std::string_view text);

/// Writes one line with its top left at `at`, with an ink shadow right and below.
/// Returns the x where more of the same line goes on.
int drawText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour);

/// Writes one line inside a full ink outline, for numbers over the picture.
void drawOutlinedText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour);

}  // namespace gone
