#include "app/shell.hpp"

#include "app/run_start.hpp"
#include "view/camera.hpp"

#include <SDL.h>

#include <algorithm>
#include <random>
#include <utility>

namespace gone {

namespace {

constexpr Size runWindow{1280, 720};
/// Holds the lab's panels and the usual 80x45 cells in the game's own pictures.
constexpr Size labWindow{1600, 900};

/// For what chance alone decides: in the lab, and where a new run begins.
Seed someSeed() {
    std::random_device device;
    const std::uint64_t high = device();
    const std::uint64_t low = device();
    return Seed{high << 32 | low};
}

LabWish wishOf(const FloorPlan& plan) {
    return {plan.params, plan.size, plan.seed};
}

/// In a run the lab begins with a level of its own: the run's floors are for the player to find.
LabWish firstWish(const AppOptions& options) {
    const bool hasRun = options.start != AppOptions::Start::Lab;
    return {options.params, options.size, hasRun ? someSeed() : options.seed};
}

}  // namespace

Shell::Shell(const AppOptions& options, const Atlas& atlas, const Recipes& recipes)
    : options_{options},
      atlas_{&atlas},
      recipes_{&recipes},
      run_{earlierRun(options, atlas)},
      window_{"Gone Rooms", options.start == AppOptions::Start::Lab ? labWindow : runWindow},
      layer_{window_.handle(), window_.renderer()},
      lab_{atlas, firstWish(options), someSeed()} {
    if (options.start == AppOptions::Start::Lab)
        toggleOverlay();
    else if (!run_)
        run_.emplace(newRun(options, atlas, recipes));
}

void Shell::run() {
    lastUpdateMs_ = SDL_GetTicks64();
    while (!quits_) {
        sleepAndRead();
        frame();
    }
}

void Shell::sleepAndRead() {
    const std::uint32_t ms = msToSleep(pace());
    if (frameComesFirst_) {
        SDL_Delay(std::min(ms, frameMs));
        return;
    }
    repeat_.reset();
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, static_cast<int>(ms)) == 0) return;
    passTime();  // what the events set in motion begins now, not when the sleep began
    do take(event);
    while (!frameComesFirst_ && SDL_PollEvent(&event) != 0);
    obeyRepeat();
}

Pace Shell::pace() const {
    Pace pace;
    pace.hidden = window_.isMinimised();
    pace.changed = changed_ || extraFrames_ > 0 || frameComesFirst_;
    pace.moves = run_ && !showsLab() && run_->isMoving();
    const bool blinks = overlayIsOpen_ && layer_.capture().text;
    const bool runSparkles = run_ && !showsLab() && run_->movesByItself();
    pace.sparkles = window_.hasFocus() && (blinks || runSparkles);
    pace.now = SDL_GetTicks64();
    pace.lastFrame = lastFrameMs_;
    pace.lastTick = lastTickMs_;
    if (showsLab() || overlayIsOpen_) pace.other = lab_.msToNextUpdate();
    return pace;
}

void Shell::passTime() {
    const std::uint64_t now = SDL_GetTicks64();
    const auto passed = static_cast<std::uint32_t>(now - std::exchange(lastUpdateMs_, now));
    if (run_ && run_->update(passed)) changed_ = true;
    if ((showsLab() || overlayIsOpen_) && lab_.update(passed)) {
        changed_ = true;
        extraFrames_ = framesToSettle;
    }
}

void Shell::frame() {
    passTime();
    if (!isDue(lastUpdateMs_)) return;
    lastFrameMs_ = lastUpdateMs_;
    frameComesFirst_ = false;
    changed_ = !draw();
    extraFrames_ = std::max(0, extraFrames_ - 1);
}

bool Shell::isDue(std::uint64_t now) {
    const Pace due = pace();
    if (due.hidden) {
        frameComesFirst_ = false;
        return false;
    }
    const bool ticks = due.sparkles && now >= lastTickMs_ + tickMs;
    if (ticks) lastTickMs_ = now;
    return ticks || ((due.changed || due.moves) && now >= lastFrameMs_ + frameMs);
}

bool Shell::draw() {
    const OverlayScreen here = screen();
    std::vector<Rect> panels;
    if (overlayIsOpen_) {
        layer_.beginFrame(here, static_cast<float>(tickMs) / 1000.0F);
        panels = lab_.drawPanels(here, runFloor());
    }
    const bool showsLabNow = showsLab();
    const bool isNew = showsLabNow ? lab_.compose(here, overlayIsOpen_) : composeRun();
    const bool needsUpload = isNew || showsLabNow != std::exchange(showedLab_, showsLabNow);
    if (!needsUpload && !overlayIsOpen_ && !changed_) return true;
    const Canvas& picture = showsLabNow ? lab_.map().canvas() : canvas_;
    const int scale = showsLabNow ? lab_.map().scale() : screenScale(here.pixels);
    if (!window_.drawCanvas(picture, scale, needsUpload)) {
        drawInSoftware();
        return false;
    }
    if (!overlayIsOpen_ && !run_) {
        layer_.beginFrame(here, static_cast<float>(tickMs) / 1000.0F);
        panels = drawLabHint(here);
    }
    if (overlayIsOpen_ || !run_) layer_.endFrame(std::move(panels));
    window_.present();
    return true;
}

/// The renderer does not work any more: another one draws the next frame.
void Shell::drawInSoftware() {
    layer_.leaveRenderer();
    window_.drawInSoftware();
    layer_.useRenderer(window_.renderer());
}

/// The run's picture into canvas_; answers whether it is another than before.
bool Shell::composeRun() {
    const Size pixels = window_.pixels();
    const Size size = canvasSizeFor(pixels, screenScale(pixels));
    if (spare_.size() != size) spare_ = Canvas{size};
    run_->compose(spare_, static_cast<std::uint32_t>(lastTickMs_));
    if (spare_.pixels() == canvas_.pixels()) return false;
    std::swap(spare_, canvas_);
    return true;
}

void Shell::grantWish() {
    const RunWish wish = run_->wish();
    if (wish == RunWish::None) return;
    options_.start = AppOptions::Start::Run;
    options_.seed = wish == RunWish::SameSeed ? run_->game().seed : someSeed();
    run_.reset();  // lets go of its file before the next is begun
    run_.emplace(newRun(options_, *atlas_, *recipes_));
}

std::optional<LabWish> Shell::runFloor() const {
    if (!run_) return std::nullopt;
    const Game& game = run_->game();
    return wishOf(floorPlan(game.recipes, game.seed, game.floor));
}

}  // namespace gone
