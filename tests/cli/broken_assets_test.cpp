#include "program.hpp"
#include "view/png.hpp"

#include <doctest/doctest.h>

using namespace gone;
namespace fs = std::filesystem;

namespace {

/// A folder with the game's own atlas, to be doctored.
class Assets {
public:
    Assets() : folder_{scratch("assets")} {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        for (const char* file : {"atlas.txt", "atlas.png"})
            fs::copy_file(fs::path{GONEROOMS_ASSETS_DIR} / file, folder_ / file);
    }
    ~Assets() { fs::remove_all(folder_); }
    Assets(const Assets&) = delete;
    Assets& operator=(const Assets&) = delete;

    fs::path index() const { return folder_ / "atlas.txt"; }
    fs::path sheet() const { return folder_ / "atlas.png"; }
    void write(const fs::path& file, const std::string& bytes) const {
        std::ofstream{file, std::ios::binary} << bytes;
    }
    /// Puts other words behind the name of a sprite, a biome or a colour; none takes the line out.
    void redefine(const std::string& start, const std::string& words) const {
        std::string text = contentOf(index());
        const std::size_t line = text.find(start + ' ');
        REQUIRE(line != std::string::npos);
        const std::size_t length = text.find('\n', line) - line;
        text.replace(line, length, words.empty() ? "" : start + ' ' + words);
        write(index(), text);
    }
    Ran shot(const std::string& scene) const {
        return run({"shot", "--scene", scene, "--size", "320x180", "--assets", folder_.string(), "--out",
                    scratch("broken.png").string()});
    }
    /// One line on the standard error that holds `what`, and no crash.
    void checkRefused(const std::string& what, const std::string& scene = "halls") const {
        CAPTURE(what);
        const Ran ran = shot(scene);
        CAPTURE(ran.err);
        CHECK(ran.code == 1);
        CHECK(ran.out.empty());
        // Before ours libpng may have written a line of its own, which SDL_image cannot keep it from.
        const std::size_t ours = ran.err.find("gonerooms: ");
        REQUIRE(ours != std::string::npos);
        CHECK((ours == 0 || ran.err.starts_with("libpng ")));
        CHECK(linesIn(ran.err.substr(ours)) == 1);
        CHECK(ran.err.find(what, ours) != std::string::npos);
    }

private:
    fs::path folder_;
};

}  // namespace

TEST_CASE("a copy of the game's atlas serves") {
    const Assets assets;
    CHECK(assets.shot("halls").code == 0);
}

TEST_CASE("a sheet that is cut off, empty or no picture is refused in one line") {
    const Assets assets;
    const std::string bytes = contentOf(assets.sheet());
    for (const std::size_t length : {std::size_t{0}, std::size_t{20}, std::size_t{200}, bytes.size() / 2}) {
        CAPTURE(length);
        assets.write(assets.sheet(), bytes.substr(0, length));
        assets.checkRefused("atlas.png");
    }
    assets.write(assets.sheet(), std::string(5000, 'x'));
    assets.checkRefused("atlas.png");
    writePng(assets.sheet(), Image{{16, 16}});
    assets.checkRefused("the picture lies outside atlas.png");
    fs::remove(assets.sheet());
    assets.checkRefused("atlas.png");
}

TEST_CASE("an index that is cut off, empty or no text is refused in one line") {
    const Assets assets;
    const std::string text = contentOf(assets.index());
    for (const std::size_t length : {std::size_t{0}, std::size_t{100}, text.size() / 3, text.size() / 2}) {
        CAPTURE(length);
        assets.write(assets.index(), text.substr(0, length));
        assets.checkRefused("build the assets again");
    }
    assets.write(assets.index(), contentOf(assets.sheet()));
    assets.checkRefused("atlas.txt:1: not a line of an atlas");
}

TEST_CASE("a sprite of a wrong size is refused by name, not written past its place") {
    const std::string cave = "sprite hollows:cave/face";
    for (const std::string words : {"0 0 32 16 0 0", "0 0 16 32 0 0", "0 0 8 8 0 0", "0 0 64 64 0 0"}) {
        CAPTURE(words);
        const Assets assets;
        assets.redefine(cave, words);
        assets.checkRefused("'cave/face'", "hollows");
        assets.redefine("sprite halls:halls/floor_a", words);
        assets.checkRefused("'halls/floor_a'");
    }
}

TEST_CASE("numbers that no sheet can hold are refused in one line") {
    const std::string huge = "2147483647";
    const std::vector<std::string> broken{"-1 0 16 16 0 0",
                                          "0 0 -16 16 0 0",
                                          "0 0 0 0 0 0",
                                          "400 0 200 16 0 0",
                                          huge + " 0 16 16 0 0",
                                          "1 1 " + huge + ' ' + huge + " 0 0",
                                          "0 0 16 16 -" + huge + " 0",
                                          "0 0 16 16 0 " + huge + '0',
                                          "0 0 16 16 0 \x1b[2J",
                                          "0 0 16 16 0 0 0"};
    for (const std::string& words : broken) {
        CAPTURE(words);
        const Assets assets;
        assets.redefine("sprite hero/0", words);
        assets.checkRefused("atlas.txt:");
    }
}

TEST_CASE("a sprite, colour or slot that is missing is named") {
    for (const std::string name : {"sprite hero/0", "sprite torch/1", "sprite web_full", "colour ink"}) {
        CAPTURE(name);
        const Assets assets;
        assets.redefine(name, "");
        assets.checkRefused('\'' + name.substr(name.find(' ') + 1) + '\'');
    }
    const Assets assets;
    assets.redefine("biome halls", "- - - - - - - - - -");
    assets.checkRefused("no slot 0 of biome halls");
}

TEST_CASE("a folder in the place of the atlas's index is named") {
    const Assets assets;
    fs::remove(assets.index());
    fs::create_directories(assets.index());
    assets.checkRefused("cannot read " + assets.index().string());
}
