#include "cli/shot.hpp"

#include "cli/message.hpp"
#include "cli/output.hpp"
#include "cli/scene.hpp"
#include "view/assets.hpp"
#include "view/png.hpp"

#include <algorithm>
#include <iomanip>

namespace gone {
namespace {

constexpr int badUsage = 2;
constexpr Size usualSize{1280, 720};

int listScenes() {
    Output output{std::nullopt};
    for (const Scene& scene : allScenes())
        output.stream() << std::left << std::setw(15) << scene.name << scene.meaning << '\n';
    return finished(output);
}

/// Scenes by name that take an option, for its refusal elsewhere.
std::string scenesTaking(bool Scene::*takes) {
    std::vector<std::string> names;
    for (const Scene& scene : allScenes())
        if (scene.*takes) names.emplace_back(scene.name);
    return listed(names);
}

/// False, after a word about it, if an option was given that the scene has no use for.
bool takesOptions(const Scene& scene, const ShotCommand& shot) {
    const auto refuses = [&](const std::string& option, bool isGiven, bool Scene::*takes) {
        if (!isGiven || scene.*takes) return false;
        complain(option + " means nothing for the scene " + std::string{scene.name} + "; it is for " +
                 scenesTaking(takes));
        return true;
    };
    return !refuses("--turns", shot.turns.has_value(), &Scene::takesTurns) &&
           !refuses("--step", shot.step.has_value(), &Scene::takesStep);
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
    if (!takesOptions(*scene, shot)) return badUsage;
    if (!shot.out) {
        complain("--out is missing: name the PNG that the picture of " + shot.scene + " goes to");
        return badUsage;
    }
    const std::filesystem::path folder = findAssets(assetFolders(assets, programFolder()));
    const Atlas atlas = loadAtlas(folder);
    writePng(*shot.out, scene->draw({atlas, folder, shot.seed, shot.size.value_or(usualSize),
                                     shot.turns.value_or(0), shot.step}));
    return 0;
}

}  // namespace gone
