#include "overlay/lab_state.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace gone {

namespace {

std::uint32_t msPerStep(const LabState& lab) {
    return 1000U / static_cast<std::uint32_t>(std::clamp(lab.stepsPerSecond, 1, 60));
}

int heldToMap(int cells) {
    return std::clamp(cells, smallestSize.width, largestSize.width);
}

std::string sizeText(long long width, long long height) {
    return std::to_string(width) + "x" + std::to_string(height);
}

std::vector<Tile> tilesIn(const Grid<Tile>& tiles) {
    std::array<bool, tileCount> occurs{};
    for (const Tile tile : tiles.cells()) occurs[static_cast<std::size_t>(tile)] = true;
    std::vector<Tile> found;
    for (const Tile tile : allTiles()) {
        if (occurs[static_cast<std::size_t>(tile)]) found.push_back(tile);
    }
    return found;
}

}  // namespace

std::shared_ptr<const LabLevel> makeLabLevel(const LabWish& wish, Timing timing) {
    const Tracing tracing = wish.size.area() <= largestTracedArea ? Tracing::On : Tracing::Off;
    auto made = std::make_shared<LabLevel>();
    made->wish = wish;
    const auto start = std::chrono::steady_clock::now();
    made->generation = generate(wish.params, wish.size, wish.seed, tracing);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    if (timing == Timing::On) made->milliseconds = took.count();
    // Made once more under watch: the invariants' time is not the generator's.
    made->problems = problemsIn(
        wish.params, generate(wish.params, wish.size, wish.seed, Tracing::Off, {}, Checking::EveryPass));
    made->hash = levelHash(made->generation.level);
    made->tiles = tilesIn(made->generation.level.tiles);
    return made;
}

LabState labFor(const LabWish& wish) {
    LabState lab;
    takeWish(lab, wish);
    return lab;
}

void takeWish(LabState& lab, const LabWish& wish) {
    lab.wish = wish;
    lab.seedText = seedText(wish.seed);
    lab.sizeNote.clear();
}

void typeSeed(LabState& lab, std::string text) {
    lab.seedText = std::move(text);
    if (const std::optional<Seed> seed = parseSeed(lab.seedText)) lab.wish.seed = *seed;
}

void shiftSeed(LabState& lab, int by) {
    takeSeed(lab, Seed{lab.wish.seed.value + static_cast<std::uint64_t>(by)});
}

void takeSeed(LabState& lab, Seed seed) {
    lab.wish.seed = seed;
    lab.seedText = seedText(seed);
}

void typeSize(LabState& lab, int width, int height) {
    lab.wish.size = {heldToMap(width), heldToMap(height)};
    lab.sizeNote.clear();
    if (lab.wish.size == Size{width, height}) return;
    lab.sizeNote = sizeText(width, height) + " is held to " +
                   sizeText(lab.wish.size.width, lab.wish.size.height) + ": a side has " +
                   std::to_string(smallestSize.width) + " to " + std::to_string(largestSize.width) +
                   " cells.";
}

void turnKnob(LabState& lab, std::size_t index, long long value) {
    const std::vector<Knob> knobs = knobsOf(lab.wish.params);
    const Knob& knob = knobs.at(index);
    const long long held = std::clamp<long long>(value, knob.min, knob.max);
    setKnob(lab.wish.params, index, static_cast<int>(held));
}

void resetKnobs(LabState& lab) {
    lab.wish.params = allGenerators()[generatorIndex(lab)];
}

void chooseGenerator(LabState& lab, std::size_t index) {
    if (index != generatorIndex(lab)) lab.wish.params = allGenerators()[index];
}

std::size_t generatorIndex(const LabState& lab) {
    return lab.wish.params.index();
}

std::optional<LabWish> wantedLevel(LabState& lab) {
    if (!parseSeed(lab.seedText)) {
        lab.trouble = "The seed is empty: type a number or a word.";
        return std::nullopt;
    }
    lab.trouble = refusal(lab.wish.params, lab.wish.size);
    if (lab.failure && lab.failure->wish == lab.wish) lab.trouble = lab.failure->reason;
    if (!lab.trouble.empty() || (lab.level && lab.level->wish == lab.wish)) return std::nullopt;
    return lab.wish;
}

void giveUp(LabState& lab, const LabWish& wish, std::string reason) {
    lab.failure = LabFailure{wish, std::move(reason)};
    if (lab.wish == wish) lab.trouble = lab.failure->reason;
}

bool showsItsWish(const LabState& lab) {
    return lab.level && lab.trouble.empty() && lab.level->wish == lab.wish;
}

void show(LabState& lab, std::shared_ptr<const LabLevel> level) {
    const bool showedAll = lab.position == stepCount(lab);
    lab.level = std::move(level);
    const std::size_t last = stepCount(lab);
    lab.position = showedAll && !lab.playing ? last : std::min(lab.position, last);
}

std::size_t stepCount(const LabState& lab) {
    return lab.level ? lab.level->generation.trace.steps.size() : 0;
}

void seek(LabState& lab, std::size_t position) {
    lab.position = std::min(position, stepCount(lab));
    lab.playing = false;
}

void stepBack(LabState& lab) {
    seek(lab, lab.position == 0 ? 0 : lab.position - 1);
}

void stepForward(LabState& lab) {
    seek(lab, lab.position + 1);
}

void togglePlaying(LabState& lab) {
    lab.playing = !lab.playing && stepCount(lab) > 0;
    lab.waitedMs = 0;
    if (lab.playing && lab.position == stepCount(lab)) lab.position = 0;
}

bool playOn(LabState& lab, std::uint32_t ms) {
    if (!lab.playing) return false;
    lab.waitedMs += ms;
    const std::size_t steps =
        std::min<std::size_t>(lab.waitedMs / msPerStep(lab), stepCount(lab) - lab.position);
    lab.waitedMs %= msPerStep(lab);
    lab.position += steps;
    if (lab.position == stepCount(lab)) lab.playing = false;
    return steps > 0;
}

std::optional<std::uint32_t> msToNextStep(const LabState& lab) {
    if (!lab.playing) return std::nullopt;
    return msPerStep(lab) - std::min(lab.waitedMs, msPerStep(lab));
}

}  // namespace gone
