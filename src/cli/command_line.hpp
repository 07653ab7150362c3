#pragma once

#include "cli/values.hpp"
#include "game/bot.hpp"
#include "game/recipes.hpp"
#include "view/view_options.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gone {

enum class MapFormat { Text, Json };
enum class KnobsFormat { Table, Json };
enum class BotFormat { Table, Json };

/// Straight into a run.
struct PlayCommand {
    std::optional<Seed> seed;  ///< none: draw one and say so
    bool continues = false;    ///< go on with the newest run instead
    ViewOptions view;
};
/// A recorded run, watched or checked.
struct ReplayCommand {
    std::filesystem::path file;
    bool verifies = false;  ///< without a window: does it still play as it was recorded?
    ViewOptions view;
};
/// A window with the lab open.
struct LabCommand {
    GeneratorParams params;
    Size size = defaultSize;
    Seed seed;
};
/// Levels as text or json.
struct MapCommand {
    GeneratorParams params;
    Size size = defaultSize;
    SeedRange seeds;
    MapFormat format = MapFormat::Text;
    Tracing tracing = Tracing::Off;
    std::optional<std::filesystem::path> out;  ///< none: the standard output
};
struct KnobsCommand {
    std::optional<GeneratorParams> generator;  ///< none: all
    KnobsFormat format = KnobsFormat::Table;
};
/// Whole runs played by a bot.
struct BotCommand {
    int games = 1;
    Seed seed;  ///< of the first game; each next one has the next
    Skill skill = Skill::Careful;
    int lastFloor = gone::lastFloor;              ///< a game ends when the hero leaves it
    std::optional<std::filesystem::path> record;  ///< where the runs are written, SEED.run
    int jobs = 1;
    BotFormat format = BotFormat::Table;
};
/// A scene drawn without a display.
struct ShotCommand {
    std::string scene;
    Seed seed;
    std::optional<int> turns;
    std::optional<Size> size;  ///< of the picture, in pixels
    std::optional<int> step;
    std::optional<std::filesystem::path> out;
};
/// --help and --version.
struct PrintCommand {
    std::string text;
};

struct CommandLine {
    std::variant<PlayCommand, LabCommand, MapCommand, KnobsCommand, ShotCommand, ReplayCommand, BotCommand,
                 PrintCommand>
        command;
    std::optional<std::filesystem::path> assets;   ///< --assets
    std::optional<std::filesystem::path> dataDir;  ///< --data-dir
};

/// What was asked for, or why it cannot be understood. `arguments` are without the program's name.
std::variant<CommandLine, UsageError> readCommandLine(const std::vector<std::string>& arguments);

}  // namespace gone
