#include "generation/carver.hpp"

#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace gone;

namespace {

std::string plain() {
    return "a step";
}

}  // namespace

TEST_CASE("a carver starts with a blank level") {
    Generation out;
    const Carver carver{out, {4, 3}, Tile::Wall, Tracing::Off};
    CHECK(carver.size() == Size{4, 3});
    CHECK(out.level.tiles == Grid<Tile>{{4, 3}, Tile::Wall});
}

TEST_CASE("a carver without tracing leaves no trace and asks for no caption") {
    Generation out;
    Carver carver{out, {4, 3}, Tile::Rock, Tracing::Off};
    int captions = 0;
    carver.step("rooms", nullptr, [&] {
        ++captions;
        return plain();
    });
    carver.set({1, 1}, Tile::Floor);
    carver.replaceSolid(BitRows{{4, 3}});
    carver.setIds(Grid<int>{{4, 3}, 2});
    carver.noteTunnel({});
    carver.noteCosts(Grid<int>{{4, 3}, 1});
    CHECK(captions == 0);
    CHECK(out.trace.steps.empty());
    CHECK(out.trace.edits.empty());
    CHECK(out.trace.idEdits.empty());
    CHECK(out.trace.keyframes.empty());
    CHECK(out.trace.costs.size() == Size{});
    CHECK(out.level.tiles == Grid<Tile>{{4, 3}, Tile::Floor});
    CHECK(carver.ids() == Grid<int>{{4, 3}, 2});
}

TEST_CASE("an edit knows its cell, what was there, its step, and how many draws its stream had made") {
    Generation out;
    Carver carver{out, {4, 3}, Tile::Rock, Tracing::On};
    Rng rng{Seed{1}};
    carver.step("link", &rng, plain);
    static_cast<void>(rng.below(6));
    static_cast<void>(rng.below(6));
    carver.set({1, 1}, Tile::Corridor);
    static_cast<void>(rng.below(6));
    carver.set({2, 1}, Tile::Corridor);
    carver.step("doors", nullptr, plain);
    carver.set({1, 1}, Tile::ClosedDoor);
    REQUIRE(out.trace.edits.size() == 3);
    const auto check = [&](std::size_t i, Point at, Tile before, Tile after, unsigned step, unsigned draw) {
        const CellEdit& edit = out.trace.edits[i];
        CHECK(edit.at == at);
        CHECK(edit.before == before);
        CHECK(edit.after == after);
        CHECK(edit.step == step);
        CHECK(edit.draw == draw);
    };
    check(0, {1, 1}, Tile::Rock, Tile::Corridor, 0, 2);
    check(1, {2, 1}, Tile::Rock, Tile::Corridor, 0, 3);
    check(2, {1, 1}, Tile::Corridor, Tile::ClosedDoor, 1, 0);
    CHECK(out.trace.steps[0].firstEdit == 0);
    CHECK(out.trace.steps[1].firstEdit == 2);
}

TEST_CASE("setting a cell to what it is already is no edit") {
    Generation out;
    Carver carver{out, {4, 3}, Tile::Rock, Tracing::On};
    carver.step("rooms", nullptr, plain);
    carver.set({1, 1}, Tile::Rock);
    CHECK(out.trace.edits.empty());
}

TEST_CASE("filling sets every cell of the rectangle and no other") {
    Generation out;
    Carver carver{out, {5, 4}, Tile::Rock, Tracing::On};
    carver.step("rooms", nullptr, plain);
    carver.fill({1, 1, 3, 2}, Tile::Floor);
    CHECK(rowsOf(carver.tiles()) == std::vector<std::string>{"     ", " ... ", " ... ", "     "});
    CHECK(out.trace.edits.size() == 6);
}

TEST_CASE("steps are numbered from one within a pass") {
    Generation out;
    Carver carver{out, {4, 3}, Tile::Rock, Tracing::On};
    for (const std::string_view pass : {"rooms", "link", "link", "link", "doors"})
        carver.step(pass, nullptr, [&] { return std::string{pass}; });
    std::vector<int> numbers;
    for (const TraceStep& step : out.trace.steps) {
        numbers.push_back(step.number);
        CHECK(step.caption == step.pass);
    }
    CHECK(numbers == std::vector{1, 1, 2, 3, 1});
}

TEST_CASE("replacing the walls is one keyframe with the walls before and after") {
    Generation out;
    Carver carver{out, {70, 2}, Tile::Wall, Tracing::On};
    BitRows walls{{70, 2}};
    walls.set({0, 0});
    walls.set({69, 1});
    carver.step("noise", nullptr, plain);
    carver.replaceSolid(walls);
    carver.step("automaton", nullptr, plain);
    carver.replaceSolid(BitRows{{70, 2}});
    REQUIRE(out.trace.keyframes.size() == 2);
    CHECK(out.trace.keyframes[0].before.count() == 140);
    CHECK(out.trace.keyframes[0].after == walls);
    CHECK(out.trace.keyframes[1].before == walls);
    CHECK(out.trace.keyframes[1].after.count() == 0);
    CHECK(out.trace.steps[1].keyframe == std::size_t{1});
    CHECK(out.trace.edits.empty());
}

TEST_CASE("ids are known from the step that sets them, and each change is recorded") {
    Generation out;
    Carver carver{out, {3, 1}, Tile::Floor, Tracing::On};
    carver.step("noise", nullptr, plain);
    carver.step("regions", nullptr, plain);
    Grid<int> ids{{3, 1}, -1};
    ids[{2, 0}] = 4;
    carver.setIds(ids);
    carver.step("tunnel", nullptr, plain);
    carver.setId({1, 0}, 4);
    carver.setId({1, 0}, 4);
    CHECK_FALSE(out.trace.steps[0].hasIds);
    CHECK(out.trace.steps[1].hasIds);
    CHECK(out.trace.steps[2].hasIds);
    REQUIRE(out.trace.idEdits.size() == 2);
    CHECK(out.trace.idEdits[1].at == Point{1, 0});
    CHECK(out.trace.idEdits[1].before == -1);
    CHECK(out.trace.idEdits[1].after == 4);
}
