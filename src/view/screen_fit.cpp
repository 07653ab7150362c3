#include "view/screen_fit.hpp"

#include <algorithm>

namespace gone {

namespace {

int floorDivide(int value, int by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

int mapAxis(int at, int from, int to) {
    return from == to ? at : floorDivide(at * to, std::max(from, 1));
}

}  // namespace

ScreenFit fitScreen(Size output) {
    const Size real{std::max(output.width, 1), std::max(output.height, 1)};
    // ceil(w / s) >= n is the same as s <= (w - 1) / (n - 1).
    const int widest = (real.width - 1) / (leastCanvas.width - 1);
    const int highest = (real.height - 1) / (leastCanvas.height - 1);
    const int scale = std::max(1, std::min(widest, highest));
    return {scale, canvasAtScale(real, scale)};
}

Size canvasAtScale(Size output, int scale) {
    const Size real{std::max(output.width, 1), std::max(output.height, 1)};
    return {(real.width + scale - 1) / scale, (real.height + scale - 1) / scale};
}

Point windowToPixel(Point at, Size window, Size output) {
    return {mapAxis(at.x, window.width, output.width), mapAxis(at.y, window.height, output.height)};
}

Point pixelToCell(Point pixel, int scale, Point camera, int cellSize) {
    return {floorDivide(floorDivide(pixel.x, scale) + camera.x, cellSize),
            floorDivide(floorDivide(pixel.y, scale) + camera.y, cellSize)};
}

}  // namespace gone
