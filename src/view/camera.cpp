#include "view/camera.hpp"

namespace gone {
namespace {

constexpr Size leastArt{427, 240};

int dividedUp(int value, int by) {
    return (value + by - 1) / by;
}

int dividedDown(int value, int by) {
    return value >= 0 ? value / by : -dividedUp(-value, by);
}

}  // namespace

int screenScale(Size screenPixels) {
    int scale = 1;
    while (dividedUp(screenPixels.width, scale + 1) >= leastArt.width &&
           dividedUp(screenPixels.height, scale + 1) >= leastArt.height)
        ++scale;
    return scale;
}

Size canvasSizeFor(Size screenPixels, int scale) {
    return {dividedUp(screenPixels.width, scale), dividedUp(screenPixels.height, scale)};
}

Point cameraOn(Point cell, Rect area) {
    const Point middle{cell.x * cellPixels + cellPixels / 2, cell.y * cellPixels + cellPixels / 2};
    return middle - Point{area.x + area.width / 2, area.y + area.height / 2};
}

Point cellUnder(Point canvasPixel, Point cameraTopLeft) {
    const Point pixel = canvasPixel + cameraTopLeft;
    return {dividedDown(pixel.x, cellPixels), dividedDown(pixel.y, cellPixels)};
}

}  // namespace gone
