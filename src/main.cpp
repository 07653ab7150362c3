#include "base/overloaded.hpp"
#include "cli/command_line.hpp"
#include "cli/knobs.hpp"
#include "cli/map.hpp"
#include "cli/message.hpp"
#include "cli/shot.hpp"

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>

namespace {

using namespace gone;

constexpr int couldNot = 1;
constexpr int badUsage = 2;

int print(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    return 0;
}

int run(const CommandLine& line) {
    return std::visit(Overloaded{[](const MapCommand& map) { return runMap(map); },
                                 [](const KnobsCommand& knobs) { return runKnobs(knobs); },
                                 [&](const ShotCommand& shot) { return runShot(shot, line.assets); },
                                 [](const PrintCommand& message) { return print(message.text); },
                                 [](const auto&) { return couldNot; }},
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
