#include "app/data_dir.hpp"

#include <SDL.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

namespace gone {

namespace {

std::filesystem::path platformFolder() {
    char* folder = SDL_GetPrefPath("", "gonerooms");
    if (folder == nullptr) return {};
    // SDL speaks UTF-8 everywhere; a path made of char8_t does too.
    const std::string text{folder};
    SDL_free(folder);
    return std::filesystem::path{std::u8string{text.begin(), text.end()}};
}

/// Why the folder cannot be written to; empty if it can.
std::string whyNot(const std::filesystem::path& folder) {
    if (folder.empty()) return SDL_GetError();
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return error.message();
    const std::filesystem::path trial = folder / ".write-test";
    std::FILE* file = std::fopen(trial.string().c_str(), "wb");
    if (file == nullptr) return std::generic_category().message(errno);
    std::fclose(file);
    std::filesystem::remove(trial, error);
    return {};
}

}  // namespace

std::optional<std::filesystem::path> openDataDir(const std::optional<std::filesystem::path>& asked) {
    const std::filesystem::path folder = asked ? *asked : platformFolder();
    const std::string reason = whyNot(folder);
    if (reason.empty()) return folder;
    std::fprintf(stderr,
                 "note: cannot write to the data folder %s: %s; nothing will be kept (choose another with "
                 "--data-dir)\n",
                 folder.string().c_str(), reason.c_str());
    return std::nullopt;
}

}  // namespace gone
