#include "app/app.hpp"
#include "base/overloaded.hpp"
#include "cli/bot.hpp"
#include "cli/command_line.hpp"
#include "cli/knobs.hpp"
#include "cli/map.hpp"
#include "cli/message.hpp"
#include "cli/output.hpp"
#include "cli/replay.hpp"
#include "cli/shot.hpp"

#include <csignal>
#include <exception>
#include <new>
#include <random>

namespace {

using namespace gone;

constexpr int couldNot = 1;
constexpr int badUsage = 2;

/// A seed from the machine's own chance: the one number that no other decides.
Seed drawSeed() {
    std::random_device chance;
    const std::uint64_t high = chance();
    const std::uint64_t low = chance();
    return Seed{high << 32 | low};
}

int play(const PlayCommand& command, AppOptions options) {
    options.start = command.continues ? AppOptions::Start::Continue : AppOptions::Start::Run;
    options.view = command.view;
    if (command.continues) return runApp(options);
    options.seed = command.seed ? *command.seed : drawSeed();
    if (!command.seed)
        if (const int code = print("seed " + seedText(options.seed) + "\n"); code != 0) return code;
    return runApp(options);
}

int replayRun(const ReplayCommand& command, AppOptions options) {
    if (command.verifies) return verifyRun(command);
    options.view = command.view;
    options.start = AppOptions::Start::Replay;
    options.run = command.file;
    return runApp(options);
}

int openLab(const LabCommand& command, AppOptions options) {
    options.start = AppOptions::Start::Lab;
    options.seed = command.seed;
    options.params = command.params;
    options.size = command.size;
    return runApp(options);
}

int run(const CommandLine& line) {
    AppOptions options;
    options.assets = line.assets;
    options.dataDir = line.dataDir;
    return std::visit(Overloaded{[&](const PlayCommand& command) { return play(command, options); },
                                 [&](const LabCommand& command) { return openLab(command, options); },
                                 [](const MapCommand& command) { return runMap(command); },
                                 [](const KnobsCommand& command) { return runKnobs(command); },
                                 [&](const ReplayCommand& command) { return replayRun(command, options); },
                                 [&](const BotCommand& command) { return runBot(command, line.assets); },
                                 [&](const ShotCommand& command) { return runShot(command, line.assets); },
                                 [](const PrintCommand& command) { return print(command.text); }},
                      line.command);
}

int run(const std::vector<std::string>& arguments) {
    const auto read = readCommandLine(arguments);
    if (const auto* error = std::get_if<UsageError>(&read)) {
        complain(error->what());
        return badUsage;
    }
    return run(std::get<CommandLine>(read));
}

}  // namespace

int main(int argc, char** argv) {
#ifdef SIGPIPE
    // A reader that has seen enough closes its pipe: writing then fails and ends the command in good order.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    try {
        return run({argv + (argc > 0 ? 1 : 0), argv + argc});
    } catch (const std::bad_alloc&) {
        complain("out of memory; a smaller --size needs less");
    } catch (const std::exception& error) {
        complain(error.what());
    }
    return couldNot;
}
