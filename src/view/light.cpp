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
    const auto surface = static_cast<std::uint32_t>(value);
    const std::uint32_t light = surface * static_cast<std::uint32_t>(share900(channel, step)) * 770;
    const std::uint32_t glow = static_cast<std::uint32_t>(glowSevenths) * (surface * 100 + 1650) * 9;
    return static_cast<int>(std::min<std::uint32_t>(255, (light + glow) / 693000));
}

/// Beyond this a glow is brighter than any surface shows; and the sum above stays within its 32 bits.
constexpr int mostGlow = 14000;
static_assert(std::uint64_t{255} * 1260 * 770 + std::uint64_t{mostGlow} * 27150 * 9 <
              (std::uint64_t{1} << 32));

/// The whole part of the square root of a number below 2^34.
std::int64_t root(std::int64_t value) {
    std::int64_t low = 0;
    for (std::int64_t bit = std::int64_t{1} << 16; bit != 0; bit >>= 1)
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

int sevenths(std::int64_t t) {
    return static_cast<int>((t * t / one * 7 + one / 2) / one);
}

/// What `strength` makes of the nearness of each pixel around a light; all four quarters are alike.
Grid<int> stampOf(int radius, int (*strength)(std::int64_t)) {
    Grid<int> stamp{{2 * radius + 1, 2 * radius + 1}};
    for (int y = 0; y <= radius; ++y)
        for (int x = 0; x <= radius; ++x) {
            const int value = strength(nearness({x, y}, radius));
            for (const int down : {-y, y})
                for (const int right : {-x, x}) stamp[{radius + right, radius + down}] = value;
        }
    return stamp;
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

const Grid<int>& LightField::lampStamp(int radius) {
    const auto [entry, isNew] = lampStamps_.try_emplace(radius);
    if (isNew) entry->second = stampOf(radius, smoothStep);
    return entry->second;
}

const Grid<int>& LightField::glowStamp(int radius) {
    const auto [entry, isNew] = glowStamps_.try_emplace(radius);
    if (isNew) entry->second = stampOf(radius, sevenths);
    return entry->second;
}

void LightField::add(const Lamp& lamp) {
    const Grid<int>& stamp = lampStamp(lamp.radius);
    const Point middle = lamp.at - Point{area_.x, area_.y};
    const Rect part = squareAround(middle, lamp.radius, light_.size());
    if (part.area() == 0) return;
    const Point inStamp = Point{part.x + lamp.radius, part.y + lamp.radius} - middle;
    for (int y = 0; y < part.height; ++y) {
        const int* powers = &stamp[inStamp + Point{0, y}];
        int* lights = &light_[{part.x, part.y + y}];
        for (int x = 0; x < part.width; ++x) {
            const int power = powers[x] * lamp.powerPermille / 1000;
            lights[x] = std::max(lights[x], power) + std::min(lights[x], power) / 4;
        }
    }
}

void LightField::add(const Glow& glow) {
    const Grid<int>& stamp = glowStamp(glow.radius);
    const Point middle = glow.at - Point{area_.x, area_.y};
    const Rect part = squareAround(middle, glow.radius, glow_.size());
    const std::array<int, 3> colour{redOf(glow.colour), greenOf(glow.colour), blueOf(glow.colour)};
    for (int y = part.y; y < part.bottom(); ++y)
        for (int x = part.x; x < part.right(); ++x) {
            const int sevenths = stamp[{x - middle.x + glow.radius, y - middle.y + glow.radius}];
            if (sevenths == 0) continue;
            GlowSum& sum = glow_[{x, y}];
            sum.any = 1;
            for (std::size_t i = 0; i < 3; ++i)
                sum.sevenths[i] =
                    static_cast<std::uint16_t>(std::min(sum.sevenths[i] + sevenths * colour[i], mostGlow));
        }
}

int LightField::ninthsOf(int light) {
    return std::min((light * 9 + one / 2) / one, lightSteps - 1);
}

Pixel LightField::lit(Pixel surface, int light, const GlowSum& glow) {
    const int step = ninthsOf(light);
    const ChannelTable& table = lightTable[static_cast<std::size_t>(step)];
    const std::array<int, 3> channels{redOf(surface), greenOf(surface), blueOf(surface)};
    const auto plain = [&](std::size_t i) { return table[i][static_cast<std::size_t>(channels[i])]; };
    if (glow.any == 0) return opaque(plain(0), plain(1), plain(2));
    const auto shining = [&](std::size_t i) { return glowing(channels[i], i, step, glow.sevenths[i]); };
    return opaque(shining(0), shining(1), shining(2));
}

Pixel LightField::lit(Pixel surface, Point pixel) const {
    return lit(surface, light_[pixel], glow_[pixel]);
}

void LightField::light(std::span<Pixel> row, Point first) const {
    const int* lights = &light_[first];
    const GlowSum* glows = &glow_[first];
    for (Pixel& pixel : row) pixel = lit(pixel, *lights++, *glows++);
}

Pixel rememberedLook(Pixel surface) {
    const std::array<int, 3> channels{redOf(surface), greenOf(surface), blueOf(surface)};
    const int grey = 30 * channels[0] + 55 * channels[1] + 15 * channels[2];  // in hundredths
    const auto look = [&](std::size_t i) {
        return (3500 * channels[i] + 65 * grey) * rememberedPercent[i] / 1000000;
    };
    return opaque(look(0), look(1), look(2));
}

void showRemembered(std::span<Pixel> surfaces) {
    for (Pixel& pixel : surfaces) pixel = rememberedLook(pixel);
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
