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

TEST_CASE("the fields of the passes cover the grab's place at each of their positions, and meet") {
    const TrackScale roomy = trackScale(100, 204, 9, 8);
    CHECK(roomy.edge(0) == doctest::Approx(102));
    CHECK(roomy.edge(1) == doctest::Approx(122));
    CHECK(roomy.edge(10) == doctest::Approx(302));
    const TrackScale tight = trackScale(100, 204, 999, 8);
    CHECK(tight.first == doctest::Approx(106));
    CHECK(tight.first + 999 * tight.pitch == doctest::Approx(298));
}

TEST_CASE("the caption says of a map too large that its steps are not kept") {
    CaveParams open;
    open.fillPercent = 0;
    LabState lab = labFor({open, {513, 512}, Seed{1}});
    show(lab, makeLabLevel(lab.wish));
    CHECK(stepText(lab) == "too large to trace: steps are kept up to 512x512 cells");
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
