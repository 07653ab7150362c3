#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace gone {

/// Why a file is not open: somebody else writes to it, it is there already, or the system says no.
struct FileFault {
    enum class Kind { Locked, Exists, System };
    Kind kind = Kind::System;
    std::string reason;  ///< the system's words
};

/// A file that only grows, and that nobody else can have open as one: the lock goes with the process, however
/// it ends. What write() took is with the system, and stays when the process is killed.
class AppendFile {
public:
    /// Makes a file that must not be there yet.
    static std::variant<AppendFile, FileFault> create(const std::filesystem::path& path);
    static std::variant<AppendFile, FileFault> open(const std::filesystem::path& path);

    AppendFile(AppendFile&& other) noexcept : descriptor_{std::exchange(other.descriptor_, -1)} {}
    AppendFile& operator=(AppendFile&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~AppendFile();

    /// Both answer the system's reason if it cannot be done, else nothing.
    std::string write(std::string_view text);
    std::string cutTo(std::size_t bytes);

private:
    explicit AppendFile(int descriptor) : descriptor_{descriptor} {}
    static std::variant<AppendFile, FileFault> openWith(const std::filesystem::path& path, int flags);

    int descriptor_;
};

/// All that is in a file, or why it cannot be read.
std::variant<std::string, FileFault> readWhole(const std::filesystem::path& path);

}  // namespace gone
