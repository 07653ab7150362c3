#pragma once

#include "base/rng.hpp"
#include "generation/generation.hpp"

#include <concepts>
#include <string>
#include <string_view>

namespace gone {

enum class Tracing { Off, On };
/// Whether the invariants are checked whenever a pass is over; the result is Generation::problems.
enum class Checking { Off, EveryPass };

/// The generators' only pen: every change of a tile or a region id goes through it, and so into the trace.
/// Tracing costs nothing when off and never changes what is drawn. The first thing must be a step.
class Carver {
public:
    /// Fills out.level.tiles with `blank` and writes from then on into `out`, which must outlive the carver.
    Carver(Generation& out, Size size, Tile blank, Tracing tracing, Checking checking = Checking::Off);

    Size size() const { return out_.level.tiles.size(); }
    const Grid<Tile>& tiles() const { return out_.level.tiles; }
    const Grid<int>& ids() const { return ids_; }
    bool tracing() const { return tracing_ == Tracing::On; }

    /// Starts a step of `pass`; the edits that follow belong to it. `rng` is the stream that decides them, or
    /// null; its draw counter is noted with each edit. `caption` is only called when tracing.
    void step(std::string_view pass, const Rng* rng, std::invocable auto caption) {
        if (checking_ == Checking::EveryPass && pass != pass_) endPass();
        pass_ = pass;
        if (tracing()) beginStep(pass, rng, caption());
    }

    /// Ends the last pass: steps end the one before them.
    void endPass();

    void set(Point at, Tile tile) {
        Tile& cell = out_.level.tiles[at];
        if (tracing() && cell != tile) record(at, cell, tile);
        cell = tile;
    }
    void fill(Rect area, Tile tile);

    /// Replaces the whole level: set bits become wall, clear bits floor. Kept as one keyframe.
    void replaceSolid(const BitRows& solid);

    /// Region ids known from this step on.
    void setIds(const Grid<int>& ids);
    void setId(Point at, int id);
    /// What the present step's tunnel adds to the trace.
    void noteTunnel(const TunnelNote& note);
    void noteCosts(const Grid<int>& costs);

private:
    void beginStep(std::string_view pass, const Rng* rng, std::string caption);
    void record(Point at, Tile before, Tile after);

    Generation& out_;
    Tracing tracing_;
    Checking checking_;
    std::string_view pass_;  ///< of the present step; empty before the first
    const Rng* rng_ = nullptr;
    Grid<int> ids_;
};

}  // namespace gone
