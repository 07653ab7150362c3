#pragma once

#include "base/grid.hpp"
#include "world/tile.hpp"

namespace gone {

/// How the walls of a level stand (art direction, section 5): which solid cells show a face, which a top.
/// Outside the level everything is solid rock. Borrows the tiles.
class WallShape {
public:
    explicit WallShape(const Grid<Tile>& tiles) : tiles_{tiles} {}

    Tile tile(Point at) const { return tiles_.at(at, Tile::Rock); }
    bool solid(Point at) const { return isSolid(tile(at)); }
    /// A solid cell with an open one below: a full tile of wall is seen.
    bool face(Point at) const { return tiles_.contains(at) && solid(at) && !solid(at + Point{0, 1}); }
    /// Solid and no face: only the top is seen.
    bool mass(Point at) const { return solid(at) && !face(at); }
    /// A door in a wall that runs left-right; it counts as a face for lips.
    bool levelDoor(Point at) const {
        return drawnAsDoor(at) && solid(at + Point{-1, 0}) && solid(at + Point{1, 0});
    }
    /// A strip of wall top lies over the cell above.
    bool lipped(Point at) const { return (face(at) || levelDoor(at)) && !solid(at + Point{0, -1}); }
    /// A mass cell whose top reaches up like its neighbours' lips, so that a run of wall has one height.
    bool raised(Point at) const;

private:
    bool drawnAsDoor(Point at) const { return isDoor(tile(at)) && !solid(at); }
    bool inOpenRun(Point at) const { return (solid(at) || levelDoor(at)) && !solid(at + Point{0, -1}); }

    const Grid<Tile>& tiles_;
};

}  // namespace gone
