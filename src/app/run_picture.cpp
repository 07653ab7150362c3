// RunScreen: what is drawn.

#include "app/run_panels.hpp"
#include "app/run_screen.hpp"
#include "base/overloaded.hpp"
#include "rules/features.hpp"
#include "view/camera.hpp"
#include "view/end_sheet.hpp"
#include "view/hud.hpp"
#include "view/look_text.hpp"
#include "view/map_panel.hpp"
#include "view/rich_text.hpp"

#include <algorithm>

namespace gone {

namespace {

Sentence shrineQuestion(const World& world) {
    const Feature* shrine = featureHere(world);
    if (shrine == nullptr) return {};
    return {"The shrine offers ",
            {"1", Tone::Gain},
            joined({" ", meaningOf(shrine->offers[0]), ", or "}),
            {"2", Tone::Gain},
            joined({" ", meaningOf(shrine->offers[1]), "."})};
}

}  // namespace

bool RunScreen::isOnPanel(Point pixel) const {
    return mapPanelArea(canvasSize_).contains(pixel) || heroPlateArea(canvasSize_).contains(pixel) ||
           logArea(canvasSize_).contains(pixel) || quickArea(canvasSize_).contains(pixel);
}

Point RunScreen::pixelOf(Point cell) const {
    return Point{cell.x * cellPixels, cell.y * cellPixels} - camera_.at();
}

Sentence RunScreen::hint() const {
    if (const auto* aim = std::get_if<Aim>(&mode_)) {
        Sentence line = lookLine(game_.world, aim->at);
        if (aim->why != Aim::Why::Look && !isInReach(game_.world, *aim))
            line.insert(line.begin(), {std::string_view{"Out of reach. "}, Tone::Harm});
        return line;
    }
    if (std::holds_alternative<DoorAsked>(mode_)) return {"Close the door in which direction?"};
    if (std::holds_alternative<ShrineAsked>(mode_)) return shrineQuestion(game_.world);
    if (isPlaying() && hovered_ && !automation_) return lookLine(game_.world, *hovered_);
    return {};
}

void RunScreen::compose(Canvas& canvas, std::uint32_t ms) {
    if (!placed_ || canvas.size() != canvasSize_) {
        canvasSize_ = canvas.size();
        camera_.jump(cameraOn(game_.world.hero().at, freeArea(canvasSize_)));
        placed_ = true;
    }
    view_.drawWorld(canvas, game_.world, camera_.at(),
                    Moment{ms, options_, &sight_, marks_.glows(), marks_.marks(), alerted_});
    drawCursors(canvas);
    drawPanels(canvas, ms);
    drawMode(canvas);
}

void RunScreen::drawCursors(Canvas& canvas) const {
    const auto put = [&](std::string_view sprite, Point cell) {
        const Sprite& picture = atlas_->sprite(sprite);
        canvas.blit(picture.pixels, pixelOf(cell) + picture.offset);
    };
    if (const auto* aim = std::get_if<Aim>(&mode_)) {
        for (const Point cell : wayOf(game_.world, *aim)) put("path/dot", cell);
        const bool looks = aim->why == Aim::Why::Look;
        put(looks ? "cursor" : isInReach(game_.world, *aim) ? "cursor_aim" : "cursor_far", aim->at);
        return;
    }
    if (!isPlaying() || !hovered_ || automation_) return;
    for (const Point cell : way_)
        if (cell != way_.back()) put("path/dot", cell);
    put(way_.empty() ? "cursor" : "path/end", *hovered_);
}

void RunScreen::drawPanels(Canvas& canvas, std::uint32_t ms) {
    drawMapPanel(canvas, *atlas_, game_.world, game_.floor, ms, options_);
    drawPointers(canvas, *atlas_, game_.world, camera_.at());
    drawHud(canvas, *atlas_, game_.world, log_, {turnOf(game_), shownTurn_});
    drawHint(canvas, *atlas_, hint());
}

void RunScreen::drawMode(Canvas& canvas) {
    if (const auto* pack = std::get_if<PackScreen>(&mode_))
        drawPack(canvas, *atlas_, game_.world, pack->view(game_.world));
    if (auto* history = std::get_if<LogShown>(&mode_))
        history->back = std::clamp(history->back, 0, drawHistory(canvas, *atlas_, log_, history->back));
    if (showsKeys()) drawKeys(canvas, *atlas_, keyHelp());
    if (!showsEnd() || !game_.ending) return;
    const auto key = [](std::string_view text) { return Word{text, Tone::Gain}; };
    drawEnding(canvas, *atlas_, *game_.ending, game_.ledger, placeName(game_.world.level.biome),
               {key("enter"), " new run  ", key("r"), " the same seed  ", key("m"), " all that was said  ",
                key("escape"), " look round"});
}

}  // namespace gone
