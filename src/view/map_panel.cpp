#include "view/map_panel.hpp"

#include "view/minimap.hpp"
#include "view/panels.hpp"
#include "view/text.hpp"

#include <string>

namespace gone {
namespace {

constexpr int fromTheEdge = 2;
/// Under the minimap: a line, and place and depth.
constexpr int captionHeight = 12;
}  // namespace

std::string_view placeName(Biome biome) {
    switch (biome) {
        case Biome::Halls: return "The Halls";
        case Biome::Hollows: return "The Hollows";
        case Biome::Unmade: return "The Unmade";
    }
    return {};
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

}  // namespace gone
