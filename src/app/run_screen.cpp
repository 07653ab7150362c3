#include "app/run_screen.hpp"

#include "app/run_panels.hpp"
#include "game/replay.hpp"
#include "view/camera.hpp"
#include "view/text.hpp"

#include <algorithm>
#include <utility>

namespace gone {

namespace {

constexpr std::uint32_t lineStandsMs = 4000;
constexpr std::uint32_t recordedTurnMs = 120;

}  // namespace

RunScreen::RunScreen(const Atlas& atlas, Game game, std::optional<RunFile> file, const ViewOptions& options)
    : atlas_{&atlas}, game_{std::move(game)}, file_{std::move(file)}, view_{atlas}, options_{options} {
    arrive();
    line_ += ". ? shows the keys.";
}

void RunScreen::obey(const Intent& intent) {
    showsKeys_ = std::holds_alternative<ShowKeys>(intent) && !showsKeys_;
    if (std::holds_alternative<ShowKeys>(intent)) return;
    const Answer answer = reader_.read(intent);
    say(answer.say);
    if (!answer.command) return;
    if (!isRecorded_)
        carryOut(*answer.command);
    else
        say("This is a recording. It cannot be changed.");
}

void RunScreen::click(Point canvasPixel) {
    if (isOnPanel(canvasPixel)) return;
    const Point cell = cellUnder(canvasPixel, camera_.at());
    const Point hero = game_.world.hero().at;
    if (const auto direction = directionTo(hero, cell))
        obey(Toward{*direction});
    else if (cell != hero && !reader_.asks())
        say("Too far to step.");
}

bool RunScreen::isOnPanel(Point canvasPixel) const {
    return mapPanelArea(canvasSize_).contains(canvasPixel) ||
           plateArea(canvasSize_, *atlas_, plate()).contains(canvasPixel);
}

void RunScreen::say(std::string line) {
    line_ = std::move(line);
    lineMs_ = reader_.asks() ? 0 : lineStandsMs;
}

void RunScreen::carryOut(const Command& command) {
    const Report report = advance(game_, command);
    tell(command, report);
    if (!file_) return;
    if (std::string reason = file_->note(command, report, game_); !reason.empty()) {
        file_.reset();  // said once; the run goes on without
        say(std::move(reason));
    }
}

void RunScreen::tell(const Command& command, const Report& report) {
    if (command == Command{Action{Wait{}}}) say("You wait.");
    for (const Event& event : report.events) {
        if (const auto* refusal = std::get_if<Refusal>(&event)) say(refusal->reason);
        if (const auto* whispered = std::get_if<Whispered>(&event)) say(whispered->text);
        if (const auto* back = std::get_if<CameBack>(&event)) say(back->text);
        if (std::holds_alternative<LeftFloor>(event)) arrive();
    }
    sight_.follow(game_.world);
    if (game_.ending) say(game_.ending->what + " Score " + std::to_string(game_.ending->score) + ".");
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
    if (const auto* command = std::get_if<Command>(&entry.what))
        tell(*command, advance(game_, *command));
    else if (const std::string fault = replayEntry(game_, entry); !fault.empty())
        say("Played otherwise than recorded: " + fault + ".");
    if (!isWatching()) say("Here the recording ends.");
    return true;
}

void RunScreen::arrive() {
    placed_ = false;
    sight_.jump(game_.world);
    say(std::string{placeName(game_.world.level.biome)} + ", floor " + std::to_string(game_.floor));
}

bool RunScreen::update(std::uint32_t ms) {
    const Size size = canvasSize_;
    const Point target = cameraOn(game_.world.hero().at, {0, 0, size.width, size.height});
    if (placed_) camera_.follow(target);
    bool changed = playOn(ms);
    changed = camera_.update(ms) || changed;
    changed = sight_.update(ms) || changed;
    if (lineMs_ > 0 && !line_.empty()) {
        lineMs_ -= std::min(lineMs_, ms);
        if (lineMs_ == 0) line_.clear();
        changed = changed || lineMs_ == 0;
    }
    return changed;
}

void RunScreen::compose(Canvas& canvas, std::uint32_t ms) {
    if (!placed_ || canvas.size() != canvasSize_) {
        canvasSize_ = canvas.size();
        camera_.jump(cameraOn(game_.world.hero().at, {0, 0, canvasSize_.width, canvasSize_.height}));
        placed_ = true;
    }
    view_.drawWorld(canvas, game_.world, camera_.at(), Moment{ms, options_, &sight_, {}});
    drawPanels(canvas, ms);
}

std::string RunScreen::plate() const {
    return plateText(turnOf(game_));
}

void RunScreen::drawPanels(Canvas& canvas, std::uint32_t ms) const {
    drawMapPanel(canvas, *atlas_, game_.world, game_.floor, ms, options_);
    const Point over = drawPlate(canvas, *atlas_, plate());
    drawText(canvas, *atlas_, over, line_, atlas_->colour(reader_.asks() ? "gold2" : "white"));
    if (showsKeys_) drawKeys(canvas, *atlas_, keyHelp());
}

}  // namespace gone
