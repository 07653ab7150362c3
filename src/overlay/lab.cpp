#include "overlay/lab.hpp"

#include "overlay/lab_fields.hpp"
#include "overlay/lab_results.hpp"
#include "overlay/timeline.hpp"
#include "overlay/view_strip.hpp"
#include "overlay/widgets.hpp"
#include "view/camera.hpp"

#include <SDL_keycode.h>

namespace gone {

namespace {

/// How often a large level in the making is asked for.
constexpr std::uint32_t fetchMs = 30;

Point middleOf(Rect area) {
    return {area.x + area.width / 2, area.y + area.height / 2};
}

}  // namespace

std::vector<Rect> drawLabHint(const OverlayScreen& screen) {
    constexpr std::string_view words = "F1 or `: the lab";
    const int margin = 8 * screen.times;
    const int width = static_cast<int>(buttonWidth(words)) + 2 * margin;
    const int height = static_cast<int>(ImGui::GetFontSize()) + 3 * margin;
    const Rect area{margin, screen.units.height - height - margin, width, height};
    beginPanel("hint", area);
    colouredText(tone::steel3, std::string{words});
    endPanel();
    return {area};
}

Lab::Lab(const Atlas& atlas, const LabWish& wish, Seed chance)
    : state_{labFor(wish)}, map_{atlas}, chance_{chance} {}

void Lab::finish() {
    if (const std::optional<LabWish> wish = wantedLevel(state_))
        show(state_, makeLabLevel(*wish, Timing::Off));
}

bool Lab::update(std::uint32_t ms) {
    const bool moved = playOn(state_, ms);
    return serve(state_, maker_) || moved;
}

std::optional<std::uint32_t> Lab::msToNextUpdate() const {
    const std::optional<std::uint32_t> step = msToNextStep(state_);
    if (!maker_.isBusy()) return step;
    return step && *step < fetchMs ? *step : fetchMs;
}

std::vector<Rect> Lab::drawPanels(const OverlayScreen& screen, const std::optional<LabWish>& runFloor) {
    const LabLayout layout = labLayout(screen, stripHeight_);
    beginPanel("lab", layout.panel);
    drawPanel();
    endPanel();
    beginPanel("view", layout.strip);
    obey(drawViewStrip(state_, {zoomText(), map_.legend(), underMouse(), runFloor.has_value(), previews_}),
         runFloor);
    endPanel();
    beginPanel("timeline", layout.timeline);
    drawTimeline(state_);
    endPanel();
    return {layout.panel, layout.strip, layout.timeline};
}

void Lab::drawPanel() {
    drawLabFields(state_, chance_);
    ruledHeading("knobs");
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const PanelShares shares = panelShares(ImGui::GetContentRegionAvail().y - gap, knobsHeight(state_),
                                           resultsHeight_, keysHeight(), ImGui::GetFrameHeightWithSpacing());
    drawLabKnobs(state_, shares.knobs);
    serve(state_, maker_);
    const float top = ImGui::GetCursorPosY();
    drawLabResults(state_, {maker_.isBusy(), !previews_});
    resultsHeight_ = ImGui::GetCursorPosY() - top;
    if (shares.showsKeys) drawLabKeys();
}

void Lab::obey(const ViewRequests& requests, const std::optional<LabWish>& runFloor) {
    if (requests.zoom != 0) map_.zoomBy(requests.zoom, middleOf(room_));
    if (requests.fit) map_.fit();
    stripHeight_ = static_cast<int>(requests.height);
    if (requests.togglesPreview) previews_ = !previews_;
    if (!requests.takesRunFloor || !runFloor) return;
    takeWish(state_, *runFloor);
    seek(state_, stepCount(state_));
    previews_ = true;
}

bool Lab::compose(const OverlayScreen& screen, bool panelsAreOpen) {
    const Rect window{0, 0, screen.units.width, screen.units.height};
    room_ = inPixels(panelsAreOpen ? labLayout(screen, stripHeight_).map : window, screen);
    return map_.compose(state_, screen.pixels, room_);
}

void Lab::key(const SDL_Keysym& key) {
    const Point middle = middleOf(room_);
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
    const std::string pixels = std::to_string(zoom.cellScreen()) + " px";
    return zoom.cellArt == cellPixels ? pixels : pixels + ", plan";
}

}  // namespace gone
