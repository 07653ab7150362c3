#include "app/app.hpp"

#include "app/data_dir.hpp"
#include "app/shell.hpp"
#include "view/assets.hpp"

#include <SDL.h>

#include <cstdlib>

namespace gone {

int runApp(const AppOptions& options) {
    // The lab keeps nothing, but whoever names a folder is told at once if it will not do.
    if (options.start == AppOptions::Start::Lab && options.dataDir)
        static_cast<void>(openDataDir(options.dataDir));
    const std::optional<std::string> asked =
        options.assets ? std::optional{options.assets->string()} : std::nullopt;
    const std::filesystem::path assets = findAssets(assetFolders(asked, programFolder()));
    const Atlas atlas = loadAtlas(assets);
    const Recipes recipes = loadRecipes(assets);
    bool isWorking = false;
    {
        Shell shell{options, atlas, recipes};
        shell.run();
        isWorking = shell.isWorking();
    }
    // A large level may be in the making on its own thread and cannot be stopped half-way. Nothing of it is
    // to be kept, so the program ends without it, and without taking apart what the thread still reads.
    if (isWorking) std::_Exit(EXIT_SUCCESS);
    return EXIT_SUCCESS;
}

}  // namespace gone
