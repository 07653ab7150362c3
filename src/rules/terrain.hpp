#pragma once

#include "rules/stage.hpp"

namespace gone {

// What the floor does to who stands on it, and what fire and gas do.

/// Everything that happens because somebody came to stand on a cell: grass is trampled, webs hold, traps
/// spring, fire burns, gas is breathed.
void enterCell(Stage& stage, ActorId id);

/// Sets a cell alight for some turns, and who stands on it. Water does not burn.
void ignite(Stage& stage, Point at, int turns);

/// Does the cell burn by itself: grass and webs?
bool isFlammable(const World& world, Point at);

/// Lets loose gas that fills so many cells, nearest first, round corners but through no closed door.
/// Sleep gas takes whom it reaches at once.
void releaseGas(Stage& stage, bool poison, Point at, int cells, int turns);

bool hasWeb(const World& world, Point at);
void tearWeb(Stage& stage, Point at);

/// Finds what is hidden at a cell, if anything is.
void unhide(Stage& stage, Point at);
Outcome search(Stage& stage, ActorId id);

/// Fire eats and spreads, gas thins out: once a round.
void burnAndDrift(Stage& stage);

inline constexpr int burningTurns = 4;
inline constexpr int sleepTurns = 10;

}  // namespace gone
