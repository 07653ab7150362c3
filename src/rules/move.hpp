#pragma once

#include "rules/stage.hpp"

namespace gone {

/// A step, or what bumping into something means. `quietly`: takes twice as long.
Outcome walk(Stage& stage, ActorId id, Direction direction, bool quietly);
Outcome openDoor(Stage& stage, ActorId id, Direction direction);
Outcome closeDoor(Stage& stage, ActorId id, Direction direction);
Outcome takeStairs(Stage& stage, ActorId id, bool down);

/// Turns somebody's face to where he acts.
void face(Actor& actor, Point toward);

/// A door stays open while somebody is in it or next to it, diagonals included: it never shuts in a face.
void shutEmptyDoors(Stage& stage);

/// Puts somebody on a free cell at once, without the cells between.
void moveAtOnce(Stage& stage, ActorId id, Point to);

}  // namespace gone
