#include "cli/scene_run.hpp"

#include "game/bot.hpp"
#include "game/game.hpp"
#include "view/assets.hpp"
#include "view/camera.hpp"
#include "view/end_sheet.hpp"
#include "view/hud.hpp"
#include "view/map_panel.hpp"
#include "view/run_marks.hpp"
#include "view/sheets.hpp"
#include "view/world_view.hpp"

namespace gone {
namespace {

/// A bot that goes nowhere ends the scene.
constexpr int mostCommands = 20'000;

constexpr int mostSeeds = 20;

/// A run on its way, and what was said in it.
struct Played {
    Game game;
    MessageLog log;
    int shownTurn = 0;
};

/// Plays until `turns` have passed or the hero is dead.
Played played(const SceneWish& wish, int turns) {
    Played run{newGame(loadRecipes(wish.assets), wish.seed), {}, 0};
    Bot bot{Skill::Careful};
    for (int i = 0; i < mostCommands && turnOf(run.game) < turns && !run.game.ending; ++i) {
        const Report report = advance(run.game, Command{bot.next(run.game.world)});
        run.shownTurn = turnOf(run.game);
        for (const Event& event : report.events)
            run.log.add(sentenceOf(event, run.game.world), run.shownTurn);
    }
    return run;
}

/// The picture of a run with its panels, and what `over` draws on top.
template <class Over>
Image pictureOf(const SceneWish& wish, const Played& run, Over over) {
    const int scale = screenScale(wish.size);
    Canvas canvas{canvasSizeFor(wish.size, scale)};
    const World& world = run.game.world;
    WorldView view{wish.atlas};
    RunMarks marks;
    marks.update(run.game);
    const Point camera = cameraOn(world.hero().at, freeArea(canvas.size()));
    view.drawWorld(canvas, world, camera, Moment{0, {}, nullptr, marks.glows(), marks.marks(), {}});
    drawMapPanel(canvas, wish.atlas, world, run.game.floor, 0, {});
    drawPointers(canvas, wish.atlas, world, camera);
    drawHud(canvas, wish.atlas, world, run.log, {turnOf(run.game), run.shownTurn});
    over(canvas);
    return enlarged(canvas.pixels(), scale, wish.size);
}

}  // namespace

Image drawRun(const SceneWish& wish) {
    return pictureOf(wish, played(wish, wish.turns), [](Canvas&) {});
}

Image drawInventory(const SceneWish& wish) {
    const Played run = played(wish, wish.turns);
    PackView pack;
    if (const auto things = packOrder(run.game.world.character); !things.empty())
        pack.chosen = things.back()->id;
    pack.keys = {{"escape", Tone::Gain}, " back"};
    return pictureOf(wish, run, [&](Canvas& canvas) { drawPack(canvas, wish.atlas, run.game.world, pack); });
}

Image drawLogOfRun(const SceneWish& wish) {
    const Played run = played(wish, wish.turns);
    return pictureOf(wish, run, [&](Canvas& canvas) { drawHistory(canvas, wish.atlas, run.log, 0); });
}

/// The first run from the wished seed on that ends in a death; not every bot dies.
Image drawDeath(const SceneWish& asked) {
    SceneWish wish = asked;
    Played run = played(wish, mostCommands);
    for (int tries = 1; tries < mostSeeds && !run.game.ending; ++tries) {
        ++wish.seed.value;
        run = played(wish, mostCommands);
    }
    return pictureOf(wish, run, [&](Canvas& canvas) {
        if (!run.game.ending) return;
        drawEnding(canvas, wish.atlas, *run.game.ending, run.game.ledger,
                   placeName(run.game.world.level.biome), {{"enter", Tone::Gain}, " new run"});
    });
}

}  // namespace gone
