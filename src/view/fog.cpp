#include "view/fog.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int steps = 4;

/// What two box blurs of radius 5 give a pixel of a cell from the cell before, the cell itself and the next
/// one.
constexpr std::array<std::array<int, cellPixels>, 3> makeBlur() {
    std::array<std::array<int, cellPixels>, 3> blur{};
    for (int pixel = 0; pixel < cellPixels; ++pixel)
        for (int step = -10; step <= 10; ++step) {
            const int at = pixel + step;
            const std::size_t from = at < 0 ? 0 : at < cellPixels ? 1 : 2;
            blur[from][static_cast<std::size_t>(pixel)] += 11 - (step < 0 ? -step : step);
        }
    return blur;
}
constexpr auto blur = makeBlur();

constexpr std::array<std::array<int, 4>, 4> dither{
    {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}};

/// The blurred sums from which 1, 2, 3 and 4 quarters are shown, for each pixel of the dither's four rows:
/// the sum must reach start + width * (k - 0.077 - 0.05625 * dither) / 4, as shares of a full one.
using Thresholds = std::array<std::array<std::array<int, cellPixels>, steps>, 4>;
constexpr Thresholds makeThresholds(std::int64_t startPercent, std::int64_t widthPercent) {
    constexpr std::int64_t full = std::int64_t{121} * 121 * fullShare;
    Thresholds thresholds{};
    for (std::size_t row = 0; row < 4; ++row)
        for (std::size_t k = 0; k < steps; ++k)
            for (std::size_t x = 0; x < cellPixels; ++x) {
                // In units of 1 / 40,000,000: four quarters, hundredths, and five decimals.
                const std::int64_t step = (static_cast<std::int64_t>(k) + 1) * 100000 - 7700;
                const std::int64_t share =
                    startPercent * 400000 + widthPercent * (step - 5625 * dither[row][x % 4]);
                thresholds[row][k][x] = static_cast<int>((share * full + 39999999) / 40000000);
            }
    return thresholds;
}
constexpr Thresholds viewThresholds = makeThresholds(25, 60);
constexpr Thresholds knownThresholds = makeThresholds(35, 50);

Grid<std::uint8_t> settled(const BitRows& mask) {
    Grid<std::uint8_t> shares{mask.size()};
    for (int y = 0; y < shares.height(); ++y)
        for (int x = 0; x < shares.width(); ++x)
            if (mask[{x, y}]) shares[{x, y}] = fullShare;
    return shares;
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

SightShares settledShares(const BitRows& inView, const BitRows& known) {
    return {settled(inView), settled(known)};
}

FogCell::Neighbourhood::Neighbourhood(const Grid<std::uint8_t>& all, Point cell) {
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            const Point step{static_cast<int>(column) - 1, static_cast<int>(row) - 1};
            const int share = all.at(cell + step, 0);
            if (share == 0) continue;
            total_ += share;
            for (std::size_t x = 0; x < cellPixels; ++x) rows_[row][x] += share * blur[column][x];
        }
}

FogCell::Sums FogCell::Neighbourhood::blurred(int y) const {
    Sums sums{};
    for (std::size_t row = 0; row < 3; ++row) {
        const int share = blur[row][static_cast<std::size_t>(y)];
        for (std::size_t x = 0; x < cellPixels; ++x) sums[x] += share * rows_[row][x];
    }
    return sums;
}

FogCell::FogCell(const SightShares& shares, Point cell)
    : view_{shares.inView, cell}, known_{shares.known, cell} {}

FogCell FogCell::withLip(const SightShares& shares, Point cell, int lipRows) {
    FogCell fog{shares, cell};
    const FogCell face{shares, cell + Point{0, 1}};
    fog.lipRows_ = lipRows;
    fog.faceView_ = face.view_;
    fog.faceKnown_ = face.known_;
    return fog;
}

FogCell::Sums FogCell::sumsOf(const Neighbourhood& own, const Neighbourhood& face, int y) const {
    Sums sums = own.blurred(y);
    if (!isLipRow(y)) return sums;
    // Half-way down the face is as much of it as its sides leave.
    const Sums faces = face.blurred(cellPixels / 2);
    for (std::size_t x = 0; x < cellPixels; ++x) sums[x] = std::max(sums[x], faces[x]);
    return sums;
}

FogCell::Row FogCell::row(int y) const {
    const Sums view = sumsOf(view_, faceView_, y);
    const Sums known = sumsOf(known_, faceKnown_, y);
    const auto& viewSteps = viewThresholds[static_cast<std::size_t>(y) % 4];
    const auto& knownSteps = knownThresholds[static_cast<std::size_t>(y) % 4];
    Row row{};
    for (std::size_t x = 0; x < cellPixels; ++x)
        for (std::size_t k = 0; k < steps; ++k) {
            row[x].inView = static_cast<std::uint8_t>(row[x].inView + (view[x] >= viewSteps[k][x] ? 1 : 0));
            row[x].known = static_cast<std::uint8_t>(row[x].known + (known[x] >= knownSteps[k][x] ? 1 : 0));
        }
    return row;
}

}  // namespace gone
