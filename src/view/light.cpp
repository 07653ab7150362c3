#include "view/light.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int one = 65536;

/// Percent of red, green and blue: far from any light, and in a lantern's middle.
constexpr std::array<int, 3> farPercent{58, 62, 80};
constexpr std::array<int, 3> nearPercent{140, 129, 112};
constexpr std::array<int, 3> rememberedPercent{42, 46, 66};

using ChannelTable = std::array<std::array<std::uint8_t, 256>, 3>;
using LightTable = std::array<ChannelTable, lightSteps>;

/// What a channel's value is multiplied by at this step of light, in 900ths.
constexpr int share900(std::size_t channel, int step) {
    return farPercent[channel] * 9 + (nearPercent[channel] - farPercent[channel]) * step;
}

constexpr LightTable makeLightTable() {
    LightTable table{};
    for (std::size_t step = 0; step < lightSteps; ++step)
        for (std::size_t channel = 0; channel < 3; ++channel)
            for (int value = 0; value < 256; ++value)
                table[step][channel][static_cast<std::size_t>(value)] = static_cast<std::uint8_t>(
                    std::min(255, value * share900(channel, static_cast<int>(step)) / 900));
    return table;
}

constexpr LightTable lightTable = makeLightTable();

/// A channel under light and glow: a glow adds its colour times surface / 110 + 0.15, and comes in sevenths.
int glowing(int value, std::size_t channel, int step, int glowSevenths) {
    const std::int64_t light = static_cast<std::int64_t>(value) * share900(channel, step) * 770;
    const std::int64_t glow = static_cast<std::int64_t>(glowSevenths) * (value * 100 + 1650) * 9;
    return static_cast<int>(std::min<std::int64_t>(255, (light + glow) / 693000));
}

/// The whole part of the square root.
std::int64_t root(std::int64_t value) {
    std::int64_t low = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit != 0; bit >>= 1)
        if ((low + bit) * (low + bit) <= value) low += bit;
    return low;
}

/// Nearness to a lamp `radius` wide, from one in its middle to 0 at its rim and beyond.
/// Downward counts a twentieth more: the floor is seen at a slant.
int nearness(Point step, int radius) {
    const std::int64_t square = 400LL * step.x * step.x + 441LL * step.y * step.y;
    const std::int64_t distance = root(square * 4096 / 25);  // in 1/256 pixel
    return std::max(0, one - static_cast<int>(distance * 256 / radius));
}

int smoothStep(std::int64_t t) {
    return static_cast<int>((t * t / one) * (3 * one - 2 * t) / one);
}

/// The part of a square around `middle` that lies in a picture of this size.
Rect squareAround(Point middle, int radius, Size size) {
    return intersection({middle.x - radius, middle.y - radius, 2 * radius + 1, 2 * radius + 1},
                        {0, 0, size.width, size.height});
}

}  // namespace

void LightField::reset(Rect area) {
    const Size size{area.width, area.height};
    if (light_.size() != size) {
        light_ = Grid<int>{size};
        glow_ = Grid<GlowSum>{size};
    } else {
        std::ranges::fill(light_.cells(), 0);
        std::ranges::fill(glow_.cells(), GlowSum{});
    }
    area_ = area;
}

const Grid<int>& LightField::stampOf(const Lamp& lamp) {
    const auto [entry, isNew] = lampStamps_.try_emplace({lamp.radius, lamp.powerPercent});
    Grid<int>& stamp = entry->second;
    if (isNew) {
        stamp = Grid<int>{{2 * lamp.radius + 1, 2 * lamp.radius + 1}};
        for (int y = 0; y < stamp.height(); ++y)
            for (int x = 0; x < stamp.width(); ++x)
                stamp[{x, y}] = smoothStep(nearness({x - lamp.radius, y - lamp.radius}, lamp.radius)) *
                                lamp.powerPercent / 100;
    }
    return stamp;
}

const Grid<int>& LightField::stampOf(const Glow& glow) {
    const auto [entry, isNew] = glowStamps_.try_emplace(glow.radius);
    Grid<int>& stamp = entry->second;
    if (isNew) {
        stamp = Grid<int>{{2 * glow.radius + 1, 2 * glow.radius + 1}};
        for (int y = 0; y < stamp.height(); ++y)
            for (int x = 0; x < stamp.width(); ++x) {
                const std::int64_t near = nearness({x - glow.radius, y - glow.radius}, glow.radius);
                stamp[{x, y}] = static_cast<int>((near * near / one * 7 + one / 2) / one);
            }
    }
    return stamp;
}

void LightField::add(const Lamp& lamp) {
    const Grid<int>& stamp = stampOf(lamp);
    const Point middle = lamp.at - Point{area_.x, area_.y};
    const Rect part = squareAround(middle, lamp.radius, light_.size());
    for (int y = part.y; y < part.bottom(); ++y)
        for (int x = part.x; x < part.right(); ++x) {
            const int power = stamp[{x - middle.x + lamp.radius, y - middle.y + lamp.radius}];
            int& light = light_[{x, y}];
            light = std::max(light, power) + std::min(light, power) / 4;
        }
}

void LightField::add(const Glow& glow) {
    const Grid<int>& stamp = stampOf(glow);
    const Point middle = glow.at - Point{area_.x, area_.y};
    const Rect part = squareAround(middle, glow.radius, glow_.size());
    for (int y = part.y; y < part.bottom(); ++y)
        for (int x = part.x; x < part.right(); ++x) {
            const int sevenths = stamp[{x - middle.x + glow.radius, y - middle.y + glow.radius}];
            std::array<int, 3>& sum = glow_[{x, y}].sevenths;
            sum[0] += sevenths * redOf(glow.colour);
            sum[1] += sevenths * greenOf(glow.colour);
            sum[2] += sevenths * blueOf(glow.colour);
        }
}

int LightField::ninthsOf(int light) {
    return std::min((light * 9 + one / 2) / one, lightSteps - 1);
}

Pixel LightField::lit(Pixel surface, Point pixel) const {
    const int step = ninths(pixel);
    const ChannelTable& table = lightTable[static_cast<std::size_t>(step)];
    std::array<int, 3> channels{redOf(surface), greenOf(surface), blueOf(surface)};
    const std::array<int, 3>& glow = glow_[pixel].sevenths;
    for (std::size_t i = 0; i < 3; ++i) {
        const int value = channels[i];
        channels[i] =
            glow[i] == 0 ? table[i][static_cast<std::size_t>(value)] : glowing(value, i, step, glow[i]);
    }
    return opaque(channels[0], channels[1], channels[2]);
}

Pixel rememberedLook(Pixel surface) {
    const std::array<int, 3> channels{redOf(surface), greenOf(surface), blueOf(surface)};
    const int grey = 30 * channels[0] + 55 * channels[1] + 15 * channels[2];  // in hundredths
    const auto look = [&](std::size_t i) {
        return (3500 * channels[i] + 65 * grey) * rememberedPercent[i] / 1000000;
    };
    return opaque(look(0), look(1), look(2));
}

Pixel figureLook(Pixel pixel, int ninths) {
    const bool isBright = ninths >= 9;
    const std::array<int, 3> tint = isBright ? std::array{100, 98, 95} : std::array{92, 95, 102};
    const int ninthsOfFigure = 85 * 9 + 15 * std::min(ninths, 9);  // 0.85 to 1, in 900ths
    const auto look = [&](int value, std::size_t i) {
        return std::min(255, value * tint[i] * ninthsOfFigure / (100 * 900));
    };
    return opaque(look(redOf(pixel), 0), look(greenOf(pixel), 1), look(blueOf(pixel), 2));
}

}  // namespace gone
