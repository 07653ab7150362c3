#include "game/bot_game.hpp"

#include "game/bot_batch.hpp"
#include "game/replay.hpp"
#include "game/run_file.hpp"
#include "support/effort.hpp"
#include "support/recipes.hpp"
#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

BotTask untilFloor(int floor, Skill skill = Skill::Careful) {
    return {skill, floor, true};
}

}  // namespace

TEST_CASE("a bot plays the same run twice alike") {
    for (const Skill skill : {Skill::Careful, Skill::Keen, Skill::Immortal}) {
        const BotTask task = untilFloor(2, skill);
        CHECK(playBot(standardRecipes(), Seed{5}, task) == playBot(standardRecipes(), Seed{5}, task));
    }
}

TEST_CASE("no run of any skill crashes or gets stuck") {
    for (const Skill skill : {Skill::Careful, Skill::Keen})
        for (int n = 0; n < seedCount(20); ++n) {
            CAPTURE(n);
            const Seed seed{static_cast<std::uint64_t>(n)};
            const BotGame game = playBot(standardRecipes(), seed, untilFloor(5, skill));
            CHECK(game.fault == "");
            CHECK((game.end == BotEnd::Left || game.end == BotEnd::Died));
            CHECK(game.cause.empty() == (game.end != BotEnd::Died));
        }
}

TEST_CASE("who cannot die comes down every floor") {
    for (int n = 0; n < seedCount(8); ++n) {
        CAPTURE(n);
        const Seed seed{static_cast<std::uint64_t>(n)};
        const BotGame game = playBot(standardRecipes(), seed, untilFloor(lastFloor, Skill::Immortal));
        CHECK(game.end == BotEnd::Left);
        CHECK(game.deepest == lastFloor);
    }
}

TEST_CASE("a listener hears every command and may end the run") {
    int heard = 0;
    const BotGame game = playBot(standardRecipes(), Seed{1}, untilFloor(1),
                                 [&](const Command&, const Report&, const Game&) { return ++heard < 10; });
    CHECK(heard == 10);
    CHECK(game.end == BotEnd::Stopped);
}

TEST_CASE("what a bot did can be written down and plays the same again") {
    const ScratchFolder folder;
    RunHeader header;
    header.seed = Seed{3};
    header.recipes = standardRecipes();
    const auto path = folder.path() / "3.run";
    Game last;
    {
        auto begun = RunFile::beginAs(path, header);
        REQUIRE(std::holds_alternative<RunFile>(begun));
        auto& file = std::get<RunFile>(begun);
        playBot(standardRecipes(), Seed{3}, untilFloor(1),
                [&](const Command& command, const Report& report, const Game& game) {
                    last = game;
                    return file.note(command, report, game).empty();
                });
    }
    const auto text = readWhole(path);
    const auto read = readRun(std::get<std::string>(text));
    const Replayed again = replay(std::get<RunRecord>(read));
    CHECK(again.fault == std::nullopt);
    CHECK(again.game == last);
}

TEST_CASE("a file that is there already is not written over") {
    const ScratchFolder folder;
    RunHeader header;
    header.recipes = standardRecipes();
    const auto path = folder.path() / "runs" / "0.run";
    CHECK(std::holds_alternative<RunFile>(RunFile::beginAs(path, header)));
    CHECK(std::holds_alternative<std::string>(RunFile::beginAs(path, header)));
}
