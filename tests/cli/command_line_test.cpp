#include "cli/command_line.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

template <class Command>
Command readAs(const std::vector<std::string>& arguments) {
    const auto read = readCommandLine(arguments);
    REQUIRE(std::holds_alternative<CommandLine>(read));
    const auto& command = std::get<CommandLine>(read).command;
    REQUIRE(std::holds_alternative<Command>(command));
    return std::get<Command>(command);
}

std::string errorOf(const std::vector<std::string>& arguments) {
    const auto read = readCommandLine(arguments);
    REQUIRE(std::holds_alternative<UsageError>(read));
    return std::get<UsageError>(read).what();
}

}  // namespace

TEST_CASE("no arguments start a run with a seed yet to be drawn") {
    CHECK_FALSE(readAs<PlayCommand>({}).seed);
    CHECK_FALSE(readAs<PlayCommand>({"play"}).seed);
    CHECK(readAs<PlayCommand>({"play", "--seed", "9"}).seed == Seed{9});
    CHECK(readAs<PlayCommand>({"play"}).view == ViewOptions{});
    CHECK(readAs<PlayCommand>({"play", "--steady-light"}).view == ViewOptions{true, false});
    CHECK(readAs<PlayCommand>({"play", "--still"}).view == ViewOptions{false, true});
}

TEST_CASE("map reads every option") {
    const auto map =
        readAs<MapCommand>({"map", "--generator", "cave", "--seeds", "3..5", "--size", "40x24", "--set",
                            "steps=2", "--set", "join=tree", "--format", "json", "--trace", "--out", "file"});
    CaveParams params;
    params.steps = 2;
    params.join = 2;
    CHECK(map.params == GeneratorParams{params});
    CHECK(map.seeds == SeedRange{Seed{3}, Seed{5}});
    CHECK(map.size == Size{40, 24});
    CHECK(map.format == MapFormat::Json);
    CHECK(map.tracing == Tracing::On);
    CHECK(map.out == std::filesystem::path{"file"});
}

TEST_CASE("map without options takes seed 0, the usual size and plain text") {
    const auto map = readAs<MapCommand>({"map", "--generator", "rogue"});
    CHECK(map.params == GeneratorParams{RogueParams{}});
    CHECK(map.seeds == SeedRange{Seed{0}, Seed{0}});
    CHECK(map.size == defaultSize);
    CHECK(map.format == MapFormat::Text);
    CHECK(map.tracing == Tracing::Off);
    CHECK_FALSE(map.out);
}

TEST_CASE("a seed may look like an option or a path") {
    for (const std::string seed :
         {"-1", " 7", "1e5", "--help", "é", "a b", "{}", "[1,2]", "%%", "++", "x=y"}) {
        CAPTURE(seed);
        CHECK(readAs<MapCommand>({"map", "--generator", "rogue", "--seed", seed}).seeds.first ==
              *parseSeed(seed));
        CHECK(readAs<PlayCommand>({"play", "--seed=" + seed}).seed == *parseSeed(seed));
    }
}

TEST_CASE("lab takes a generator, a size, a seed and knobs") {
    const auto standard = readAs<LabCommand>({"lab"});
    CHECK(standard.params == GeneratorParams{RogueParams{}});
    CHECK(standard.seed == Seed{0});
    const auto lab = readAs<LabCommand>(
        {"lab", "--generator", "cave", "--seed", "5", "--set", "fill_percent=40", "--size", "40x30"});
    CHECK(lab.size == Size{40, 30});
    CHECK(std::get<CaveParams>(lab.params).fillPercent == 40);
    CHECK(lab.seed == Seed{5});
}

TEST_CASE("knobs takes a generator, or tells of all") {
    CHECK(!readAs<KnobsCommand>({"knobs"}).generator);
    CHECK(readAs<KnobsCommand>({"knobs", "--generator", "cave"}).generator == GeneratorParams{CaveParams{}});
}

TEST_CASE("shot reads every option") {
    const auto shot = readAs<ShotCommand>({"shot", "--scene", "halls", "--seed", "7", "--turns", "12",
                                           "--size", "640x360", "--step", "3", "--out", "f.png"});
    CHECK(shot.scene == "halls");
    CHECK(shot.seed == Seed{7});
    CHECK(shot.turns == 12);
    CHECK(shot.size == Size{640, 360});
    CHECK(shot.step == 3);
    CHECK(shot.out == std::filesystem::path{"f.png"});
    CHECK(readAs<ShotCommand>({"shot", "--scene", "list"}).seed == Seed{0});
}

TEST_CASE("a run may be gone on with or replayed or verified") {
    CHECK_FALSE(readAs<PlayCommand>({"play"}).continues);
    CHECK(readAs<PlayCommand>({"play", "--continue"}).continues);
    CHECK(readAs<ReplayCommand>({"replay", "a.run"}).file == std::filesystem::path{"a.run"});
    CHECK_FALSE(readAs<ReplayCommand>({"replay", "a.run"}).verifies);
    CHECK(readAs<ReplayCommand>({"replay", "a.run", "--verify"}).verifies);
    CHECK(readAs<ReplayCommand>({"replay", "--verify", "a.run"}).verifies);
    CHECK(errorOf({"replay"}).starts_with("the run's FILE is missing"));
    CHECK(errorOf({"replay", ""}).find("empty") != std::string::npos);
    CHECK(errorOf({"replay", "a.run", "b.run"}) != "");
    CHECK(errorOf({"play", "--continue", "--seed", "3"}).starts_with("--continue and --seed are both given"));
    CHECK(errorOf({"play", "--continue=yes"}) == "--continue takes no value; give it alone");
    CHECK(readAs<PrintCommand>({"play", "--help"}).text.find("--continue") != std::string::npos);
}

TEST_CASE("shot's step may be a word") {
    CHECK(readAs<ShotCommand>({"shot", "--scene", "regions", "--step", "first"}).step == 1);
    CHECK(readAs<ShotCommand>({"shot", "--scene", "regions", "--step", "all"}).step == 1'000'000);
}

TEST_CASE("folders may be named before and after the command") {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--assets", "A", "--data-dir", "D", "play"},
          std::vector<std::string>{"play", "--assets", "A", "--data-dir", "D"},
          std::vector<std::string>{"--assets", "A", "--data-dir=D"}}) {
        const auto line = std::get<CommandLine>(readCommandLine(arguments));
        CHECK(line.assets == std::filesystem::path{"A"});
        CHECK(line.dataDir == std::filesystem::path{"D"});
    }
}

TEST_CASE("help and version are texts") {
    CHECK(readAs<PrintCommand>({"--version"}).text.find("generator version") != std::string::npos);
    CHECK(readAs<PrintCommand>({"--version"}).text.find("rules version") != std::string::npos);
    const std::string help = readAs<PrintCommand>({"--help"}).text;
    for (const char* command : {"play", "lab", "map", "knobs", "replay", "shot"})
        CHECK(help.find(command) != std::string::npos);
    CHECK(readAs<PrintCommand>({"map", "--help"}).text.find("--seeds") != std::string::npos);
}

TEST_CASE("help tells what must be given, what the letters mean and where the keys are told") {
    const std::string map = readAs<PrintCommand>({"map", "--help"}).text;
    CHECK(map.find("(required)") != std::string::npos);
    CHECK(map.find("'gonerooms knobs'") != std::string::npos);
    for (const Tile tile : allTiles()) {
        CAPTURE(name(tile));
        const std::string sign = tile == Tile::Rock ? "blank" : std::string(1, letter(tile));
        CHECK(map.find("  " + sign + " " + std::string{name(tile)}) != std::string::npos);
    }
    CHECK(readAs<PrintCommand>({"knobs", "--help"}).text.find("--set columns=4") != std::string::npos);
    CHECK(readAs<PrintCommand>({"play", "--help"}).text.find("F1 or backquote") != std::string::npos);
}

TEST_CASE("formats and options that are not there yet are not offered") {
    CHECK(errorOf({"map", "--generator", "rogue", "--format", "png"}) ==
          "--format is 'png'; it must be one of text, json");
    CHECK(errorOf({"map", "--generator", "rogue", "--code", "x"}).starts_with("there is no option '--code'"));
}

TEST_CASE("unknown names are answered with the nearest") {
    CHECK(errorOf({"mpa"}) == "there is no command 'mpa'; did you mean 'map'?");
    CHECK(errorOf({"map", "--genrator", "rogue"}) ==
          "there is no option '--genrator'; did you mean '--generator'?");
    CHECK(errorOf({"map", "--generator", "rouge"}).ends_with("did you mean 'rogue'?"));
    CHECK(errorOf({"map", "--generator", "rogue", "--set", "colums=2"}).ends_with("did you mean 'columns'?"));
    CHECK(errorOf({"--asets", "x"}) == "there is no option '--asets'; did you mean '--assets'?");
}

TEST_CASE("what makes no sense is refused in one line") {
    const std::vector<std::vector<std::string>> bad{
        {"map"},
        {"map", "--generator"},
        {"map", "--generator="},
        {"map", "--generator", ""},
        {"map", "--generator", "rogue", "extra"},
        {"map", "--generator", "rogue", "--seed", ""},
        {"map", "--generator", "rogue", "--seed="},
        {"map", "--generator", "rogue", "--seed", "1", "--seed", "2"},
        {"map", "--generator", "rogue", "--seed", "1", "--seeds", "1..2"},
        {"map", "--generator", "rogue", "--seeds", "2..1"},
        {"map", "--generator", "rogue", "--size", "80"},
        {"map", "--generator", "rogue", "--size", "0x0"},
        {"map", "--generator", "rogue", "--size", "5000x45"},
        {"map", "--generator", "rogue", "--set", "columns"},
        {"map", "--generator", "rogue", "--set", "columns=7"},
        {"map", "--generator", "rogue", "--set"},
        {"map", "--generator", "rogue", "--format", "yaml"},
        {"map", "--generator", "rogue", "--out", ""},
        {"map", "--generator", "rogue", "--trace=no"},
        {"play", "--still=yes"},
        {"map", "--generator", "ro\ngue"},
        {"map", "-x"},
        {"map", "map"},
        {"map", "play", "--generator", "rogue"},
        {"knobs", "--format", "csv"},
        {"knobs", "--generator", "cavern"},
        {"lab", "--size", "0x5"},
        {"play", "--turns", "3"},
        {"play", "--seed"},
        {"shot"},
        {"shot", "--scene", "halls", "--turns", "-1"},
        {"shot", "--scene", "halls", "--turns", "many"},
        {"shot", "--scene", "halls", "--step", "x"},
        {"--nonsense"},
        {"--assets"},
        {""},
        {"--"},
        {"--", "map"},
    };
    for (const std::vector<std::string>& arguments : bad) {
        std::string call;
        for (const std::string& argument : arguments) call += argument + " ";
        CAPTURE(call);
        const std::string error = errorOf(arguments);
        CHECK_FALSE(error.empty());
        CHECK(error.find('\n') == std::string::npos);
    }
}
