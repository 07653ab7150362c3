#include "generation/carver.hpp"

#include "generation/level_check.hpp"

#include <cassert>
#include <utility>

namespace gone {
namespace {

BitRows solidOf(const Grid<Tile>& tiles) {
    BitRows solid{tiles.size()};
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (isSolid(tiles[{x, y}])) solid.set({x, y});
    return solid;
}

}  // namespace

Carver::Carver(Generation& out, Size size, Tile blank, Tracing tracing, Checking checking)
    : out_{out}, tracing_{tracing}, checking_{checking} {
    out_.level.tiles = Grid<Tile>{size, blank};
    out_.trace = Trace{};
    out_.trace.size = size;
    out_.trace.blank = blank;
}

void Carver::fill(Rect area, Tile tile) {
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) set({x, y}, tile);
}

void Carver::replaceSolid(const BitRows& solid) {
    Grid<Tile>& tiles = out_.level.tiles;
    assert(solid.size() == tiles.size());
    if (tracing()) {
        Trace& trace = out_.trace;
        trace.steps.back().keyframe = trace.keyframes.size();
        trace.keyframes.push_back({solidOf(tiles), solid});
    }
    for (int y = 0; y < tiles.height(); ++y) {
        const auto bits = solid.row(y);
        const auto row = tiles.row(y);
        for (std::size_t x = 0; x < row.size(); ++x)
            row[x] = ((bits[x / 64] >> (x % 64)) & 1U) != 0 ? Tile::Wall : Tile::Floor;
    }
}

void Carver::setIds(const Grid<int>& ids) {
    if (ids_.size() != ids.size()) ids_ = Grid<int>{ids.size(), -1};
    if (tracing()) out_.trace.steps.back().hasIds = true;
    for (int y = 0; y < ids.height(); ++y)
        for (int x = 0; x < ids.width(); ++x) setId({x, y}, ids[{x, y}]);
}

void Carver::setId(Point at, int id) {
    int& cell = ids_[at];
    if (tracing() && cell != id) out_.trace.idEdits.push_back({at, cell, id});
    cell = id;
}

void Carver::noteTunnel(const TunnelNote& note) {
    if (tracing()) out_.trace.steps.back().tunnel = note;
}

void Carver::noteCosts(const Grid<int>& costs) {
    if (tracing()) out_.trace.costs = costs;
}

void Carver::endPass() {
    if (checking_ == Checking::Off || pass_.empty()) return;
    addNews(out_.problems, problemsIn(out_.level, pass_));
}

void Carver::beginStep(std::string_view pass, const Rng* rng, std::string caption) {
    rng_ = rng;
    Trace& trace = out_.trace;
    TraceStep step;
    step.pass = pass;
    step.caption = std::move(caption);
    step.firstEdit = trace.edits.size();
    step.firstIdEdit = trace.idEdits.size();
    if (!trace.steps.empty()) {
        const TraceStep& last = trace.steps.back();
        step.hasIds = last.hasIds;
        if (last.pass == pass) step.number = last.number + 1;
    }
    trace.steps.push_back(std::move(step));
}

void Carver::record(Point at, Tile before, Tile after) {
    Trace& trace = out_.trace;
    assert(!trace.steps.empty());
    const auto step = static_cast<std::uint32_t>(trace.steps.size() - 1);
    const auto draw = static_cast<std::uint32_t>(rng_ == nullptr ? 0 : rng_->draws());
    trace.edits.push_back({at, before, after, step, draw});
}

}  // namespace gone
