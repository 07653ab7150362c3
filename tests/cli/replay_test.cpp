#include "program.hpp"

#include "base/words.hpp"
#include "game/replay.hpp"
#include "game/run_file.hpp"
#include "support/any_command.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

/// The file of a run of 120 turns.
std::filesystem::path recordedRun(const std::string& folder) {
    RunHeader header;
    header.seed = Seed{8};
    header.recipes = standardRecipes();
    Game game = beginningOf(header);
    auto begun = RunFile::begin(scratch(folder), header);
    RunFile& file = std::get<RunFile>(begun);
    for (int turn = 0; turn < 120; ++turn) {
        const Command command{Action{Wait{}}};
        const Report report = advance(game, command);
        REQUIRE(file.note(command, report, game).empty());
    }
    return file.path();
}

}  // namespace

TEST_CASE("a run that plays as it was recorded verifies") {
    const Ran ran = run({"replay", recordedRun("same").string(), "--verify"});
    CHECK(ran.out == "same: 120 commands, 120 turns, floor 1\n");
    CHECK(ran.code == 0);
}

TEST_CASE("a run that plays otherwise is told with the first turn and part") {
    const std::filesystem::path file = recordedRun("other");
    RunRecord record = std::get<RunRecord>(readRun(contentOf(file)));
    std::string text = lineOf(record.header);
    for (RunEntry& entry : record.entries) {
        if (auto* print = std::get_if<Fingerprint>(&entry.what); print != nullptr && entry.number > 50)
            print->actors ^= 1;
        text += lineOf(entry);
    }
    std::ofstream{file} << text;
    const Ran ran = run({"replay", file.string(), "--verify"});
    CHECK(ran.code == 1);
    CHECK(ran.out.empty());
    CHECK(ran.err == "gonerooms: " + inQuotes(file.string()) +
                         " plays otherwise than it was recorded: at turn 100 the actors differ\n");
}

TEST_CASE("a torn run verifies up to where it is torn") {
    const std::filesystem::path file = recordedRun("torn");
    std::ofstream{file, std::ios::app} << "121 wai";
    const Ran ran = run({"replay", file.string(), "--verify"});
    CHECK(ran.code == 0);
    CHECK(ran.out == "same: 120 commands, 120 turns, floor 1; what follows is torn and was left out\n");
}

TEST_CASE("a run that is spoilt in its middle does not verify") {
    const std::filesystem::path file = recordedRun("spoilt");
    std::string text = contentOf(file);
    text.erase(text.find("60 wait"), 1);
    std::ofstream{file} << text;
    const Ran ran = run({"replay", file.string(), "--verify"});
    CHECK(ran.code == 1);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(" is spoilt after command 59") != std::string::npos);
}

TEST_CASE("what cannot be replayed is said in one line") {
    const std::string file = scratch("odd.run").string();
    std::ofstream{file} << "hello\n";
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"replay", file, "--verify"}, {"replay", file}}) {
        const Ran ran = run(arguments);
        CHECK(ran.code == 1);
        CHECK(ran.err == "gonerooms: cannot replay " + inQuotes(file) + ": its first line is no header\n");
    }
    CHECK(run({"replay", scratch("none").string(), "--verify"}).err.find("No such file") !=
          std::string::npos);
    CHECK(run({"replay", "--verify"}).code == 2);
}

TEST_CASE("a run is gone on with where it was left or it is said that there is none") {
    const std::string none = scratch("empty").string();
    const Ran without = run({"play", "--continue", "--data-dir", none});
    CHECK(without.code == 1);
    CHECK(without.err.find("there is no run to go on with in") != std::string::npos);
    CHECK(without.err.find("'gonerooms play' starts one") != std::string::npos);
}
