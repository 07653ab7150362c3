#pragma once

#include "base/rng.hpp"
#include "overlay/lab_layout.hpp"
#include "overlay/lab_maker.hpp"
#include "overlay/lab_map.hpp"
#include "overlay/lab_state.hpp"
#include "overlay/view_strip.hpp"

#include <SDL_keyboard.h>

#include <optional>
#include <vector>

namespace gone {

/// Draws a line that says how the lab is opened, for when its panels are closed and nothing else is there;
/// answers where it lies.
std::vector<Rect> drawLabHint(const OverlayScreen& screen);

/// The lab: a level of its own beside the run, its panels and its map.
class Lab {
public:
    /// `chance` makes random seeds; it never reaches a level by another way.
    Lab(const Atlas& atlas, const LabWish& wish, Seed chance);

    const LabState& state() const { return state_; }
    /// The lab's level is on show, not the run behind it.
    bool previews() const { return previews_; }
    /// Shows the level its fields ask for, waiting for nothing.
    void open() { serve(state_, maker_); }
    /// Nothing plays on while nobody looks.
    void close() { state_.playing = false; }
    /// As open, waiting however large it is, and without a clock: for pictures, which are the same each
    /// time.
    void finish();
    /// To a step of the trace, held to the last.
    void seekTo(std::size_t position) { seek(state_, position); }
    /// Is a level being made that nobody can wait for when the program ends?
    bool isWorking() const { return maker_.isWorking(); }

    /// Lets time pass for the player of the trace and fetches levels that are done. Answers whether something
    /// on the screen is new.
    bool update(std::uint32_t ms);
    /// How long until update has something to do; none if only an event can change that.
    std::optional<std::uint32_t> msToNextUpdate() const;

    /// Draws the panels with Dear ImGui, obeys them, and answers where they lie.
    /// `runFloor` is what the floor of the run behind the lab was made from, if there is a run.
    std::vector<Rect> drawPanels(const OverlayScreen& screen, const std::optional<LabWish>& runFloor);
    /// Brings the map's picture up to date, beside the panels if they are open; answers whether it changed.
    bool compose(const OverlayScreen& screen, bool panelsAreOpen);
    const LabMap& map() const { return map_; }

    // Input that no panel wanted, while the lab's level is on show. Pixels of the screen.

    void key(const SDL_Keysym& key);
    void wheel(int steps, Point pixel);
    void drag(Point byPixels) { map_.dragBy(byPixels); }
    void hover(std::optional<Point> pixel) { hovered_ = pixel; }

private:
    void drawPanel();
    void obey(const ViewRequests& requests, const std::optional<LabWish>& runFloor);
    std::string underMouse() const;
    std::string zoomText() const;

    LabState state_;
    LabMaker maker_;
    LabMap map_;
    Rng chance_;
    bool previews_ = true;
    std::optional<Point> hovered_;
    Rect room_;  ///< of the map, in pixels
    // What parts of the panels turned out to need in the last frame.
    float resultsHeight_ = 0;
    int stripHeight_ = 0;
};

}  // namespace gone
