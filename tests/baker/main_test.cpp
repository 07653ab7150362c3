#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#ifndef _WIN32
#include <sys/wait.h>

namespace fs = std::filesystem;

namespace {

/// A folder of art that is gone after the test.
class ArtFolder {
public:
    ArtFolder() {
        fs::create_directories(path("sprites"));
        write("palette.txt", "ink k 0d0a14\n");
    }

    fs::path path(const std::string& name) const { return folder_.path() / name; }
    void write(const std::string& name, const std::string& text) const { std::ofstream{path(name)} << text; }
    std::string read(const std::string& name) const {
        std::ifstream in{path(name), std::ios::binary};
        return {std::istreambuf_iterator<char>{in}, {}};
    }
    /// Runs the baker on it; messages go to "said".
    int bake(const std::string& out = "out") const {
        const std::string command = std::string{GONEROOMS_BAKER} + " '" + folder_.path().string() + "' '" +
                                    path(out).string() + "' 2> '" + path("said").string() + "'";
        return WEXITSTATUS(std::system(command.c_str()));
    }

private:
    gone::ScratchFolder folder_;
};

}  // namespace

TEST_CASE("the baker reads files in order of their names and writes the same bytes each time") {
    const ArtFolder art;
    art.write("sprites/b.txt", "derive second from first flip\n");
    art.write("sprites/a.txt", "sprite first 2x1\nk.\nend\n");
    REQUIRE(art.bake("one") == 0);
    REQUIRE(art.bake("two") == 0);
    CHECK(art.read("said").empty());
    CHECK(art.read("one/atlas.txt").find("sprite second") != std::string::npos);
    CHECK(art.read("one/atlas.txt") == art.read("two/atlas.txt"));
    CHECK(art.read("one/atlas.png") == art.read("two/atlas.png"));
}

TEST_CASE("the baker stops at a fault, names file and line, and leaves no atlas") {
    const ArtFolder art;
    art.write("sprites/a.txt", "sprite first 2x1\nk\nend\n");
    CHECK(art.bake() == 1);
    CHECK(art.read("said") == art.path("sprites/a.txt").string() + ":2: first: row 0 has 1 keys, 2 wanted\n");
    CHECK(!fs::exists(art.path("out/atlas.txt")));
}

TEST_CASE("the baker warns and goes on") {
    const ArtFolder art;
    art.write("sprites/a.txt", "sprite first 1x1\n.\nend\n");
    CHECK(art.bake() == 0);
    CHECK(art.read("said").find("first is clear throughout (warning)") != std::string::npos);
}

TEST_CASE("the baker without its two folders, or without art, says so") {
    CHECK(WEXITSTATUS(std::system((std::string{GONEROOMS_BAKER} + " 2> /dev/null").c_str())) == 2);
    CHECK(WEXITSTATUS(
              std::system((std::string{GONEROOMS_BAKER} + " /nowhere /nowhere 2> /dev/null").c_str())) == 1);
}
#endif
