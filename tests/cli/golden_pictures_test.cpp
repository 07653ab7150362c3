#include "base/seed.hpp"
#include "cli/scene.hpp"
#include "view/test_atlas.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace gone;

// tests/golden/pictures.txt holds a hash over the pixels of each of these pictures, the same for every
// compiler. To renew it on purpose, look at the pictures (gonerooms shot), run
//     GONEROOMS_RENEW=1 gonerooms_shell_tests -tc="every scene still looks*"
// and say in the commit why they look otherwise.

namespace {

constexpr std::string_view path = GONEROOMS_SOURCE_DIR "/tests/golden/pictures.txt";

struct Picture {
    std::string_view scene;
    std::uint64_t seed;
    Size size;
    int turns;
    std::optional<int> step;
};

constexpr Size screen{854, 480};
constexpr Size level{1280, 720};

constexpr std::array pictures{
    Picture{"mockup-halls", 0, screen, 0, {}},  Picture{"mockup-hollows", 0, screen, 0, {}},
    Picture{"mockup-unmade", 0, screen, 0, {}}, Picture{"halls", 1, screen, 9, {}},
    Picture{"hollows", 4, screen, 11, {}},      Picture{"unmade", 4, screen, 9, {}},
    Picture{"bsp", 9, screen, 21, {}},          Picture{"whole-halls", 2, level, 0, {}},
    Picture{"whole-hollows", 5, level, 0, {}},  Picture{"whole-unmade", 7, level, 0, {}},
    Picture{"whole-bsp", 0, level, 0, {}},      Picture{"regions", 0, level, 0, {}},
    Picture{"regions", 0, level, 0, 1},         Picture{"regions", 0, level, 0, 1'000'000},
};

const std::filesystem::path assets{GONEROOMS_ASSETS_DIR};

std::uint64_t hashOf(const Image& picture) {
    Fnv1a hash;
    hash.u32(static_cast<std::uint32_t>(picture.width()));
    hash.u32(static_cast<std::uint32_t>(picture.height()));
    for (const Pixel pixel : picture.cells()) hash.u32(pixel);
    return hash.value();
}

std::string lineOf(const Picture& picture) {
    const Scene& scene = *std::ranges::find(allScenes(), picture.scene, &Scene::name);
    const Image drawn =
        scene.draw({testAtlas(), assets, Seed{picture.seed}, picture.size, picture.turns, picture.step});
    std::array<char, 128> line{};
    std::snprintf(line.data(), line.size(), "%s seed %llu turns %d step %d %dx%d %016llx",
                  std::string{picture.scene}.c_str(), static_cast<unsigned long long>(picture.seed),
                  picture.turns, picture.step.value_or(-1), picture.size.width, picture.size.height,
                  static_cast<unsigned long long>(hashOf(drawn)));
    return line.data();
}

std::vector<std::string> recorded() {
    std::ifstream file{std::string{path}};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

void renew() {
    std::ofstream file{std::string{path}};
    for (const Picture& picture : pictures) file << lineOf(picture) << '\n';
}

}  // namespace

TEST_CASE("every scene still looks as it did") {
    if (std::getenv("GONEROOMS_RENEW") != nullptr) renew();
    const std::vector<std::string> wanted = recorded();
    REQUIRE(wanted.size() == pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i) CHECK(lineOf(pictures[i]) == wanted[i]);
}
