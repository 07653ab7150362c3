#include "app/run_panels.hpp"

#include "view/panels.hpp"
#include "view/text.hpp"

#include <algorithm>

namespace gone {

namespace {

constexpr int fromTheEdge = 4;
/// Between the keys and what they do.
constexpr int columnGap = 12;

int widest(const Atlas& atlas, std::span<const KeyHelp> keys, bool meanings) {
    int width = 0;
    for (const KeyHelp& line : keys)
        width = std::max(width, textWidth(atlas, meanings ? line.meaning : std::string_view{line.keys}));
    return width;
}

}  // namespace

std::string_view placeName(Biome biome) {
    switch (biome) {
        case Biome::Halls: return "The Halls";
        case Biome::Hollows: return "The Hollows";
        case Biome::Unmade: return "The Unmade";
    }
    return {};
}

std::string plateText(Biome biome, int floor, int turns) {
    std::string text{placeName(biome)};
    return text + "  D" + std::to_string(floor) + "  turn " + std::to_string(turns);
}

Point drawPlate(Canvas& canvas, const Atlas& atlas, std::string_view text) {
    const int width = textWidth(atlas, text) + 2 * panelMargin;
    const int height = textHeight + 2 * panelMargin;
    const Rect area{fromTheEdge, canvas.size().height - fromTheEdge - height, width, height};
    NinePatch{atlas, "ui/panel", panelCorner}.draw(canvas, area);
    drawText(canvas, atlas, {area.x + panelMargin, area.y + panelMargin}, text, atlas.colour("steel3"));
    return {area.x + 2, area.y - textLineHeight};
}

void drawKeys(Canvas& canvas, const Atlas& atlas, std::span<const KeyHelp> keys) {
    const int column = widest(atlas, keys, false) + columnGap;
    const int width = column + widest(atlas, keys, true) + 2 * panelMargin;
    const int height = static_cast<int>(keys.size()) * textLineHeight + 2 * panelMargin;
    const Rect area{std::max((canvas.size().width - width) / 2, 0),
                    std::max((canvas.size().height - height) / 2, 0), width, height};
    NinePatch{atlas, "ui/panel", panelCorner}.draw(canvas, area);
    Point at{area.x + panelMargin, area.y + panelMargin};
    for (const KeyHelp& line : keys) {
        drawText(canvas, atlas, at, line.keys, atlas.colour("gold2"));
        drawText(canvas, atlas, {at.x + column, at.y}, line.meaning, atlas.colour("steel4"));
        at.y += textLineHeight;
    }
}

}  // namespace gone
