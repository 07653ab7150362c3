#include "game/run_file.hpp"

#include "base/words.hpp"
#include "game/replay.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <system_error>

namespace gone {
namespace {

constexpr std::string_view ending = ".run";
constexpr int turnsBetweenChecks = 50;

/// The number a run's file name begins with, or 0.
int numberOf(const std::filesystem::path& path) {
    const std::string name = path.filename().string();
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc{} && path.extension() == ending ? number : 0;
}

std::string fileName(int number, Seed seed) {
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
    return digits + "-" + seedText(seed) + std::string{ending};
}

std::string cannotWrite(const std::filesystem::path& path, const std::string& reason,
                        const std::string& advice = "choose another folder with --data-dir") {
    return "cannot write the run to " + inQuotes(path.string()) + ": " + reason + "; " + advice;
}

std::string cannotGoOn(const std::filesystem::path& path, const std::string& why) {
    return "cannot go on with the run " + inQuotes(path.string()) + ": " + why;
}

/// The first lines of a run: what it begins with, and what that makes of it, so that a header which is not
/// what it was is found out at once.
std::string beginningLines(const RunHeader& header) {
    return lineOf(header) + lineOf(RunEntry{0, fingerprintOf(beginningOf(header))});
}

/// The run with the highest number of those in a folder that will do, or none.
template <class WillDo>
std::optional<std::filesystem::path> newestOf(const std::filesystem::path& folder, WillDo willDo) {
    std::optional<std::filesystem::path> newest;
    std::error_code error;
    for (std::filesystem::directory_iterator entry{folder, error}, end; !error && entry != end;
         entry.increment(error)) {
        const int number = numberOf(entry->path());
        if (number > 0 && (!newest || number > numberOf(*newest)) && willDo(entry->path()))
            newest = entry->path();
    }
    return newest;
}

/// A program that was killed while it began a run leaves a file without one.
bool hasHeader(const std::filesystem::path& path) {
    std::ifstream in{path, std::ios::binary};
    std::string line;
    return std::getline(in, line) && !in.eof();
}

/// Writes the first lines of a run, or takes its file away again and answers the reason.
std::string writeBeginning(AppendFile& file, const std::filesystem::path& path, const RunHeader& header) {
    std::string reason = file.write(beginningLines(header));
    std::error_code ignored;
    if (!reason.empty()) std::filesystem::remove(path, ignored);
    return reason;
}

/// A copy of a run beside it, by the first name that is free: no earlier one is written over. The second
/// alternative says why there is none.
std::variant<std::filesystem::path, std::string> keepSpoilt(const std::filesystem::path& path) {
    for (int number = 1;; ++number) {
        std::filesystem::path copy = path;
        copy += number == 1 ? ".spoilt" : ".spoilt" + std::to_string(number);
        std::error_code error;
        if (std::filesystem::copy_file(path, copy, error)) return copy;
        if (error != std::errc::file_exists) return error.message();
    }
}

std::string spoiltNotice(const std::filesystem::path& path, int commands, const std::filesystem::path& copy) {
    return "the run " + inQuotes(path.string()) + " is spoilt after command " + std::to_string(commands) +
           " and goes on from there; as it was, it is kept in " + inQuotes(copy.string());
}

}  // namespace

std::optional<std::filesystem::path> newestRun(const std::filesystem::path& folder) {
    return newestOf(folder, hasHeader);
}

std::variant<RunFile, std::string> RunFile::begin(const std::filesystem::path& folder,
                                                  const RunHeader& header) {
    constexpr int tries = 1000;  // another copy may take the same number at the same time
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return cannotWrite(folder, error.message());
    const auto newest = newestOf(folder, [](const std::filesystem::path&) { return true; });
    const int first = newest ? numberOf(*newest) + 1 : 1;
    std::filesystem::path path;
    for (int i = 0; i < tries; ++i) {
        path = folder / fileName(first + i, header.seed);
        auto made = AppendFile::create(path);
        if (const auto* fault = std::get_if<FileFault>(&made)) {
            if (fault->kind == FileFault::Kind::Exists) continue;
            return cannotWrite(path, fault->reason);
        }
        RunFile file{std::get<AppendFile>(std::move(made)), path};
        if (const std::string reason = writeBeginning(file.file_, path, header); !reason.empty())
            return cannotWrite(path, reason);
        return file;
    }
    return cannotWrite(path, "too many runs have this number");
}

std::variant<RunFile, std::string> RunFile::beginAs(const std::filesystem::path& path,
                                                    const RunHeader& header) {
    const std::string advice = "choose another folder";
    std::error_code error;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
    if (error) return cannotWrite(path, error.message(), advice);
    auto made = AppendFile::create(path);
    if (const auto* fault = std::get_if<FileFault>(&made)) return cannotWrite(path, fault->reason, advice);
    RunFile file{std::get<AppendFile>(std::move(made)), path};
    if (const std::string reason = writeBeginning(file.file_, path, header); !reason.empty())
        return cannotWrite(path, reason, advice);
    return file;
}

std::variant<RunFile, std::string> RunFile::resume(AppendFile file, const std::filesystem::path& path,
                                                   const RunRecord& record, const Game& game) {
    if (record.cut)
        if (const std::string reason = file.cutTo(record.wholeBytes); !reason.empty())
            return cannotWrite(path, reason);
    RunFile run{std::move(file), path};
    if (!record.entries.empty()) run.number_ = record.entries.back().number;
    run.checkedTurn_ = turnOf(game);
    run.checkedFloor_ = game.floor;
    return run;
}

std::string RunFile::note(const Command& command, const Report& report, const Game& after) {
    const auto isRefusal = [](const Event& event) { return std::holds_alternative<Refusal>(event); };
    if (std::ranges::any_of(report.events, isRefusal)) return {};
    std::string lines = lineOf(RunEntry{++number_, command});
    const int turn = turnOf(after);
    if (turn / turnsBetweenChecks != checkedTurn_ / turnsBetweenChecks || after.floor != checkedFloor_) {
        lines += lineOf(RunEntry{number_, fingerprintOf(after)});
        checkedTurn_ = turn;
        checkedFloor_ = after.floor;
    }
    const std::string reason = file_.write(lines);
    return reason.empty() ? reason : cannotWrite(path_, reason);
}

std::variant<TakenUp, std::string> takeUpRun(const std::filesystem::path& path) {
    auto opened = AppendFile::open(path);
    const auto* fault = std::get_if<FileFault>(&opened);
    if (fault != nullptr && fault->kind != FileFault::Kind::Locked) return cannotGoOn(path, fault->reason);
    auto content = readWhole(path);
    if (const auto* unread = std::get_if<FileFault>(&content)) return cannotGoOn(path, unread->reason);
    auto read = readRun(std::get<std::string>(content));
    if (const auto* why = std::get_if<std::string>(&read)) return cannotGoOn(path, *why);
    const RunRecord& record = std::get<RunRecord>(read);
    if (const std::string why = strangeVersion(record.header); !why.empty()) return cannotGoOn(path, why);
    Replayed played = replay(record);
    if (played.fault) return cannotGoOn(path, *played.fault + "; it stays as it is");
    if (fault != nullptr) return TakenUp{std::move(played.game), std::nullopt, {}};
    std::string notice;
    if (record.spoilt) {
        const auto kept = keepSpoilt(path);
        if (const auto* why = std::get_if<std::string>(&kept)) return cannotGoOn(path, *why);
        notice = spoiltNotice(path, played.commands, std::get<std::filesystem::path>(kept));
    }
    auto resumed = RunFile::resume(std::get<AppendFile>(std::move(opened)), path, record, played.game);
    if (auto* why = std::get_if<std::string>(&resumed)) return std::move(*why);
    return TakenUp{std::move(played.game), std::get<RunFile>(std::move(resumed)), std::move(notice)};
}

}  // namespace gone
