#include "view/fog.hpp"

#include "view/camera.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int steps = 4;

/// What two box blurs of radius 5 give a pixel of a cell from the cell before, the cell itself and the next
/// one.
constexpr std::array<std::array<int, cellPixels>, 3> makeShares() {
    std::array<std::array<int, cellPixels>, 3> shares{};
    for (int pixel = 0; pixel < cellPixels; ++pixel)
        for (int step = -10; step <= 10; ++step) {
            const int at = pixel + step;
            const std::size_t from = at < 0 ? 0 : at < cellPixels ? 1 : 2;
            shares[from][static_cast<std::size_t>(pixel)] += 11 - (step < 0 ? -step : step);
        }
    return shares;
}
constexpr auto shares = makeShares();

constexpr std::array<std::array<int, 4>, 4> dither{
    {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}};

/// For each dither value, the blurred sum from which 1, 2, 3 and 4 quarters are shown: the sum must reach
/// start + width * (k - 0.077 - 0.05625 * dither) / 4, as shares of a full one.
using Thresholds = std::array<std::array<int, steps>, 16>;
constexpr Thresholds makeThresholds(std::int64_t startPercent, std::int64_t widthPercent) {
    constexpr std::int64_t full = 121 * 121;
    Thresholds thresholds{};
    for (std::int64_t value = 0; value < 16; ++value)
        for (std::int64_t k = 1; k <= steps; ++k) {
            // In units of 1 / 40,000,000: four quarters, hundredths, and five decimals.
            const std::int64_t share =
                startPercent * 400000 + widthPercent * (k * 100000 - 7700 - 5625 * value);
            thresholds[static_cast<std::size_t>(value)][static_cast<std::size_t>(k - 1)] =
                static_cast<int>((share * full + 39999999) / 40000000);
        }
    return thresholds;
}
constexpr Thresholds viewThresholds = makeThresholds(25, 60);
constexpr Thresholds knownThresholds = makeThresholds(35, 50);

int quarters(const std::array<int, steps>& thresholds, int sum) {
    int step = 0;
    while (step < steps && sum >= thresholds[static_cast<std::size_t>(step)]) ++step;
    return step;
}

bool isIn(const BitRows& mask, Point cell) {
    return mask.size().contains(cell) && mask[cell];
}

void show(BitRows& shown, Point cell) {
    if (shown.size().contains(cell)) shown.set(cell);
}

void showAround(BitRows& shown, const WallShape& shape, Point open) {
    show(shown, open);
    for (const Direction direction : allDirections)
        if (const Point cell = open + offset(direction); shape.solid(cell)) show(shown, cell);
    if (!shape.solid(open + Point{0, -1})) return;
    for (const int side : {-1, 0, 1})
        if (const Point lip = open + Point{side, -2}; shape.solid(lip)) show(shown, lip);
}

}  // namespace

BitRows shownCells(const WallShape& shape, const BitRows& inView) {
    BitRows shown{inView.size()};
    for (int y = 0; y < inView.size().height; ++y)
        for (int x = 0; x < inView.size().width; ++x)
            if (inView[{x, y}] && !shape.solid({x, y})) showAround(shown, shape, {x, y});
    return shown;
}

FogCell::Neighbourhood::Neighbourhood(const BitRows& mask, Point cell) {
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            if (!isIn(mask, cell + Point{static_cast<int>(column) - 1, static_cast<int>(row) - 1})) continue;
            ++count_;
            for (std::size_t x = 0; x < cellPixels; ++x) rows_[row][x] += shares[column][x];
        }
}

int FogCell::Neighbourhood::blurred(Point pixel) const {
    int sum = 0;
    for (std::size_t row = 0; row < 3; ++row)
        sum += shares[row][static_cast<std::size_t>(pixel.y)] * rows_[row][static_cast<std::size_t>(pixel.x)];
    return sum;
}

FogCell::FogCell(const BitRows& inView, const BitRows& known, Point cell)
    : view_{inView, cell}, known_{known, cell} {}

FogCell FogCell::withLip(const BitRows& inView, const BitRows& known, Point cell, int lipRows) {
    FogCell fog{inView, known, cell};
    const FogCell face{inView, known, cell + Point{0, 1}};
    fog.lipRows_ = lipRows;
    fog.faceView_ = face.view_;
    fog.faceKnown_ = face.known_;
    return fog;
}

Shown FogCell::at(Point pixel) const {
    const auto value = static_cast<std::size_t>(
        dither[static_cast<std::size_t>(pixel.y) % 4][static_cast<std::size_t>(pixel.x) % 4]);
    int view = view_.blurred(pixel);
    int known = known_.blurred(pixel);
    if (pixel.y >= cellPixels - lipRows_) {
        // Half-way down the face is as much of it as its sides leave.
        const Point middle{pixel.x, cellPixels / 2};
        view = std::max(view, faceView_.blurred(middle));
        known = std::max(known, faceKnown_.blurred(middle));
    }
    return {quarters(viewThresholds[value], view), quarters(knownThresholds[value], known)};
}

}  // namespace gone
