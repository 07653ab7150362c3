#include "app/run_panels.hpp"

#include "view/sheets.hpp"

#include <string>
#include <vector>

namespace gone {

void drawKeys(Canvas& canvas, const Atlas& atlas, std::span<const KeyHelp> keys) {
    const Rect inside = drawSheet(canvas, atlas, "The keys", "ui/panel");
    std::vector<Sentence> lines;
    for (const KeyHelp& line : keys)
        lines.push_back({{std::string_view{line.keys}, Tone::Gain}, "  " + std::string{line.meaning}});
    drawColumns(canvas, atlas, {inside.x, inside.y + 4, inside.width, inside.height - 4}, lines, 2);
}

}  // namespace gone
