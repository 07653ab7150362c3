#include "overlay/lab_results.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace gone {

namespace {

LabLevel levelWith(std::vector<RoomKind> kinds) {
    LabLevel level;
    for (const RoomKind kind : kinds) level.generation.level.rooms.emplace_back().kind = kind;
    return level;
}

std::string factNamed(const LabLevel& level, std::string_view label) {
    const std::vector<LabFact> facts = factsOf(level);
    const auto found = std::ranges::find(facts, label, &LabFact::label);
    return found == facts.end() ? "none" : found->value;
}

}  // namespace

TEST_CASE("gone rooms are counted apart") {
    const LabLevel level = levelWith({RoomKind::Room, RoomKind::Gone, RoomKind::Wide, RoomKind::Gone});
    CHECK(factNamed(level, "rooms") == "2, 2 gone");
    CHECK(factNamed(levelWith({RoomKind::Room}), "rooms") == "1");
}

TEST_CASE("a cave has regions, a mixed level has both") {
    CHECK(factNamed(levelWith({RoomKind::Region, RoomKind::Region, RoomKind::Gone}), "regions") ==
          "2, 1 gone");
    CHECK(factNamed(levelWith({RoomKind::Region}), "rooms") == "none");
    CHECK(factNamed(levelWith({RoomKind::Room, RoomKind::Region}), "rooms") == "1, 1 region");
}

TEST_CASE("the title names generator, size and seed") {
    CHECK(titleOf({CaveParams{}, {40, 24}, Seed{7}}) == "cave 40x24, seed 7");
}

TEST_CASE("problems are counted in words") {
    LabLevel level;
    CHECK(problemsText(level) == "no problems");
    level.problems.resize(1);
    CHECK(problemsText(level) == "1 problem");
    level.problems.resize(2);
    CHECK(problemsText(level) == "2 problems");
}

TEST_CASE("results and keys stay in view and the knobs scroll, the keys go first where it gets tight") {
    CHECK(panelShares(600, 300, 150, 60, 20) == PanelShares{300, true});
    CHECK(panelShares(600, 900, 150, 60, 20) == PanelShares{390, true});
    CHECK(panelShares(250, 900, 150, 60, 20) == PanelShares{100, false});
    CHECK(panelShares(100, 900, 150, 60, 20) == PanelShares{80, false});
    CHECK(panelShares(100, 40, 150, 60, 20) == PanelShares{40, false});
}

}  // namespace gone
