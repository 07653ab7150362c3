#pragma once

#include "app/aim.hpp"
#include "app/glide.hpp"
#include "app/input.hpp"
#include "app/pack_screen.hpp"
#include "game/automation.hpp"
#include "game/run_file.hpp"
#include "view/run_marks.hpp"
#include "view/world_view.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gone {

/// What the player wants next of the program once a run is over.
enum class RunWish : std::uint8_t { None, NewRun, SameSeed };

/// A run as one plays it: the game, what it says, what the hero does by himself, the panel or question that
/// is open, and the camera.
class RunScreen {
public:
    /// With a file, every turn is written there before it shows.
    RunScreen(const Atlas& atlas, Game game, std::optional<RunFile> file, const ViewOptions& options = {});

    const Game& game() const { return game_; }
    const MessageLog& log() const { return log_; }
    /// What was said last.
    std::string line() const;
    /// What is asked or shown over the log: a question, the thing under the cursor.
    Sentence hint() const;
    /// Is a panel or a question open that Escape would leave?
    bool asks() const { return !isPlaying(); }
    bool showsKeys() const { return std::holds_alternative<KeysShown>(mode_); }
    bool showsPack() const { return std::holds_alternative<PackScreen>(mode_); }
    bool showsEnd() const { return std::holds_alternative<EndShown>(mode_); }
    /// Is the hero on an errand of his own?
    bool isOnErrand() const { return automation_.has_value(); }
    RunWish wish() const { return wish_; }

    void press(const Press& press);
    /// A key that is held: steps only, and none past something that stops an errand.
    void pressAgain(const Press& press);
    void obey(const Intent& intent) { press({intent, 0}); }
    /// Plays these by itself, one after another; the player can only look on.
    void watch(std::vector<RunEntry> entries);

    // The mouse, in art pixels of the canvas. Panels take what happens on them.
    void click(Point pixel);   ///< a step, a blow, or the way there
    void lookAt(Point pixel);  ///< the look cursor there; leaves what is open
    /// Answers whether there is something new to draw.
    bool hover(std::optional<Point> pixel);

    /// Lets time pass for what moves on the screen and for errands; answers whether there is something new to
    /// draw.
    bool update(std::uint32_t ms);
    bool isMoving() const {
        return camera_.isMoving() || sight_.isFading() || isWatching() || isOnErrand() || alertMs_ > 0;
    }
    /// Does the picture change with the cosmetic clock alone?
    bool movesByItself() const { return !options_.still; }
    /// Draws the run. `ms` is the cosmetic clock.
    void compose(Canvas& canvas, std::uint32_t ms);

private:
    struct Playing {};
    struct DoorAsked {};    ///< in which direction?
    struct ShrineAsked {};  ///< 1 or 2?
    struct KeysShown {};
    struct EndShown {};
    struct LogShown {
        int back = 0;
    };
    using Mode =
        std::variant<Playing, DoorAsked, ShrineAsked, Aim, PackScreen, LogShown, KeysShown, EndShown>;

    bool isPlaying() const { return std::holds_alternative<Playing>(mode_); }
    // Presses, in run_orders.cpp.
    void play(const Intent& intent);
    void obeyOrder(Order order);
    void pressAimed(Aim& aim, const Press& press);
    void pressPack(const Press& press);
    void takeAnswer(PackAnswer answer);
    void step(Direction direction, const Action& action);
    void takeOrFindStairs(bool down);
    void usePlace();
    void useQuick(int slot);
    void clickCell(Point cell);
    void attackFrom(Point foe);
    void setOut(const Errand& errand);
    void endWish(const Press& press);

    // What happens, in run_screen.cpp.
    void act(const Action& action);
    void carryOut(const Command& command);
    /// Says what came of a command.
    void tell(const Report& report);
    void note(const Event& event);
    bool goOnErrand(std::uint32_t ms);
    bool isWatching() const { return watched_ < recording_.size(); }
    /// Carries out what is due of a recording; answers whether anything was.
    bool playOn(std::uint32_t ms);
    /// On a floor: says which, and lets the camera find the hero.
    void arrive();
    void say(Sentence sentence);
    void say(std::string_view text) { say(Sentence{{text}}); }

    // The picture, in run_picture.cpp.
    bool isOnPanel(Point pixel) const;
    Point pixelOf(Point cell) const;
    void drawCursors(Canvas& canvas) const;
    void drawPanels(Canvas& canvas, std::uint32_t ms);
    void drawMode(Canvas& canvas);

    const Atlas* atlas_;
    Game game_;
    std::optional<RunFile> file_;
    bool isRecorded_ = false;
    std::vector<RunEntry> recording_;
    std::size_t watched_ = 0;   ///< entries of it that were played
    std::uint32_t dueMs_ = 0;   ///< until the next
    std::uint32_t stepMs_ = 0;  ///< until the next act of an errand
    WorldView view_;
    ViewOptions options_;
    SightFade sight_;
    RunMarks marks_;
    MessageLog log_;
    int shownTurn_ = 0;  ///< what was said since stands out
    Mode mode_;
    std::optional<Automation> automation_;
    std::vector<ItemId> leave_;       ///< what explorers let lie
    bool disturbed_ = false;          ///< by the last act: a held key stops
    std::optional<Direction> dared_;  ///< a step into known harm that was asked for once
    std::vector<ActorId> alerted_;    ///< who noticed the hero just now
    std::uint32_t alertMs_ = 0;
    std::optional<Point> hovered_;  ///< cell
    std::vector<Point> way_;        ///< to it
    RunWish wish_ = RunWish::None;
    Glide camera_;
    bool placed_ = false;  ///< the camera has found the hero
    Size canvasSize_;
};

}  // namespace gone
