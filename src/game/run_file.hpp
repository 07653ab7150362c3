#pragma once

#include "game/append_file.hpp"
#include "game/run_text.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace gone {

/// The file of a run that is being played: what is done is written down before anybody sees what came of it.
class RunFile {
public:
    /// A new file in `folder`, which is made if need be: "0007-SEED.run", by the first number that is free
    /// above all others. The second alternative says why there is none.
    static std::variant<RunFile, std::string> begin(const std::filesystem::path& folder,
                                                    const RunHeader& header);
    /// A new file of this name, which must not be there yet; its folder is made if need be.
    static std::variant<RunFile, std::string> beginAs(const std::filesystem::path& path,
                                                      const RunHeader& header);
    /// Goes on with a file where `record` ends and `game` stands; what the file holds behind that is cut.
    static std::variant<RunFile, std::string> resume(AppendFile file, const std::filesystem::path& path,
                                                     const RunRecord& record, const Game& game);

    const std::filesystem::path& path() const { return path_; }

    /// Writes down a command that was carried out, and every 50 turns and at stairs what the game is then, as
    /// was done when it began.
    /// A refused one leaves nothing. Answers why it could not be written, or nothing.
    std::string note(const Command& command, const Report& report, const Game& after);

private:
    RunFile(AppendFile file, std::filesystem::path path) : file_{std::move(file)}, path_{std::move(path)} {}

    AppendFile file_;
    std::filesystem::path path_;
    int number_ = 0;       ///< of the last command
    int checkedTurn_ = 0;  ///< of the last fingerprint
    int checkedFloor_ = 1;
};

/// The run with the highest number in a folder, or none. A file without a whole header is no run.
std::optional<std::filesystem::path> newestRun(const std::filesystem::path& folder);

/// A run taken up again.
struct TakenUp {
    Game game;
    std::optional<RunFile> file;  ///< none: another copy of the program plays it, nothing will be written
    std::string notice;           ///< a line for the player if more than a torn last line was cut, else empty
};

/// Plays a file again up to its last whole line. The second alternative is a line that says why not; the file
/// is then as it was.
std::variant<TakenUp, std::string> takeUpRun(const std::filesystem::path& path);

}  // namespace gone
