#pragma once

#include "generation/findings.hpp"

namespace gone {

// What must hold of corridors and doors; level_check.cpp says which and from when on.

void closedRings(const Level& level, Findings& found);
void corridorsOffRooms(const Level& level, Findings& found);
void doorsInWalls(const Level& level, Findings& found);
void doorsApart(const Level& level, Findings& found);
void doorsLeadSomewhere(const Level& level, Findings& found);
void doorTilesMatch(const Level& level, Findings& found);
void pathsHold(const Level& level, Findings& found);
void pathsAreShort(const Level& level, Findings& found);
void roomsLinked(const Level& level, Findings& found);
void linksUnique(const Level& level, Findings& found);
void crossingsRecorded(const Level& level, Findings& found);

}  // namespace gone
