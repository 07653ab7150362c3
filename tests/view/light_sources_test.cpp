#include "view/light_sources.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace gone;

namespace {

constexpr std::uint32_t tickMs = 125;

bool same(const Lamp& a, const Lamp& b) {
    return a.at == b.at && a.radius == b.radius && a.powerPermille == b.powerPermille;
}

}  // namespace

TEST_CASE("a torch flickers within 4 percent of its power and 3 percent of its radius and uses that room") {
    std::set<int> powers;
    std::set<int> radii;
    for (std::uint32_t tick = 0; tick < 2000; ++tick) {
        const Lamp torch = torchOf({5, 7}, tick * tickMs, {});
        CHECK(torch.at == Point{5 * 16 + 8, 7 * 16 + 8});
        powers.insert(torch.powerPermille);
        radii.insert(torch.radius);
        CHECK(torch.radius < farthestLight);
    }
    CHECK(*powers.begin() >= 816);
    CHECK(*powers.rbegin() <= 884);
    CHECK(powers.size() > 40);
    CHECK(*radii.begin() == 68);
    CHECK(*radii.rbegin() == 72);
}

TEST_CASE("a torch changes on each second tick only, and neighbours at different ones") {
    const auto firstChange = [](Point cell) {
        for (std::uint32_t tick = 3; tick < 8; ++tick)
            if (!same(torchOf(cell, tick * tickMs, {}), torchOf(cell, (tick - 1) * tickMs, {}))) return tick;
        return 0U;
    };
    std::set<std::uint32_t> parities;
    for (int x = 0; x < 40; x += 5) {
        const Point cell{x, 3};
        parities.insert(firstChange(cell) % 2);
        for (std::uint32_t tick = firstChange(cell); tick < 60; tick += 2)
            CHECK(same(torchOf(cell, tick * tickMs, {}), torchOf(cell, tick * tickMs + 249, {})));
    }
    CHECK(parities.size() == 2);
}

TEST_CASE("steady light stops flicker and flames, and so does standing still") {
    for (const ViewOptions options : {ViewOptions{true, false}, ViewOptions{false, true}})
        for (std::uint32_t ms = 0; ms < 5000; ms += 90) {
            CHECK(same(torchOf({5, 7}, ms, options), Lamp{{88, 120}, 70, 850}));
            CHECK(flameFrame({5, 7}, ms, options) == 0);
        }
}

TEST_CASE("at the very beginning every torch burns plain, so that first pictures can be compared") {
    for (int x = 0; x < 20; ++x) CHECK(torchOf({x, 2}, 0, {}).powerPermille == 850);
}

TEST_CASE("flames change every 180 ms") {
    const Point cell{0, 0};
    CHECK(flameFrame(cell, 0, {}) == 0);
    CHECK(flameFrame(cell, 179, {}) == 0);
    CHECK(flameFrame(cell, 180, {}) == 1);
    CHECK(flameFrame(cell, 360, {}) == 0);
}

TEST_CASE("gold glows where a room waits and lilac where the floor has gone") {
    CHECK(glowOf({GlowKind::Keystone, {1, 1}}).colour == opaque(60, 44, 8));
    CHECK(glowOf({GlowKind::Keystone, {1, 1}}).radius == 26);
    CHECK(glowOf({GlowKind::Seal, {1, 1}}).radius == 30);
    CHECK(glowOf({GlowKind::Crack, {1, 1}}).radius == 24);
    CHECK(glowOf({GlowKind::Hole, {1, 1}}).colour == opaque(60, 10, 70));
    CHECK(glowOf({GlowKind::Mushroom, {1, 1}}).at == Point{24, 24});
}
