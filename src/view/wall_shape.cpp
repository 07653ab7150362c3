#include "view/wall_shape.hpp"

namespace gone {

bool WallShape::raised(Point at) const {
    if (!solid(at) || !tiles_.contains(at)) return false;
    for (const int step : {-1, 1})
        for (Point cell = at; tiles_.contains(cell) && inOpenRun(cell); cell.x += step)
            if (face(cell)) return true;
    return false;
}

}  // namespace gone
