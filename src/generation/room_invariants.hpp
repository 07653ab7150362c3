#pragma once

#include "generation/findings.hpp"

namespace gone {

// What must hold of rooms, the map's edge and the stairs; level_check.cpp says which and from when on.

void closedEdge(const Level& level, Findings& found);
void twoStairs(const Level& level, Findings& found);
void stairsInRooms(const Level& level, Findings& found);
void allReachable(const Level& level, Findings& found);
void roomsApart(const Level& level, Findings& found);
void openFloors(const Level& level, Findings& found);
void numbersInOrder(const Level& level, Findings& found);
void pocketsClosed(const Level& level, Findings& found);

}  // namespace gone
