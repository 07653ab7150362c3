#include "view/lighting.hpp"

#include "base/seed.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/light_sources.hpp"
#include "view/sight_fade.hpp"
#include "view/world_view.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

constexpr Size size{160, 96};
const Pixel ink = opaque(13, 10, 20);

World room() {
    return worldFromText(
        "##########\n"
        "##########\n"
        "#...@....#\n"
        "#....#####\n"
        "#....+...#\n"
        "##########\n");
}

/// Something of every lightness and hue, so that each table of the light is looked into.
Canvas surfaces() {
    Canvas canvas{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            canvas.pixels()[{x, y}] = opaque((x * 5) % 256, (y * 7) % 256, (x + y) % 256);
    return canvas;
}

/// The surfaces as they are seen `fadeMs` after the hero has stepped aside, under a torch and a glow.
Canvas litAt(std::uint32_t ms, std::uint32_t fadeMs) {
    World world = room();
    SightFade sight;
    sight.jump(world);
    world.hero().at = {8, 2};
    look(world);
    sight.follow(world);
    sight.update(fadeMs);
    LightField light;
    light.reset({0, 0, size.width, size.height});
    light.add(lanternOf(world.hero().at));
    light.add(torchOf({3, 1}, ms, {}));
    light.add(glowOf({GlowKind::Torch, {3, 1}}));
    light.add(glowOf({GlowKind::Hole, {2, 3}}));
    const WallShape shape{world.level.tiles};
    Canvas canvas = surfaces();
    const Mask floor{size, 0};
    drawLight(canvas, {shape, Manner::Laid, ink, {0, 0}, {0, 0, 10, 6}, floor, {}}, light, sight.shares());
    return canvas;
}

std::uint64_t fingerprint(const Canvas& canvas) {
    Fnv1a hash;
    for (const Pixel pixel : canvas.pixels().cells()) hash.u32(pixel);
    return hash.value();
}

Image drawn(const World& world, const Moment& moment) {
    WorldView view{testAtlas()};
    Canvas canvas{size};
    view.drawWorld(canvas, world, {0, 0}, moment);
    return canvas.pixels();
}

}  // namespace

TEST_CASE("light and fading sight give the same pixels on every machine") {
    CHECK(fingerprint(litAt(0, 0)) == 4174594789898483413U);
    CHECK(fingerprint(litAt(1000, 0)) == 9951770799296765744U);
    CHECK(fingerprint(litAt(0, 80)) == 8802621039360877992U);
    CHECK(fingerprint(litAt(0, 250)) == 3420525342507025639U);
}

TEST_CASE("a fade ends where a picture without one stands") {
    World world = room();
    SightFade sight;
    sight.jump(world);
    world.hero().at = {8, 2};
    look(world);
    sight.follow(world);
    CHECK(drawn(world, Moment{0, {}, &sight, {}}) != drawn(world, {}));
    sight.update(250);
    CHECK(drawn(world, Moment{0, {}, &sight, {}}) == drawn(world, {}));
}

TEST_CASE("what is remembered does not move") {
    World world = room();
    world.visible.clear();
    const Image first = drawn(world, {});
    for (std::uint32_t ms = 0; ms < 3000; ms += 125)
        CHECK(drawn(world, Moment{ms, {}, nullptr, {}}) == first);
}

TEST_CASE("torches in view flicker unless their light shall be steady") {
    const World world = room();
    const auto changes = [&](const ViewOptions& options) {
        // The hero breathes: compare times at which he does the same.
        constexpr std::uint32_t twoBreaths = 840;
        const Image first = drawn(world, Moment{0, options, nullptr, {}});
        for (std::uint32_t ms = twoBreaths; ms < 20 * twoBreaths; ms += twoBreaths)
            if (drawn(world, Moment{ms, options, nullptr, {}}) != first) return true;
        return false;
    };
    CHECK(changes({}));
    CHECK(!changes({true, false}));
    CHECK(!changes({false, true}));
}

TEST_CASE("a glow shines only where its place is known") {
    World world = room();
    const GlowSource seal{GlowKind::Seal, {3, 3}};
    CHECK(drawn(world, Moment{0, {}, nullptr, {&seal, 1}}) != drawn(world, {}));
    const GlowSource unknown{GlowKind::Seal, {7, 4}};
    CHECK(drawn(world, Moment{0, {}, nullptr, {&unknown, 1}}) == drawn(world, {}));
}

TEST_CASE("a torch burns while what it lights is in view and gives no light otherwise") {
    World world = room();
    Point torch{1, 1};
    while (wallDecor(WallShape{world.level.tiles}, Biome::Halls, decorationSeed(world.level), torch) !=
           WallDecor::Torch) {
        ++torch.x;
        REQUIRE(torch.x < 9);
    }
    const Point near = torch + Point{1, 1};
    const auto brightest = [&](Point cell) {
        const Image picture = drawn(world, {});
        int most = 0;
        for (int y = 0; y < cellPixels; ++y)
            for (int x = 0; x < cellPixels; ++x)
                most = std::max(most, greenOf(picture[{cell.x * cellPixels + x, cell.y * cellPixels + y}]));
        return most;
    };
    CHECK(brightest(torch) > 200);
    // Only a floor cell that it lights is left in view.
    world.visible.clear();
    world.visible.set(near);
    CHECK(brightest(torch) > 200);
    const int lit = brightest(near);
    world.visible.clear();
    CHECK(brightest(torch) < 150);
    CHECK(brightest(near) < lit);
}

TEST_CASE("what glows by itself gives no light on what is in view when it is not") {
    World world = room();
    const GlowSource seal{GlowKind::Seal, {3, 3}};
    world.visible.set({3, 3}, false);
    world.visible.set({2, 3}, false);  // or the gap would be filled
    CHECK(drawn(world, Moment{0, {}, nullptr, {&seal, 1}}) == drawn(world, {}));
}
