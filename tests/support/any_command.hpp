#pragma once

#include "base/rng.hpp"
#include "game/game.hpp"

namespace gone {

/// Something the hero may try now: mostly a step, else anything with anything he has or sees.
Command anyCommand(const Game& game, Rng& rng);

/// Brings the hero, whole again, somewhere at once: to where a room is missing, if he should and there is
/// one, else to the stairs down. So commands that lead nowhere come to see the run.
void leap(Game& game, bool toGoneRoom);

/// One command of every kind the hero has, with numbers of its own in every member.
std::vector<Command> everyCommand();

}  // namespace gone
