#pragma once

#include "rules/stage.hpp"

#include <vector>

namespace gone {

/// The free cells beside a cell that somebody of this gait could step to from there, clockwise from north.
std::vector<Point> freeCellsBeside(const World& world, Point at, Gait gait);

/// Halves a foe of a kind that splits, if the hit left it 6 or more and there is room for the other half.
void splitAfterHit(Stage& stage, ActorId parent);

/// A boss that sheds does it once, at half health: two slimes of 6.
void shedAtHalf(Stage& stage, ActorId parent);

}  // namespace gone
