#include "app/run_screen.hpp"

#include "app/run_panels.hpp"
#include "view/camera.hpp"
#include "view/text.hpp"

#include <algorithm>
#include <utility>

namespace gone {

namespace {

constexpr std::uint32_t lineStandsMs = 4000;

}  // namespace

RunScreen::RunScreen(const Atlas& atlas, Seed seed, const ViewOptions& options)
    : atlas_{&atlas}, game_{newGame(seed)}, view_{atlas}, options_{options} {
    arrive();
    line_ += ". ? shows the keys.";
}

void RunScreen::obey(const Intent& intent) {
    showsKeys_ = std::holds_alternative<ShowKeys>(intent) && !showsKeys_;
    if (std::holds_alternative<ShowKeys>(intent)) return;
    const Answer answer = reader_.read(intent);
    say(answer.say);
    if (answer.command) carryOut(*answer.command);
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
    ticks_ += report.spent;
    if (command == Command{Action{Wait{}}}) say("You wait.");
    for (const Event& event : report.events) {
        if (const auto* refusal = std::get_if<Refusal>(&event)) say(refusal->reason);
        if (std::holds_alternative<LeftFloor>(event)) arrive();
    }
    sight_.follow(game_.world);
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
    bool changed = camera_.update(ms);
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
    return plateText(ticks_ / ticksPerTurn);
}

void RunScreen::drawPanels(Canvas& canvas, std::uint32_t ms) const {
    drawMapPanel(canvas, *atlas_, game_.world, game_.floor, ms, options_);
    const Point over = drawPlate(canvas, *atlas_, plate());
    drawText(canvas, *atlas_, over, line_, atlas_->colour(reader_.asks() ? "gold2" : "white"));
    if (showsKeys_) drawKeys(canvas, *atlas_, keyHelp());
}

}  // namespace gone
