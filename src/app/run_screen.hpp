#pragma once

#include "app/glide.hpp"
#include "app/input.hpp"
#include "game/run_file.hpp"
#include "view/world_view.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gone {

/// A run as one plays it: the game, the question that is open, the line that was said last, and the camera.
class RunScreen {
public:
    /// With a file, every turn is written there before it shows.
    RunScreen(const Atlas& atlas, Game game, std::optional<RunFile> file, const ViewOptions& options = {});

    const Game& game() const { return game_; }
    /// What was said last, while it stands.
    const std::string& line() const { return line_; }
    bool showsKeys() const { return showsKeys_; }
    /// Is a question open that Escape would leave?
    bool asks() const { return reader_.asks(); }

    void obey(const Intent& intent);
    /// Plays these by itself, one after another; the player can only look on.
    void watch(std::vector<RunEntry> entries);
    /// A step onto the cell under an art pixel of the canvas; says so if it is no neighbour of the hero's.
    /// Panels take the clicks on them.
    void click(Point canvasPixel);

    /// Lets time pass for what moves on the screen only; answers whether there is something new to draw.
    bool update(std::uint32_t ms);
    bool isMoving() const { return camera_.isMoving() || sight_.isFading() || isWatching(); }
    /// Does the picture change with the cosmetic clock alone?
    bool movesByItself() const { return !options_.still; }
    /// Draws the run. `ms` is the cosmetic clock.
    void compose(Canvas& canvas, std::uint32_t ms);

private:
    void carryOut(const Command& command);
    /// Says what came of a command.
    void tell(const Command& command, const Report& report);
    bool isWatching() const { return watched_ < recording_.size(); }
    /// Carries out what is due of a recording; answers whether anything was.
    bool playOn(std::uint32_t ms);
    /// On a floor: says which, and lets the camera find the hero.
    void arrive();
    /// In the place of what was said before; while a question is open it stands until it is answered.
    void say(std::string line);
    bool isOnPanel(Point canvasPixel) const;
    std::string plate() const;
    void drawPanels(Canvas& canvas, std::uint32_t ms) const;

    const Atlas* atlas_;
    Game game_;
    std::optional<RunFile> file_;
    bool isRecorded_ = false;
    std::vector<RunEntry> recording_;
    std::size_t watched_ = 0;  ///< entries of it that were played
    std::uint32_t dueMs_ = 0;  ///< until the next
    WorldView view_;
    ViewOptions options_;
    SightFade sight_;
    CommandReader reader_;
    Glide camera_;
    bool showsKeys_ = false;  ///< until the next command
    bool placed_ = false;     ///< the camera has found the hero
    Size canvasSize_;
    std::string line_;
    std::uint32_t lineMs_ = 0;  ///< how long the line still stands; 0 without end
};

}  // namespace gone
