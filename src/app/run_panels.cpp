#include "app/run_panels.hpp"

#include "view/minimap.hpp"
#include "view/panels.hpp"
#include "view/text.hpp"

#include <algorithm>

namespace gone {

namespace {

constexpr int fromTheEdge = 2;
/// Under the minimap: a line, and place and depth.
constexpr int captionHeight = 12;
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

std::string plateText(int turns) {
    std::string text{"turn "};
    text += std::to_string(turns);
    return text;
}

Rect plateArea(Size canvas, const Atlas& atlas, std::string_view text) {
    const int width = textWidth(atlas, text) + 2 * panelMargin;
    const int height = textHeight + 2 * panelMargin;
    return {fromTheEdge, canvas.height - fromTheEdge - height, width, height};
}

Point drawPlate(Canvas& canvas, const Atlas& atlas, std::string_view text) {
    const Rect area = plateArea(canvas.size(), atlas, text);
    NinePatch{atlas, "ui/panel", panelCorner}.draw(canvas, area);
    drawText(canvas, atlas, {area.x + panelMargin, area.y + panelMargin}, text, atlas.colour("steel3"));
    return {area.x + 2, area.y - textLineHeight};
}

Rect mapPanelArea(Size canvas) {
    const Size map = minimapSize(canvas);
    const Size panel{map.width + 2 * panelMargin, map.height + 2 * panelMargin + captionHeight};
    return {canvas.width - fromTheEdge - panel.width, fromTheEdge, panel.width, panel.height};
}

void drawMapPanel(Canvas& canvas, const Atlas& atlas, const World& world, int floor, std::uint32_t ms,
                  const ViewOptions& options) {
    const Rect panel = mapPanelArea(canvas.size());
    const Size map = minimapSize(canvas.size());
    NinePatch{atlas, "ui/panel", panelCorner}.draw(canvas, panel);
    drawMinimap(canvas, atlas, world, {panel.x + panelMargin, panel.y + panelMargin, map.width, map.height},
                ms, options);
    const int line = panel.y + panelMargin + map.height;
    canvas.fill({panel.x + panelMargin - 1, line, map.width + 2, 1}, atlas.colour("steel0"));
    std::string depth{"D"};
    depth += std::to_string(floor);
    const int textY = line + 3;
    drawText(canvas, atlas, {panel.x + panelMargin + 2, textY}, placeName(world.level.biome),
             atlas.colour("bone2"));
    drawText(canvas, atlas, {panel.right() - panelMargin - 1 - textWidth(atlas, depth), textY}, depth,
             atlas.colour("gold2"));
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
