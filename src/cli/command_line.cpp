#include "cli/command_line.hpp"

#include "cli/help.hpp"
#include "generation/generators.hpp"
#include "rules/turn.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <thread>

namespace gone {
namespace {

constexpr int mostTurns = 1'000'000;
constexpr int mostSteps = 1'000'000;

const std::vector<std::string> commandNames{"play", "lab", "map", "knobs", "bot", "replay", "shot"};

std::string versionText() {
    return "gonerooms " GONEROOMS_VERSION "\ngenerator version " + std::to_string(generatorVersion) +
           "\nrules version " + std::to_string(rulesVersion) + "\n";
}

/// The grammar: which options there are, and their help. Every value is read as plain text, however often it
/// is given; what it means is decided below, in our own words.
class Grammar {
public:
    Grammar() {
        app_.name("gonerooms");
        app_.footer("\nWithout a command, a new run starts. 'gonerooms COMMAND --help' tells more.");
        app_.set_version_flag("--version", versionText(), "versions of program, generators and rules");
        app_.require_subcommand(0, 1);
        app_.allow_extras();
        option(app_, "--assets", "DIR", "where pictures and tables are");
        option(app_, "--data-dir", "DIR", "where settings and runs are kept");
        describePlay();
        describeLab();
        describeMap();
        describeKnobs();
        describeBot();
        describeReplay();
        describeShot();
    }
    Grammar(const Grammar&) = delete;
    Grammar& operator=(const Grammar&) = delete;

    CLI::App& app() { return app_; }

private:
    CLI::App& command(const std::string& name, const std::string& meaning) {
        CLI::App* sub = app_.add_subcommand(name, meaning);
        sub->fallthrough();
        return *sub;
    }

    static void option(CLI::App& app, const std::string& name, const std::string& value,
                       const std::string& meaning) {
        app.add_option(name)->description(meaning)->type_name(value)->multi_option_policy(
            CLI::MultiOptionPolicy::TakeAll);
    }

    static std::string generatorChoice() { return "one of " + listed(generatorNames()); }

    static void levelOptions(CLI::App& app) {
        option(app, "--seed", "S", "a number or any text (without: 0)");
        option(app, "--set", "K=V",
               "turn a knob; may be given again for others ('gonerooms knobs' lists them)");
        option(app, "--size", "WxH", "columns and rows, 1x1 to 4096x4096 (without: 80x45)");
    }

    static void viewOptions(CLI::App& app) {
        app.add_flag("--steady-light")->description("torches neither flicker nor move their flames");
        app.add_flag("--still")->description("nothing moves by itself: also for slow machines");
    }

    void describePlay() {
        CLI::App& play = command("play", "straight into a run");
        play.footer(runsText() + "\n" + keysText());
        option(play, "--seed", "S", "a number or any text (without: one is drawn and printed)");
        play.add_flag("--continue")->description("go on with the newest run, wherever it was left");
        viewOptions(play);
    }

    void describeLab() {
        CLI::App& lab = command("lab", "a window with the lab open on a level");
        option(lab, "--generator", "G", generatorChoice() + " (without: rogue)");
        levelOptions(lab);
    }

    void describeMap() {
        CLI::App& map = command("map", "levels as text or json");
        option(map, "--generator", "G", generatorChoice() + " (required)");
        levelOptions(map);
        option(map, "--seeds", "A..B", "all seeds from A to B instead of one");
        option(map, "--format", "F", "text or json, one object a line (without: text)");
        option(map, "--out", "FILE", "write there instead of to the standard output");
        map.add_flag("--trace")->description("also every step of how the level was made");
        map.footer(lettersText());
    }

    void describeKnobs() {
        CLI::App& knobs = command("knobs", "every generator and its knobs, which --set turns");
        option(knobs, "--generator", "G", generatorChoice() + " (without: all)");
        option(knobs, "--format", "F", "table or json (without: table)");
        knobs.footer("map and lab turn a knob with --set, as in --set columns=4 or --set corridor=z.");
    }

    void describeBot() {
        CLI::App& bot = command("bot", "whole runs played by themselves, and what came of them");
        option(bot, "--games", "N", "how many, 1 to 1000000 (required)");
        option(bot, "--seed", "S", "of the first, each next one has the next (without: 0)");
        option(bot, "--skill", "K", "careful, keen or immortal (without: careful)");
        option(bot, "--floor", "N", "a game ends when the hero leaves floor N, 1 to 12 (without: 12)");
        option(bot, "--record", "DIR", "write each run there as SEED.run, for replay");
        option(bot, "--jobs", "N", "threads, 1 to 256; they change no result (without: one a core)");
        option(bot, "--format", "F", "table or json (without: table)");
    }

    void describeReplay() {
        CLI::App& replay = command("replay", "a recorded run once more");
        option(replay, "file", "FILE", "the run, as play wrote it (required)");
        replay.add_flag("--verify")
            ->description(
                "no window: say whether it still plays as it was recorded, or where it first does not");
        viewOptions(replay);
        replay.footer(runsText());
    }

    void describeShot() {
        CLI::App& shot = command("shot", "a picture of a scene, drawn without a display");
        option(shot, "--scene", "NAME", "the scene, or 'list' for their names");
        option(shot, "--seed", "S", "a number or any text (without: 0)");
        option(shot, "--turns", "N", "floors: turns played before the picture is drawn");
        option(shot, "--size", "WxH", "pixels of the picture (without: 1280x720)");
        option(shot, "--step", "K",
               "lab: the step of the level's making (without: the end); regions: tunnels dug "
               "(without: none); first is 1, all is the end");
        option(shot, "--out", "FILE.png", "where the picture goes");
    }

    CLI::App app_{"Gone Rooms: a dungeon crawl whose floors you can watch being made."};
};

/// The option's value, if it was given.
std::optional<std::string> valueOf(const CLI::App& app, const std::string& name) {
    const std::vector<std::string>& values = app.get_option(name)->results();
    if (values.empty()) return std::nullopt;
    if (values.size() > 1) throw UsageError{name + " is given twice; keep one"};
    return values.front();
}

std::optional<std::filesystem::path> pathOf(const CLI::App& app, const std::string& name) {
    const auto value = valueOf(app, name);
    if (!value) return std::nullopt;
    if (value->empty()) throw UsageError{name + " is empty; give a path"};
    return std::filesystem::path{*value};
}

std::optional<Seed> seedOf(const CLI::App& app) {
    const auto value = valueOf(app, "--seed");
    if (!value) return std::nullopt;
    return readSeed(*value);
}

std::optional<Size> sizeOf(const CLI::App& app) {
    const auto value = valueOf(app, "--size");
    if (!value) return std::nullopt;
    return readSize(*value);
}

GeneratorParams withSettings(GeneratorParams params, const CLI::App& app) {
    for (const std::string& setting : app.get_option("--set")->results()) applySetting(params, setting);
    return params;
}

LabCommand readLab(const CLI::App& app) {
    const GeneratorParams params = readGenerator(valueOf(app, "--generator").value_or("rogue"));
    return {withSettings(params, app), sizeOf(app).value_or(defaultSize), seedOf(app).value_or(Seed{0})};
}

MapCommand readMap(const CLI::App& app) {
    const auto generator = valueOf(app, "--generator");
    if (!generator) throw UsageError{"--generator is missing; give one of " + listed(generatorNames())};
    MapCommand map;
    map.params = withSettings(readGenerator(*generator), app);
    const auto seeds = valueOf(app, "--seeds");
    const auto seed = seedOf(app);
    if (seed && seeds) throw UsageError{"--seed and --seeds are both given; keep one"};
    const Seed only = seed.value_or(Seed{0});
    map.seeds = seeds ? readSeedRange(*seeds) : SeedRange{only, only};
    map.size = sizeOf(app).value_or(defaultSize);
    if (const auto format = valueOf(app, "--format"))
        map.format = static_cast<MapFormat>(readChoice("--format", *format, {"text", "json"}));
    map.tracing = app.count("--trace") != 0 ? Tracing::On : Tracing::Off;
    map.out = pathOf(app, "--out");
    return map;
}

KnobsCommand readKnobs(const CLI::App& app) {
    KnobsCommand knobs;
    if (const auto generator = valueOf(app, "--generator")) knobs.generator = readGenerator(*generator);
    if (const auto format = valueOf(app, "--format"))
        knobs.format = static_cast<KnobsFormat>(readChoice("--format", *format, {"table", "json"}));
    return knobs;
}

ViewOptions readView(const CLI::App& app) {
    return {app.count("--steady-light") != 0, app.count("--still") != 0};
}

PlayCommand readPlay(const CLI::App& app) {
    const PlayCommand play{seedOf(app), app.count("--continue") != 0, readView(app)};
    if (play.continues && play.seed)
        throw UsageError{"--continue and --seed are both given; a run that goes on has its seed"};
    return play;
}

ReplayCommand readReplay(const CLI::App& app) {
    const auto file = pathOf(app, "file");
    if (!file) throw UsageError{"the run's FILE is missing; see 'gonerooms replay --help'"};
    return {*file, app.count("--verify") != 0, readView(app)};
}

/// A number, or a word for one.
int readStep(std::string_view text) {
    if (text == "first") return 1;
    if (text == "all") return mostSteps;
    try {
        return readNumber("--step", text, 0, mostSteps);
    } catch (const UsageError& error) {
        throw UsageError{std::string{error.what()} + ", or first, or all"};
    }
}

BotCommand readBot(const CLI::App& app) {
    constexpr int mostGames = 1'000'000;
    constexpr int mostJobs = 256;
    BotCommand bot;
    const auto games = valueOf(app, "--games");
    if (!games) throw UsageError{"--games is missing; give a number of games"};
    bot.games = readNumber("--games", *games, 1, mostGames);
    bot.seed = seedOf(app).value_or(Seed{0});
    if (const auto skill = valueOf(app, "--skill"))
        bot.skill = static_cast<Skill>(readChoice("--skill", *skill, {"careful", "keen", "immortal"}));
    if (const auto floor = valueOf(app, "--floor"))
        bot.lastFloor = readNumber("--floor", *floor, 1, lastFloor);
    bot.record = pathOf(app, "--record");
    if (bot.record && bot.skill == Skill::Immortal)
        throw UsageError{
            "--record and --skill immortal do not go together; no run that can be replayed "
            "has a hero who cannot die"};
    bot.jobs = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
    if (const auto jobs = valueOf(app, "--jobs")) bot.jobs = readNumber("--jobs", *jobs, 1, mostJobs);
    if (const auto format = valueOf(app, "--format"))
        bot.format = static_cast<BotFormat>(readChoice("--format", *format, {"table", "json"}));
    return bot;
}

ShotCommand readShot(const CLI::App& app) {
    ShotCommand shot;
    const auto scene = valueOf(app, "--scene");
    if (!scene) throw UsageError{"--scene is missing; 'gonerooms shot --scene list' names the scenes"};
    shot.scene = *scene;
    shot.seed = seedOf(app).value_or(Seed{0});
    if (const auto turns = valueOf(app, "--turns")) shot.turns = readNumber("--turns", *turns, 0, mostTurns);
    shot.size = sizeOf(app);
    if (const auto step = valueOf(app, "--step")) shot.step = readStep(*step);
    shot.out = pathOf(app, "--out");
    return shot;
}

std::vector<std::string> optionNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

/// What was left over, in our own words.
[[noreturn]] void refuseExtra(const std::string& extra, const CLI::App& top, const CLI::App* command) {
    const std::string help =
        std::string{"'gonerooms "} + (command != nullptr ? command->get_name() + " " : "") + "--help'";
    if (extra.starts_with("-")) {
        std::vector<std::string> known = optionNames(top);
        if (command != nullptr) std::ranges::copy(optionNames(*command), std::back_inserter(known));
        const std::string name = extra.substr(0, extra.find('='));
        const std::string advice = suggestion(name, known);
        throw UsageError{"there is no option " + inQuotes(name) +
                         (advice.empty() ? "; " + help + " lists them" : advice)};
    }
    if (command != nullptr) throw UsageError{inQuotes(extra) + " is one word too many; see " + help};
    const std::string advice = suggestion(extra, commandNames);
    throw UsageError{"there is no command " + inQuotes(extra) +
                     (advice.empty() ? ", only " + listed(commandNames) : advice)};
}

CommandLine interpret(const CLI::App& top) {
    const std::vector<CLI::App*> commands = top.get_subcommands();
    const CLI::App* command = commands.empty() ? nullptr : commands.front();
    const std::vector<std::string> extras = top.remaining(true);
    if (!extras.empty()) refuseExtra(extras.front(), top, command);
    CommandLine line;
    line.assets = pathOf(top, "--assets");
    line.dataDir = pathOf(top, "--data-dir");
    const std::string name = command == nullptr ? "" : command->get_name();
    if (name == "play") line.command = readPlay(*command);
    if (name == "lab") line.command = readLab(*command);
    if (name == "map") line.command = readMap(*command);
    if (name == "knobs") line.command = readKnobs(*command);
    if (name == "bot") line.command = readBot(*command);
    if (name == "replay") line.command = readReplay(*command);
    if (name == "shot") line.command = readShot(*command);
    return line;
}

constexpr std::array<std::string_view, 5> flags{"--trace", "--continue", "--verify", "--steady-light",
                                                "--still"};

/// CLI11 takes the next argument for the value of "--name=", and a value after a flag: better to say that
/// something is amiss.
void refuseOddValues(const std::vector<std::string>& arguments) {
    for (const std::string& argument : arguments) {
        const std::size_t equals = argument.find('=');
        if (!argument.starts_with("--") || equals == std::string::npos || equals == 2) continue;
        const std::string name = argument.substr(0, equals);
        if (equals == argument.size() - 1) throw UsageError{name + " is empty; give it a value"};
        if (std::ranges::find(flags, name) != flags.end())
            throw UsageError{name + " takes no value; give it alone"};
    }
}

/// The option that CLI11's message begins with.
std::string optionIn(const std::string& message) {
    return message.substr(0, message.find(':'));
}

CommandLine parse(Grammar& grammar, std::vector<std::string> arguments) {
    refuseOddValues(arguments);
    std::ranges::reverse(arguments);  // the order in which CLI11 wants a vector
    try {
        grammar.app().parse(std::move(arguments));
    } catch (const CLI::CallForHelp&) {
        return {PrintCommand{grammar.app().help()}, {}, {}};
    } catch (const CLI::CallForVersion&) {
        return {PrintCommand{versionText()}, {}, {}};
    } catch (const CLI::ArgumentMismatch& error) {
        throw UsageError{optionIn(error.what()) + " needs a value; see 'gonerooms --help'"};
    } catch (const CLI::ParseError& error) {
        throw UsageError{inQuotes(error.what()) + "; see 'gonerooms --help'"};
    }
    return interpret(grammar.app());
}

}  // namespace

std::variant<CommandLine, UsageError> readCommandLine(const std::vector<std::string>& arguments) {
    Grammar grammar;
    try {
        return parse(grammar, arguments);
    } catch (const UsageError& error) {
        return error;
    }
}

}  // namespace gone
