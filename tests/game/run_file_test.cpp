#include "game/run_file.hpp"

#include "game/replay.hpp"
#include "support/any_command.hpp"
#include "support/effort.hpp"
#include "support/recipes.hpp"
#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace gone;
namespace fs = std::filesystem;

namespace {

RunHeader headerOf(int seed) {
    RunHeader header;
    header.seed = Seed{static_cast<std::uint64_t>(seed)};
    header.recipes = standardRecipes();
    return header;
}

RunFile begin(const fs::path& folder, int seed) {
    auto made = RunFile::begin(folder, headerOf(seed));
    REQUIRE(std::holds_alternative<RunFile>(made));
    return std::get<RunFile>(std::move(made));
}

TakenUp takeUp(const fs::path& path) {
    auto taken = takeUpRun(path);
    if (const auto* why = std::get_if<std::string>(&taken)) FAIL(*why);
    return std::get<TakenUp>(std::move(taken));
}

std::string whyNot(const fs::path& path) {
    const auto taken = takeUpRun(path);
    REQUIRE(std::holds_alternative<std::string>(taken));
    return std::get<std::string>(taken);
}

std::string textIn(const fs::path& path) {
    return std::get<std::string>(readWhole(path));
}

/// Tries commands until `count` were carried out or the hero is dead, and writes them down.
void play(Game& game, RunFile& file, Rng& rng, int count) {
    for (int done = 0; done < count && isAlive(game.world.hero());) {
        const Command command = anyCommand(game, rng);
        const Report report = advance(game, command);
        REQUIRE(file.note(command, report, game).empty());
        if (report.spent > 0) ++done;
    }
}

}  // namespace

TEST_CASE("a run taken up again is the game that was left") {
    const ScratchFolder folder;
    for (int seed = 0; seed < seedCount(10); ++seed) {
        CAPTURE(seed);
        Game game = beginningOf(headerOf(seed));
        Rng rng{derive(Seed{static_cast<std::uint64_t>(seed)}, "commands")};
        fs::path path;
        {
            RunFile file = begin(folder.path(), seed);
            path = file.path();
            play(game, file, rng, 120);
        }
        TakenUp taken = takeUp(path);
        REQUIRE(taken.game == game);
        REQUIRE(taken.file);
        play(taken.game, *taken.file, rng, 60);  // and it can be left and taken up again
        const Game later = taken.game;
        taken.file.reset();
        REQUIRE(takeUp(path).game == later);
    }
}

TEST_CASE("runs are numbered and the newest is found") {
    const ScratchFolder folder;
    CHECK_FALSE(newestRun(folder.path()));
    CHECK_FALSE(newestRun(folder.path() / "nowhere"));
    CHECK(begin(folder.path(), 7).path().filename() == "0001-7.run");
    CHECK(begin(folder.path(), 5).path().filename() == "0002-5.run");
    std::ofstream{folder.path() / "0009-notes.txt"} << "no run";
    std::ofstream{folder.path() / "first.run"} << "no number";
    CHECK(newestRun(folder.path()).value().filename() == "0002-5.run");
}

TEST_CASE("a run that could not begin leaves no file and is not taken for the newest") {
    const ScratchFolder folder;
    begin(folder.path(), 1);
    std::ofstream{folder.path() / "0002-8.run"} << "{\"format\":\"gone ro";  // killed while it began
    CHECK(newestRun(folder.path()).value().filename() == "0001-1.run");
    CHECK(begin(folder.path(), 9).path().filename() == "0003-9.run");

    rlimit before{};
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit few = before;
    few.rlim_cur = 100;  // bytes: as if the disk were full
    REQUIRE(setrlimit(RLIMIT_FSIZE, &few) == 0);
    const auto made = RunFile::begin(folder.path(), headerOf(5));
    REQUIRE(setrlimit(RLIMIT_FSIZE, &before) == 0);
    std::signal(SIGXFSZ, handler);
    CHECK(std::holds_alternative<std::string>(made));
    CHECK_FALSE(fs::exists(folder.path() / "0004-5.run"));
}

TEST_CASE("a torn last line is cut off and the run goes on") {
    const ScratchFolder folder;
    Game game = beginningOf(headerOf(3));
    Rng rng{Seed{3}};
    fs::path path;
    {
        RunFile file = begin(folder.path(), 3);
        path = file.path();
        play(game, file, rng, 20);
    }
    const std::string whole = textIn(path);
    std::ofstream{path, std::ios::app} << "21 walk n";
    CHECK(takeUp(path).game == game);
    CHECK(textIn(path) == whole);
    CHECK_FALSE(fs::exists(path.string() + ".spoilt"));
}

TEST_CASE("more than a torn line is kept beside the run before it is cut") {
    const ScratchFolder folder;
    RunFile{begin(folder.path(), 3)};
    const fs::path path = newestRun(folder.path()).value();
    std::ofstream{path, std::ios::app} << "1 walk n ~00000000\n2 wait ~00000000\n";
    const std::string text = textIn(path);
    const TakenUp taken = takeUp(path);
    CHECK(taken.game == beginningOf(headerOf(3)));
    CHECK(textIn(path.string() + ".spoilt") == text);
    CHECK(taken.notice.find("spoilt after command 0") != std::string::npos);
    CHECK(taken.notice.find(path.string() + ".spoilt'") != std::string::npos);
}

TEST_CASE("a run that is spoilt again keeps both copies") {
    const ScratchFolder folder;
    RunFile{begin(folder.path(), 3)};
    const fs::path path = newestRun(folder.path()).value();
    for (const char* spoilt : {"1 hop ~00000000\n", "1 jump ~00000000\n"}) {
        std::ofstream{path, std::ios::app} << spoilt;
        CHECK_FALSE(takeUp(path).notice.empty());
    }
    CHECK(textIn(path.string() + ".spoilt").ends_with("1 hop ~00000000\n"));
    CHECK(textIn(path.string() + ".spoilt2").ends_with("1 jump ~00000000\n"));
    CHECK(takeUp(path).notice.empty());
}

TEST_CASE("a run that is being played is opened to be read only") {
    const ScratchFolder folder;
    const RunFile playing = begin(folder.path(), 4);
    const TakenUp second = takeUp(playing.path());
    CHECK(second.game == beginningOf(headerOf(4)));
    CHECK_FALSE(second.file);
}

TEST_CASE("a run of another version is kept as it is and that is said") {
    const ScratchFolder folder;
    RunHeader other = headerOf(2);
    other.rules = rulesVersion + 7;
    const fs::path path = folder.path() / "0001-2.run";
    std::ofstream{path} << lineOf(other) << "1 fly ~12345678\n";
    const std::string before = textIn(path);
    const std::string why = whyNot(path);
    CHECK(why.find("It was played by rules " + std::to_string(rulesVersion + 7)) != std::string::npos);
    CHECK(why.find("0001-2.run") != std::string::npos);
    CHECK(textIn(path) == before);
}

TEST_CASE("a run that plays otherwise than it was recorded is kept and its first difference named") {
    const ScratchFolder folder;
    const fs::path path = folder.path() / "0001-2.run";
    const Game game = beginningOf(headerOf(2));
    Fingerprint print = fingerprintOf(game);
    print.items += 1;
    std::ofstream{path} << lineOf(headerOf(2)) << lineOf(RunEntry{0, print});
    CHECK(whyNot(path).ends_with("at turn 0 the items differ; it stays as it is"));
}

TEST_CASE("a file that is not there or no run says so") {
    const ScratchFolder folder;
    CHECK(whyNot(folder.path() / "none.run").ends_with("No such file or directory"));
    std::ofstream{folder.path() / "odd.run"} << "hello\n";
    CHECK(whyNot(folder.path() / "odd.run").ends_with("its first line is no header"));
    std::ofstream{folder.path() / "file"} << "";
    const auto made = RunFile::begin(folder.path() / "file" / "runs", headerOf(1));
    REQUIRE(std::holds_alternative<std::string>(made));
    CHECK(std::get<std::string>(made).find("choose another folder with --data-dir") != std::string::npos);
}

TEST_CASE("every 50 turns and at stairs the parts of the game are written down") {
    const ScratchFolder folder;
    Game game = beginningOf(headerOf(6));
    RunFile file = begin(folder.path(), 6);
    const auto obey = [&](const Action& action) {
        const Command command{action};
        const Report report = advance(game, command);
        REQUIRE(file.note(command, report, game).empty());
    };
    const auto prints = [&] {
        const RunRecord record = std::get<RunRecord>(readRun(textIn(file.path())));
        return std::ranges::count_if(record.entries, [](const RunEntry& entry) {
            return std::holds_alternative<Fingerprint>(entry.what);
        });
    };
    for (int turn = 0; turn < 49; ++turn) obey(Wait{});
    CHECK(prints() == 1);  // of the beginning
    obey(Wait{});
    CHECK(prints() == 2);
    game.world.hero().at = game.world.level.down;
    obey(TakeStairs{true});
    CHECK(game.floor == 2);
    CHECK(prints() == 3);
    obey(TakeStairs{false});
    CHECK(game.floor == 1);
    CHECK(prints() == 4);
}

TEST_CASE("a header that is not what it was is found out before the first command") {
    const ScratchFolder folder;
    const fs::path path = begin(folder.path(), 40).path();
    std::string text = textIn(path);
    text.replace(text.find("\"seed\":\"40\""), 11, "\"seed\":\"41\"");
    std::ofstream{path} << text;
    CHECK(whyNot(path).ends_with("at turn 0 the map differs; it stays as it is"));
}

TEST_CASE("no turn that was shown is lost when the program is killed at any instant") {
    const ScratchFolder folder;
    Rng rng{Seed{11}};
    for (int kill = 0; kill < (underSanitizers ? 10 : 100); ++kill) {
        CAPTURE(kill);
        std::array<int, 2> shown{};
        REQUIRE(pipe(shown.data()) == 0);
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {  // plays, and tells each turn only when it is written, as a screen would show it
            Game game = beginningOf(headerOf(kill));
            auto made = RunFile::begin(folder.path(), headerOf(kill));
            RunFile& file = std::get<RunFile>(made);
            Rng commands{Seed{static_cast<std::uint64_t>(kill)}};
            while (true) {
                const Command command = anyCommand(game, commands);
                const Report report = advance(game, command);
                if (!file.note(command, report, game).empty()) _exit(1);
                const int ticks = game.ticks;
                if (write(shown[1], &ticks, sizeof ticks) != sizeof ticks) _exit(1);
            }
        }
        close(shown[1]);
        usleep(static_cast<useconds_t>(500 + rng.below(9000)));
        ::kill(child, SIGKILL);
        int last = 0;
        int ticks = 0;
        while (read(shown[0], &ticks, sizeof ticks) == sizeof ticks) last = ticks;
        close(shown[0]);
        waitpid(child, nullptr, 0);
        const auto newest = newestRun(folder.path());
        if (!newest || newest->stem().string().substr(5) != seedText(headerOf(kill).seed)) {
            REQUIRE(last == 0);  // killed before it began
            continue;
        }
        const TakenUp taken = takeUp(*newest);
        REQUIRE(taken.file);
        REQUIRE(taken.game.ticks >= last);
    }
}
