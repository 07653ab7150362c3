#include "generation/trace.hpp"

#include <cassert>

namespace gone {
namespace {

void apply(const BitRows& solid, Grid<Tile>& tiles) {
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) tiles[{x, y}] = solid[{x, y}] ? Tile::Wall : Tile::Floor;
}

/// The ranges of edits that belong to one step.
struct StepRange {
    std::size_t editEnd;
    std::size_t idEditEnd;
};
StepRange rangeOf(const Trace& trace, std::size_t step) {
    if (step + 1 == trace.steps.size()) return {trace.edits.size(), trace.idEdits.size()};
    return {trace.steps[step + 1].firstEdit, trace.steps[step + 1].firstIdEdit};
}

}  // namespace

TraceCursor::TraceCursor(const Trace& trace)
    : trace_{&trace}, tiles_{trace.size, trace.blank}, ids_{trace.size, -1} {}

const TraceStep* TraceCursor::step() const {
    return position_ == 0 ? nullptr : &trace_->steps[position_ - 1];
}

void TraceCursor::seek(std::size_t position) {
    assert(position <= trace_->steps.size());
    while (position_ < position) forward();
    while (position_ > position) back();
}

void TraceCursor::forward() {
    const Trace& trace = *trace_;
    const TraceStep& step = trace.steps[position_];
    const StepRange end = rangeOf(trace, position_);
    if (step.keyframe) apply(trace.keyframes[*step.keyframe].after, tiles_);
    for (std::size_t i = step.firstEdit; i < end.editEnd; ++i)
        tiles_[trace.edits[i].at] = trace.edits[i].after;
    for (std::size_t i = step.firstIdEdit; i < end.idEditEnd; ++i)
        ids_[trace.idEdits[i].at] = trace.idEdits[i].after;
    ++position_;
}

void TraceCursor::back() {
    const Trace& trace = *trace_;
    --position_;
    const TraceStep& step = trace.steps[position_];
    const StepRange end = rangeOf(trace, position_);
    for (std::size_t i = end.editEnd; i > step.firstEdit; --i)
        tiles_[trace.edits[i - 1].at] = trace.edits[i - 1].before;
    for (std::size_t i = end.idEditEnd; i > step.firstIdEdit; --i)
        ids_[trace.idEdits[i - 1].at] = trace.idEdits[i - 1].before;
    if (step.keyframe) apply(trace.keyframes[*step.keyframe].before, tiles_);
}

}  // namespace gone
