#include "cli/scene_lab.hpp"

#include "overlay/lab_picture.hpp"

#include <algorithm>
#include <cstddef>

namespace gone {

Image drawLab(const SceneWish& wish) {
    std::optional<std::size_t> step;
    if (wish.step) step = static_cast<std::size_t>(std::max(0, *wish.step));
    return labPicture(wish.atlas, {CaveParams{}, defaultSize, wish.seed}, wish.size, step);
}

}  // namespace gone
