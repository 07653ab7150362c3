#include "cli/replay.hpp"

#include "cli/message.hpp"
#include "cli/output.hpp"
#include "game/append_file.hpp"
#include "game/replay.hpp"

namespace gone {
namespace {

int refuseFile(const std::filesystem::path& file, const std::string& why) {
    complain("cannot replay " + inQuotes(file.string()) + ": " + why);
    return 1;
}

}  // namespace

int verifyRun(const ReplayCommand& command) {
    const auto content = readWhole(command.file);
    if (const auto* fault = std::get_if<FileFault>(&content)) return refuseFile(command.file, fault->reason);
    const auto read = readRun(std::get<std::string>(content));
    if (const auto* why = std::get_if<std::string>(&read)) return refuseFile(command.file, *why);
    const RunRecord& record = std::get<RunRecord>(read);
    if (const std::string why = strangeVersion(record.header); !why.empty())
        return refuseFile(command.file, why);
    const Replayed played = replay(record);
    if (played.fault) {
        complain(inQuotes(command.file.string()) + " plays otherwise than it was recorded: " + *played.fault);
        return 1;
    }
    if (record.spoilt) {
        complain(inQuotes(command.file.string()) + " is spoilt after command " +
                 std::to_string(played.commands) + ": up to there it plays as it was recorded, and what " +
                 "follows cannot be read");
        return 1;
    }
    return print("same: " + std::to_string(played.commands) + " commands, " +
                 std::to_string(turnOf(played.game)) + " turns, floor " + std::to_string(played.game.floor) +
                 (record.cut ? "; what follows is torn and was left out" : "") + "\n");
}

}  // namespace gone
