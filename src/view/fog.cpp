#include "view/fog.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int steps = 4;

constexpr int quarterPixels = cellPixels / 2;
/// Sight softens over this many cells, down to this share at its end, of 256.
constexpr int softCells = 2;
constexpr int shareAtEnd = 100;

constexpr std::size_t ownTop = 2;  ///< of the quarters that a blur reaches
constexpr std::size_t ownBottom = 3;
constexpr std::size_t lowest = 5;
constexpr int fullWeight = 121;

/// What two box blurs of radius 5 give a pixel of a cell from the six quarters in a line with it.
constexpr std::array<std::array<int, cellPixels>, 6> makeBlur() {
    std::array<std::array<int, cellPixels>, 6> blur{};
    for (int pixel = 0; pixel < cellPixels; ++pixel)
        for (int step = -10; step <= 10; ++step) {
            const int from = (pixel + step + cellPixels) / quarterPixels;
            blur[static_cast<std::size_t>(from)][static_cast<std::size_t>(pixel)] +=
                11 - (step < 0 ? -step : step);
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
    constexpr std::int64_t full = std::int64_t{fullWeight} * fullWeight * fullShare;
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
constexpr Thresholds knownThresholds = makeThresholds(50, 40);

}  // namespace

FogCell::Neighbourhood::Neighbourhood(const Grid<std::uint8_t>& shares, Point cell) {
    const Point first = firstQuarter(cell) - Point{2, 2};
    std::array<std::array<int, reached>, reached> near{};
    for (std::size_t row = 0; row < reached; ++row)
        for (std::size_t column = 0; column < reached; ++column) {
            near[row][column] = shares.at(first + Point{static_cast<int>(column), static_cast<int>(row)}, 0);
            total_ += near[row][column];
        }
    for (const std::size_t row : {ownTop, ownBottom})
        for (const std::size_t column : {ownTop, ownBottom}) own_ += near[row][column];
    if (isFull() || isEmpty()) return;
    for (std::size_t row = 0; row < reached; ++row)
        for (std::size_t column = 0; column < reached; ++column) {
            const int share = near[row][column];
            if (share == 0) continue;
            for (std::size_t x = 0; x < cellPixels; ++x) rows_[row][x] += share * blur[column][x];
        }
}

FogCell::Sums FogCell::Neighbourhood::blurred(int y) const {
    Sums sums{};
    if (isFull()) sums.fill(fullWeight * fullWeight * fullShare);
    for (std::size_t row = 0; row < reached; ++row) {
        const int weight = blur[row][static_cast<std::size_t>(y)];
        for (std::size_t x = 0; x < cellPixels; ++x) sums[x] += weight * rows_[row][x];
    }
    return sums;
}

FogCell::Sums FogCell::Neighbourhood::level(std::size_t quarterRow) const {
    Sums sums{};
    if (isFull()) sums.fill(fullWeight * fullWeight * fullShare);
    for (std::size_t x = 0; x < cellPixels; ++x) sums[x] += fullWeight * rows_[quarterRow][x];
    return sums;
}

SightReach::SightReach(Point eye, int radiusCells)
    : eye_{eye.x * cellPixels + cellPixels / 2, eye.y * cellPixels + cellPixels / 2} {
    const int end = radiusCells * cellPixels + cellPixels / 2;
    const int softFrom = std::max(0, end - softCells * cellPixels);
    end_ = end * end;
    softFrom_ = softFrom * softFrom;
}

int SightReach::share(Point pixel) const {
    const Point step = pixel - eye_;
    const int square = step.x * step.x + step.y * step.y;
    if (square <= softFrom_) return 256;
    return std::max(0, 256 - (256 - shareAtEnd) * (square - softFrom_) / (end_ - softFrom_));
}

bool SightReach::isWhole(Point cell) const {
    for (const int down : {0, cellPixels - 1})
        for (const int right : {0, cellPixels - 1})
            if (share({cell.x * cellPixels + right, cell.y * cellPixels + down}) < 256) return false;
    return true;
}

FogCell::FogCell(const SightShares& shares, Point cell, FogKind kind, int lipRows, const SightReach& reach)
    : view_{shares.inView, cell},
      known_{shares.known, cell},
      reach_{reach},
      corner_{cell.x * cellPixels, cell.y * cellPixels},
      kind_{kind},
      lipRows_{lipRows},
      isNear_{reach.isWhole(cell)} {}

FogCell::Sums FogCell::sumsOf(const Neighbourhood& shares, int y, bool ofLip) const {
    const auto atLeast = [](Sums sums, const Sums& others) {
        for (std::size_t x = 0; x < cellPixels; ++x) sums[x] = std::max(sums[x], others[x]);
        return sums;
    };
    Sums sums{};
    if (!shares.isOwnEmpty() && kind_ == FogKind::Upright) return shares.level(ownBottom);
    if (!shares.isOwnEmpty() || !isLipRow(y)) sums = shares.blurred(y);
    // What is seen from behind a wall ends at its lip, without a soft edge before it.
    if (!shares.isOwnEmpty() && lipRows_ > 0 && y >= quarterPixels)
        sums = atLeast(sums, shares.level(ownBottom));
    return ofLip && isLipRow(y) ? atLeast(sums, shares.level(lowest)) : sums;
}

FogCell::Row FogCell::row(int y, bool ofLip) const {
    Row row{};
    if (known_.isOwnEmpty() && !(ofLip && isLipRow(y))) return row;
    Sums view = sumsOf(view_, y, ofLip);
    if (!isNear_)
        for (std::size_t x = 0; x < cellPixels; ++x)
            view[x] = view[x] / 256 * reach_.share(corner_ + Point{static_cast<int>(x), y});
    const Sums known = sumsOf(known_, y, ofLip);
    const auto& viewSteps = viewThresholds[static_cast<std::size_t>(y) % 4];
    const auto& knownSteps = knownThresholds[static_cast<std::size_t>(y) % 4];
    for (std::size_t x = 0; x < cellPixels; ++x) {
        for (std::size_t k = 0; k < steps; ++k) {
            row[x].inView = static_cast<std::uint8_t>(row[x].inView + (view[x] >= viewSteps[k][x] ? 1 : 0));
            row[x].known = static_cast<std::uint8_t>(row[x].known + (known[x] >= knownSteps[k][x] ? 1 : 0));
        }
        row[x].inView = std::min(row[x].inView, row[x].known);
    }
    return row;
}

}  // namespace gone
