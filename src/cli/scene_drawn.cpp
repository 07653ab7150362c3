#include "cli/scene_drawn.hpp"

#include "cli/drawn_scene.hpp"
#include "view/camera.hpp"
#include "view/world_view.hpp"

#include <algorithm>

namespace gone {
namespace {

Image drawDrawn(const SceneWish& wish, std::string_view name) {
    const DrawnScene& scene = *std::ranges::find(drawnScenes(), name, &DrawnScene::name);
    const int scale = screenScale(wish.size);
    Canvas canvas{canvasSizeFor(wish.size, scale)};
    WorldView view{wish.atlas};
    view.drawWorld(canvas, worldOf(scene), cameraOf(scene, canvas.size()), 0);
    return enlarged(canvas.pixels(), scale, wish.size);
}

}  // namespace

Image drawMockupHalls(const SceneWish& wish) {
    return drawDrawn(wish, "mockup-halls");
}

Image drawMockupHollows(const SceneWish& wish) {
    return drawDrawn(wish, "mockup-hollows");
}

Image drawMockupUnmade(const SceneWish& wish) {
    return drawDrawn(wish, "mockup-unmade");
}

}  // namespace gone
