#pragma once

#include "base/rng.hpp"
#include "game/game.hpp"

namespace gone {

/// Something the hero may try now: mostly a step, else anything with anything he has or sees.
Command anyCommand(const Game& game, Rng& rng);

/// One command of every kind the hero has, with numbers of its own in every member.
std::vector<Command> everyCommand();

}  // namespace gone
