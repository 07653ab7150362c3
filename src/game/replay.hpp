#pragma once

#include "game/run_text.hpp"

#include <optional>
#include <string>

namespace gone {

/// The game that a run began as.
Game beginningOf(const RunHeader& header);

/// A run played again, up to its end or to where it plays otherwise than it was recorded.
struct Replayed {
    Game game;
    int commands = 0;                  ///< carried out
    std::optional<std::string> fault;  ///< "at turn 150 the actors differ", if it plays otherwise
};

/// The run must be of this version's rules and generators.
Replayed replay(const RunRecord& record);

/// Carries out one entry or compares with it. Answers why it does not fit the game, or nothing.
std::string replayEntry(Game& game, const RunEntry& entry);

/// Why a run of these versions cannot be played by this program, as a sentence; empty if it can.
std::string strangeVersion(const RunHeader& header);

}  // namespace gone
