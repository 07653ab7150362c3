#pragma once

#include "base/bit_rows.hpp"
#include "base/grid.hpp"
#include "world/tile.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// One cell's change, with its origin: which step made it, after how many draws of that step's stream.
struct CellEdit {
    Point at;
    Tile before;
    Tile after;
    std::uint32_t step;
    std::uint32_t draw;
};

/// One cell's change of region id; -1 is rock.
struct IdEdit {
    Point at;
    int before;
    int after;
};

/// A whole automaton generation: which cells are wall, the others being floor. It replaces every cell.
/// A level that uses keyframes begins as wall throughout.
struct Keyframe {
    BitRows before;
    BitRows after;
};

/// What a tunnel step adds: the two targets, the cost of the path, and the path with both ends.
struct TunnelNote {
    Point from;
    Point to;
    int cost = 0;
    std::vector<Point> path;
};

struct TraceStep {
    std::string_view pass;      ///< "noise", "rooms", "link", … (design, section 4)
    int number = 1;             ///< counts from 1 within its pass
    std::string caption;        ///< one line for the timeline
    std::size_t firstEdit = 0;  ///< its edits run from here to the next step's
    std::size_t firstIdEdit = 0;
    std::optional<std::size_t> keyframe;  ///< index into Trace::keyframes
    std::optional<TunnelNote> tunnel;
    bool hasIds = false;  ///< region ids are known from this step on
};

/// How a level came to be, step by step, both ways. Empty when tracing is off.
struct Trace {
    Size size;
    Tile blank = Tile::Rock;  ///< what every cell was before the first step
    std::vector<TraceStep> steps;
    std::vector<CellEdit> edits;
    std::vector<IdEdit> idEdits;
    std::vector<Keyframe> keyframes;
    Grid<int> costs;  ///< pass "cost": the cost of entering each cell; empty without noise
};

/// A place in a trace. Moving one step costs as much as the step changed, in both directions.
class TraceCursor {
public:
    /// Keeps a reference: the trace must outlive the cursor.
    explicit TraceCursor(const Trace& trace);

    /// How many steps are applied: 0 (nothing yet) to trace.steps.size().
    std::size_t position() const { return position_; }
    void seek(std::size_t position);

    const Grid<Tile>& tiles() const { return tiles_; }
    /// Region of each cell, -1 for rock; all -1 before the regions are known.
    const Grid<int>& ids() const { return ids_; }
    /// The step shown, or null at position 0.
    const TraceStep* step() const;

private:
    void forward();
    void back();

    const Trace* trace_;
    std::size_t position_ = 0;
    Grid<Tile> tiles_;
    Grid<int> ids_;
};

}  // namespace gone
