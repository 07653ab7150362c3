#include "app/shell.hpp"

#include "view/camera.hpp"

#include <SDL.h>

#include <utility>

namespace gone {

namespace {

/// A held key makes no more steps than one in this time.
constexpr std::uint64_t stepMs = 90;

bool isModifier(SDL_Keycode key) {
    switch (key) {
        case SDLK_LSHIFT:
        case SDLK_RSHIFT:
        case SDLK_LCTRL:
        case SDLK_RCTRL:
        case SDLK_LALT:
        case SDLK_RALT:
        case SDLK_LGUI:
        case SDLK_RGUI: return true;
        default: return false;
    }
}

bool isShellKey(const std::optional<Intent>& intent) {
    return intent && std::holds_alternative<ShellKey>(*intent);
}

bool isCancel(const std::optional<Intent>& intent) {
    return intent && std::holds_alternative<Cancel>(*intent);
}

}  // namespace

void Shell::take(const SDL_Event& event) {
    if (overlayIsOpen_) extraFrames_ = framesToSettle;
    if (window_.losesTextures(event)) {
        window_.forgetTextures();
        layer_.forgetTextures();
        changed_ = true;
    }
    switch (event.type) {
        case SDL_QUIT: quits_ = true; break;
        case SDL_WINDOWEVENT: takeWindow(event); break;
        case SDL_KEYDOWN: takeKeyDown(event); break;
        case SDL_KEYUP: takeKeyUp(event); break;
        case SDL_TEXTINPUT: takeText(event); break;
        case SDL_MOUSEBUTTONDOWN: takeButtonDown(event); break;
        case SDL_MOUSEBUTTONUP: takeButtonUp(event); break;
        case SDL_MOUSEMOTION: takeMotion(event); break;
        case SDL_MOUSEWHEEL: takeWheel(event); break;
        default: break;
    }
}

void Shell::takeWindow(const SDL_Event& event) {
    changed_ = true;
    if (overlayIsOpen_) layer_.handle(event);
    if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) letGo();
    if (event.window.event != SDL_WINDOWEVENT_LEAVE) return;
    lab_.hover(std::nullopt);
    if (run_) run_->hover(std::nullopt);
}

/// Nothing is held any more.
void Shell::letGo() {
    keys_.letGo();
    buttons_.letGo();
    typist_.reset();
    repeat_.reset();
    layer_.letGo();
}

Receiver Shell::claimantOfKey(const SDL_Keysym& key) const {
    const std::optional<Intent> intent = intentOfKey(key);
    const bool overlayTypes = overlayIsOpen_ && layer_.capture().text;
    if (isShellKey(intent) && !(overlayTypes && typesText(key))) return Receiver::Shell;
    if (overlayIsOpen_ && layer_.capture().keyboard) return Receiver::Overlay;
    const bool runAsks = run_ && !showsLab() && run_->asks();
    if (isCancel(intent) && overlayIsOpen_ && !runAsks) return Receiver::Shell;
    return showsLab() ? Receiver::LabMap : Receiver::Game;
}

void Shell::takeKeyDown(const SDL_Event& event) {
    const SDL_Keysym& key = event.key.keysym;
    const bool repeats = event.key.repeat != 0;
    const Receiver claimant = claimantOfKey(key);
    const Receiver receiver =
        repeats ? keys_.repeat(key.scancode, claimant) : keys_.press(key.scancode, claimant);
    typist_ = Typist{receiver, repeats};
    if (!repeats) repeat_.reset();
    if (overlayIsOpen_ && (receiver == Receiver::Overlay || isModifier(key.sym))) {
        layer_.handle(event);
        frameComesFirst_ = true;
    }
    const std::optional<Intent> intent = intentOfKey(key);
    if (receiver == Receiver::LabMap) lab_.key(key);
    if (receiver == Receiver::LabMap) changed_ = true;
    if (receiver == Receiver::Shell && intent && !repeats) obeyShell(*intent);
    if (const Press press{intent, letterOfKey(key)};
        receiver == Receiver::Game && (press.intent || press.letter != 0))
        obeyGame(press, repeats);
}

void Shell::takeKeyUp(const SDL_Event& event) {
    keys_.release(event.key.keysym.scancode);
    typist_.reset();
    repeat_.reset();
    if (!overlayIsOpen_) return;
    layer_.handle(event);
    frameComesFirst_ = true;
}

void Shell::takeText(const SDL_Event& event) {
    const bool overlayTypes = overlayIsOpen_ && layer_.capture().text;
    const Receiver otherwise = overlayTypes ? Receiver::Overlay : Receiver::Game;
    const Typist typist = typist_.value_or(Typist{otherwise, false});
    if (typist.receiver == Receiver::Overlay && overlayTypes) layer_.handle(event);
    if (typist.receiver != Receiver::Game) return;
    if (const std::optional<Intent> intent = intentOfText(event.text.text))
        obeyGame({intent, 0}, typist.repeats);
}

void Shell::obeyGame(const Press& press, bool repeats) {
    if (showsLab()) return;
    if (repeats) {
        repeat_ = press;
        return;
    }
    run_->press(press);
    grantWish();
    lastStepMs_ = SDL_GetTicks64();
    changed_ = true;
}

void Shell::obeyRepeat() {
    if (!repeat_ || showsLab() || SDL_GetTicks64() < lastStepMs_ + stepMs) return;
    run_->pressAgain(*std::exchange(repeat_, std::nullopt));
    lastStepMs_ = SDL_GetTicks64();
    changed_ = true;
}

void Shell::obeyShell(const Intent& intent) {
    changed_ = true;
    if (isCancel(intent)) {
        toggleOverlay();
        return;
    }
    switch (std::get<ShellKey>(intent)) {
        case ShellKey::Overlay: toggleOverlay(); break;
        case ShellKey::FullScreen: window_.toggleFullScreen(); break;
        case ShellKey::Quit: quits_ = true; break;
    }
}

void Shell::toggleOverlay() {
    overlayIsOpen_ = !overlayIsOpen_;
    changed_ = true;
    // Its first frame says what it claims of the events that follow.
    frameComesFirst_ = overlayIsOpen_;
    if (overlayIsOpen_) {
        lab_.open();
    } else {
        lab_.close();
        layer_.close();
    }
}

Receiver Shell::claimantOfMouse(Point at) const {
    if (overlayIsOpen_ && layer_.capture().wantsMouseAt(at)) return Receiver::Overlay;
    return showsLab() ? Receiver::LabMap : Receiver::Game;
}

void Shell::takeButtonDown(const SDL_Event& event) {
    mouse_ = {event.button.x, event.button.y};
    const Receiver receiver = buttons_.press(event.button.button, claimantOfMouse(mouse_));
    if (overlayIsOpen_) {
        layer_.handle(event);  // also a click beside the panels: it leaves a field
        frameComesFirst_ = true;
    }
    if (receiver != Receiver::Game || showsLab()) return;
    const Point pixel = pixelToArt(window_.pixelUnder(mouse_), screenScale(window_.pixels()));
    if (event.button.button == SDL_BUTTON_LEFT) run_->click(pixel);
    if (event.button.button == SDL_BUTTON_RIGHT) run_->lookAt(pixel);
    grantWish();
    lastStepMs_ = SDL_GetTicks64();
    changed_ = true;
}

void Shell::takeButtonUp(const SDL_Event& event) {
    mouse_ = {event.button.x, event.button.y};
    buttons_.release(event.button.button);
    if (!overlayIsOpen_) return;
    layer_.handle(event);
    frameComesFirst_ = true;
}

void Shell::takeMotion(const SDL_Event& event) {
    const Point before = std::exchange(mouse_, Point{event.motion.x, event.motion.y});
    if (overlayIsOpen_) layer_.handle(event);
    const Point pixel = window_.pixelUnder(mouse_);
    if (!showsLab()) {
        const bool overGame = claimantOfMouse(mouse_) == Receiver::Game;
        const Point art = pixelToArt(pixel, screenScale(window_.pixels()));
        changed_ = run_->hover(overGame ? std::optional{art} : std::nullopt) || changed_;
        return;
    }
    const bool overMap = claimantOfMouse(mouse_) == Receiver::LabMap;
    lab_.hover(overMap ? std::optional{pixel} : std::nullopt);
    if (!buttons_.holds(Receiver::LabMap)) return;
    lab_.drag(pixel - window_.pixelUnder(before));
    changed_ = true;
}

void Shell::takeWheel(const SDL_Event& event) {
    const Receiver receiver = claimantOfMouse(mouse_);
    if (receiver == Receiver::Overlay) layer_.handle(event);
    if (receiver != Receiver::LabMap) return;
    const int steps = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.wheel.y : event.wheel.y;
    lab_.wheel(steps, window_.pixelUnder(mouse_));
    changed_ = true;
}

}  // namespace gone
