#pragma once

#include "rules/stage.hpp"

namespace gone {

/// One attack as it is about to be made.
struct Blow {
    int attack = 1;
    int low = 1;
    int high = 1;
    int surpriseFactor = 2;  ///< times the damage if the victim is unaware
    Cause cause = Cause::Blow;
};

/// Damage of low..high as game.md rolls it: two draws, the middle more often than the ends.
int rollDamage(Stage& stage, int low, int high);

/// Rolls to hit and for damage less armour, and does all a hit does. True if it hit, blocked or not.
bool strike(Stage& stage, ActorId attacker, ActorId victim, const Blow& blow);

/// The attack of whoever wields what he wields, at a neighbouring cell where somebody stands.
Outcome attack(Stage& stage, ActorId attacker, Direction direction);

/// May a blow go from a cell to its neighbour? Not round a solid corner, nor diagonally through a door.
bool canReach(const Grid<Tile>& tiles, Point from, Direction direction);

/// The hero's own blow with what he wields, or his fists; a foe's by its row.
Blow blowOf(const World& world, const Actor& attacker);

}  // namespace gone
