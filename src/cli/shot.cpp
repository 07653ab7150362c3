#include "cli/shot.hpp"

#include "cli/message.hpp"
#include "cli/output.hpp"
#include "cli/scene.hpp"
#include "view/assets.hpp"

#include <algorithm>
#include <iomanip>

namespace gone {
namespace {

constexpr int badUsage = 2;
constexpr Size usualSize{1280, 720};

int listScenes() {
    Output output{std::nullopt};
    for (const Scene& scene : allScenes())
        output.stream() << std::left << std::setw(11) << scene.name << scene.meaning << '\n';
    return finished(output);
}

int refuseScene(const std::string& name) {
    std::vector<std::string> known;
    for (const Scene& scene : allScenes()) known.emplace_back(scene.name);
    complain("there is no scene " + inQuotes(name) + ", only " + listed(known) + suggestion(name, known));
    return badUsage;
}

}  // namespace

int runShot(const ShotCommand& shot, const std::optional<std::filesystem::path>& assets) {
    if (shot.scene == "list") return listScenes();
    const std::span<const Scene> scenes = allScenes();
    const auto scene = std::ranges::find(scenes, shot.scene, &Scene::name);
    if (scene == scenes.end()) return refuseScene(shot.scene);
    if (!shot.out) {
        complain("--out is missing: name the PNG that the picture of " + shot.scene + " goes to");
        return badUsage;
    }
    const Atlas atlas = loadAtlas(findAssets(assetFolders(assets, programFolder())));
    writePng(*shot.out, scene->draw({atlas, shot.seed, shot.size.value_or(usualSize), shot.turns.value_or(0),
                                     shot.step}));
    return 0;
}

}  // namespace gone
