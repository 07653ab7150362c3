#include "overlay/lab_layout.hpp"

#include "view/window.hpp"

#include <algorithm>

namespace gone {

namespace {

constexpr int panelWidth = 320;
constexpr int oneLine = 36;
constexpr int timelineHeight = 88;
/// Up to this width the caption stands in a line of its own.
constexpr int narrowTimeline = 560;
constexpr int captionHeight = 17;

}  // namespace

LabLayout labLayout(const OverlayScreen& screen, int stripHeight) {
    const Size window{std::max(screen.units.width, 0), std::max(screen.units.height, 0)};
    const int width = std::min(panelWidth * screen.times, window.width / 2);
    const int top = std::min(std::max(oneLine * screen.times, stripHeight), window.height / 3);
    const bool isNarrow = window.width - width < narrowTimeline * screen.times;
    const int timeline = isNarrow ? timelineHeight + captionHeight : timelineHeight;
    const int bottom = std::min(timeline * screen.times, window.height / 3);
    LabLayout layout;
    layout.panel = {0, 0, width, window.height};
    layout.strip = {width, 0, window.width - width, top};
    layout.timeline = {width, window.height - bottom, window.width - width, bottom};
    layout.map = {width, top, window.width - width, window.height - bottom - top};
    return layout;
}

Rect inPixels(Rect units, const OverlayScreen& screen) {
    const Point from = windowToPixel({units.x, units.y}, screen.units, screen.pixels);
    const Point to = windowToPixel({units.right(), units.bottom()}, screen.units, screen.pixels);
    return {from.x, from.y, to.x - from.x, to.y - from.y};
}

}  // namespace gone
