#pragma once

#include "app/app.hpp"
#include "app/input.hpp"
#include "app/pacing.hpp"
#include "app/router.hpp"
#include "app/run_screen.hpp"
#include "overlay/imgui_layer.hpp"
#include "overlay/lab.hpp"
#include "view/window.hpp"

#include <SDL_events.h>

#include <optional>

namespace gone {

/// The frame loop: sorts events, lets the run and the lab take them, and draws what has changed. Atlas and
/// recipes must outlive it.
class Shell {
public:
    Shell(const AppOptions& options, const Atlas& atlas, const Recipes& recipes);

    /// Until somebody closes the window.
    void run();
    /// Is a level still being made on another thread?
    bool isWorking() const { return lab_.isWorking(); }

private:
    // The loop.
    void sleepAndRead();
    /// Lets the time since the last call pass for what moves.
    void passTime();
    void frame();
    Pace pace() const;
    bool isDue(std::uint64_t now);
    /// False if the picture could not be shown and has to be drawn again.
    bool draw();
    void drawInSoftware();
    bool composeRun();
    std::optional<LabWish> runFloor() const;
    bool showsLab() const { return !run_ || (overlayIsOpen_ && lab_.previews()); }
    OverlayScreen screen() const { return overlayScreen(window_.size(), window_.pixels()); }

    // Events, in shell_events.cpp.
    void take(const SDL_Event& event);
    void takeWindow(const SDL_Event& event);
    void takeKeyDown(const SDL_Event& event);
    void takeKeyUp(const SDL_Event& event);
    void takeText(const SDL_Event& event);
    void takeButtonDown(const SDL_Event& event);
    void takeButtonUp(const SDL_Event& event);
    void takeMotion(const SDL_Event& event);
    void takeWheel(const SDL_Event& event);
    Receiver claimantOfKey(const SDL_Keysym& key) const;
    Receiver claimantOfMouse(Point at) const;
    void obeyShell(const Intent& intent);
    void obeyGame(const Press& press, bool repeats);
    /// Begins the run that the player asked for when the last one was over.
    void grantWish();
    void toggleOverlay();
    void letGo();
    /// Carries out the newest repeat of a held key, unless the last step is too fresh: nothing piles up.
    void obeyRepeat();

    AppOptions options_;
    const Atlas* atlas_;
    const Recipes* recipes_;
    std::optional<RunScreen> run_;  // before the window: a run that cannot be gone on with opens no window
    Window window_;
    ImguiLayer layer_;
    Lab lab_;

    Router keys_;
    Router buttons_;
    struct Typist {
        Receiver receiver;
        bool repeats;
    };
    std::optional<Typist> typist_;  ///< who got the key that may type something next
    std::optional<Press> repeat_;   ///< what a held key asks for again
    std::uint64_t lastStepMs_ = 0;
    Point mouse_;                   ///< window units
    bool frameComesFirst_ = false;  ///< the overlay has to see the last press before the next is read

    bool overlayIsOpen_ = false;
    bool quits_ = false;
    bool changed_ = true;
    int extraFrames_ = 0;  ///< the overlay settles in a few frames after each event
    Canvas canvas_{Size{1, 1}};
    Canvas spare_{Size{1, 1}};  ///< the run's next picture, compared with the last
    std::uint64_t lastFrameMs_ = 0;
    std::uint64_t lastTickMs_ = 0;
    std::uint64_t lastUpdateMs_ = 0;
    bool showedLab_ = false;  ///< in the last frame
};

}  // namespace gone
