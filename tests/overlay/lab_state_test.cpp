#include "overlay/lab_state.hpp"

#include <doctest/doctest.h>

#include <limits>

namespace gone {

namespace {

LabState shown(const LabWish& wish) {
    LabState lab = labFor(wish);
    show(lab, makeLabLevel(wish));
    return lab;
}

LabWish caveWish() {
    return {CaveParams{}, {40, 24}, Seed{7}};
}

std::size_t knobNamed(const LabState& lab, std::string_view name) {
    return knobIndex(lab.wish.params, name).value();
}

}  // namespace

TEST_CASE("a fresh lab wants the level its fields say") {
    LabState lab = labFor(caveWish());
    CHECK(lab.seedText == "7");
    CHECK(wantedLevel(lab) == caveWish());
    CHECK(lab.trouble.empty());
}

TEST_CASE("what is shown already is not wanted again") {
    LabState lab = shown(caveWish());
    CHECK(wantedLevel(lab) == std::nullopt);
}

TEST_CASE("the level shown is the one generate makes, measured and checked") {
    const LabState lab = shown(caveWish());
    CHECK(lab.level->hash == levelHash(generate(CaveParams{}, {40, 24}, Seed{7}).level));
    CHECK(lab.level->problems.empty());
    CHECK(lab.level->milliseconds.has_value());
    CHECK(stepCount(lab) > 0);
}

TEST_CASE("a typed seed is read as everywhere else, and an empty one is refused while the last level stays") {
    LabState lab = shown(caveWish());
    typeSeed(lab, "-1");
    CHECK(lab.wish.seed == parseSeed("-1"));
    typeSeed(lab, "");
    CHECK(wantedLevel(lab) == std::nullopt);
    CHECK(lab.trouble == "The seed is empty: type a number or a word.");
    CHECK(lab.level->wish == caveWish());
    typeSeed(lab, "7");
    CHECK(wantedLevel(lab) == std::nullopt);
    CHECK(lab.trouble.empty());
}

TEST_CASE("a seed typed as words stays as typed when its level is shown") {
    LabState lab = shown(caveWish());
    typeSeed(lab, "old well");
    show(lab, makeLabLevel(wantedLevel(lab).value()));
    CHECK(wantedLevel(lab) == std::nullopt);
    CHECK(lab.seedText == "old well");
}

TEST_CASE("what is shown belongs to the fields only while they can be obeyed and say nothing else") {
    LabState lab = labFor(caveWish());
    CHECK(!showsItsWish(lab));
    show(lab, makeLabLevel(caveWish()));
    CHECK(showsItsWish(lab));
    shiftSeed(lab, 1);
    CHECK(!showsItsWish(lab));
    shiftSeed(lab, -1);
    CHECK(showsItsWish(lab));
    typeSeed(lab, "");
    wantedLevel(lab);
    CHECK(!showsItsWish(lab));
}

TEST_CASE("a level's tiles are listed once each, in the order of the table") {
    const LabState lab = shown(caveWish());
    CHECK(lab.level->tiles == std::vector<Tile>{Tile::Wall, Tile::Floor, Tile::StairsUp, Tile::StairsDown});
}

TEST_CASE("the seed before 0 is the last one, and the next after that is 0") {
    LabState lab = labFor({RogueParams{}, defaultSize, Seed{0}});
    shiftSeed(lab, -1);
    CHECK(lab.wish.seed.value == std::numeric_limits<std::uint64_t>::max());
    CHECK(lab.seedText == "18446744073709551615");
    shiftSeed(lab, 1);
    CHECK(lab.wish.seed.value == 0);
}

TEST_CASE("typed sizes are held to what a map can be") {
    LabState lab = labFor(caveWish());
    typeSize(lab, 0, -2147483647);
    CHECK(lab.wish.size == Size{1, 1});
    typeSize(lab, 99999, 24);
    CHECK(lab.wish.size == Size{4096, 24});
    CHECK(lab.sizeNote == "99999x24 is held to 4096x24: a side has 1 to 4096 cells.");
    typeSize(lab, 40, 24);
    CHECK(lab.sizeNote.empty());
}

TEST_CASE("a size no level fits is refused in one line and the last level stays") {
    LabState lab = shown(caveWish());
    typeSize(lab, 3, 3);
    CHECK(wantedLevel(lab) == std::nullopt);
    CHECK(!lab.trouble.empty());
    CHECK(lab.trouble.find('\n') == std::string::npos);
    CHECK(lab.level->wish == caveWish());
}

TEST_CASE("every knob of every generator is held to its range, whatever is typed") {
    for (std::size_t generator = 0; generator < allGenerators().size(); ++generator) {
        LabState lab = labFor(caveWish());
        chooseGenerator(lab, generator);
        const std::vector<Knob> knobs = knobsOf(lab.wish.params);
        for (std::size_t index = 0; index < knobs.size(); ++index) {
            CAPTURE(knobs[index].name);
            for (const long long typed : {-1LL, 0LL, 999999999LL, 2147483648LL, -9000000000LL}) {
                turnKnob(lab, index, typed);
                const int value = knobValue(lab.wish.params, index);
                CHECK(value >= knobs[index].min);
                CHECK(value <= knobs[index].max);
            }
        }
    }
}

TEST_CASE("resetting puts every knob back, choosing another generator starts with its own") {
    LabState lab = labFor(caveWish());
    turnKnob(lab, knobNamed(lab, "fill_percent"), 60);
    resetKnobs(lab);
    CHECK(lab.wish.params == GeneratorParams{CaveParams{}});
    turnKnob(lab, knobNamed(lab, "fill_percent"), 60);
    chooseGenerator(lab, generatorIndex(lab));
    CHECK(knobValue(lab.wish.params, knobNamed(lab, "fill_percent")) == 60);
    chooseGenerator(lab, 0);
    CHECK(lab.wish.params == allGenerators()[0]);
}

TEST_CASE("a new level is shown finished if the last one was, else at the same step") {
    LabState lab = shown(caveWish());
    CHECK(lab.position == stepCount(lab));
    seek(lab, 3);
    show(lab, makeLabLevel({CaveParams{}, {40, 24}, Seed{8}}));
    CHECK(lab.position == 3);
    seek(lab, stepCount(lab));
    show(lab, makeLabLevel({RogueParams{}, {40, 24}, Seed{8}}));
    CHECK(lab.position == stepCount(lab));
}

TEST_CASE("the trace is walked step by step and never past its ends") {
    LabState lab = shown(caveWish());
    const std::size_t last = stepCount(lab);
    stepForward(lab);
    CHECK(lab.position == last);
    stepBack(lab);
    CHECK(lab.position == last - 1);
    seek(lab, 0);
    stepBack(lab);
    CHECK(lab.position == 0);
    seek(lab, last + 100);
    CHECK(lab.position == last);
}

TEST_CASE("playing starts over at the end, moves with the clock and stops at the end") {
    LabState lab = shown(caveWish());
    lab.stepsPerSecond = 10;
    togglePlaying(lab);
    CHECK(lab.position == 0);
    CHECK(msToNextStep(lab) == 100U);
    CHECK(!playOn(lab, 99));
    CHECK(playOn(lab, 1));
    CHECK(lab.position == 1);
    CHECK(playOn(lab, 1000000));
    CHECK(lab.position == stepCount(lab));
    CHECK(!lab.playing);
    CHECK(msToNextStep(lab) == std::nullopt);
}

TEST_CASE("moving by hand stops the playing") {
    LabState lab = shown(caveWish());
    togglePlaying(lab);
    REQUIRE(lab.playing);
    stepForward(lab);
    CHECK(!lab.playing);
}

TEST_CASE("without a level there is no step to play") {
    LabState lab = labFor(caveWish());
    togglePlaying(lab);
    CHECK(!lab.playing);
    CHECK(stepCount(lab) == 0);
    stepForward(lab);
    CHECK(lab.position == 0);
}

TEST_CASE("of a map too large the steps are not kept") {
    const LabWish large{CaveParams{}, {513, 512}, Seed{1}};
    CaveParams quick;
    quick.fillPercent = 0;
    const LabState lab = shown({quick, large.size, large.seed});
    CHECK(stepCount(lab) == 0);
    CHECK(lab.level->generation.level.tiles.size() == large.size);
}

}  // namespace gone
