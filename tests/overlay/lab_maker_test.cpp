#include "overlay/lab_maker.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

namespace gone {

namespace {

LabWish large(std::uint64_t seed) {
    CaveParams open;
    open.fillPercent = 20;
    return {open, {200, 200}, Seed{seed}};
}

/// Waits until the thread has made what is wanted; a minute is a failure.
std::shared_ptr<const LabLevel> awaited(LabMaker& maker) {
    for (int tries = 0; tries < 6000; ++tries) {
        if (auto made = maker.finished()) return made;
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a small level is there at once") {
    LabMaker maker;
    const LabWish wish{RogueParams{}, defaultSize, Seed{4}};
    const auto made = maker.want(wish);
    REQUIRE(made);
    CHECK(made->wish == wish);
    CHECK(!maker.isBusy());
}

TEST_CASE("a large level comes later and is the same as made at once") {
    LabMaker maker;
    CHECK(!maker.want(large(1)));
    CHECK(maker.isBusy());
    const auto made = awaited(maker);
    REQUIRE(made);
    CHECK(made->hash == makeLabLevel(large(1))->hash);
    CHECK(!maker.isBusy());
}

TEST_CASE("of many large wishes the newest wins and the others are never shown") {
    LabMaker maker;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) maker.want(large(seed));
    const auto made = awaited(maker);
    REQUIRE(made);
    CHECK(made->wish == large(20));
    CHECK(!maker.finished());
}

TEST_CASE("a small wish makes the large one before it void") {
    LabMaker maker;
    maker.want(large(1));
    CHECK(maker.want({RogueParams{}, defaultSize, Seed{4}}));
    CHECK(!maker.isBusy());
    while (maker.isWorking()) std::this_thread::sleep_for(std::chrono::milliseconds{5});
    CHECK(!maker.finished());
}

TEST_CASE("the lab shows what its fields say, and keeps its level while they are refused") {
    LabMaker maker;
    LabState lab = labFor({RogueParams{}, defaultSize, Seed{4}});
    CHECK(serve(lab, maker));
    CHECK(!serve(lab, maker));
    typeSize(lab, 2, 2);
    CHECK(!serve(lab, maker));
    CHECK(lab.level->wish.size == defaultSize);
    typeSize(lab, 40, 24);
    CHECK(serve(lab, maker));
    CHECK(lab.level->wish.size == Size{40, 24});
}

TEST_CASE("going back to what is shown while a large level is made keeps it shown") {
    LabMaker maker;
    const LabWish small{RogueParams{}, defaultSize, Seed{4}};
    LabState lab = labFor(small);
    serve(lab, maker);
    takeWish(lab, large(1));
    CHECK(!serve(lab, maker));
    takeWish(lab, small);
    CHECK(!serve(lab, maker));
    while (maker.isWorking()) std::this_thread::sleep_for(std::chrono::milliseconds{5});
    CHECK(!serve(lab, maker));
    CHECK(lab.level->wish == small);
}

}  // namespace gone
