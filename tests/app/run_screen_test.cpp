#include "app/run_screen.hpp"

#include "app/run_panels.hpp"
#include "game/replay.hpp"
#include "support/recipes.hpp"
#include "support/scratch_folder.hpp"
#include "view/text.hpp"

#include <doctest/doctest.h>

namespace gone {

namespace {

const Atlas& atlas() {
    static const Atlas loaded = loadAtlas(GONEROOMS_ASSETS_DIR);
    return loaded;
}

constexpr Size size{427, 240};

/// Drawn once, so that the camera has found the hero in the middle.
RunScreen runOnScreen() {
    RunScreen run{atlas(), newGame(standardRecipes(), Seed{3}), std::nullopt};
    Canvas canvas{size};
    run.compose(canvas, 0);
    return run;
}

}  // namespace

TEST_CASE("the plate counts the turns") {
    CHECK(plateText(31) == "turn 31");
}

TEST_CASE("the minimap lies in the upper right corner at every size and names place and depth") {
    for (const Size canvas : {Size{427, 240}, Size{480, 270}, Size{640, 360}, Size{853, 479}}) {
        const Rect panel = mapPanelArea(canvas);
        CHECK(panel.right() == canvas.width - 2);
        CHECK(panel.y == 2);
        CHECK(textWidth(atlas(), "The Hollows") + textWidth(atlas(), "D12") + 8 <= panel.width - 10);
    }
    RunScreen run = runOnScreen();
    Canvas canvas{size};
    run.compose(canvas, 0);
    const Rect panel = mapPanelArea(size);
    int letters = 0;
    for (int y = panel.y; y < panel.bottom(); ++y)
        for (int x = panel.x; x < panel.right(); ++x)
            if (canvas[{x, y}] == atlas().colour("bone2")) ++letters;
    CHECK(letters > 20);
}

TEST_CASE("a click on a panel goes to the panel and not to the floor behind it") {
    RunScreen run = runOnScreen();
    const Game before = run.game();
    const std::string line = run.line();
    const Rect panel = mapPanelArea(size);
    run.click({panel.x + 3, panel.y + 3});
    run.click({6, size.height - 6});
    CHECK(run.game() == before);
    CHECK(run.line() == line);
}

TEST_CASE("a run begins by saying where one is and how to see the keys") {
    CHECK(runOnScreen().line() == "The Halls, floor 1. ? shows the keys.");
}

TEST_CASE("a recording plays by itself to its end and cannot be changed") {
    RunScreen run = runOnScreen();
    std::vector<RunEntry> entries;
    for (int number = 1; number <= 3; ++number) entries.push_back({number, Command{Action{Wait{}}}});
    run.watch(entries);
    CHECK(run.isMoving());
    run.obey(Stay{});
    CHECK(run.line() == "This is a recording. It cannot be changed.");
    CHECK(turnOf(run.game()) == 0);
    for (int frame = 0; frame < 3; ++frame) run.update(200);
    CHECK(turnOf(run.game()) == 3);
    CHECK(run.line() == "Here the recording ends.");
    CHECK_FALSE(run.isMoving());
}

TEST_CASE("what is done is in the run's file before it shows") {
    const ScratchFolder folder;
    RunHeader header;
    header.seed = Seed{3};
    header.recipes = standardRecipes();
    auto begun = RunFile::begin(folder.path(), header);
    RunScreen run{atlas(), beginningOf(header), std::get<RunFile>(std::move(begun))};
    run.obey(Stay{});
    run.obey(UseStairs{true});  // refused: there are none
    const auto content = readWhole(newestRun(folder.path()).value());
    const RunRecord record = std::get<RunRecord>(readRun(std::get<std::string>(content)));
    CHECK(record.entries == std::vector<RunEntry>{{1, Command{Action{Wait{}}}}});
}

TEST_CASE("waiting says so, and the picture counts the turn") {
    RunScreen run = runOnScreen();
    Canvas before{size};
    run.compose(before, 0);
    run.obey(Stay{});
    CHECK(run.line() == "You wait.");
    run.obey(Cancel{});
    Canvas after{size};
    run.compose(after, 0);
    CHECK(run.line().empty());
    CHECK(after.pixels() != before.pixels());
}

TEST_CASE("the question mark shows the keys, and again or any command hides them") {
    RunScreen run = runOnScreen();
    run.obey(ShowKeys{});
    CHECK(run.showsKeys());
    CHECK(run.game() == runOnScreen().game());
    run.obey(ShowKeys{});
    CHECK(!run.showsKeys());
    run.obey(ShowKeys{});
    run.obey(Cancel{});
    CHECK(!run.showsKeys());
}

TEST_CASE("a click far away says that it is too far, and leaves an open question alone") {
    RunScreen run = runOnScreen();
    run.click({0, 0});
    CHECK(run.line() == "Too far to step.");
    CHECK(run.game() == runOnScreen().game());
    run.obey(ShutDoor{});
    run.click({0, 0});
    CHECK(run.asks());
    CHECK(run.line() == "Close the door in which direction?");
}

TEST_CASE("a click on the hero's own cell says nothing") {
    RunScreen run = runOnScreen();
    run.obey(Cancel{});
    run.click({size.width / 2, size.height / 2});
    CHECK(run.line().empty());
}

TEST_CASE("a step fades in what comes into sight and the picture rests again") {
    RunScreen run = runOnScreen();
    CHECK(!run.isMoving());
    const Game before = run.game();
    for (const Direction direction : {Direction::East, Direction::West, Direction::South, Direction::North})
        if (run.game() == before) run.obey(Toward{direction});
    CHECK(run.isMoving());
    CHECK(run.update(16));
    run.update(250);
    for (int frame = 0; frame < 100; ++frame) run.update(16);
    CHECK(!run.isMoving());
}

TEST_CASE("standing still the picture changes with the clock unless it shall not") {
    const auto differs = [](const ViewOptions& options) {
        RunScreen run{atlas(), Seed{3}, options};
        Canvas first{size};
        run.compose(first, 0);
        for (std::uint32_t ms = 125; ms <= 3000; ms += 125) {
            Canvas later{size};
            run.compose(later, ms);
            if (later.pixels() != first.pixels()) return true;
        }
        return false;
    };
    CHECK(differs({}));
    CHECK(!differs({false, true}));
    CHECK(RunScreen{atlas(), Seed{3}}.movesByItself());
    CHECK(!RunScreen{atlas(), Seed{3}, {false, true}}.movesByItself());
}

}  // namespace gone
