#pragma once

#include "base/bit_rows.hpp"

namespace gone {

/// One rule of the cave automaton; walls are counted among the eight neighbours, the cell itself not.
struct AutomatonRule {
    int surviveMin = 3;  ///< 0..9: a wall with fewer wall neighbours is removed
    int birthOver = 4;   ///< 0..8: an empty cell with more wall neighbours becomes wall
};

/// Writes the next generation of `walls` into `next`, a second buffer of the same size.
/// Outside the map counts as wall, and the edge stays wall.
void stepAutomaton(const AutomatonRule& rule, const BitRows& walls, BitRows& next);

}  // namespace gone
