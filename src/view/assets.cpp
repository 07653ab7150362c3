#include "view/assets.hpp"

#include <SDL.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>

namespace gone {

std::filesystem::path programFolder() {
    struct Free {
        void operator()(char* text) const { SDL_free(text); }
    };
    const std::unique_ptr<char, Free> base{SDL_GetBasePath()};
    return base ? std::filesystem::path{base.get()} : std::filesystem::current_path();
}

std::vector<std::filesystem::path> assetFolders(const std::optional<std::filesystem::path>& asked,
                                                const std::filesystem::path& program) {
    std::vector<std::filesystem::path> folders;
    if (asked) folders.emplace_back(*asked);
    if (const char* variable = std::getenv("GONEROOMS_ASSETS"); variable != nullptr && *variable != '\0')
        folders.emplace_back(variable);
    folders.push_back(program / "assets");
    folders.push_back((program / ".." / "share" / "gonerooms").lexically_normal());
    return folders;
}

std::filesystem::path findAssets(const std::vector<std::filesystem::path>& folders) {
    std::string tried;
    for (const std::filesystem::path& folder : folders) {
        std::error_code ignored;  // a folder that cannot be looked into holds nothing for us
        if (std::filesystem::exists(folder / "atlas.txt", ignored)) return folder;
        tried += (tried.empty() ? "" : ", ") + folder.string();
    }
    throw std::runtime_error("cannot find the pictures: no atlas.txt in " + tried +
                             "; name the folder with --assets or GONEROOMS_ASSETS");
}

Recipes loadRecipes(const std::filesystem::path& assets) {
    const std::filesystem::path file = assets / "floors.json";
    errno = 0;
    std::ifstream in{file, std::ios::binary};
    const std::string json{std::istreambuf_iterator<char>{in}, {}};
    if (!in)
        throw std::runtime_error("cannot read " + file.string() + ": " +
                                 std::generic_category().message(errno) +
                                 "; put the file back or name another folder with --assets");
    auto read = readRecipes(json);
    if (const auto* fault = std::get_if<RecipeFault>(&read))
        throw std::runtime_error("cannot read " + file.string() + ": " + fault->text);
    return std::get<Recipes>(std::move(read));
}

}  // namespace gone
