#include "overlay/timeline.hpp"

#include <doctest/doctest.h>

namespace gone {

TEST_CASE("consecutive steps of one pass make one span") {
    Trace trace;
    for (const char* pass : {"noise", "automaton", "automaton", "tunnel", "tunnel", "tunnel", "finish"}) {
        trace.steps.emplace_back();
        trace.steps.back().pass = pass;
    }
    CHECK(passSpans(trace) ==
          std::vector<PassSpan>{{"noise", 0, 1}, {"automaton", 1, 2}, {"tunnel", 3, 3}, {"finish", 6, 1}});
    CHECK(passSpans(Trace{}).empty());
}

TEST_CASE("the caption names position, pass and number") {
    const LabWish wish{CaveParams{}, {40, 24}, Seed{7}};
    LabState lab = labFor(wish);
    CHECK(stepText(lab).empty());
    show(lab, makeLabLevel(wish));
    seek(lab, 0);
    CHECK(stepText(lab) == "0 of " + std::to_string(stepCount(lab)) + "  nothing yet");
    seek(lab, 1);
    CHECK(stepText(lab).find("  noise 1") != std::string::npos);
}

}  // namespace gone
