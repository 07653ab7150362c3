#include "app/run_screen.hpp"

#include "game/replay.hpp"
#include "view/camera.hpp"
#include "view/hud.hpp"
#include "view/map_panel.hpp"

#include <algorithm>
#include <utility>

namespace gone {

namespace {

constexpr std::uint32_t recordedTurnMs = 120;
constexpr std::uint32_t errandStepMs = 25;
constexpr std::uint32_t alertStandsMs = 900;
/// Who rests looks on for long; so many turns pass in a step's time.
constexpr int restTurnsAtOnce = 6;

}  // namespace

RunScreen::RunScreen(const Atlas& atlas, Game game, std::optional<RunFile> file, const ViewOptions& options)
    : atlas_{&atlas}, game_{std::move(game)}, file_{std::move(file)}, view_{atlas}, options_{options} {
    arrive();
    say(Sentence{{"?", Tone::Gain}, " shows the keys."});
    if (game_.ending) mode_ = EndShown{};
}

std::string RunScreen::line() const {
    return log_.entries().empty() ? std::string{} : plain(log_.entries().back().said);
}

void RunScreen::say(Sentence sentence) {
    log_.add(std::move(sentence), turnOf(game_));
}

void RunScreen::act(const Action& action) {
    if (isRecorded_) {
        say("This is a recording. It cannot be changed.");
        return;
    }
    carryOut(Command{action});
}

void RunScreen::carryOut(const Command& command) {
    const Watch before = watchOf(game_.world);
    const int floor = game_.floor;
    const Report report = advance(game_, command);
    // Written down before anybody sees what came of it.
    if (file_)
        if (std::string reason = file_->note(command, report, game_); !reason.empty()) {
            file_.reset();  // said once; the run goes on without
            say(reason);
        }
    shownTurn_ = turnOf(game_);
    tell(report);
    disturbed_ = floor != game_.floor || report.spent == 0 || interruption(before, game_.world).has_value();
}

void RunScreen::tell(const Report& report) {
    for (const Event& event : report.events) {
        say(sentenceOf(event, game_.world));
        note(event);
    }
    sight_.follow(game_.world);
    marks_.update(game_);
    if (game_.ending && !showsEnd()) {
        automation_.reset();
        mode_ = EndShown{};
    }
}

/// What an event means for the screen beside its sentence.
void RunScreen::note(const Event& event) {
    if (std::holds_alternative<LeftFloor>(event)) arrive();
    if (const auto* wants = std::get_if<WantsThing>(&event))
        mode_ = PackScreen{PackWish::ReadOn, wants->item.id};
    if (std::holds_alternative<CameBack>(event) || std::holds_alternative<Remade>(event)) marks_.forget();
    if (const auto* left = std::get_if<LeftLying>(&event)) leave_.push_back(left->item.id);
    const auto* mood = std::get_if<MoodChanged>(&event);
    if (mood == nullptr || mood->to != Mood::Hunting) return;
    alerted_.push_back(mood->who.id);
    alertMs_ = alertStandsMs;
}

bool RunScreen::goOnErrand(std::uint32_t ms) {
    if (!automation_) return false;
    if (stepMs_ > ms) {
        stepMs_ -= ms;
        return false;
    }
    stepMs_ = errandStepMs;
    const int acts = std::holds_alternative<Rest>(automation_->errand()) ? restTurnsAtOnce : 1;
    for (int i = 0; i < acts && automation_; ++i) {
        const NextStep next = automation_->next(game_.world);
        if (const auto* action = std::get_if<Action>(&next)) {
            carryOut(Command{*action});
            continue;
        }
        say(std::get<Halt>(next).reason);
        automation_.reset();
    }
    return true;
}

void RunScreen::watch(std::vector<RunEntry> entries) {
    recording_ = std::move(entries);
    isRecorded_ = true;
    say("A recorded run.");
}

bool RunScreen::playOn(std::uint32_t ms) {
    if (!isWatching()) return false;
    if (dueMs_ > ms) {
        dueMs_ -= ms;
        return false;
    }
    dueMs_ = recordedTurnMs;
    const RunEntry& entry = recording_[watched_++];
    shownTurn_ = turnOf(game_);
    if (const auto* command = std::get_if<Command>(&entry.what))
        tell(advance(game_, *command));
    else if (const std::string fault = replayEntry(game_, entry); !fault.empty())
        say("Played otherwise than recorded: " + fault + ".");
    if (!isWatching()) say("Here the recording ends.");
    return true;
}

void RunScreen::arrive() {
    placed_ = false;
    way_.clear();
    hovered_.reset();
    alerted_.clear();
    sight_.jump(game_.world);
    marks_.update(game_);
    say(Sentence{{placeName(game_.world.level.biome), Tone::Place},
                 ", floor " + std::to_string(game_.floor) + "."});
}

bool RunScreen::update(std::uint32_t ms) {
    if (placed_) camera_.follow(cameraOn(game_.world.hero().at, freeArea(canvasSize_)));
    bool changed = playOn(ms);
    changed = goOnErrand(ms) || changed;
    changed = camera_.update(ms) || changed;
    changed = sight_.update(ms) || changed;
    if (alertMs_ > 0) {
        alertMs_ -= std::min(alertMs_, ms);
        if (alertMs_ == 0) alerted_.clear();
        changed = changed || alertMs_ == 0;
    }
    return changed;
}

}  // namespace gone
