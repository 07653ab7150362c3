#include "cli/shot.hpp"

#include "cli/scene.hpp"
#include "support/scratch_folder.hpp"
#include "view/png.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <set>
#include <stdexcept>

using namespace gone;
namespace fs = std::filesystem;

namespace {

/// A place for a picture.
class Scratch {
public:
    fs::path file() const { return folder_.path() / "shot.png"; }

private:
    ScratchFolder folder_;
};

ShotCommand shotOf(const std::string& scene, const Scratch& scratch) {
    ShotCommand shot;
    shot.scene = scene;
    shot.out = scratch.file();
    return shot;
}

std::size_t colours(const Image& picture) {
    return std::set<Pixel>(picture.cells().begin(), picture.cells().end()).size();
}

}  // namespace

TEST_CASE("the floors' scenes are pictures of the size asked for, the same each time") {
    const Scratch scratch;
    for (const std::string scene : {"halls", "hollows"}) {
        CAPTURE(scene);
        ShotCommand shot = shotOf(scene, scratch);
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        const Image first = readPng(scratch.file());
        CHECK(first.size() == Size{1280, 720});
        CHECK(colours(first) > 50);
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        CHECK(readPng(scratch.file()) == first);

        shot.size = Size{640, 361};
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        CHECK(readPng(scratch.file()).size() == Size{640, 361});

        shot.size.reset();
        shot.seed = Seed{1};
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        CHECK(readPng(scratch.file()) != first);
    }
}

TEST_CASE("turns played before a shot move the hero on") {
    const Scratch scratch;
    ShotCommand shot = shotOf("halls", scratch);
    REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
    const Image first = readPng(scratch.file());
    shot.turns = 3;
    REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
    CHECK(readPng(scratch.file()) != first);
}

TEST_CASE("regions are shown apart, with the first tunnel between two of them, and with all tunnels dug") {
    const Scratch scratch;
    const auto drawn = [&](std::optional<int> step) {
        ShotCommand shot = shotOf("regions", scratch);
        shot.step = step;
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        return readPng(scratch.file());
    };
    const auto distance = [](const Image& a, const Image& b) {
        std::size_t different = 0;
        for (std::size_t i = 0; i < a.cells().size(); ++i) different += a.cells()[i] != b.cells()[i] ? 1 : 0;
        return different;
    };
    const Image apart = drawn({});
    const Image first = drawn(1);
    const Image all = drawn(1'000'000);
    CHECK(drawn(0) == apart);
    CHECK(distance(apart, first) > 0);
    CHECK(distance(apart, all) > distance(apart, first));
    CHECK(colours(apart) > colours(all));  // one region is left, of one colour
}

TEST_CASE("a scene nobody knows and a missing file name are bad usage") {
    const Scratch scratch;
    CHECK(runShot(shotOf("hallz", scratch), std::nullopt) == 2);
    ShotCommand shot = shotOf("halls", scratch);
    shot.out.reset();
    CHECK(runShot(shot, std::nullopt) == 2);
    CHECK(!fs::exists(scratch.file()));
}

TEST_CASE("a picture for a full disk is not said to be written") {
    if (!fs::exists("/dev/full")) return;
    const Scratch scratch;
    ShotCommand shot = shotOf("halls", scratch);
    shot.out = "/dev/full";
    CHECK_THROWS_WITH(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}),
                      "cannot write to '/dev/full': No space left on device; name another file");
}

TEST_CASE("an option that means nothing for a scene is bad usage") {
    const Scratch scratch;
    for (const Scene& scene : allScenes()) {
        CAPTURE(scene.name);
        ShotCommand turns = shotOf(std::string{scene.name}, scratch);
        turns.turns = 1;
        ShotCommand step = shotOf(std::string{scene.name}, scratch);
        step.step = 1;
        CHECK(runShot(turns, fs::path{GONEROOMS_ASSETS_DIR}) == (scene.takesTurns ? 0 : 2));
        CHECK(runShot(step, fs::path{GONEROOMS_ASSETS_DIR}) == (scene.takesStep ? 0 : 2));
    }
}

TEST_CASE("a run, its pack, its log and its end are pictures of their own") {
    const Scratch scratch;
    std::set<std::vector<Pixel>> seen;
    for (const std::string scene : {"run", "inventory", "log", "death"}) {
        CAPTURE(scene);
        ShotCommand shot = shotOf(scene, scratch);
        shot.seed = Seed{3};
        shot.size = Size{640, 360};
        if (scene != "death") shot.turns = 20;
        REQUIRE(runShot(shot, fs::path{GONEROOMS_ASSETS_DIR}) == 0);
        const Image picture = readPng(scratch.file());
        CHECK(seen.insert({picture.cells().begin(), picture.cells().end()}).second);
    }
}

TEST_CASE("a shot that cannot be written says which file") {
    ShotCommand shot;
    shot.scene = "halls";
    shot.out = "/nowhere/at/all.png";
    try {
        runShot(shot, fs::path{GONEROOMS_ASSETS_DIR});
        FAIL("nothing was thrown");
    } catch (const std::runtime_error& error) {
        CHECK(std::string{error.what()}.find("/nowhere/at/all.png") != std::string::npos);
    }
}

TEST_CASE("scenes have names and meanings") {
    std::set<std::string_view> names;
    for (const Scene& scene : allScenes()) {
        CHECK(!scene.meaning.empty());
        CHECK(names.insert(scene.name).second);
    }
    CHECK(names.count("halls") == 1);
}
