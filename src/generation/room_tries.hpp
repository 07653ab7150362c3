#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

#include <cstdint>
#include <optional>

namespace gone {

/// The floors that a node's room can have, by the range of each edge: exactly those that drawRoom can give,
/// until wishes narrow them.
struct RoomBounds {
    struct Range {
        int first = 0;  ///< both ends included
        int last = 0;
        int count() const { return last < first ? 0 : last - first + 1; }
        void narrow(Range other);
    };
    Range left;
    Range right;  ///< first column past the floor
    Range top;
    Range bottom;  ///< first row past the floor
    Size least;

    /// Only floors that hold this cell.
    void hold(Point cell);
    bool allow(Rect floor) const;
    /// Combinations of edges; some are smaller than a room may be.
    std::uint64_t count() const;
    Rect at(std::uint64_t index) const;
};

RoomBounds boundsOf(const RoomRules& rules, const LayoutNode& node);

/// The floors to try for a room, one after another, in an order that depends on nothing but the stream, the
/// node and the bounds: first as the generator itself draws rooms, `drawn` times, then on a walk that meets
/// all other floors within the bounds, in no order one could see. The walk ends after 20 000 steps.
class RoomTries {
public:
    struct Try {
        Rect floor;
        bool dark = false;
    };
    RoomTries(const RoomRules& rules, const LayoutNode& node, const RoomBounds& bounds, Rng rng, int drawn);

    /// None when there are no more.
    std::optional<Try> next();

private:
    void beginWalk();

    RoomRules rules_;
    LayoutNode node_;
    RoomBounds bounds_;
    Rng rng_;
    int drawsLeft_;
    bool walking_ = false;
    bool dark_ = false;
    std::uint64_t count_ = 0;
    std::uint64_t stepsLeft_ = 0;
    std::uint64_t index_ = 0;
    std::uint64_t stride_ = 0;
};

}  // namespace gone
