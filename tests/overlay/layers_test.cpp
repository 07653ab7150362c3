#include "overlay/layers.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace gone {

namespace {

LabState shownCave() {
    const LabWish wish{CaveParams{}, {60, 40}, Seed{3}};
    LabState lab = labFor(wish);
    show(lab, makeLabLevel(wish));
    return lab;
}

}  // namespace

TEST_CASE("a finished level without problems has no marks") {
    CHECK(marksOn(shownCave()).empty());
    CHECK(marksOn(labFor({})).empty());
}

TEST_CASE("a tunnel step marks its path and both its ends") {
    LabState lab = shownCave();
    const auto& steps = lab.level->generation.trace.steps;
    const auto tunnel =
        std::ranges::find_if(steps, [](const TraceStep& step) { return step.tunnel.has_value(); });
    REQUIRE(tunnel != steps.end());
    seek(lab, static_cast<std::size_t>(tunnel - steps.begin()) + 1);
    const std::vector<CellMark> marks = marksOn(lab);
    for (const Point cell : tunnel->tunnel->path)
        CHECK(std::ranges::count(marks, CellMark{cell, Mark::Tunnel}) == 1);
    CHECK(std::ranges::count(marks, CellMark{tunnel->tunnel->from, Mark::From}) == 1);
    CHECK(std::ranges::count(marks, CellMark{tunnel->tunnel->to, Mark::To}) == 1);
    lab.marksSteps = false;
    CHECK(marksOn(lab).empty());
}

TEST_CASE("the cells of problems are marked when the level is finished") {
    LabState lab = shownCave();
    auto broken = std::make_shared<LabLevel>(*lab.level);
    broken->problems.push_back({"finish", "F1", "made up", {{3, 4}, {5, 6}}});
    lab.level = broken;
    CHECK(marksOn(lab) == std::vector<CellMark>{{{3, 4}, Mark::Problem}, {{5, 6}, Mark::Problem}});
}

}  // namespace gone
