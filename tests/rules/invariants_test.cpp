#include "rules/invariants.hpp"

#include "rules/playing.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("a sound floor has no fault") {
    World world = drawn("#@^=.K");
    world.chests.push_back({{3, 0}, false, {}});
    world.traps.push_back({{4, 0}, TrapKind::Alarm, true});
    world.features.push_back({{0, 0}, FeatureKind::Crack, 0, false, {}});
    world.sealed = true;
    CHECK(faultIn(world) == "");
}

TEST_CASE("what lies in stone or on the wrong tile is a fault") {
    const auto faultOf = [](const char* level, auto change) {
        World world = drawn(level);
        change(world);
        return faultIn(world);
    };
    CHECK(faultOf("@=", [](World&) {}) == "a chest tile at (1, 0) has no chest");
    CHECK(faultOf("@.", [](World& w) {
              w.chests.push_back({{1, 0}, false, {}});
          }) == "a chest stands on floor at (1, 0)");
    CHECK(faultOf("@^", [](World& w) { w.traps.clear(); }) == "a trap tile at (1, 0) has no trap");
    CHECK(faultOf("@^", [](World& w) { w.traps.front().hidden = true; }) ==
          "a hidden trap is in plain view at (1, 0)");
    CHECK(faultOf("@.", [](World& w) {
              w.traps.push_back({{1, 0}, TrapKind::Dart, false});
          }) == "a found trap does not show at (1, 0)");
    CHECK(faultOf("@#", [](World& w) {
              w.traps.push_back({{1, 0}, TrapKind::Dart, true});
          }) == "a trap is out of reach at (1, 0)");
    CHECK(faultOf("@#", [](World& w) {
              w.features.push_back({{1, 0}, FeatureKind::Spring, 0, false, {}});
          }) == "a feature is out of reach at (1, 0)");
    CHECK(faultOf("@.", [](World& w) {
              w.features.push_back({{1, 0}, FeatureKind::Crack, 0, false, {}});
          }) == "a crack is in no wall at (1, 0)");
    CHECK(faultOf("@#", [](World& w) { w.layers.fire.set({1, 0}, 3); }) == "fire is inside stone at (1, 0)");
    CHECK(faultOf("@#", [](World& w) { w.layers.webs.set({1, 0}, 1); }) == "a web is inside stone at (1, 0)");
    CHECK(faultOf("@r", [](World& w) { w.sealed = true; }) == "the floor is sealed and no boss lives");
}
