#include "view/assets.hpp"

#include "support/recipes.hpp"
#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>

using namespace gone;
namespace fs = std::filesystem;

namespace {

/// Sets the variable for one test.
class Variable {
public:
    explicit Variable(const char* value) { setenv("GONEROOMS_ASSETS", value, 1); }
    ~Variable() { unsetenv("GONEROOMS_ASSETS"); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
};

}  // namespace

TEST_CASE("assets are looked for by option, variable, beside the program, and in share") {
    const Variable variable{"/of/variable"};
    CHECK(
        assetFolders(fs::path{"/asked"}, "/opt/game/bin") ==
        std::vector<fs::path>{"/asked", "/of/variable", "/opt/game/bin/assets", "/opt/game/share/gonerooms"});
}

TEST_CASE("without option and variable two folders are left") {
    unsetenv("GONEROOMS_ASSETS");
    CHECK(assetFolders(std::nullopt, "/opt/game/bin") ==
          std::vector<fs::path>{"/opt/game/bin/assets", "/opt/game/share/gonerooms"});
}

TEST_CASE("the first folder with an atlas is taken") {
    CHECK(findAssets({"/nowhere/at/all", GONEROOMS_ASSETS_DIR, "/nowhere/else"}) ==
          fs::path{GONEROOMS_ASSETS_DIR});
}

TEST_CASE("without an atlas anywhere every folder tried is told in one line") {
    try {
        findAssets({"/nowhere/a", "/nowhere/b"});
        FAIL("nothing was thrown");
    } catch (const std::runtime_error& error) {
        const std::string text = error.what();
        CHECK(text.find("/nowhere/a, /nowhere/b") != std::string::npos);
        CHECK(text.find('\n') == std::string::npos);
    }
}

TEST_CASE("recipes are read from the assets and a fault in them is told with file and floor") {
    const ScratchFolder folder;
    const auto reason = [&] {
        try {
            loadRecipes(folder.path());
        } catch (const std::runtime_error& error) {
            return std::string{error.what()};
        }
        return std::string{};
    };
    const std::string file = (folder.path() / "floors.json").string();
    CHECK(reason() ==
          "cannot read " + file +
              ": No such file or directory; put the file back or name another folder with --assets");
    std::ofstream{file} << R"({"floors": []})";
    CHECK(reason() == "cannot read " + file + ": floor 1 has no entry; each of 1 to 12 needs one");
    std::ofstream{file} << floorsJson();
    CHECK(reason().empty());
    CHECK(loadRecipes(folder.path()) == standardRecipes());
}
