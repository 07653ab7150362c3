#pragma once

#include "view/atlas.hpp"
#include "view/canvas.hpp"

#include <string_view>

namespace gone {

/// Rows of a line of text, from the top of capitals to the bottom of hanging letters.
inline constexpr int textHeight = 9;

/// Width in art pixels of a line as drawText writes it, its shadow not counted.
int textWidth(const Atlas& atlas, std::string_view text);

/// Writes one line with its top left at `at`, with an ink shadow right and below. Characters the font does
/// not have are drawn as question marks.
void drawText(Canvas& canvas, const Atlas& atlas, Point at, std::string_view text, Pixel colour);

}  // namespace gone
