#include "overlay/layers.hpp"

namespace gone {

namespace {

void markChanges(const Trace& trace, std::size_t index, std::vector<CellMark>& marks) {
    const std::size_t end =
        index + 1 < trace.steps.size() ? trace.steps[index + 1].firstEdit : trace.edits.size();
    for (std::size_t edit = trace.steps[index].firstEdit; edit < end; ++edit)
        marks.push_back({trace.edits[edit].at, Mark::Changed});
}

void markTunnel(const TunnelNote& tunnel, std::vector<CellMark>& marks) {
    for (const Point cell : tunnel.path) marks.push_back({cell, Mark::Tunnel});
    marks.push_back({tunnel.from, Mark::From});
    marks.push_back({tunnel.to, Mark::To});
}

}  // namespace

std::vector<CellMark> marksOn(const LabState& lab) {
    std::vector<CellMark> marks;
    if (!lab.level) return marks;
    const Trace& trace = lab.level->generation.trace;
    if (lab.position == trace.steps.size()) {
        for (const Problem& problem : lab.level->problems) {
            for (const Point cell : problem.cells) marks.push_back({cell, Mark::Problem});
        }
    } else if (lab.marksSteps && lab.position > 0) {
        markChanges(trace, lab.position - 1, marks);
        if (const auto& tunnel = trace.steps[lab.position - 1].tunnel) markTunnel(*tunnel, marks);
    }
    return marks;
}

std::string_view name(Mark mark) {
    switch (mark) {
        case Mark::Changed: return "changed";
        case Mark::Tunnel: return "the tunnel dug";
        case Mark::From: return "where it starts";
        case Mark::To: return "where it ends";
        case Mark::Problem: return "a problem, at the end";
    }
    return {};
}

Pixel markColour(Mark mark) {
    switch (mark) {
        case Mark::Changed: return opaque(0xd8, 0x91, 0xda);
        case Mark::Tunnel: return opaque(0xf0, 0xbb, 0x3e);
        case Mark::From: return opaque(0xd6, 0xee, 0x80);
        case Mark::To: return opaque(0xff, 0xfc, 0xf0);
        case Mark::Problem: return opaque(0xf7, 0x8a, 0x5c);
    }
    return clearPixel;
}

}  // namespace gone
