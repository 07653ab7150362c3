#include "app/pacing.hpp"

#include <doctest/doctest.h>

namespace gone {

namespace {

Pace at(std::uint64_t now) {
    Pace pace;
    pace.now = now;
    pace.lastFrame = now;
    pace.lastTick = now;
    return pace;
}

}  // namespace

TEST_CASE("with nothing due the loop rests") {
    CHECK(msToSleep(at(5000)) == restMs);
}

TEST_CASE("something new is shown in the next frame, never sooner than one frame after the last") {
    Pace pace = at(5000);
    pace.changed = true;
    CHECK(msToSleep(pace) == frameMs);
    pace.lastFrame = 4990;
    CHECK(msToSleep(pace) == frameMs - 10);
    pace.lastFrame = 1000;
    CHECK(msToSleep(pace) == 0);
    pace.changed = false;
    pace.moves = true;
    CHECK(msToSleep(pace) == 0);
}

TEST_CASE("cosmetic motion alone wakes the loop eight times a second") {
    Pace pace = at(5000);
    pace.sparkles = true;
    CHECK(msToSleep(pace) == tickMs);
    pace.lastTick = 4900;
    CHECK(msToSleep(pace) == tickMs - 100);
}

TEST_CASE("a hidden window draws nothing, whatever is due") {
    Pace pace = at(5000);
    pace.hidden = pace.changed = pace.moves = pace.sparkles = true;
    pace.lastFrame = pace.lastTick = 0;
    CHECK(msToSleep(pace) == restMs);
}

TEST_CASE("what others have to do shortens the sleep, but the loop never spins for it") {
    Pace pace = at(5000);
    pace.other = 40;
    CHECK(msToSleep(pace) == 40);
    pace.hidden = true;
    CHECK(msToSleep(pace) == 40);
    pace.other = 0;
    CHECK(msToSleep(pace) == 1);
}

}  // namespace gone
