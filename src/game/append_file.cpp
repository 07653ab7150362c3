#include "game/append_file.hpp"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace gone {
namespace {

std::string lastReason() {
    return std::generic_category().message(errno);
}

}  // namespace

std::variant<AppendFile, FileFault> AppendFile::create(const std::filesystem::path& path) {
    return openWith(path, O_CREAT | O_EXCL);
}

std::variant<AppendFile, FileFault> AppendFile::open(const std::filesystem::path& path) {
    return openWith(path, 0);
}

std::variant<AppendFile, FileFault> AppendFile::openWith(const std::filesystem::path& path, int flags) {
    constexpr int ownerWritesAllRead = 0644;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | flags, ownerWritesAllRead);
    if (descriptor < 0)
        return FileFault{errno == EEXIST ? FileFault::Kind::Exists : FileFault::Kind::System, lastReason()};
    AppendFile file{descriptor};
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return file;
    // Some network folders know no locks: better to play without than not at all.
    if (errno == EWOULDBLOCK) return FileFault{FileFault::Kind::Locked, lastReason()};
    return file;
}

AppendFile::~AppendFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::string AppendFile::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return lastReason();
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::string AppendFile::cutTo(std::size_t bytes) {
    return ::ftruncate(descriptor_, static_cast<off_t>(bytes)) == 0 ? std::string{} : lastReason();
}

std::variant<std::string, FileFault> readWhole(const std::filesystem::path& path) {
    errno = 0;
    std::ifstream in{path, std::ios::binary};
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    if (!in) return FileFault{FileFault::Kind::System, lastReason()};
    return text;
}

}  // namespace gone
