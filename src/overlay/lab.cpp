#include "overlay/lab.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/lab_panel.hpp"
#include "overlay/timeline.hpp"
#include "overlay/widgets.hpp"
#include "view/camera.hpp"

#include <SDL_keycode.h>

namespace gone {

namespace {

/// How often a large level in the making is asked for.
constexpr std::uint32_t fetchMs = 30;

}  // namespace

Lab::Lab(const Atlas& atlas, const LabWish& wish, Seed chance)
    : state_{labFor(wish)}, map_{atlas}, chance_{chance} {}

bool Lab::update(std::uint32_t ms) {
    const bool moved = playOn(state_, ms);
    return serve(state_, maker_) || moved;
}

std::optional<std::uint32_t> Lab::msToNextUpdate() const {
    const std::optional<std::uint32_t> step = msToNextStep(state_);
    if (!maker_.isBusy()) return step;
    return step && *step < fetchMs ? *step : fetchMs;
}

std::vector<Rect> Lab::drawPanels(const OverlayScreen& screen, bool hasRun) {
    const LabLayout layout = labLayout(screen);
    beginPanel("lab", layout.panel);
    drawLabFields(state_, chance_);
    serve(state_, maker_);
    const PanelRequests requests =
        drawLabResults(state_, {underMouse(), zoomText(), maker_.isBusy(), hasRun, previews_});
    endPanel();
    beginPanel("timeline", layout.timeline);
    drawTimeline(state_);
    endPanel();
    const Point middle{room_.x + room_.width / 2, room_.y + room_.height / 2};
    if (requests.nearer) map_.zoomBy(1, middle);
    if (requests.further) map_.zoomBy(-1, middle);
    if (requests.fit) map_.fit();
    if (requests.togglesPreview) previews_ = !previews_;
    return {layout.panel, layout.timeline};
}

bool Lab::compose(const OverlayScreen& screen) {
    room_ = inPixels(labLayout(screen).map, screen);
    return map_.compose(state_, screen.pixels, room_);
}

void Lab::key(const SDL_Keysym& key) {
    const Point middle{room_.x + room_.width / 2, room_.y + room_.height / 2};
    switch (key.sym) {
        case SDLK_LEFT: stepBack(state_); break;
        case SDLK_RIGHT: stepForward(state_); break;
        case SDLK_HOME: seek(state_, 0); break;
        case SDLK_END: seek(state_, stepCount(state_)); break;
        case SDLK_SPACE: togglePlaying(state_); break;
        case SDLK_PAGEUP: shiftSeed(state_, -1); break;
        case SDLK_PAGEDOWN: shiftSeed(state_, 1); break;
        case SDLK_PLUS:
        case SDLK_EQUALS:
        case SDLK_KP_PLUS: map_.zoomBy(1, middle); break;
        case SDLK_MINUS:
        case SDLK_KP_MINUS: map_.zoomBy(-1, middle); break;
        case SDLK_0:
        case SDLK_KP_0: map_.fit(); break;
        default: break;
    }
}

void Lab::wheel(int steps, Point pixel) {
    map_.zoomBy(steps, pixel);
}

std::string Lab::underMouse() const {
    const std::optional<Point> cell = hovered_ ? map_.cellAt(*hovered_) : std::nullopt;
    if (!cell) return {};
    std::string text = std::to_string(cell->x) + "," + std::to_string(cell->y) + " ";
    text += name(map_.tileAt(*cell));
    const int id = map_.idAt(*cell);
    return id < 0 ? text : text + ", region " + std::to_string(id);
}

std::string Lab::zoomText() const {
    const LabZoom zoom = map_.zoom();
    const std::string pixels = std::to_string(zoom.cellScreen()) + " px a cell";
    return zoom.cellArt == cellPixels ? pixels : pixels + ", plan";
}

}  // namespace gone
