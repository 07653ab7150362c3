#include "app/run_start.hpp"

#include "app/data_dir.hpp"
#include "base/words.hpp"
#include "game/replay.hpp"

#include <cstdio>
#include <stdexcept>
#include <utility>

namespace gone {
namespace {

constexpr const char* runsFolder = "runs";

void note(const std::string& text) {
    std::fprintf(stderr, "note: %s\n", text.c_str());
}

RunScreen newestRunAgain(const AppOptions& options, const Atlas& atlas) {
    const auto folder = openDataDir(options.dataDir);
    const auto newest = folder ? newestRun(*folder / runsFolder) : std::nullopt;
    if (!newest)
        throw std::runtime_error(
            "there is no run to go on with" +
            (folder ? " in " + inQuotes((*folder / runsFolder).string()) : std::string{}) +
            "; 'gonerooms play' starts one");
    auto taken = takeUpRun(*newest);
    if (const auto* why = std::get_if<std::string>(&taken)) throw std::runtime_error(*why);
    TakenUp& run = std::get<TakenUp>(taken);
    if (!run.notice.empty()) note(run.notice);
    if (!run.file)
        note("the run " + inQuotes(newest->string()) +
             " is open in another copy of the game; what is done here is not kept");
    return {atlas, std::move(run.game), std::move(run.file), options.view};
}

RunScreen recordedRun(const AppOptions& options, const Atlas& atlas) {
    const std::filesystem::path& path = options.run;
    const auto refuse = [&](const std::string& why) {
        throw std::runtime_error("cannot replay " + inQuotes(path.string()) + ": " + why);
    };
    const auto content = readWhole(path);
    if (const auto* fault = std::get_if<FileFault>(&content)) refuse(fault->reason);
    auto read = readRun(std::get<std::string>(content));
    if (const auto* why = std::get_if<std::string>(&read)) refuse(*why);
    RunRecord& record = std::get<RunRecord>(read);
    if (const std::string why = strangeVersion(record.header); !why.empty()) refuse(why);
    RunScreen screen{atlas, beginningOf(record.header), std::nullopt, options.view};
    screen.watch(std::move(record.entries));
    return screen;
}

}  // namespace

std::optional<RunScreen> earlierRun(const AppOptions& options, const Atlas& atlas) {
    switch (options.start) {
        case AppOptions::Start::Continue: return newestRunAgain(options, atlas);
        case AppOptions::Start::Replay: return recordedRun(options, atlas);
        case AppOptions::Start::Run:
        case AppOptions::Start::Lab: break;
    }
    return std::nullopt;
}

RunScreen newRun(const AppOptions& options, const Atlas& atlas, const Recipes& recipes) {
    RunHeader header;
    header.seed = options.seed;
    header.recipes = recipes;
    std::optional<RunFile> file;
    if (const auto folder = openDataDir(options.dataDir)) {
        auto begun = RunFile::begin(*folder / runsFolder, header);
        if (const auto* why = std::get_if<std::string>(&begun))
            note(*why);
        else
            file = std::get<RunFile>(std::move(begun));
    }
    return {atlas, beginningOf(header), std::move(file), options.view};
}

}  // namespace gone
