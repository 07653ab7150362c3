#include "overlay/lab_maker.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>

namespace gone {

namespace {

using std::chrono::milliseconds;

/// More than any level here takes; a test that waits so long fails.
constexpr std::chrono::minutes aMinute{1};

LabWish wishFor(std::uint64_t seed) {
    return {RogueParams{}, defaultSize, Seed{seed}};
}

/// Makes levels, those of seed 0 only once the gate is open.
class Floodgate {
public:
    LabMaker::Make maker() {
        return [this](const LabWish& wish) {
            while (wish.seed == Seed{0} && !open_) std::this_thread::sleep_for(milliseconds{1});
            return makeLabLevel(wish);
        };
    }
    void open() { open_ = true; }

private:
    std::atomic<bool> open_ = false;
};

void waitForWork(const LabMaker& maker) {
    while (!maker.isWorking()) std::this_thread::sleep_for(milliseconds{1});
}

void waitForRest(const LabMaker& maker) {
    while (maker.isWorking()) std::this_thread::sleep_for(milliseconds{1});
}

}  // namespace

TEST_CASE("a level within the patience is the same as made at once") {
    LabMaker maker;
    CHECK(maker.want(wishFor(4)));
    const auto made = maker.finished(aMinute);
    REQUIRE(made);
    CHECK(made->level->wish == wishFor(4));
    CHECK(made->level->hash == makeLabLevel(wishFor(4))->hash);
    CHECK(!maker.isBusy());
}

TEST_CASE("asking again for what is being made already changes nothing") {
    LabMaker maker;
    CHECK(maker.want(wishFor(4)));
    CHECK(!maker.want(wishFor(4)));
    CHECK(maker.finished(aMinute));
    CHECK(!maker.finished());
}

TEST_CASE("a level that takes longer than the patience comes later") {
    Floodgate gate;
    LabMaker maker{gate.maker()};
    maker.want(wishFor(0));
    CHECK(!maker.finished(milliseconds{1}));
    CHECK(maker.isBusy());
    gate.open();
    CHECK(maker.finished(aMinute));
    CHECK(!maker.isBusy());
}

TEST_CASE("of many wishes the newest wins and the others are never shown") {
    LabMaker maker;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) maker.want(wishFor(seed));
    const auto made = maker.finished(aMinute);
    REQUIRE(made);
    CHECK(made->wish == wishFor(20));
    waitForRest(maker);
    CHECK(!maker.finished());
}

TEST_CASE("a level nobody wants any more does not hold up the one that is wanted") {
    Floodgate gate;
    LabMaker maker{gate.maker()};
    maker.want(wishFor(0));
    waitForWork(maker);
    maker.want(wishFor(4));
    const auto made = maker.finished(aMinute);
    REQUIRE(made);
    CHECK(made->wish == wishFor(4));
    CHECK(maker.isWorking());
    gate.open();
    waitForRest(maker);
    CHECK(!maker.finished());
}

TEST_CASE("a level that cannot be made is a line that says why") {
    LabMaker hungry{[](const LabWish&) -> std::shared_ptr<const LabLevel> { throw std::bad_alloc{}; }};
    hungry.want(wishFor(4));
    const auto failed = hungry.finished(aMinute);
    REQUIRE(failed);
    CHECK(!failed->level);
    CHECK(failed->failure == "The memory does not hold a level of 80x45: a smaller size needs less.");
    LabMaker broken{
        [](const LabWish&) -> std::shared_ptr<const LabLevel> { throw std::runtime_error{"why"}; }};
    broken.want(wishFor(4));
    CHECK(broken.finished(aMinute)->failure == "The level of 80x45 could not be made: why.");
}

TEST_CASE("the lab says what failed, does not try it again, and shows the next wish") {
    int tries = 0;
    LabMaker maker{[&tries](const LabWish& wish) {
        ++tries;
        if (wish.seed == Seed{4}) throw std::bad_alloc{};
        return makeLabLevel(wish);
    }};
    LabState lab = labFor(wishFor(4));
    CHECK(serve(lab, maker, aMinute));
    CHECK(lab.trouble.find("memory") != std::string::npos);
    CHECK(!serve(lab, maker, aMinute));
    CHECK(tries == 1);
    shiftSeed(lab, 1);
    CHECK(serve(lab, maker, aMinute));
    CHECK(lab.trouble.empty());
    CHECK(showsItsWish(lab));
}

TEST_CASE("the lab shows what its fields say, and keeps its level while they are refused") {
    LabMaker maker;
    LabState lab = labFor(wishFor(4));
    CHECK(serve(lab, maker, aMinute));
    CHECK(!serve(lab, maker, aMinute));
    typeSize(lab, 2, 2);
    CHECK(!serve(lab, maker, aMinute));
    CHECK(lab.level->wish.size == defaultSize);
    CHECK(!showsItsWish(lab));
    typeSize(lab, 40, 24);
    CHECK(serve(lab, maker, aMinute));
    CHECK(lab.level->wish.size == Size{40, 24});
}

TEST_CASE("going back to what is shown while another level is made keeps it shown") {
    Floodgate gate;
    LabMaker maker{gate.maker()};
    LabState lab = labFor(wishFor(4));
    serve(lab, maker, aMinute);
    takeSeed(lab, Seed{0});
    CHECK(!serve(lab, maker, milliseconds{1}));
    CHECK(!showsItsWish(lab));
    takeSeed(lab, Seed{4});
    CHECK(!serve(lab, maker, milliseconds{1}));
    CHECK(showsItsWish(lab));
    gate.open();
    waitForRest(maker);
    CHECK(!serve(lab, maker, milliseconds{1}));
    CHECK(lab.level->wish == wishFor(4));
}

}  // namespace gone
