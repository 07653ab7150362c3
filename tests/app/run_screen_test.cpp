#include "app/run_screen.hpp"

#include "game/replay.hpp"
#include "rules/playing.hpp"
#include "support/recipes.hpp"
#include "support/scratch_folder.hpp"
#include "view/camera.hpp"
#include "view/hud.hpp"
#include "view/map_panel.hpp"

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

/// A drawn floor instead of the run's own, the hero on its '@'.
RunScreen runOn(std::string_view drawing) {
    Game game = newGame(standardRecipes(), Seed{3});
    const Character character = game.world.character;
    const NextIds ids = game.world.ids;
    game.world = drawn(drawing, Mood::Asleep);
    game.world.character = character;
    game.world.ids.item = ids.item;
    RunScreen run{atlas(), std::move(game), std::nullopt};
    Canvas canvas{size};
    run.compose(canvas, 0);
    return run;
}

/// Where a cell's middle shows, counted in cells from the hero.
Point pixelAt(Point fromHero) {
    const Rect area = freeArea(size);
    return {area.width / 2 + fromHero.x * cellPixels, area.height / 2 + fromHero.y * cellPixels};
}

void letErrandEnd(RunScreen& run) {
    for (int i = 0; i < 400 && run.isOnErrand(); ++i) run.update(30);
}

}  // namespace

TEST_CASE("a run begins by saying where one is and how to see the keys") {
    const RunScreen run = runOnScreen();
    REQUIRE(run.log().entries().size() == 2);
    CHECK(plain(run.log().entries()[0].said) == "The Halls, floor 1.");
    CHECK(run.line() == "? shows the keys.");
}

TEST_CASE("a click on a panel goes to the panel and not to the floor behind it") {
    RunScreen run = runOnScreen();
    const Game before = run.game();
    for (const Rect panel : {mapPanelArea(size), heroPlateArea(size), logArea(size)})
        run.click({panel.x + 3, panel.y + 3});
    CHECK(run.game() == before);
}

TEST_CASE("a press that is refused says why and spends nothing") {
    RunScreen run = runOn("#####\n#.@.#\n#####\n");
    run.obey(Toward{Direction::North});
    CHECK(run.line() == "Only stone that way.");
    CHECK(turnOf(run.game()) == 0);
}

TEST_CASE("the question mark shows the keys and any press hides them") {
    RunScreen run = runOnScreen();
    run.obey(ShowKeys{});
    CHECK(run.showsKeys());
    run.obey(Cancel{});
    CHECK(!run.showsKeys());
    CHECK(run.game() == runOnScreen().game());
}

TEST_CASE("an errand goes on by itself until it says why it stops") {
    RunScreen run = runOn("##########\n#@......>#\n##########\n");
    run.obey(UseStairs{true});
    CHECK(run.isMoving());
    letErrandEnd(run);
    CHECK(run.game().world.hero().at == Point{8, 1});
    CHECK(run.line() == "The stairs lead down.");
    run.obey(UseStairs{true});
    CHECK(run.game().floor == 2);
}

TEST_CASE("any press stops an errand and does nothing else") {
    RunScreen run = runOn("##########\n#@......>#\n##########\n");
    run.obey(UseStairs{true});
    const Game before = run.game();
    run.obey(Toward{Direction::West});
    CHECK(!run.isOnErrand());
    CHECK(run.line() == "You stop.");
    CHECK(run.game() == before);
}

TEST_CASE("a click travels with the way shown before, and a click beside walks") {
    RunScreen run = runOn("##########\n#@.......#\n##########\n");
    CHECK(run.hover(pixelAt({5, 0})));
    CHECK(!run.hover(pixelAt({5, 0})));
    CHECK(plain(run.hint()) == "Floor.");
    run.click(pixelAt({5, 0}));
    letErrandEnd(run);
    CHECK(run.game().world.hero().at == Point{6, 1});
    CHECK(run.line() == "You are there.");
}

TEST_CASE("a click on a foe beside strikes it") {
    RunScreen run = runOn("#####\n#@r.#\n#####\n");
    run.click(pixelAt({1, 0}));
    CHECK(run.line() != "? shows the keys.");
    CHECK(turnOf(run.game()) == 1);
    CHECK(run.game().world.hero().at == Point{1, 1});
}

TEST_CASE("a held key does not walk on when a foe has come into view") {
    RunScreen run = runOn("#####\n#@..#\n#####\n");
    const Press east{Intent{Toward{Direction::East}}, 0};
    run.press(east);
    run.pressAgain(east);
    CHECK(run.game().world.hero().at == Point{3, 1});
    run.pressAgain(east);  // refused by the wall
    const int turn = turnOf(run.game());
    run.pressAgain(east);
    CHECK(turnOf(run.game()) == turn);
}

TEST_CASE("the look cursor tells the odds both ways and takes no time") {
    RunScreen run = runOn("######\n#@..r#\n######\n");
    run.obey(Order::Look);
    CHECK(run.asks());
    CHECK(plain(run.hint()).starts_with("A rat, asleep, 7/7. You hit 100 in 100, "));
    run.obey(Toward{Direction::West});
    CHECK(plain(run.hint()) == "Floor.");
    run.obey(Cancel{});
    CHECK(!run.asks());
    CHECK(turnOf(run.game()) == 0);
}

TEST_CASE("a thing is thrown by its letter at the nearest foe") {
    RunScreen run = runOn("######\n#@..r#\n######\n");
    run.obey(Order::ThrowThing);
    CHECK(run.showsPack());
    run.press({Intent{Order::UsePlace}, 'c'});  // the letter counts, not what it means elsewhere
    CHECK(!run.showsPack());
    run.obey(Order::Confirm);
    CHECK(!run.asks());
    CHECK(turnOf(run.game()) == 1);
}

TEST_CASE("a quick slot is filled from the pack and used by its number") {
    RunScreen run = runOn("#####\n#@..#\n#####\n");
    run.obey(Quick{2});
    CHECK(run.line().starts_with("Nothing is in that slot."));
    run.obey(Order::Pack);
    run.press({std::nullopt, 'd'});
    run.obey(Quick{2});
    CHECK(run.game().world.character.quick[2] != noItem);
    run.obey(Cancel{});
    run.obey(Cancel{});
    CHECK(!run.asks());
    run.obey(Quick{2});
    CHECK(run.line() == "You could not eat a crumb.");
}

TEST_CASE("a step into known harm wants the same key twice") {
    RunScreen run = runOn("#####\n#@^.#\n#####\n");
    run.obey(Toward{Direction::East});
    CHECK(turnOf(run.game()) == 0);
    CHECK(run.line().find("The same key again goes.") != std::string::npos);
    run.obey(Toward{Direction::East});
    CHECK(turnOf(run.game()) == 1);
}

TEST_CASE("the end shows itself and asks for a new run or the same seed") {
    RunScreen run = runOn("#####\n#@r.#\n#####\n");
    CHECK(run.wish() == RunWish::None);
    Game game = run.game();
    game.ending = Ending{"Killed by a rat.", 1, 12, 1, 5, 5};
    RunScreen over{atlas(), game, std::nullopt};
    CHECK(over.showsEnd());
    over.press({std::nullopt, 'r'});
    CHECK(over.wish() == RunWish::SameSeed);
}

TEST_CASE("every panel draws at every size") {
    RunScreen run = runOn("######\n#@..r#\n######\n");
    for (const Size canvas : {Size{427, 240}, Size{480, 270}, Size{640, 360}, Size{853, 479}})
        for (const Intent& intent :
             {Intent{Order::Pack}, Intent{Order::Log}, Intent{ShowKeys{}}, Intent{Order::Look}}) {
            Canvas plainly{canvas};
            run.compose(plainly, 0);
            run.obey(intent);
            Canvas open{canvas};
            run.compose(open, 0);
            CHECK(open.pixels() != plainly.pixels());
            run.obey(Cancel{});
        }
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
    const Game atFirst = beginningOf(header);
    RunScreen run{atlas(), atFirst, std::get<RunFile>(std::move(begun))};
    run.obey(Stay{});
    run.obey(ShutDoor{});
    run.obey(Toward{Direction::North});  // refused: there is none
    const auto content = readWhole(newestRun(folder.path()).value());
    const RunRecord record = std::get<RunRecord>(readRun(std::get<std::string>(content)));
    CHECK(record.entries == std::vector<RunEntry>{{0, fingerprintOf(atFirst)}, {1, Command{Action{Wait{}}}}});
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
        RunScreen run{atlas(), newGame(standardRecipes(), Seed{3}), std::nullopt, options};
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
    const Game game = newGame(standardRecipes(), Seed{3});
    CHECK(RunScreen{atlas(), game, std::nullopt}.movesByItself());
    CHECK(!RunScreen{atlas(), game, std::nullopt, {false, true}}.movesByItself());
}

}  // namespace gone
