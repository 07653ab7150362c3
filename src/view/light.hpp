#pragma once

#include "view/canvas.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <span>

namespace gone {

/// A lantern or torch; positions are pixels of the level.
struct Lamp {
    Point at;
    int radius = 0;         ///< art pixels
    int powerPermille = 0;  ///< at its middle
};

/// Coloured light that adds to what is near; scaled by the surface, so that it does not turn into fog.
struct Glow {
    Point at;
    int radius = 0;
    Pixel colour = clearPixel;
};

/// Steps of light from the dark to the brightest place, in ninths of a lantern's middle.
inline constexpr int lightSteps = 11;

/// The light that falls on an area in one frame (art direction, section 8). Fixed point throughout.
class LightField {
public:
    /// Nothing is lit yet. `area` in pixels of the level.
    void reset(Rect area);
    /// The strongest lamp counts in full, weaker ones for a quarter.
    void add(const Lamp& lamp);
    void add(const Glow& glow);

    /// 0..lightSteps - 1; `pixel` counts from the top left of the area.
    int ninths(Point pixel) const { return ninthsOf(light_[pixel]); }
    /// A terrain pixel as this light shows it.
    Pixel lit(Pixel surface, Point pixel) const;
    /// The same for a row of them, the leftmost at `first`.
    void light(std::span<Pixel> row, Point first) const;

private:
    struct GlowSum {
        std::array<std::uint16_t, 3> sevenths{};  ///< red, green, blue
        std::uint16_t any = 0;                    ///< whether one of them is more than 0
    };

    static int ninthsOf(int light);
    static Pixel lit(Pixel surface, int light, const GlowSum& glow);
    const Grid<int>& lampStamp(int radius);
    const Grid<int>& glowStamp(int radius);

    Rect area_;
    Grid<int> light_;  ///< 65536 is a lantern's middle
    Grid<GlowSum> glow_;
    std::map<int, Grid<int>> lampStamps_;  ///< by radius: the light around a lamp of full power
    std::map<int, Grid<int>> glowStamps_;  ///< by radius: sevenths of a glow
};

/// A terrain pixel as it is remembered: greyer, bluer, darker.
Pixel rememberedLook(Pixel surface);
void showRemembered(std::span<Pixel> surfaces);

/// A figure's pixel; `ninths` of light where it stands. Figures are never lost in the dark.
Pixel figureLook(Pixel pixel, int ninths);

}  // namespace gone
