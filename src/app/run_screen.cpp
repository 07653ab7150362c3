#include "app/run_screen.hpp"

#include "base/overloaded.hpp"
#include "view/camera.hpp"
#include "view/text.hpp"

#include <algorithm>

namespace gone {

namespace {

constexpr std::uint32_t lineStandsMs = 4000;
constexpr Point lineMargin{6, 6};

std::string_view placeName(Biome biome) {
    switch (biome) {
        case Biome::Halls: return "The Halls";
        case Biome::Hollows: return "The Hollows";
        case Biome::Unmade: return "The Unmade";
    }
    return {};
}

}  // namespace

RunScreen::RunScreen(const Atlas& atlas, Seed seed) : atlas_{&atlas}, game_{newGame(seed)}, view_{atlas} {
    arrive();
}

void RunScreen::obey(const Intent& intent) {
    const Answer answer = reader_.read(intent);
    line_ = answer.say;
    lineMs_ = reader_.asks() ? 0 : lineStandsMs;
    if (answer.command) carryOut(*answer.command);
}

void RunScreen::click(Point canvasPixel) {
    const Point cell = cellUnder(canvasPixel, camera_.at());
    if (const auto direction = directionTo(game_.world.hero().at, cell)) obey(Toward{*direction});
}

void RunScreen::carryOut(const Command& command) {
    const Report report = advance(game_, command);
    for (const Event& event : report.events) {
        if (const auto* refusal = std::get_if<Refusal>(&event)) line_ = refusal->reason;
        if (std::holds_alternative<LeftFloor>(event)) arrive();
    }
}

void RunScreen::arrive() {
    placed_ = false;
    line_ = placeName(game_.world.level.biome);
    line_ += ", floor " + std::to_string(game_.floor);
    lineMs_ = lineStandsMs;
}

bool RunScreen::update(std::uint32_t ms) {
    const Size size = canvasSize_;
    const Point target = cameraOn(game_.world.hero().at, {0, 0, size.width, size.height});
    if (placed_) camera_.follow(target);
    bool changed = camera_.update(ms);
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
    view_.drawWorld(canvas, game_.world, camera_.at(), ms);
    drawLine(canvas);
}

void RunScreen::drawLine(Canvas& canvas) const {
    if (line_.empty()) return;
    const Point at{lineMargin.x, canvas.size().height - lineMargin.y - textHeight};
    drawText(canvas, *atlas_, at, line_, atlas_->colour(reader_.asks() ? "gold2" : "white"));
}

}  // namespace gone
